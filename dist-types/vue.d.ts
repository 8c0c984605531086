// Made from the elements’ descriptions by `npm run build`.

import type { HTMLAttributes, ReservedProps } from 'vue'
import type * as DOM from './index.js'

interface Tag<Props> {
  new (): { $props: Props & HTMLAttributes & ReservedProps }
}

declare module 'vue' {
  interface GlobalComponents {
      'mrp-account': Tag<{
        /** What somebody sees first who is not logged in; `?mode=` or `#register` of the page’s URL comes before it. */
        'mode'?: 'login' | 'register' | undefined
        /** Where accounts are kept: in this browser only, or with the cloud provider of the settings. */
        'provider'?: 'local' | 'cloud' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpRegister'?: ((event: DOM.MrpEvents['mrp-register']) => void) | undefined
        'onMrpLogin'?: ((event: DOM.MrpEvents['mrp-login']) => void) | undefined
        'onMrpLogout'?: ((event: DOM.MrpEvents['mrp-logout']) => void) | undefined
        'onMrpErpConnect'?: ((event: DOM.MrpEvents['mrp-erp-connect']) => void) | undefined
        'onMrpRunStart'?: ((event: DOM.MrpEvents['mrp-run-start']) => void) | undefined
        'onMrpUpdateProfile'?: ((event: DOM.MrpEvents['mrp-update-profile']) => void) | undefined
        'onMrpUpgradePlan'?: ((event: DOM.MrpEvents['mrp-upgrade-plan']) => void) | undefined
        'onMrpToast'?: ((event: DOM.MrpEvents['mrp-toast']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-benefits': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The gains; `figure` and `unit` are a number worth saying large. */
        'items'?: readonly { title: string; text: string; figure?: string; unit?: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-clients': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The text below it. */
        'lead'?: string | undefined
        /** The places. */
        'items'?: readonly { title: string; text: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-config': Tag<{
        /** The name in the header, the footer and texts. Default `MRP Agent`. */
        'brandName'?: string | undefined
        /** Put before the site’s own links, for elements on another site’s page. Default: none. */
        'siteUrl'?: string | undefined
        /** The founders in the header, the footer and on the pages about them. Default: neutral ones. */
        'founders'?: readonly { name: string; role: string; url: string }[] | string | undefined
        /** The business address: where requests go. Default `hello@mrp-agent.example`. */
        'contactEmail'?: string | undefined
        /** Where requests of both forms go in place of the email service: http, https or a path. It gets a `POST` with JSON, and from visitors without JavaScript a form’s own. Where it fails, the email service is asked, then the visitor’s mail app. Default: none. */
        'endpoint'?: string | undefined
        /** The email service’s service id. Without it, and without `endpoint`, requests go through the visitor’s mail app. */
        'emailServiceId'?: string | undefined
        /** The email service’s template for demo requests. */
        'emailDemoTemplateId'?: string | undefined
        /** The email service’s template for contact messages. */
        'emailContactTemplateId'?: string | undefined
        /** The email service’s public key. */
        'emailPublicKey'?: string | undefined
        /** Where the email service is, absolute or relative. Default `https://api.emailjs.com`. */
        'emailOrigin'?: string | undefined
        /** Form-collection service: told of registrations and log-ins. Without it nobody is told. */
        'formEndpoint'?: string | undefined
        /** The Firebase project that keeps the cloud accounts: the web app’s configuration from its console. Default: none. */
        'firebase'?: { apiKey: string; [name: string]: string } | undefined
        /** A Firebase Auth emulator in place of the project, at a loopback address such as `http://127.0.0.1:9099`. With any other address, cloud accounts are off. Default: none. */
        'authEmulatorUrl'?: string | undefined
        /** Told of every sign-in and sign-out of a cloud account, with its ID token. Default: none. */
        'tokenSyncUrl'?: string | undefined
        /** Whether the page’s tag manager is told how requests end: one push to `dataLayer` each, never what was typed. */
        'analytics'?: 'off' | 'dataLayer' | undefined
        /** Whether pushes to `dataLayer`, and the page, referrer and campaign that are kept and sent with a request, wait for `mrp.consent('granted')`. */
        'consent'?: 'granted' | 'required' | undefined
        /** Words in place of the bundle’s own, by key, whatever the language: `{"demo.submit": "See it live"}`. Default: none. */
        'messages'?: Record<string, string> | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-contact-details': Tag<{
        /** The heading. */
        'heading'?: string | undefined
        /** The text below it. */
        'lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-contact-form': Tag<{
        /** Prefills the name. */
        'name'?: string | undefined
        /** Prefills the email address. */
        'email'?: string | undefined
        /** Prefills the subject. */
        'subject'?: string | undefined
        /** Prefills the message. */
        'message'?: string | undefined
        /** Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path. */
        'endpoint'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpSubmit'?: ((event: DOM.MrpEvents['mrp-submit']) => void) | undefined
        'onMrpSent'?: ((event: DOM.MrpEvents['mrp-sent']) => void) | undefined
        'onMrpFallback'?: ((event: DOM.MrpEvents['mrp-fallback']) => void) | undefined
        'onMrpFailed'?: ((event: DOM.MrpEvents['mrp-failed']) => void) | undefined
        'onMrpToast'?: ((event: DOM.MrpEvents['mrp-toast']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-contact-sales': Tag<{
        /** The heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-demo-cta': Tag<{
        /** The heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** Where the button leads. */
        'href'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpNavigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-demo-form': Tag<{
        /** Prefills the full name. */
        'fullName'?: string | undefined
        /** Prefills the company name. */
        'companyName'?: string | undefined
        /** Prefills the job title. */
        'jobTitle'?: string | undefined
        /** Prefills the email address. */
        'email'?: string | undefined
        /** Prefills the phone number. */
        'phone'?: string | undefined
        /** Chooses the number of SKUs. */
        'skuCount'?: '<100' | '100-500' | '500-1000' | '>1000' | undefined
        /** Chooses the ERP system. */
        'erpSystem'?: 'NetSuite' | 'Odoo' | 'SAP' | 'Other' | undefined
        /** Chooses the best time to reach the visitor. */
        'bestTime'?: 'Morning (9am–12pm)' | 'Afternoon (1pm–4pm)' | 'Evening (4pm–6pm)' | undefined
        /** Prefills the comments. */
        'comments'?: string | undefined
        /** Sent along, so that you know which page a request came from. */
        'source'?: string | undefined
        /** Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path. */
        'endpoint'?: string | undefined
        /** Where the form is: in the page, or in a `dialog` or `drawer` that stays closed until something with `data-mrp-open="demo-form"` is clicked; `button` shows a button that opens the dialog. The attribute `open` is there while it is open. */
        'mode'?: 'inline' | 'dialog' | 'drawer' | 'button' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpSubmit'?: ((event: DOM.MrpEvents['mrp-submit']) => void) | undefined
        'onMrpSent'?: ((event: DOM.MrpEvents['mrp-sent']) => void) | undefined
        'onMrpFallback'?: ((event: DOM.MrpEvents['mrp-fallback']) => void) | undefined
        'onMrpFailed'?: ((event: DOM.MrpEvents['mrp-failed']) => void) | undefined
        'onMrpToast'?: ((event: DOM.MrpEvents['mrp-toast']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-doctor': Tag<{
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-explainers': Tag<{
        /** The blocks; `picture` is one of those of mrp-features. */
        'items'?: readonly { title: string; text: string; points?: readonly string[]; picture?: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-faq': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** Questions and answers. */
        'items'?: readonly { question: string; answer: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-features': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The features; `picture` is one of bom, reorder, orders, stock, erps, exceptions, mapping, pegging, week. */
        'items'?: readonly { title: string; text: string; picture?: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-founders': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The founders; by default those of the settings. */
        'items'?: readonly { name: string; role: string; url: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-hero': Tag<{
        /** The headline; what follows a dash stands in the accent colour. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpNavigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-how-it-works': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The steps. */
        'items'?: readonly { title: string; text: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-mission': Tag<{
        /** The heading. */
        'heading'?: string | undefined
        /** The text below it. */
        'lead'?: string | undefined
        /** The principles. */
        'items'?: readonly { title: string; text: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-not-found': Tag<{
        /** The page’s one first-level heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpNavigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-page-intro': Tag<{
        /** The page’s one first-level heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-pricing-plans': Tag<{
        /** The plans. One with a `subject` has a mail link for a button, the others raise `mrp-plan-select`. */
        'plans'?: readonly { name: string; price: string; period: string; features: readonly string[]; buttonText: string; recommended?: boolean; subject?: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpPlanSelect'?: ((event: DOM.MrpEvents['mrp-plan-select']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-site-footer': Tag<{
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpNavigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-site-header': Tag<{
        /** The path of this page, which is marked in the menus. */
        'currentPath'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpNavigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-solutions': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The steps; `example` is a line of what it leaves behind, `comingSoon` marks one that is not there yet. */
        'items'?: readonly { title: string; text: string; example?: string; tags?: readonly string[]; comingSoon?: boolean }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-testimonials': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** What stands below it while there are no quotes. */
        'lead'?: string | undefined
        /** The quotes; without any, a placeholder stands here. */
        'items'?: readonly { quote: string; name: string; role?: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-timeline': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The milestones, in order. */
        'items'?: readonly { date: string; title: string; text: string }[] | string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-toaster': Tag<{
        /** Edge or corner of the window. Toasts take another one where they would cover the form that they speak of. */
        'placement'?: 'bottom-end' | 'bottom' | 'bottom-start' | 'top-end' | 'top' | 'top-start' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
  }
}
