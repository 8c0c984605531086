// Made from the elements’ descriptions by `npm run build`.

import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type * as DOM from './index.d.ts'

type Base<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'mrp-config': Base<DOM.MrpConfig> & {
        /** The business address: where requests go. Default `hello@mrp-agent.example`. */
        'contact-email'?: string | undefined
        /** The business address: where requests go. Default `hello@mrp-agent.example`. */
        contactEmail?: string | undefined
        /** The email service’s service id. Without it, requests go through the visitor’s mail app. */
        'email-service-id'?: string | undefined
        /** The email service’s service id. Without it, requests go through the visitor’s mail app. */
        emailServiceId?: string | undefined
        /** The email service’s template for demo requests. */
        'email-demo-template-id'?: string | undefined
        /** The email service’s template for demo requests. */
        emailDemoTemplateId?: string | undefined
        /** The email service’s template for contact messages. */
        'email-contact-template-id'?: string | undefined
        /** The email service’s template for contact messages. */
        emailContactTemplateId?: string | undefined
        /** The email service’s public key. */
        'email-public-key'?: string | undefined
        /** The email service’s public key. */
        emailPublicKey?: string | undefined
        /** Where the email service is, absolute or relative. Default `https://api.emailjs.com`. */
        'email-origin'?: string | undefined
        /** Where the email service is, absolute or relative. Default `https://api.emailjs.com`. */
        emailOrigin?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-ready'?: (event: DOM.MrpEvents['mrp-ready']) => void
      }
      'mrp-demo-form': Base<DOM.MrpDemoForm> & {
        /** Prefills the full name. */
        'full-name'?: string | undefined
        /** Prefills the full name. */
        fullName?: string | undefined
        /** Prefills the company name. */
        'company-name'?: string | undefined
        /** Prefills the company name. */
        companyName?: string | undefined
        /** Prefills the job title. */
        'job-title'?: string | undefined
        /** Prefills the job title. */
        jobTitle?: string | undefined
        /** Prefills the email address. */
        'email'?: string | undefined
        /** Prefills the phone number. */
        'phone'?: string | undefined
        /** Chooses the number of SKUs. */
        'sku-count'?: '<100' | '100-500' | '500-1000' | '>1000' | undefined
        /** Chooses the number of SKUs. */
        skuCount?: '<100' | '100-500' | '500-1000' | '>1000' | undefined
        /** Chooses the ERP system. */
        'erp-system'?: 'NetSuite' | 'Odoo' | 'SAP' | 'Other' | undefined
        /** Chooses the ERP system. */
        erpSystem?: 'NetSuite' | 'Odoo' | 'SAP' | 'Other' | undefined
        /** Chooses the best time to reach the visitor. */
        'best-time'?: 'Morning (9am–12pm)' | 'Afternoon (1pm–4pm)' | 'Evening (4pm–6pm)' | undefined
        /** Chooses the best time to reach the visitor. */
        bestTime?: 'Morning (9am–12pm)' | 'Afternoon (1pm–4pm)' | 'Evening (4pm–6pm)' | undefined
        /** Prefills the comments. */
        'comments'?: string | undefined
        /** Sent along, so that you know which page a request came from. */
        'source'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-submit'?: (event: DOM.MrpEvents['mrp-submit']) => void
        'onmrp-sent'?: (event: DOM.MrpEvents['mrp-sent']) => void
        'onmrp-fallback'?: (event: DOM.MrpEvents['mrp-fallback']) => void
        'onmrp-failed'?: (event: DOM.MrpEvents['mrp-failed']) => void
        'onmrp-toast'?: (event: DOM.MrpEvents['mrp-toast']) => void
        'onmrp-ready'?: (event: DOM.MrpEvents['mrp-ready']) => void
      }
      'mrp-toaster': Base<DOM.MrpToaster> & {
        /** Edge or corner of the window. */
        'placement'?: 'bottom-end' | 'bottom' | 'bottom-start' | 'top-end' | 'top' | 'top-start' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-ready'?: (event: DOM.MrpEvents['mrp-ready']) => void
      }
    }
  }
}
