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
  /** A toast is about to appear. Prevent it to show it yourself. */
  onToast?: ((event: MrpEvents['mrp-toast']) => void) | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Log in, create an account, and the dashboard behind it: a page of its own, with its first-level heading. */
export declare function Account(props: AccountProps): ReactElement

export interface BenefitsProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The gains; `figure` and `unit` are a number worth saying large. */
  items?: readonly { title: string; text: string; figure?: string; unit?: string }[] | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** What a plant gains; the first gain stands out. */
export declare function Benefits(props: BenefitsProps): ReactElement

export interface ClientsProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The text below it. */
  lead?: string | undefined
  /** The places. */
  items?: readonly { title: string; text: string }[] | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Says that the first clients are coming soon, and invites one. */
export declare function Clients(props: ClientsProps): ReactElement

export interface ConfigProps extends Common {
  /** The name in the header, the footer and texts. Default `MRP Agent`. */
  brandName?: string | undefined
  /** Put before the site’s own links, for elements on another site’s page. Default: none. */
  siteUrl?: string | undefined
  /** The founders in the header, the footer and on the pages about them. Default: neutral ones. */
  founders?: readonly { name: string; role: string; url: string }[] | undefined
  /** The business address: where requests go. Default `hello@mrp-agent.example`. */
  contactEmail?: string | undefined
  /** Where requests of both forms go in place of the email service: http, https or a path. It gets a `POST` with JSON, and from visitors without JavaScript a form’s own. Where it fails, the email service is asked, then the visitor’s mail app. Default: none. */
  endpoint?: string | undefined
  /** The email service’s service id. Without it, and without `endpoint`, requests go through the visitor’s mail app. */
  emailServiceId?: string | undefined
  /** The email service’s template for demo requests. */
  emailDemoTemplateId?: string | undefined
  /** The email service’s template for contact messages. */
  emailContactTemplateId?: string | undefined
  /** The email service’s public key. */
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
  /** Whether the page’s tag manager is told how requests end: one push to `dataLayer` each, never what was typed. */
  analytics?: 'off' | 'dataLayer' | undefined
  /** Whether pushes to `dataLayer`, and the page, referrer and campaign that are kept and sent with a request, wait for `mrp.consent('granted')`. */
  consent?: 'granted' | 'required' | undefined
  /** Words in place of the bundle’s own, by key, whatever the language: `{"demo.submit": "See it live"}`. Default: none. */
  messages?: Record<string, string> | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Page-wide settings as a tag; shows nothing. */
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
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** How to reach people directly. */
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
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A valid request was submitted. Prevent it and nothing is sent. */
  onSubmit?: ((event: MrpEvents['mrp-submit']) => void) | undefined
  /** The endpoint answered 2xx, or the email service 200. */
  onSent?: ((event: MrpEvents['mrp-sent']) => void) | undefined
  /** The mail client was opened with the message. */
  onFallback?: ((event: MrpEvents['mrp-fallback']) => void) | undefined
  /** Neither a service nor the mail client worked. */
  onFailed?: ((event: MrpEvents['mrp-failed']) => void) | undefined
  /** A toast is about to appear. Prevent it to show it yourself. */
  onToast?: ((event: MrpEvents['mrp-toast']) => void) | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Takes a message and sends it: to your endpoint or by the email service and, when that fails, through the visitor’s mail app. */
export declare function ContactForm(props: ContactFormProps): ReactElement

export interface ContactSalesProps extends Common {
  /** The heading. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Leads to a mail to sales. */
export declare function ContactSales(props: ContactSalesProps): ReactElement

export interface DemoCtaProps extends Common {
  /** The heading. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** Where the button leads. */
  href?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** After the element’s first render. */
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
  /** Where the form is: in the page, or in a `dialog` or `drawer` that stays closed until something with `data-mrp-open="demo-form"` is clicked; `button` shows a button that opens the dialog. The attribute `open` is there while it is open. */
  mode?: 'inline' | 'dialog' | 'drawer' | 'button' | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A valid request was submitted. Prevent it and nothing is sent. */
  onSubmit?: ((event: MrpEvents['mrp-submit']) => void) | undefined
  /** The endpoint answered 2xx, or the email service 200. */
  onSent?: ((event: MrpEvents['mrp-sent']) => void) | undefined
  /** The mail client was opened with the message. */
  onFallback?: ((event: MrpEvents['mrp-fallback']) => void) | undefined
  /** Neither a service nor the mail client worked. */
  onFailed?: ((event: MrpEvents['mrp-failed']) => void) | undefined
  /** A toast is about to appear. Prevent it to show it yourself. */
  onToast?: ((event: MrpEvents['mrp-toast']) => void) | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Asks for a demo and sends the request: to your endpoint or by the email service and, when that fails, through the visitor’s mail app. */
export declare function DemoForm(props: DemoFormProps): ReactElement

export interface DoctorProps extends Common {
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Lists what is wrong with the embedding on this page, and what to change. For developers. */
export declare function Doctor(props: DoctorProps): ReactElement

export interface ExplainersProps extends Common {
  /** The blocks; `picture` is one of those of mrp-features. */
  items?: readonly { title: string; text: string; points?: readonly string[]; picture?: string }[] | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** How it works behind the features: one block each, words and picture changing sides, or words and their points. */
export declare function Explainers(props: ExplainersProps): ReactElement

export interface FaqProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** Questions and answers. */
  items?: readonly { question: string; answer: string }[] | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Questions and answers, one open at a time. */
export declare function Faq(props: FaqProps): ReactElement

export interface FeaturesProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The features; `picture` is one of bom, reorder, orders, stock, erps, exceptions, mapping, pegging, week. */
  items?: readonly { title: string; text: string; picture?: string }[] | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** What the product does, each feature with the piece of the product that it is about. */
export declare function Features(props: FeaturesProps): ReactElement

export interface FoundersProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The founders; by default those of the settings. */
  items?: readonly { name: string; role: string; url: string }[] | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Who is behind the product, with their profiles. */
export declare function Founders(props: FoundersProps): ReactElement

export interface HeroProps extends Common {
  /** The headline; what follows a dash stands in the accent colour. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** The top of the home page: the promise, two links, and a plan to change. */
export declare function Hero(props: HeroProps): ReactElement

export interface HowItWorksProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** The steps. */
  items?: readonly { title: string; text: string }[] | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** The steps from data to orders, beside a bill of materials exploding. */
export declare function HowItWorks(props: HowItWorksProps): ReactElement

export interface MissionProps extends Common {
  /** The heading. */
  heading?: string | undefined
  /** The text below it. */
  lead?: string | undefined
  /** The principles. */
  items?: readonly { title: string; text: string }[] | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Why the company is there. */
export declare function Mission(props: MissionProps): ReactElement

export interface NotFoundProps extends Common {
  /** The page’s one first-level heading. */
  heading?: string | undefined
  /** The sentence below it. */
  lead?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** The 404 page; logs the path to the console. */
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
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** The title block of an inner page. */
export declare function PageIntro(props: PageIntroProps): ReactElement

export interface PricingPlansProps extends Common {
  /** The plans. One with a `subject` has a mail link for a button, the others raise `mrp-plan-select`. */
  plans?: readonly { name: string; price: string; period: string; features: readonly string[]; buttonText: string; recommended?: boolean; subject?: string }[] | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A plan was selected. */
  onPlanSelect?: ((event: MrpEvents['mrp-plan-select']) => void) | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** The plans, readable row by row. */
export declare function PricingPlans(props: PricingPlansProps): ReactElement

export interface SiteFooterProps extends Common {
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** The purple footer: what this is, quick links, how to reach people. */
export declare function SiteFooter(props: SiteFooterProps): ReactElement

export interface SiteHeaderProps extends Common {
  /** The path of this page, which is marked in the menus. */
  currentPath?: string | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** A link inside the site was clicked. Prevent it to route it yourself. */
  onNavigate?: ((event: MrpEvents['mrp-navigate']) => void) | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** The fixed header: menus on wide screens, one menu with the same pages on narrow ones. */
export declare function SiteHeader(props: SiteHeaderProps): ReactElement

export interface SolutionsProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The steps; `example` is a line of what it leaves behind, `comingSoon` marks one that is not there yet. */
  items?: readonly { title: string; text: string; example?: string; tags?: readonly string[]; comingSoon?: boolean }[] | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** The solution step by step, as one line of travel with a list of contents. */
export declare function Solutions(props: SolutionsProps): ReactElement

export interface TestimonialsProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** What stands below it while there are no quotes. */
  lead?: string | undefined
  /** The quotes; without any, a placeholder stands here. */
  items?: readonly { quote: string; name: string; role?: string }[] | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** What planners say; until there is something, what they will be asked. */
export declare function Testimonials(props: TestimonialsProps): ReactElement

export interface TimelineProps extends Common {
  /** Section heading. */
  heading?: string | undefined
  /** The milestones, in order. */
  items?: readonly { date: string; title: string; text: string }[] | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** What happened when, drawn as a schedule. */
export declare function Timeline(props: TimelineProps): ReactElement

export interface ToasterProps extends Common {
  /** Edge or corner of the window. Toasts take another one where they would cover the form that they speak of. */
  placement?: 'bottom-end' | 'bottom' | 'bottom-start' | 'top-end' | 'top' | 'top-start' | undefined
  /** Colours of the element; `auto` follows the visitor’s system. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
  /** After the element’s first render. */
  onReady?: ((event: MrpEvents['mrp-ready']) => void) | undefined
}

/** Where toasts appear. Made on demand when the page has none. */
export declare function Toaster(props: ToasterProps): ReactElement

export {}
