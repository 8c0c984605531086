// Made from the elements’ descriptions by `npm run build`.

import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type * as DOM from './index.js'

type Base<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'mrp-account': Base<DOM.MrpAccount> & {
        /** What somebody sees first who is not logged in; `?mode=` or `#register` of the page’s URL comes before it. */
        'mode'?: 'login' | 'register' | undefined
        /** Where accounts are kept: in this browser only, or with the cloud provider of the settings. */
        'provider'?: 'local' | 'cloud' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-register'?: ((event: DOM.MrpEvents['mrp-register']) => void) | undefined
        'onmrp-login'?: ((event: DOM.MrpEvents['mrp-login']) => void) | undefined
        'onmrp-logout'?: ((event: DOM.MrpEvents['mrp-logout']) => void) | undefined
        'onmrp-erp-connect'?: ((event: DOM.MrpEvents['mrp-erp-connect']) => void) | undefined
        'onmrp-run-start'?: ((event: DOM.MrpEvents['mrp-run-start']) => void) | undefined
        'onmrp-update-profile'?: ((event: DOM.MrpEvents['mrp-update-profile']) => void) | undefined
        'onmrp-upgrade-plan'?: ((event: DOM.MrpEvents['mrp-upgrade-plan']) => void) | undefined
        'onmrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onmrp-toast'?: ((event: DOM.MrpEvents['mrp-toast']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-benefits': Base<DOM.MrpBenefits> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** The gains; `figure` and `unit` are a number worth saying large. */
        'items'?: readonly { title: string; text: string; figure?: string; unit?: string }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-clients': Base<DOM.MrpClients> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** The text below it. */
        'lead'?: string | undefined
        /** The button’s text. */
        'button-text'?: string | undefined
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
        'onmrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-config': Base<DOM.MrpConfig> & {
        /** The name in the header, the footer and texts. Default `MRP Agent`. */
        'brand-name'?: string | undefined
        /** The name in the header, the footer and texts. Default `MRP Agent`. */
        'brandName'?: string | undefined
        /** Put before the site’s own links, for elements on another site’s page. Default: none. */
        'site-url'?: string | undefined
        /** Put before the site’s own links, for elements on another site’s page. Default: none. */
        'siteUrl'?: string | undefined
        /** Other origins that `src` of a list may name, separated by spaces: `https://docs.google.com`. Default: none, the page’s own alone. */
        'src-origins'?: string | undefined
        /** Other origins that `src` of a list may name, separated by spaces: `https://docs.google.com`. Default: none, the page’s own alone. */
        'srcOrigins'?: string | undefined
        /** The founders in the header, the footer and on the pages about them. Default: neutral ones. */
        'founders'?: readonly { name: string; role: string; url: string }[] | string | undefined
        /** The business address: where requests go. Default `hello@mrp-agent.example`. */
        'contact-email'?: string | undefined
        /** The business address: where requests go. Default `hello@mrp-agent.example`. */
        'contactEmail'?: string | undefined
        /** Where requests of both forms go in place of the email service: http, https or a path. It gets a `POST` with JSON, and from visitors without JavaScript a form’s own. Where it fails, the visitor’s mail app opens. Default: none. */
        'endpoint'?: string | undefined
        /** The email service’s service id. Without it, and without `endpoint`, requests go through the visitor’s mail app. */
        'email-service-id'?: string | undefined
        /** The email service’s service id. Without it, and without `endpoint`, requests go through the visitor’s mail app. */
        'emailServiceId'?: string | undefined
        /** The email service’s template for demo requests. */
        'email-demo-template-id'?: string | undefined
        /** The email service’s template for demo requests. */
        'emailDemoTemplateId'?: string | undefined
        /** The email service’s template for contact messages. */
        'email-contact-template-id'?: string | undefined
        /** The email service’s template for contact messages. */
        'emailContactTemplateId'?: string | undefined
        /** The email service’s public key. It is no secret: every visitor’s browser receives it. Never enter a private key. */
        'email-public-key'?: string | undefined
        /** The email service’s public key. It is no secret: every visitor’s browser receives it. Never enter a private key. */
        'emailPublicKey'?: string | undefined
        /** Where the email service is, absolute or relative. Default `https://api.emailjs.com`. */
        'email-origin'?: string | undefined
        /** Where the email service is, absolute or relative. Default `https://api.emailjs.com`. */
        'emailOrigin'?: string | undefined
        /** Form-collection service: told of registrations and log-ins. Without it nobody is told. */
        'form-endpoint'?: string | undefined
        /** Form-collection service: told of registrations and log-ins. Without it nobody is told. */
        'formEndpoint'?: string | undefined
        /** The Firebase project that keeps the cloud accounts: the web app’s configuration from its console. Default: none. */
        'firebase'?: { apiKey: string; [name: string]: string } | string | undefined
        /** A Firebase Auth emulator in place of the project, at a loopback address such as `http://127.0.0.1:9099`. With any other address, cloud accounts are off. Default: none. */
        'auth-emulator-url'?: string | undefined
        /** A Firebase Auth emulator in place of the project, at a loopback address such as `http://127.0.0.1:9099`. With any other address, cloud accounts are off. Default: none. */
        'authEmulatorUrl'?: string | undefined
        /** Told of every sign-in and sign-out of a cloud account, with its ID token. Default: none. */
        'token-sync-url'?: string | undefined
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
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-contact-details': Base<DOM.MrpContactDetails> & {
        /** The heading. */
        'heading'?: string | undefined
        /** The text below it. */
        'lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-contact-form': Base<DOM.MrpContactForm> & {
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
        'consent-text'?: string | undefined
        /** The wording of a box that visitors must tick. It is sent along with the request. */
        'consentText'?: string | undefined
        /** Where the link beside that box leads: http, https or a path. */
        'privacy-url'?: string | undefined
        /** Where the link beside that box leads: http, https or a path. */
        'privacyUrl'?: string | undefined
        /** Whether the query of the page’s URL fills in fields: `on`, `off`, or a prefix of the names, such as `demo-` for `?demo-email=…`. */
        'url-prefill'?: string | undefined
        /** Whether the query of the page’s URL fills in fields: `on`, `off`, or a prefix of the names, such as `demo-` for `?demo-email=…`. */
        'urlPrefill'?: string | undefined
        /** The page that opens after a request was sent: http, https or a path. Default: none, the form itself thanks. */
        'thanks-url'?: string | undefined
        /** The page that opens after a request was sent: http, https or a path. Default: none, the form itself thanks. */
        'thanksUrl'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-start'?: ((event: DOM.MrpEvents['mrp-start']) => void) | undefined
        'onmrp-invalid'?: ((event: DOM.MrpEvents['mrp-invalid']) => void) | undefined
        'onmrp-submit'?: ((event: DOM.MrpEvents['mrp-submit']) => void) | undefined
        'onmrp-sent'?: ((event: DOM.MrpEvents['mrp-sent']) => void) | undefined
        'onmrp-fallback'?: ((event: DOM.MrpEvents['mrp-fallback']) => void) | undefined
        'onmrp-failed'?: ((event: DOM.MrpEvents['mrp-failed']) => void) | undefined
        'onmrp-toast'?: ((event: DOM.MrpEvents['mrp-toast']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-contact-sales': Base<DOM.MrpContactSales> & {
        /** The heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The button’s text. */
        'button-text'?: string | undefined
        /** The button’s text. */
        'buttonText'?: string | undefined
        /** Where the button leads. Default: a mail to the business address. */
        'href'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-demo-cta': Base<DOM.MrpDemoCta> & {
        /** The heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The button’s text. Empty: no button. */
        'button-text'?: string | undefined
        /** The button’s text. Empty: no button. */
        'buttonText'?: string | undefined
        /** Where the button leads. Default: the demo request, `/demo`. */
        'href'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-demo-form': Base<DOM.MrpDemoForm> & {
        /** Prefills the full name. */
        'full-name'?: string | undefined
        /** Prefills the full name. */
        'fullName'?: string | undefined
        /** Prefills the company name. */
        'company-name'?: string | undefined
        /** Prefills the company name. */
        'companyName'?: string | undefined
        /** Prefills the job title. */
        'job-title'?: string | undefined
        /** Prefills the job title. */
        'jobTitle'?: string | undefined
        /** Prefills the email address. */
        'email'?: string | undefined
        /** Prefills the phone number. */
        'phone'?: string | undefined
        /** Chooses the number of SKUs. */
        'sku-count'?: '<100' | '100-500' | '500-1000' | '>1000' | undefined
        /** Chooses the number of SKUs. */
        'skuCount'?: '<100' | '100-500' | '500-1000' | '>1000' | undefined
        /** Chooses the ERP system. */
        'erp-system'?: 'NetSuite' | 'Odoo' | 'SAP' | 'Other' | undefined
        /** Chooses the ERP system. */
        'erpSystem'?: 'NetSuite' | 'Odoo' | 'SAP' | 'Other' | undefined
        /** Chooses the best time to reach the visitor. */
        'best-time'?: 'Morning (9am–12pm)' | 'Afternoon (1pm–4pm)' | 'Evening (4pm–6pm)' | undefined
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
        'consent-text'?: string | undefined
        /** The wording of a box that visitors must tick. It is sent along with the request. */
        'consentText'?: string | undefined
        /** Where the link beside that box leads: http, https or a path. */
        'privacy-url'?: string | undefined
        /** Where the link beside that box leads: http, https or a path. */
        'privacyUrl'?: string | undefined
        /** Whether the query of the page’s URL fills in fields: `on`, `off`, or a prefix of the names, such as `demo-` for `?demo-email=…`. */
        'url-prefill'?: string | undefined
        /** Whether the query of the page’s URL fills in fields: `on`, `off`, or a prefix of the names, such as `demo-` for `?demo-email=…`. */
        'urlPrefill'?: string | undefined
        /** The page that opens after a request was sent: http, https or a path. Default: none, the form itself thanks. */
        'thanks-url'?: string | undefined
        /** The page that opens after a request was sent: http, https or a path. Default: none, the form itself thanks. */
        'thanksUrl'?: string | undefined
        /** Where the form is. `dialog` and `drawer` stay closed until the visitor clicks an element with `data-mrp-open="demo-form"`. `button` shows a button that opens the dialog. While it is open, the element has the attribute `open`. */
        'mode'?: 'inline' | 'dialog' | 'drawer' | 'button' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-open'?: ((event: DOM.MrpEvents['mrp-open']) => void) | undefined
        'onmrp-start'?: ((event: DOM.MrpEvents['mrp-start']) => void) | undefined
        'onmrp-invalid'?: ((event: DOM.MrpEvents['mrp-invalid']) => void) | undefined
        'onmrp-submit'?: ((event: DOM.MrpEvents['mrp-submit']) => void) | undefined
        'onmrp-sent'?: ((event: DOM.MrpEvents['mrp-sent']) => void) | undefined
        'onmrp-fallback'?: ((event: DOM.MrpEvents['mrp-fallback']) => void) | undefined
        'onmrp-failed'?: ((event: DOM.MrpEvents['mrp-failed']) => void) | undefined
        'onmrp-toast'?: ((event: DOM.MrpEvents['mrp-toast']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-doctor': Base<DOM.MrpDoctor> & {
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-explainers': Base<DOM.MrpExplainers> & {
        /** The blocks; `picture` is one of those of mrp-features. */
        'items'?: readonly { title: string; text: string; points?: readonly string[]; picture?: string }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-faq': Base<DOM.MrpFaq> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** Questions and answers. In an answer, `[words](address)` is a link. */
        'items'?: readonly { question: string; answer: string }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-features': Base<DOM.MrpFeatures> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** The features; `picture` is one of bom, reorder, orders, stock, erps, exceptions, mapping, pegging, week, process, audit, chat. */
        'items'?: readonly { title: string; text: string; picture?: string }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-founders': Base<DOM.MrpFounders> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** The founders; by default those of the settings. */
        'items'?: readonly { name: string; role: string; url: string }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-hero': Base<DOM.MrpHero> & {
        /** Whom it is for, above the headline. */
        'audience'?: string | undefined
        /** The headline; what follows a dash stands in the accent colour. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The first button’s text. Empty: no button. */
        'button-text'?: string | undefined
        /** The first button’s text. Empty: no button. */
        'buttonText'?: string | undefined
        /** Where the first button leads. Default: the demo request, `/demo`. */
        'href'?: string | undefined
        /** The second button’s text. Empty: no button. */
        'second-button-text'?: string | undefined
        /** The second button’s text. Empty: no button. */
        'secondButtonText'?: string | undefined
        /** Where the second button leads. Default: `/pricing`. */
        'second-href'?: string | undefined
        /** Where the second button leads. Default: `/pricing`. */
        'secondHref'?: string | undefined
        /** The text of the link below the buttons. Empty: no link. */
        'link-text'?: string | undefined
        /** The text of the link below the buttons. Empty: no link. */
        'linkText'?: string | undefined
        /** Where that link leads. Default: the planner, `/plan`. */
        'link-href'?: string | undefined
        /** Where that link leads. Default: the planner, `/plan`. */
        'linkHref'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-how-it-works': Base<DOM.MrpHowItWorks> & {
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
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-mission': Base<DOM.MrpMission> & {
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
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-not-found': Base<DOM.MrpNotFound> & {
        /** The page’s one first-level heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** The button’s text. */
        'button-text'?: string | undefined
        /** The button’s text. */
        'buttonText'?: string | undefined
        /** Where the button leads. Default: the home page. */
        'href'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-page-intro': Base<DOM.MrpPageIntro> & {
        /** The page’s one first-level heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-plan-comparison': Base<DOM.MrpPlanComparison> & {
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
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-planner': Base<DOM.MrpPlanner> & {
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
        'onmrp-plan'?: ((event: DOM.MrpEvents['mrp-plan']) => void) | undefined
        'onmrp-plan-change'?: ((event: DOM.MrpEvents['mrp-plan-change']) => void) | undefined
        'onmrp-plan-download'?: ((event: DOM.MrpEvents['mrp-plan-download']) => void) | undefined
        'onmrp-plan-attach'?: ((event: DOM.MrpEvents['mrp-plan-attach']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-pricing-plans': Base<DOM.MrpPricingPlans> & {
        /** The plans. A button leads to its plan’s link (`href`). Without a link it opens a mail with the plan’s `subject`; without both it offers a demo, and dispatches `mrp-plan-select`. */
        'plans'?: readonly { name: string; price: string; period: string; href?: string; features: readonly string[]; buttonText: string; recommended?: boolean; subject?: string }[] | string | undefined
        /** The word beside the name of a recommended plan. Empty: none. */
        'recommended-text'?: string | undefined
        /** The word beside the name of a recommended plan. Empty: none. */
        'recommendedText'?: string | undefined
        /** The URL of a JSON or CSV file with the entries of `plans`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `plans` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onmrp-plan-select'?: ((event: DOM.MrpEvents['mrp-plan-select']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-savings': Base<DOM.MrpSavings> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** The sentence below it. */
        'lead'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-site-footer': Base<DOM.MrpSiteFooter> & {
        /** The sentence below the name. */
        'blurb'?: string | undefined
        /** The links. */
        'navigation'?: readonly { label: string; path: string; signedInLabel?: string }[] | string | undefined
        /** The heading above the links. */
        'navigation-heading'?: string | undefined
        /** The heading above the links. */
        'navigationHeading'?: string | undefined
        /** This page in other languages. */
        'languages'?: readonly { label: string; language: string; path: string }[] | string | undefined
        /** The heading above the contact address. */
        'contact-heading'?: string | undefined
        /** The heading above the contact address. */
        'contactHeading'?: string | undefined
        /** The sentence behind year and name. */
        'rights'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-site-header': Base<DOM.MrpSiteHeader> & {
        /** The path of this page, which is marked in the menus. */
        'current-path'?: string | undefined
        /** The path of this page, which is marked in the menus. */
        'currentPath'?: string | undefined
        /** The menus and links. An entry has a `path`, or is a menu of `pages`; `founders` adds their profiles to it. */
        'navigation'?: readonly { label: string; path?: string; pages?: readonly { label: string; path: string; signedInLabel?: string; note?: string }[]; founders?: boolean; signedInLabel?: string }[] | string | undefined
        /** What screen readers call the navigation. */
        'navigation-label'?: string | undefined
        /** What screen readers call the navigation. */
        'navigationLabel'?: string | undefined
        /** The button that opens the menu on narrow screens. */
        'menu-text'?: string | undefined
        /** The button that opens the menu on narrow screens. */
        'menuText'?: string | undefined
        /** The main button’s text. Empty: no button. */
        'button-text'?: string | undefined
        /** The main button’s text. Empty: no button. */
        'buttonText'?: string | undefined
        /** Where the main button leads. Default: the demo request, `/demo`. */
        'href'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-navigate'?: ((event: DOM.MrpEvents['mrp-navigate']) => void) | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-solutions': Base<DOM.MrpSolutions> & {
        /** Section heading. */
        'heading'?: string | undefined
        /** The steps. `example` is a line of what a step leaves behind. `picture` is one of those of mrp-features. `comingSoon` marks a step that is not there yet. */
        'items'?: readonly { title: string; text: string; example?: string; picture?: string; tags?: readonly string[]; comingSoon?: boolean }[] | string | undefined
        /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
        'src'?: string | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-testimonials': Base<DOM.MrpTestimonials> & {
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
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-timeline': Base<DOM.MrpTimeline> & {
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
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
      'mrp-toaster': Base<DOM.MrpToaster> & {
        /** Edge or corner of the window. Toasts take another one where they would cover the form that they speak of. */
        'placement'?: 'bottom-end' | 'bottom' | 'bottom-start' | 'top-end' | 'top' | 'top-start' | undefined
        /** Colours of the element; `auto` follows the visitor’s system. */
        'theme'?: 'light' | 'dark' | 'auto' | undefined
        'onmrp-ready'?: ((event: DOM.MrpEvents['mrp-ready']) => void) | undefined
      }
    }
  }
}
