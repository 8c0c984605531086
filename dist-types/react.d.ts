// Made from the elements’ descriptions by `npm run build`.

import type { ReactElement } from 'react'
import type { MrpEvents } from './index.js'

export { configure, useAuth } from './index.js'

interface Common {
  className?: string | undefined
}

/** The rules of all components, for a `<style>` in the head of a page that is rendered on a server. */
export declare function styleText(): string

export interface AccountProps extends Common {
  /** What somebody sees first who is not logged in; `?mode=` or `#register` of the page’s URL comes before it. */
  mode?: 'login' | 'register' | undefined
  /** Where accounts are kept: in this browser only, or with the cloud provider of the settings. */
  provider?: 'local' | 'cloud' | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** Somebody has created an account and is in. */
  onRegister?: ((event: MrpEvents['mrp-register']) => void) | undefined
  /** Somebody has logged in. */
  onLogin?: ((event: MrpEvents['mrp-login']) => void) | undefined
  /** Somebody has logged out. */
  onLogout?: ((event: MrpEvents['mrp-logout']) => void) | undefined
  /** An ERP was connected. */
  onErpConnect?: ((event: MrpEvents['mrp-erp-connect']) => void) | undefined
  /** An MRP run was started, and is done. */
  onRunStart?: ((event: MrpEvents['mrp-run-start']) => void) | undefined
  /** `Update Profile` was pressed, which does nothing by itself. */
  onUpdateProfile?: ((event: MrpEvents['mrp-update-profile']) => void) | undefined
  /** `Upgrade Plan` was pressed, which does nothing by itself. */
  onUpgradePlan?: ((event: MrpEvents['mrp-upgrade-plan']) => void) | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** A toast is about to appear. Prevent it to show it yourself. */
  onToast?: ((event: MrpEvents['mrp-toast']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows the login form, the registration form and the dashboard. Use it on a page of its own: it has the first-level heading. */
export declare function Account(props: AccountProps): ReactElement

export interface BenefitsProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The gains; `figure` and `unit` are a number worth saying large. */
  items?: readonly { title: string; text: string; figure?: string; unit?: string }[] | undefined
  /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Lists what a plant gains. The first gain stands out. */
export declare function Benefits(props: BenefitsProps): ReactElement

export interface ClientsProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The text below it. */
  lead?: string | undefined
  /** The button’s text. */
  buttonText?: string | undefined
  /** Where the button leads. Default: a mail to the business address. */
  href?: string | undefined
  /** The cards. */
  items?: readonly { title: string; text: string }[] | undefined
  /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Says that the first clients are coming soon, and what each case study will show. */
export declare function Clients(props: ClientsProps): ReactElement

export interface ConfigProps extends Common {
  /** The name in the header, the footer and texts. Default `MRP Agent`. */
  brandName?: string | undefined
  /** Put before the site’s own links, for elements on another site’s page. Default: none. */
  siteUrl?: string | undefined
  /** Other origins that `src` of a list may name, separated by spaces: `https://docs.google.com`. Default: none, the page’s own alone. */
  srcOrigins?: string | undefined
  /** The founders in the header, the footer and on the pages about them. Default: neutral ones. */
  founders?: readonly { name: string; role: string; url: string }[] | undefined
  /** The business address: where requests go. Default `hello@mrp-agent.example`. */
  contactEmail?: string | undefined
  /** Where requests of both forms go in place of the email service: http, https or a path. It gets a `POST` with JSON, and from visitors without JavaScript a form’s own. Where it fails, the visitor’s mail app opens. Default: none. */
  endpoint?: string | undefined
  /** The email service’s service id. Without it, and without `endpoint`, requests go through the visitor’s mail app. */
  emailServiceId?: string | undefined
  /** The email service’s template for demo requests. */
  emailDemoTemplateId?: string | undefined
  /** The email service’s template for contact messages. */
  emailContactTemplateId?: string | undefined
  /** The email service’s public key. It is no secret: every visitor’s browser receives it. Never enter a private key. */
  emailPublicKey?: string | undefined
  /** Where the email service is, absolute or relative. Default `https://api.emailjs.com`. */
  emailOrigin?: string | undefined
  /** Form-collection service: told of registrations and log-ins. Without it nobody is told. */
  formEndpoint?: string | undefined
  /** The Firebase project that keeps the cloud accounts: the web app’s configuration from its console. Default: none. */
  firebase?: { apiKey: string; [name: string]: string } | undefined
  /** A Firebase Auth emulator in place of the project, at a loopback address such as `http://127.0.0.1:9099`. With any other address, cloud accounts are off. Default: none. */
  authEmulatorUrl?: string | undefined
  /** Told of every sign-in and sign-out of a cloud account, with its ID token. Default: none. */
  tokenSyncUrl?: string | undefined
  /** Whether the page’s tag manager is told how requests end: one push to `dataLayer` each, never what was typed. Default `off`. */
  analytics?: 'off' | 'dataLayer' | undefined
  /** Whether the page, referrer and campaign that brought a visitor are kept for the visit and sent with a request. Default `off`: a request has what was typed, and `source`. */
  attribution?: 'off' | 'on' | undefined
  /** Whether pushes to `dataLayer`, and what `attribution` keeps and sends, wait for `mrpWidgets.consent('granted')`. Default `granted`: they do not. */
  consent?: 'granted' | 'required' | undefined
  /** Texts in place of the bundle’s own, by key for all languages, or by language: `{"demo.submit": "See it live", "de": {"demo.submit": "Live ansehen"}}`. Default: none. */
  messages?: Record<string, string | Record<string, string>> | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Configures all elements of the page. Shows nothing. */
export declare function Config(props: ConfigProps): ReactElement

export interface ContactDetailsProps extends Common {
  /** The heading. */
  heading?: string | undefined
  /** The text below it. */
  lead?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows how to reach the company directly. */
export declare function ContactDetails(props: ContactDetailsProps): ReactElement

export interface ContactFormProps extends Common {
  /** Prefills the name. */
  name?: string | undefined
  /** Prefills the email address. */
  email?: string | undefined
  /** Prefills the subject. */
  subject?: string | undefined
  /** Prefills the message. */
  message?: string | undefined
  /** Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path. */
  endpoint?: string | undefined
  /** The names of fields and choices that are left out, such as `phone, bestTime, SAP`. Required fields stay, and one console line names them. */
  hide?: string | undefined
  /** JSON names and values that are sent along with each request, such as `{"plan": "team"}`. */
  extra?: Record<string, string | number | boolean | null> | undefined
  /** The wording of a box that visitors must tick. It is sent along with the request. */
  consentText?: string | undefined
  /** Where the link beside that box leads: http, https or a path. */
  privacyUrl?: string | undefined
  /** Whether the query of the page’s URL fills in fields: `on`, `off`, or a prefix of the names, such as `demo-` for `?demo-email=…`. */
  urlPrefill?: string | undefined
  /** The page that opens after a request was sent: http, https or a path. Default: none, the form itself thanks. */
  thanksUrl?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The visitor typed into the form: once, until the request is sent or the form cleared. */
  onStart?: ((event: MrpEvents['mrp-start']) => void) | undefined
  /** The visitor pressed the button, and these fields are missing or wrong: their names, never their values. */
  onInvalid?: ((event: MrpEvents['mrp-invalid']) => void) | undefined
  /** A valid request was submitted. `event.respondWith(promise)` sends it your own way: the form waits, then shows success, or opens the mail client if the promise is rejected. Prevent it and nothing is sent. */
  onSubmit?: ((event: MrpEvents['mrp-submit']) => void) | undefined
  /** The endpoint answered 2xx, the email service 200, or the promise of `respondWith` was fulfilled. */
  onSent?: ((event: MrpEvents['mrp-sent']) => void) | undefined
  /** The mail client was opened with the message. */
  onFallback?: ((event: MrpEvents['mrp-fallback']) => void) | undefined
  /** Neither a service nor the mail client worked. */
  onFailed?: ((event: MrpEvents['mrp-failed']) => void) | undefined
  /** A toast is about to appear. Prevent it to show it yourself. */
  onToast?: ((event: MrpEvents['mrp-toast']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Takes a message and sends it to your endpoint or by the email service. If that fails, it falls back to the visitor’s mail app. */
export declare function ContactForm(props: ContactFormProps): ReactElement

export interface ContactSalesProps extends Common {
  /** The heading. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** The button’s text. */
  buttonText?: string | undefined
  /** Where the button leads. Default: a mail to the business address. */
  href?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Leads to a mail to sales. */
export declare function ContactSales(props: ContactSalesProps): ReactElement

export interface DemoCtaProps extends Common {
  /** The heading. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** The button’s text. Empty: no button. */
  buttonText?: string | undefined
  /** Where the button leads. Default: the demo request, `/demo`. */
  href?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Leads to the demo request. */
export declare function DemoCta(props: DemoCtaProps): ReactElement

export interface DemoFormProps extends Common {
  /** Prefills the full name. */
  fullName?: string | undefined
  /** Prefills the company name. */
  companyName?: string | undefined
  /** Prefills the job title. */
  jobTitle?: string | undefined
  /** Prefills the email address. */
  email?: string | undefined
  /** Prefills the phone number. */
  phone?: string | undefined
  /** Chooses the number of SKUs. */
  skuCount?: '<100' | '100-500' | '500-1000' | '>1000' | undefined
  /** Chooses the ERP system. */
  erpSystem?: 'NetSuite' | 'Odoo' | 'SAP' | 'Other' | undefined
  /** Chooses the best time to reach the visitor. */
  bestTime?: 'Morning (9am–12pm)' | 'Afternoon (1pm–4pm)' | 'Evening (4pm–6pm)' | undefined
  /** Prefills the comments. */
  comments?: string | undefined
  /** Sent along, so that you know which page a request came from. */
  source?: string | undefined
  /** Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path. */
  endpoint?: string | undefined
  /** The names of fields and choices that are left out, such as `phone, bestTime, SAP`. Required fields stay, and one console line names them. */
  hide?: string | undefined
  /** JSON names and values that are sent along with each request, such as `{"plan": "team"}`. */
  extra?: Record<string, string | number | boolean | null> | undefined
  /** The wording of a box that visitors must tick. It is sent along with the request. */
  consentText?: string | undefined
  /** Where the link beside that box leads: http, https or a path. */
  privacyUrl?: string | undefined
  /** Whether the query of the page’s URL fills in fields: `on`, `off`, or a prefix of the names, such as `demo-` for `?demo-email=…`. */
  urlPrefill?: string | undefined
  /** The page that opens after a request was sent: http, https or a path. Default: none, the form itself thanks. */
  thanksUrl?: string | undefined
  /** Where the form is. `dialog` and `drawer` stay closed until the visitor clicks an element with `data-mrp-open="demo-form"`. `button` shows a button that opens the dialog. While it is open, the element has the attribute `open`. */
  mode?: 'inline' | 'dialog' | 'drawer' | 'button' | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A `dialog`, `drawer` or `button` form opened. */
  onOpen?: ((event: MrpEvents['mrp-open']) => void) | undefined
  /** The visitor typed into the form: once, until the request is sent or the form cleared. */
  onStart?: ((event: MrpEvents['mrp-start']) => void) | undefined
  /** The visitor pressed the button, and these fields are missing or wrong: their names, never their values. */
  onInvalid?: ((event: MrpEvents['mrp-invalid']) => void) | undefined
  /** A valid request was submitted. `event.respondWith(promise)` sends it your own way: the form waits, then shows success, or opens the mail client if the promise is rejected. Prevent it and nothing is sent. */
  onSubmit?: ((event: MrpEvents['mrp-submit']) => void) | undefined
  /** The endpoint answered 2xx, the email service 200, or the promise of `respondWith` was fulfilled. */
  onSent?: ((event: MrpEvents['mrp-sent']) => void) | undefined
  /** The mail client was opened with the message. */
  onFallback?: ((event: MrpEvents['mrp-fallback']) => void) | undefined
  /** Neither a service nor the mail client worked. */
  onFailed?: ((event: MrpEvents['mrp-failed']) => void) | undefined
  /** A toast is about to appear. Prevent it to show it yourself. */
  onToast?: ((event: MrpEvents['mrp-toast']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Takes a demo request and sends it to your endpoint or by the email service. If that fails, it falls back to the visitor’s mail app. */
export declare function DemoForm(props: DemoFormProps): ReactElement

export interface DoctorProps extends Common {
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Lists what is wrong with the embedding on this page, and what to change. For developers. */
export declare function Doctor(props: DoctorProps): ReactElement

export interface ExplainersProps extends Common {
  /** The blocks; `picture` is one of those of mrp-features. */
  items?: readonly { title: string; text: string; points?: readonly string[]; picture?: string }[] | undefined
  /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Explains how the features work, one block each: a text beside a picture, or a text with points. */
export declare function Explainers(props: ExplainersProps): ReactElement

export interface FaqProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** Questions and answers. In an answer, `[words](address)` is a link. */
  items?: readonly { question: string; answer: string }[] | undefined
  /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows questions and their answers, one open at a time. */
export declare function Faq(props: FaqProps): ReactElement

export interface FeaturesProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The features; `picture` is one of bom, reorder, orders, stock, erps, exceptions, mapping, pegging, week, process, audit, chat. */
  items?: readonly { title: string; text: string; picture?: string }[] | undefined
  /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows what the product does, each feature with a piece of the product. */
export declare function Features(props: FeaturesProps): ReactElement

export interface FoundersProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The founders; by default those of the settings. */
  items?: readonly { name: string; role: string; url: string }[] | undefined
  /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows who is behind the product, with their profiles. */
export declare function Founders(props: FoundersProps): ReactElement

export interface HeroProps extends Common {
  /** Whom it is for, above the headline. */
  audience?: string | undefined
  /** The headline; what follows a dash stands in the accent colour. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** The first button’s text. Empty: no button. */
  buttonText?: string | undefined
  /** Where the first button leads. Default: the demo request, `/demo`. */
  href?: string | undefined
  /** The second button’s text. Empty: no button. */
  secondButtonText?: string | undefined
  /** Where the second button leads. Default: `/pricing`. */
  secondHref?: string | undefined
  /** The text of the link below the buttons. Empty: no link. */
  linkText?: string | undefined
  /** Where that link leads. Default: the planner, `/plan`. */
  linkHref?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Opens the home page: the promise, two links, and a plan that visitors can change. */
export declare function Hero(props: HeroProps): ReactElement

export interface HowItWorksProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** The steps. The first three have pictures. */
  items?: readonly { title: string; text: string }[] | undefined
  /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows the steps from data to orders, above one night of a plant in four pictures. */
export declare function HowItWorks(props: HowItWorksProps): ReactElement

export interface MissionProps extends Common {
  /** The heading. */
  heading?: string | undefined
  /** The text below it. */
  lead?: string | undefined
  /** The principles. */
  items?: readonly { title: string; text: string }[] | undefined
  /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Says why the company exists. */
export declare function Mission(props: MissionProps): ReactElement

export interface NotFoundProps extends Common {
  /** The page’s one first-level heading. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** The button’s text. */
  buttonText?: string | undefined
  /** Where the button leads. Default: the home page. */
  href?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows the 404 page. Logs the path to the console. */
export declare function NotFound(props: NotFoundProps): ReactElement

export interface PageIntroProps extends Common {
  /** The page’s one first-level heading. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows the title of an inner page, with its first-level heading. */
export declare function PageIntro(props: PageIntroProps): ReactElement

export interface PlanComparisonProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The columns. */
  plans?: readonly { name: string; price: string; recommended?: boolean }[] | undefined
  /** The lines, with a cell for each plan. */
  rows?: readonly { name: string; cells: readonly string[] }[] | undefined
  /** The URL of a JSON or CSV file with the entries of `plans`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `plans` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Compares the plans line by line, and says what counts as a SKU. */
export declare function PlanComparison(props: PlanComparisonProps): ReactElement

export interface PlannerProps extends Common {
  /** Section title. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** The date of the first day that is planned, such as `2026-03-02`. By default today. */
  from?: string | undefined
  /** How many weeks the record shows at once, from 4 to 13. */
  weeks?: number | undefined
  /** Days of the week on which people work, from 0 for Sunday to 6, such as `1 2 3 4 5`. */
  workdays?: string | readonly number[] | undefined
  /** Dates on which nobody works, such as `2026-12-24 2026-12-25`. */
  holidays?: string | readonly string[] | undefined
  /** Whether open orders are taken to move to where they are needed (`assume`), or stay where they are (`fixed`). */
  rescheduling?: 'assume' | 'fixed' | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A list was planned. Counts alone. */
  onPlan?: ((event: MrpEvents['mrp-plan']) => void) | undefined
  /** A number was changed, or a change taken back: `item`, `demand`, `undo`, `redo`, `reset`. */
  onPlanChange?: ((event: MrpEvents['mrp-plan-change']) => void) | undefined
  /** A file is about to be saved. Prevent it to save none. */
  onPlanDownload?: ((event: MrpEvents['mrp-plan-download']) => void) | undefined
  /** The plan is about to be attached to the demo request of the page: exactly this text. Prevent it to take it yourself. */
  onPlanAttach?: ((event: MrpEvents['mrp-plan-attach']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Plans a parts list in the visitor’s browser: pasted, dropped or chosen. Nothing leaves the page until they attach it to a request. */
export declare function Planner(props: PlannerProps): ReactElement

export interface PricingPlansProps extends Common {
  /** The plans. A button leads to its plan’s link (`href`). Without a link it opens a mail with the plan’s `subject`; without both it offers a demo, and dispatches `mrp-plan-select`. */
  plans?: readonly { name: string; price: string; period: string; href?: string; features: readonly string[]; buttonText: string; recommended?: boolean; subject?: string }[] | undefined
  /** The word beside the name of a recommended plan. Empty: none. */
  recommendedText?: string | undefined
  /** The URL of a JSON or CSV file with the entries of `plans`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `plans` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** A plan was selected. */
  onPlanSelect?: ((event: MrpEvents['mrp-plan-select']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows the plans with their prices, readable row by row. */
export declare function PricingPlans(props: PricingPlansProps): ReactElement

export interface SavingsProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Calculates what the right plan saves a month, from four numbers that the visitor can change. */
export declare function Savings(props: SavingsProps): ReactElement

export interface SiteFooterProps extends Common {
  /** The sentence below the name. */
  blurb?: string | undefined
  /** The links. */
  navigation?: readonly { label: string; path: string; signedInLabel?: string }[] | undefined
  /** The heading above the links. */
  navigationHeading?: string | undefined
  /** This page in other languages. */
  languages?: readonly { label: string; language: string; path: string }[] | undefined
  /** The heading above the contact address. */
  contactHeading?: string | undefined
  /** The sentence behind year and name. */
  rights?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows the footer: the company, quick links, and how to reach it. */
export declare function SiteFooter(props: SiteFooterProps): ReactElement

export interface SiteHeaderProps extends Common {
  /** The path of this page, which is marked in the menus. */
  currentPath?: string | undefined
  /** The menus and links. An entry has a `path`, or is a menu of `pages`; `founders` adds their profiles to it. */
  navigation?: readonly { label: string; path?: string; pages?: readonly { label: string; path: string; signedInLabel?: string; note?: string }[]; founders?: boolean; signedInLabel?: string }[] | undefined
  /** What screen readers call the navigation. */
  navigationLabel?: string | undefined
  /** The button that opens the menu on narrow screens. */
  menuText?: string | undefined
  /** The main button’s text. Empty: no button. */
  buttonText?: string | undefined
  /** Where the main button leads. Default: the demo request, `/demo`. */
  href?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows the fixed header: menus on wide screens, one menu with the same pages on narrow ones. */
export declare function SiteHeader(props: SiteHeaderProps): ReactElement

export interface SolutionsProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The steps. `example` is a line of what a step leaves behind. `picture` is one of those of mrp-features. `comingSoon` marks a step that is not there yet. */
  items?: readonly { title: string; text: string; example?: string; picture?: string; tags?: readonly string[]; comingSoon?: boolean }[] | undefined
  /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows the solution step by step, with a list of contents. */
export declare function Solutions(props: SolutionsProps): ReactElement

export interface TestimonialsProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** What stands below it while there are no quotes. */
  lead?: string | undefined
  /** The quotes; without any, a placeholder stands here. */
  items?: readonly { quote: string; name: string; role?: string }[] | undefined
  /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows what planners say. Without testimonials, it shows what planners will be asked. */
export declare function Testimonials(props: TestimonialsProps): ReactElement

export interface TimelineProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The milestones, in order; `lasts` marks what still goes on. */
  items?: readonly { date: string; title: string; text: string; lasts?: boolean }[] | undefined
  /** How things stand today. */
  now?: string | undefined
  /** The URL of a JSON or CSV file with the entries of `items`, on the page’s origin or on one that `src-origins` of `<mrp-config>` names. Until it is loaded, and if it is faulty, `items` is shown if set, or the content inside the tag. */
  src?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows what happened when, drawn as a schedule. */
export declare function Timeline(props: TimelineProps): ReactElement

export interface ToasterProps extends Common {
  /** Edge or corner of the window. Toasts take another one where they would cover the form that they speak of. */
  placement?: 'bottom-end' | 'bottom' | 'bottom-start' | 'top-end' | 'top' | 'top-start' | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Shows toasts. If the page has none, the script adds one with the first toast. */
export declare function Toaster(props: ToasterProps): ReactElement

export {}
