// Made from the elements’ descriptions by `npm run build`.

import type { JSX } from 'solid-js'
import type * as DOM from './index.js'

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'mrp-account': JSX.HTMLAttributes<DOM.MrpAccount> & {
        /** What somebody sees first who is not logged in; `?mode=` or `#register` of the page’s URL comes before it. */
        'mode'?: 'login' | 'register' | undefined
        /** What somebody sees first who is not logged in; `?mode=` or `#register` of the page’s URL comes before it. */
        'prop:mode'?: 'login' | 'register' | undefined
        /** Where accounts are kept: in this browser only, or with the cloud provider of the settings. */
        'provider'?: 'local' | 'cloud' | undefined
        /** Where accounts are kept: in this browser only, or with the cloud provider of the settings. */
        'prop:provider'?: 'local' | 'cloud' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-register'?: ((event: DOM.MrpEvents['mrp-register']) => void) | undefined
        'on:mrp-login'?: ((event: DOM.MrpEvents['mrp-login']) => void) | undefined
        'on:mrp-logout'?: ((event: DOM.MrpEvents['mrp-logout']) => void) | undefined
        'on:mrp-erp-connect'?: ((event: DOM.MrpEvents['mrp-erp-connect']) => void) | undefined
        'on:mrp-run-start'?: ((event: DOM.MrpEvents['mrp-run-start']) => void) | undefined
        'on:mrp-update-profile'?: ((event: DOM.MrpEvents['mrp-update-profile']) => void) | undefined
        'on:mrp-upgrade-plan'?: ((event: DOM.MrpEvents['mrp-upgrade-plan']) => void) | undefined
        'on:mrp-toast'?: ((event: DOM.MrpEvents['mrp-toast']) => void) | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-benefits': JSX.HTMLAttributes<DOM.MrpBenefits> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** Section heading. */
        'prop:heading'?: string | undefined
        /** The gains; `figure` and `unit` are a number worth saying large. */
        'items'?: readonly { title: string; text: string; figure?: string; unit?: string }[] | string | undefined
        /** The gains; `figure` and `unit` are a number worth saying large. */
        'prop:items'?: readonly { title: string; text: string; figure?: string; unit?: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-clients': JSX.HTMLAttributes<DOM.MrpClients> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** Section heading. */
        'prop:heading'?: string | undefined
        /** The text below it. */
        'lead'?: string | undefined
        /** The text below it. */
        'prop:lead'?: string | undefined
        /** The places. */
        'items'?: readonly { title: string; text: string }[] | string | undefined
        /** The places. */
        'prop:items'?: readonly { title: string; text: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-config': JSX.HTMLAttributes<DOM.MrpConfig> & {
        /** The name in the header, the footer and texts. Default `MRP Agent`. */
        'brand-name'?: string | undefined
        /** The name in the header, the footer and texts. Default `MRP Agent`. */
        'prop:brandName'?: string | undefined
        /** Put before the site’s own links, for elements on another site’s page. Default: none. */
        'site-url'?: string | undefined
        /** Put before the site’s own links, for elements on another site’s page. Default: none. */
        'prop:siteUrl'?: string | undefined
        /** The founders in the header, the footer and on the pages about them. Default: neutral ones. */
        'founders'?: readonly { name: string; role: string; url: string }[] | string | undefined
        /** The founders in the header, the footer and on the pages about them. Default: neutral ones. */
        'prop:founders'?: readonly { name: string; role: string; url: string }[] | string | undefined
        /** The business address: where requests go. Default `hello@mrp-agent.example`. */
        'contact-email'?: string | undefined
        /** The business address: where requests go. Default `hello@mrp-agent.example`. */
        'prop:contactEmail'?: string | undefined
        /** Where requests of both forms go in place of the email service: http, https or a path. It gets a `POST` with JSON, and from visitors without JavaScript a form’s own. Where it fails, the email service is asked, then the visitor’s mail app. Default: none. */
        'endpoint'?: string | undefined
        /** Where requests of both forms go in place of the email service: http, https or a path. It gets a `POST` with JSON, and from visitors without JavaScript a form’s own. Where it fails, the email service is asked, then the visitor’s mail app. Default: none. */
        'prop:endpoint'?: string | undefined
        /** The email service’s service id. Without it, and without `endpoint`, requests go through the visitor’s mail app. */
        'email-service-id'?: string | undefined
        /** The email service’s service id. Without it, and without `endpoint`, requests go through the visitor’s mail app. */
        'prop:emailServiceId'?: string | undefined
        /** The email service’s template for demo requests. */
        'email-demo-template-id'?: string | undefined
        /** The email service’s template for demo requests. */
        'prop:emailDemoTemplateId'?: string | undefined
        /** The email service’s template for contact messages. */
        'email-contact-template-id'?: string | undefined
        /** The email service’s template for contact messages. */
        'prop:emailContactTemplateId'?: string | undefined
        /** The email service’s public key. */
        'email-public-key'?: string | undefined
        /** The email service’s public key. */
        'prop:emailPublicKey'?: string | undefined
        /** Where the email service is, absolute or relative. Default `https://api.emailjs.com`. */
        'email-origin'?: string | undefined
        /** Where the email service is, absolute or relative. Default `https://api.emailjs.com`. */
        'prop:emailOrigin'?: string | undefined
        /** Form-collection service: told of registrations and log-ins. Without it nobody is told. */
        'form-endpoint'?: string | undefined
        /** Form-collection service: told of registrations and log-ins. Without it nobody is told. */
        'prop:formEndpoint'?: string | undefined
        /** The Firebase project that keeps the cloud accounts: the web app’s configuration from its console. Default: none. */
        'firebase'?: { apiKey: string; [name: string]: string } | undefined
        /** The Firebase project that keeps the cloud accounts: the web app’s configuration from its console. Default: none. */
        'prop:firebase'?: { apiKey: string; [name: string]: string } | undefined
        /** A Firebase Auth emulator in place of the project, at a loopback address such as `http://127.0.0.1:9099`. With any other address, cloud accounts are off. Default: none. */
        'auth-emulator-url'?: string | undefined
        /** A Firebase Auth emulator in place of the project, at a loopback address such as `http://127.0.0.1:9099`. With any other address, cloud accounts are off. Default: none. */
        'prop:authEmulatorUrl'?: string | undefined
        /** Told of every sign-in and sign-out of a cloud account, with its ID token. Default: none. */
        'token-sync-url'?: string | undefined
        /** Told of every sign-in and sign-out of a cloud account, with its ID token. Default: none. */
        'prop:tokenSyncUrl'?: string | undefined
        /** Whether the page’s tag manager is told how requests end: one push to `dataLayer` each, never what was typed. */
        'analytics'?: 'off' | 'dataLayer' | undefined
        /** Whether the page’s tag manager is told how requests end: one push to `dataLayer` each, never what was typed. */
        'prop:analytics'?: 'off' | 'dataLayer' | undefined
        /** Whether pushes to `dataLayer`, and the page, referrer and campaign that are kept and sent with a request, wait for `mrp.consent('granted')`. */
        'consent'?: 'granted' | 'required' | undefined
        /** Whether pushes to `dataLayer`, and the page, referrer and campaign that are kept and sent with a request, wait for `mrp.consent('granted')`. */
        'prop:consent'?: 'granted' | 'required' | undefined
        /** Words in place of the bundle’s own, by key, whatever the language: `{"demo.submit": "See it live"}`. Default: none. */
        'messages'?: Record<string, string> | string | undefined
        /** Words in place of the bundle’s own, by key, whatever the language: `{"demo.submit": "See it live"}`. Default: none. */
        'prop:messages'?: Record<string, string> | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-contact-details': JSX.HTMLAttributes<DOM.MrpContactDetails> & {
        /** The heading. */
        'heading'?: string | undefined
        /** The heading. */
        'prop:heading'?: string | undefined
        /** The text below it. */
        'lead'?: string | undefined
        /** The text below it. */
        'prop:lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-contact-form': JSX.HTMLAttributes<DOM.MrpContactForm> & {
        /** Prefills the name. */
        'name'?: string | undefined
        /** Prefills the name. */
        'prop:name'?: string | undefined
        /** Prefills the email address. */
        'email'?: string | undefined
        /** Prefills the email address. */
        'prop:email'?: string | undefined
        /** Prefills the subject. */
        'subject'?: string | undefined
        /** Prefills the subject. */
        'prop:subject'?: string | undefined
        /** Prefills the message. */
        'message'?: string | undefined
        /** Prefills the message. */
        'prop:message'?: string | undefined
        /** Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path. */
        'endpoint'?: string | undefined
        /** Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path. */
        'prop:endpoint'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-submit'?: ((event: DOM.MrpEvents['mrp-submit']) => void) | undefined
        'on:mrp-sent'?: ((event: DOM.MrpEvents['mrp-sent']) => void) | undefined
        'on:mrp-fallback'?: ((event: DOM.MrpEvents['mrp-fallback']) => void) | undefined
        'on:mrp-failed'?: ((event: DOM.MrpEvents['mrp-failed']) => void) | undefined
        'on:mrp-toast'?: ((event: DOM.MrpEvents['mrp-toast']) => void) | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-contact-sales': JSX.HTMLAttributes<DOM.MrpContactSales> & {
        /** The heading. */
        'heading'?: string | undefined
        /** The heading. */
        'prop:heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The sentence below it. */
        'prop:lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-demo-cta': JSX.HTMLAttributes<DOM.MrpDemoCta> & {
        /** The heading. */
        'heading'?: string | undefined
        /** The heading. */
        'prop:heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The sentence below it. */
        'prop:lead'?: string | undefined
        /** Where the button leads. */
        'href'?: string | undefined
        /** Where the button leads. */
        'prop:href'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-demo-form': JSX.HTMLAttributes<DOM.MrpDemoForm> & {
        /** Prefills the full name. */
        'full-name'?: string | undefined
        /** Prefills the full name. */
        'prop:fullName'?: string | undefined
        /** Prefills the company name. */
        'company-name'?: string | undefined
        /** Prefills the company name. */
        'prop:companyName'?: string | undefined
        /** Prefills the job title. */
        'job-title'?: string | undefined
        /** Prefills the job title. */
        'prop:jobTitle'?: string | undefined
        /** Prefills the email address. */
        'email'?: string | undefined
        /** Prefills the email address. */
        'prop:email'?: string | undefined
        /** Prefills the phone number. */
        'phone'?: string | undefined
        /** Prefills the phone number. */
        'prop:phone'?: string | undefined
        /** Chooses the number of SKUs. */
        'sku-count'?: '<100' | '100-500' | '500-1000' | '>1000' | undefined
        /** Chooses the number of SKUs. */
        'prop:skuCount'?: '<100' | '100-500' | '500-1000' | '>1000' | undefined
        /** Chooses the ERP system. */
        'erp-system'?: 'NetSuite' | 'Odoo' | 'SAP' | 'Other' | undefined
        /** Chooses the ERP system. */
        'prop:erpSystem'?: 'NetSuite' | 'Odoo' | 'SAP' | 'Other' | undefined
        /** Chooses the best time to reach the visitor. */
        'best-time'?: 'Morning (9am–12pm)' | 'Afternoon (1pm–4pm)' | 'Evening (4pm–6pm)' | undefined
        /** Chooses the best time to reach the visitor. */
        'prop:bestTime'?: 'Morning (9am–12pm)' | 'Afternoon (1pm–4pm)' | 'Evening (4pm–6pm)' | undefined
        /** Prefills the comments. */
        'comments'?: string | undefined
        /** Prefills the comments. */
        'prop:comments'?: string | undefined
        /** Sent along, so that you know which page a request came from. */
        'source'?: string | undefined
        /** Sent along, so that you know which page a request came from. */
        'prop:source'?: string | undefined
        /** Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path. */
        'endpoint'?: string | undefined
        /** Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path. */
        'prop:endpoint'?: string | undefined
        /** Where the form is: in the page, or in a `dialog` or `drawer` that stays closed until something with `data-mrp-open="demo-form"` is clicked; `button` shows a button that opens the dialog. The attribute `open` is there while it is open. */
        'mode'?: 'inline' | 'dialog' | 'drawer' | 'button' | undefined
        /** Where the form is: in the page, or in a `dialog` or `drawer` that stays closed until something with `data-mrp-open="demo-form"` is clicked; `button` shows a button that opens the dialog. The attribute `open` is there while it is open. */
        'prop:mode'?: 'inline' | 'dialog' | 'drawer' | 'button' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-submit'?: ((event: DOM.MrpEvents['mrp-submit']) => void) | undefined
        'on:mrp-sent'?: ((event: DOM.MrpEvents['mrp-sent']) => void) | undefined
        'on:mrp-fallback'?: ((event: DOM.MrpEvents['mrp-fallback']) => void) | undefined
        'on:mrp-failed'?: ((event: DOM.MrpEvents['mrp-failed']) => void) | undefined
        'on:mrp-toast'?: ((event: DOM.MrpEvents['mrp-toast']) => void) | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-doctor': JSX.HTMLAttributes<DOM.MrpDoctor> & {
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-explainers': JSX.HTMLAttributes<DOM.MrpExplainers> & {
        /** The blocks; `picture` is one of those of mrp-features. */
        'items'?: readonly { title: string; text: string; points?: readonly string[]; picture?: string }[] | string | undefined
        /** The blocks; `picture` is one of those of mrp-features. */
        'prop:items'?: readonly { title: string; text: string; points?: readonly string[]; picture?: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-faq': JSX.HTMLAttributes<DOM.MrpFaq> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** Section heading. */
        'prop:heading'?: string | undefined
        /** Questions and answers. */
        'items'?: readonly { question: string; answer: string }[] | string | undefined
        /** Questions and answers. */
        'prop:items'?: readonly { question: string; answer: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-features': JSX.HTMLAttributes<DOM.MrpFeatures> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** Section heading. */
        'prop:heading'?: string | undefined
        /** The features; `picture` is one of bom, reorder, orders, stock, erps, exceptions, mapping, pegging, week. */
        'items'?: readonly { title: string; text: string; picture?: string }[] | string | undefined
        /** The features; `picture` is one of bom, reorder, orders, stock, erps, exceptions, mapping, pegging, week. */
        'prop:items'?: readonly { title: string; text: string; picture?: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-founders': JSX.HTMLAttributes<DOM.MrpFounders> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** Section heading. */
        'prop:heading'?: string | undefined
        /** The founders; by default those of the settings. */
        'items'?: readonly { name: string; role: string; url: string }[] | string | undefined
        /** The founders; by default those of the settings. */
        'prop:items'?: readonly { name: string; role: string; url: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-hero': JSX.HTMLAttributes<DOM.MrpHero> & {
        /** The headline; what follows a dash stands in the accent colour. */
        'heading'?: string | undefined
        /** The headline; what follows a dash stands in the accent colour. */
        'prop:heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The sentence below it. */
        'prop:lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-how-it-works': JSX.HTMLAttributes<DOM.MrpHowItWorks> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** Section heading. */
        'prop:heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The sentence below it. */
        'prop:lead'?: string | undefined
        /** The steps. */
        'items'?: readonly { title: string; text: string }[] | string | undefined
        /** The steps. */
        'prop:items'?: readonly { title: string; text: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-mission': JSX.HTMLAttributes<DOM.MrpMission> & {
        /** The heading. */
        'heading'?: string | undefined
        /** The heading. */
        'prop:heading'?: string | undefined
        /** The text below it. */
        'lead'?: string | undefined
        /** The text below it. */
        'prop:lead'?: string | undefined
        /** The principles. */
        'items'?: readonly { title: string; text: string }[] | string | undefined
        /** The principles. */
        'prop:items'?: readonly { title: string; text: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-not-found': JSX.HTMLAttributes<DOM.MrpNotFound> & {
        /** The page’s one first-level heading. */
        'heading'?: string | undefined
        /** The page’s one first-level heading. */
        'prop:heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The sentence below it. */
        'prop:lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-page-intro': JSX.HTMLAttributes<DOM.MrpPageIntro> & {
        /** The page’s one first-level heading. */
        'heading'?: string | undefined
        /** The page’s one first-level heading. */
        'prop:heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The sentence below it. */
        'prop:lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-pricing-plans': JSX.HTMLAttributes<DOM.MrpPricingPlans> & {
        /** The plans. One with a `subject` has a mail link for a button, the others raise `mrp-plan-select`. */
        'plans'?: readonly { name: string; price: string; period: string; features: readonly string[]; buttonText: string; recommended?: boolean; subject?: string }[] | string | undefined
        /** The plans. One with a `subject` has a mail link for a button, the others raise `mrp-plan-select`. */
        'prop:plans'?: readonly { name: string; price: string; period: string; features: readonly string[]; buttonText: string; recommended?: boolean; subject?: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-plan-select'?: ((event: DOM.MrpEvents['mrp-plan-select']) => void) | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-site-footer': JSX.HTMLAttributes<DOM.MrpSiteFooter> & {
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-site-header': JSX.HTMLAttributes<DOM.MrpSiteHeader> & {
        /** The path of this page, which is marked in the menus. */
        'current-path'?: string | undefined
        /** The path of this page, which is marked in the menus. */
        'prop:currentPath'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-solutions': JSX.HTMLAttributes<DOM.MrpSolutions> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** Section heading. */
        'prop:heading'?: string | undefined
        /** The steps; `example` is a line of what it leaves behind, `comingSoon` marks one that is not there yet. */
        'items'?: readonly { title: string; text: string; example?: string; tags?: readonly string[]; comingSoon?: boolean }[] | string | undefined
        /** The steps; `example` is a line of what it leaves behind, `comingSoon` marks one that is not there yet. */
        'prop:items'?: readonly { title: string; text: string; example?: string; tags?: readonly string[]; comingSoon?: boolean }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-testimonials': JSX.HTMLAttributes<DOM.MrpTestimonials> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** Section heading. */
        'prop:heading'?: string | undefined
        /** What stands below it while there are no quotes. */
        'lead'?: string | undefined
        /** What stands below it while there are no quotes. */
        'prop:lead'?: string | undefined
        /** The quotes; without any, a placeholder stands here. */
        'items'?: readonly { quote: string; name: string; role?: string }[] | string | undefined
        /** The quotes; without any, a placeholder stands here. */
        'prop:items'?: readonly { quote: string; name: string; role?: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-timeline': JSX.HTMLAttributes<DOM.MrpTimeline> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** Section heading. */
        'prop:heading'?: string | undefined
        /** The milestones, in order. */
        'items'?: readonly { date: string; title: string; text: string }[] | string | undefined
        /** The milestones, in order. */
        'prop:items'?: readonly { date: string; title: string; text: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-toaster': JSX.HTMLAttributes<DOM.MrpToaster> & {
        /** Edge or corner of the window. Toasts take another one where they would cover the form that they speak of. */
        'placement'?: 'bottom-end' | 'bottom' | 'bottom-start' | 'top-end' | 'top' | 'top-start' | undefined
        /** Edge or corner of the window. Toasts take another one where they would cover the form that they speak of. */
        'prop:placement'?: 'bottom-end' | 'bottom' | 'bottom-start' | 'top-end' | 'top' | 'top-start' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'prop:theme'?: 'light' | 'dark' | 'auto' | undefined
        'on:mrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
    }
  }
}
