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
        'onMrpNavigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onMrpToast'?: ((event: DOM.MrpEvents['mrp-toast']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-benefits': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The gains; `figure` and `unit` are a number worth saying large. */
        'items'?: readonly { title: string; text: string; figure?: string; unit?: string }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-clients': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The text below it. */
        'lead'?: string | undefined
        /** The button’s text. */
        'buttonText'?: string | undefined
        /** Where the button leads. Default: a mail to the business address. */
        'href'?: string | undefined
        /** The cards. */
        'items'?: readonly { title: string; text: string }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpNavigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-config': Tag<{
        /** The name in the header, the footer and texts. Default `MRP Agent`. */
        'brandName'?: string | undefined
        /** Put before the site’s own links, for elements on another site’s page. Default: none. */
        'siteUrl'?: string | undefined
        /** Other origins that `src` of a list may name, separated by spaces: `https://docs.google.com`. Default: none, the page’s own alone. */
        'srcOrigins'?: string | undefined
        /** The founders in the header, the footer and on the pages about them. Default: neutral ones. */
        'founders'?: readonly { name: string; role: string; url: string }[] | string | undefined
        /** The business address: where requests go. Default `hello@mrp-agent.example`. */
        'contactEmail'?: string | undefined
        /** Where requests of both forms go in place of the email service: http, https or a path. It gets a `POST` with JSON, and from visitors without JavaScript a form’s own. Where it fails, the visitor’s mail app opens. Default: none. */
        'endpoint'?: string | undefined
        /** The email service’s service id. Without it, and without `endpoint`, requests go through the visitor’s mail app. */
        'emailServiceId'?: string | undefined
        /** The email service’s template for demo requests. */
        'emailDemoTemplateId'?: string | undefined
        /** The email service’s template for contact messages. */
        'emailContactTemplateId'?: string | undefined
        /** The email service’s public key. It is no secret: every visitor’s browser receives it. Never enter a private key. */
        'emailPublicKey'?: string | undefined
        /** Where the email service is, absolute or relative. Default `https://api.emailjs.com`. */
        'emailOrigin'?: string | undefined
        /** Form-collection service: told of registrations and log-ins. Without it nobody is told. */
        'formEndpoint'?: string | undefined
        /** The Firebase project that keeps the cloud accounts: the web app’s configuration from its console. Default: none. */
        'firebase'?: { apiKey: string; [name: string]: string } | string | undefined
        /** A Firebase Auth emulator in place of the project, at a loopback address such as `http://127.0.0.1:9099`. With any other address, cloud accounts are off. Default: none. */
        'authEmulatorUrl'?: string | undefined
        /** Told of every sign-in and sign-out of a cloud account, with its ID token. Default: none. */
        'tokenSyncUrl'?: string | undefined
        /** Whether the page’s tag manager is told how requests end: one push to `dataLayer` each, never what was typed. Default `off`. */
        'analytics'?: 'off' | 'dataLayer' | undefined
        /** Whether the page, referrer and campaign that brought a visitor are kept for the visit and sent with a request. Default `off`: a request has what was typed, and `source`. */
        'attribution'?: 'off' | 'on' | undefined
        /** Whether pushes to `dataLayer`, and what `attribution` keeps and sends, wait for `mrpWidgets.consent('granted')`. Default `granted`: they do not. */
        'consent'?: 'granted' | 'required' | undefined
        /** Texts in place of the bundle’s own, by key for all languages, or by language: `{"demo.submit": "See it live", "de": {"demo.submit": "Live ansehen"}}`. Default: none. */
        'messages'?: Record<string, string | Record<string, string>> | string | undefined
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
        /** The names of fields and choices that are left out, such as `phone, bestTime, SAP`. Required fields stay, and one console line names them. */
        'hide'?: string | undefined
        /** JSON names and values that are sent along with each request, such as `{"plan": "team"}`. */
        'extra'?: Record<string, string | number | boolean | null> | string | undefined
        /** The wording of a box that visitors must tick. It is sent along with the request. */
        'consentText'?: string | undefined
        /** Where the link beside that box leads: http, https or a path. */
        'privacyUrl'?: string | undefined
        /** Whether the query of the page’s URL fills in fields: `on`, `off`, or a prefix of the names, such as `demo-` for `?demo-email=…`. */
        'urlPrefill'?: string | undefined
        /** The page that opens after a request was sent: http, https or a path. Default: none, the form itself thanks. */
        'thanksUrl'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpStart'?: ((event: DOM.MrpEvents['mrp-start']) => void) | undefined
        'onMrpInvalid'?: ((event: DOM.MrpEvents['mrp-invalid']) => void) | undefined
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
        /** The button’s text. */
        'buttonText'?: string | undefined
        /** Where the button leads. Default: a mail to the business address. */
        'href'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpNavigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-demo-cta': Tag<{
        /** The heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The button’s text. Empty: no button. */
        'buttonText'?: string | undefined
        /** Where the button leads. Default: the demo request, `/demo`. */
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
        /** The names of fields and choices that are left out, such as `phone, bestTime, SAP`. Required fields stay, and one console line names them. */
        'hide'?: string | undefined
        /** JSON names and values that are sent along with each request, such as `{"plan": "team"}`. */
        'extra'?: Record<string, string | number | boolean | null> | string | undefined
        /** The wording of a box that visitors must tick. It is sent along with the request. */
        'consentText'?: string | undefined
        /** Where the link beside that box leads: http, https or a path. */
        'privacyUrl'?: string | undefined
        /** Whether the query of the page’s URL fills in fields: `on`, `off`, or a prefix of the names, such as `demo-` for `?demo-email=…`. */
        'urlPrefill'?: string | undefined
        /** The page that opens after a request was sent: http, https or a path. Default: none, the form itself thanks. */
        'thanksUrl'?: string | undefined
        /** Where the form is. `dialog` and `drawer` stay closed until the visitor clicks an element with `data-mrp-open="demo-form"`. `button` shows a button that opens the dialog. While it is open, the element has the attribute `open`. */
        'mode'?: 'inline' | 'dialog' | 'drawer' | 'button' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpOpen'?: ((event: DOM.MrpEvents['mrp-open']) => void) | undefined
        'onMrpStart'?: ((event: DOM.MrpEvents['mrp-start']) => void) | undefined
        'onMrpInvalid'?: ((event: DOM.MrpEvents['mrp-invalid']) => void) | undefined
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
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-faq': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** Questions and answers. In an answer, `[words](address)` is a link. */
        'items'?: readonly { question: string; answer: string }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpNavigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-features': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The features; `picture` is one of bom, reorder, orders, stock, erps, exceptions, mapping, pegging, week, process, audit, chat. */
        'items'?: readonly { title: string; text: string; picture?: string }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-founders': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The founders; by default those of the settings. */
        'items'?: readonly { name: string; role: string; url: string }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-hero': Tag<{
        /** Whom it is for, above the headline. */
        'audience'?: string | undefined
        /** The headline; what follows a dash stands in the accent colour. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The first button’s text. Empty: no button. */
        'buttonText'?: string | undefined
        /** Where the first button leads. Default: the demo request, `/demo`. */
        'href'?: string | undefined
        /** The second button’s text. Empty: no button. */
        'secondButtonText'?: string | undefined
        /** Where the second button leads. Default: `/pricing`. */
        'secondHref'?: string | undefined
        /** The text of the link below the buttons. Empty: no link. */
        'linkText'?: string | undefined
        /** Where that link leads. Default: the planner, `/plan`. */
        'linkHref'?: string | undefined
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
        /** The steps. The first three have pictures. */
        'items'?: readonly { title: string; text: string }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
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
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-not-found': Tag<{
        /** The page’s one first-level heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The button’s text. */
        'buttonText'?: string | undefined
        /** Where the button leads. Default: the home page. */
        'href'?: string | undefined
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
      'mrp-plan-comparison': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The columns. */
        'plans'?: readonly { name: string; price: string; recommended?: boolean }[] | string | undefined
        /** The lines, with a cell for each plan. */
        'rows'?: readonly { name: string; cells: readonly string[] }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `plans`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `plans` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-planner': Tag<{
        /** Section title. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The date of the first day that is planned, such as `2026-03-02`. By default today. */
        'from'?: string | undefined
        /** How many weeks the record shows at once, from 4 to 13. */
        'weeks'?: number | undefined
        /** Days of the week on which people work, from 0 for Sunday to 6, such as `1 2 3 4 5`. */
        'workdays'?: string | readonly number[] | undefined
        /** Dates on which nobody works, such as `2026-12-24 2026-12-25`. */
        'holidays'?: string | readonly string[] | undefined
        /** Whether open orders are taken to move to where they are needed (`assume`), or stay where they are (`fixed`). */
        'rescheduling'?: 'assume' | 'fixed' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpPlan'?: ((event: DOM.MrpEvents['mrp-plan']) => void) | undefined
        'onMrpPlanChange'?: ((event: DOM.MrpEvents['mrp-plan-change']) => void) | undefined
        'onMrpPlanDownload'?: ((event: DOM.MrpEvents['mrp-plan-download']) => void) | undefined
        'onMrpPlanAttach'?: ((event: DOM.MrpEvents['mrp-plan-attach']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-pricing-plans': Tag<{
        /** The plans. A button leads to its plan’s link (`href`). Without a link it opens a mail with the plan’s `subject`; without both it offers a demo, and dispatches `mrp-plan-select`. */
        'plans'?: readonly { name: string; price: string; period: string; href?: string; features: readonly string[]; buttonText: string; recommended?: boolean; subject?: string }[] | string | undefined
        /** The word beside the name of a recommended plan. Empty: none. */
        'recommendedText'?: string | undefined
        /** The URL of a JSON or CSV file with the entries of `plans`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `plans` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpNavigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onMrpPlanSelect'?: ((event: DOM.MrpEvents['mrp-plan-select']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-savings': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-site-footer': Tag<{
        /** The sentence below the name. */
        'blurb'?: string | undefined
        /** The links. */
        'navigation'?: readonly { label: string; path: string; signedInLabel?: string }[] | string | undefined
        /** The heading above the links. */
        'navigationHeading'?: string | undefined
        /** This page in other languages. */
        'languages'?: readonly { label: string; language: string; path: string }[] | string | undefined
        /** The heading above the contact address. */
        'contactHeading'?: string | undefined
        /** The sentence behind year and name. */
        'rights'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpNavigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-site-header': Tag<{
        /** The path of this page, which is marked in the menus. */
        'currentPath'?: string | undefined
        /** The menus and links. An entry has a `path`, or is a menu of `pages`; `founders` adds their profiles to it. */
        'navigation'?: readonly { label: string; path?: string; pages?: readonly { label: string; path: string; signedInLabel?: string; note?: string }[]; founders?: boolean; signedInLabel?: string }[] | string | undefined
        /** What screen readers call the navigation. */
        'navigationLabel'?: string | undefined
        /** The button that opens the menu on narrow screens. */
        'menuText'?: string | undefined
        /** The main button’s text. Empty: no button. */
        'buttonText'?: string | undefined
        /** Where the main button leads. Default: the demo request, `/demo`. */
        'href'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpNavigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-solutions': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The steps. `example` is a line of what a step leaves behind. `picture` is one of those of mrp-features. `comingSoon` marks a step that is not there yet. */
        'items'?: readonly { title: string; text: string; example?: string; picture?: string; tags?: readonly string[]; comingSoon?: boolean }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
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
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onMrpReady'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }>
      'mrp-timeline': Tag<{
        /** Section heading. */
        'heading'?: string | undefined
        /** The milestones, in order; `lasts` marks what still goes on. */
        'items'?: readonly { date: string; title: string; text: string; lasts?: boolean }[] | string | undefined
        /** How things stand today. */
        'now'?: string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
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
