// Made from the elements’ descriptions by `npm run build`.

/** The events, by name. */
export interface MrpEvents {
  /** Somebody has created an account and is in. */
  'mrp-register': CustomEvent<{ user: { id: string; fullName: string; companyName: string; jobTitle: string; email: string; erpConnections: { type: string; status: string; date: string }[]; savedMrpRuns: { date: string; status: string; results: string }[]; lastLogin: string } }>
  /** Somebody has logged in. */
  'mrp-login': CustomEvent<{ user: { id: string; fullName: string; companyName: string; jobTitle: string; email: string; erpConnections: { type: string; status: string; date: string }[]; savedMrpRuns: { date: string; status: string; results: string }[]; lastLogin: string } }>
  /** Somebody has logged out. */
  'mrp-logout': CustomEvent<{ user: { id: string; fullName: string; companyName: string; jobTitle: string; email: string; erpConnections: { type: string; status: string; date: string }[]; savedMrpRuns: { date: string; status: string; results: string }[]; lastLogin: string } }>
  /** An ERP was connected. */
  'mrp-erp-connect': CustomEvent<{ connection: { type: string; status: string; date: string } }>
  /** An MRP run was started, and is done. */
  'mrp-run-start': CustomEvent<{ run: { date: string; status: string; results: string } }>
  /** `Update Profile` was pressed, which does nothing by itself. */
  'mrp-update-profile': CustomEvent<Record<string, never>>
  /** `Upgrade Plan` was pressed, which does nothing by itself. */
  'mrp-upgrade-plan': CustomEvent<Record<string, never>>
  /** A toast is about to appear. Prevent it to show it yourself. Cancelable. */
  'mrp-toast': CustomEvent<{ title: string; description: string; variant: 'default' | 'destructive' }>
  /** After the element’s first render. */
  'mrp-ready': CustomEvent<Record<string, never>>
  /** A valid request was submitted. Prevent it and nothing is sent. Cancelable. */
  'mrp-submit': CustomEvent<{ form: string; fields: Record<string, string> }>
  /** The email service answered 200. */
  'mrp-sent': CustomEvent<{ form: string; fields: Record<string, string> }>
  /** The mail client was opened with the message. */
  'mrp-fallback': CustomEvent<{ form: string; fields: Record<string, string>; href: string }>
  /** Neither the email service nor the mail client worked. */
  'mrp-failed': CustomEvent<{ form: string; fields: Record<string, string>; reason: string }>
  /** A link inside the site was clicked. Prevent it to route it yourself. Cancelable. */
  'mrp-navigate': CustomEvent<{ href: string }>
  /** A plan was selected. */
  'mrp-plan-select': CustomEvent<{ plan: string }>
}

/** `<mrp-account>`: Log in, create an account, and the dashboard behind it: a page of its own, with its first-level heading. */
export interface MrpAccount extends HTMLElement {
  /** What somebody sees first who is not logged in. */
  get mode(): 'login' | 'register'
  set mode(value: 'login' | 'register' | null | undefined)
  /** Where accounts are kept: in this browser only, or with the cloud provider of the settings. */
  get provider(): 'local' | 'cloud'
  set provider(value: 'local' | 'cloud' | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-register' | 'mrp-login' | 'mrp-logout' | 'mrp-erp-connect' | 'mrp-run-start' | 'mrp-update-profile' | 'mrp-upgrade-plan' | 'mrp-toast' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpAccount, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-benefits>`: What a plant gains; the first gain stands out. */
export interface MrpBenefits extends HTMLElement {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The gains; `figure` and `unit` are a number worth saying large. */
  get items(): readonly { title: string; text: string; figure?: string; unit?: string }[] | undefined
  set items(value: readonly { title: string; text: string; figure?: string; unit?: string }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpBenefits, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-clients>`: Says that the first clients are coming soon, and invites one. */
export interface MrpClients extends HTMLElement {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The text below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The places. */
  get items(): readonly { title: string; text: string }[] | undefined
  set items(value: readonly { title: string; text: string }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpClients, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-config>`: Page-wide settings as a tag; shows nothing. */
export interface MrpConfig extends HTMLElement {
  /** The name in the header, the footer and texts. Default `MRP Agent`. */
  get brandName(): string | undefined
  set brandName(value: string | null | undefined)
  /** Put before the site’s own links, for elements on another site’s page. Default: none. */
  get siteUrl(): string | undefined
  set siteUrl(value: string | null | undefined)
  /** The founders in the header, the footer and on the pages about them. Default: neutral ones. */
  get founders(): readonly { name: string; role: string; url: string }[] | undefined
  set founders(value: readonly { name: string; role: string; url: string }[] | null | undefined)
  /** The business address: where requests go. Default `hello@mrp-agent.example`. */
  get contactEmail(): string | undefined
  set contactEmail(value: string | null | undefined)
  /** The email service’s service id. Without it, requests go through the visitor’s mail app. */
  get emailServiceId(): string | undefined
  set emailServiceId(value: string | null | undefined)
  /** The email service’s template for demo requests. */
  get emailDemoTemplateId(): string | undefined
  set emailDemoTemplateId(value: string | null | undefined)
  /** The email service’s template for contact messages. */
  get emailContactTemplateId(): string | undefined
  set emailContactTemplateId(value: string | null | undefined)
  /** The email service’s public key. */
  get emailPublicKey(): string | undefined
  set emailPublicKey(value: string | null | undefined)
  /** Where the email service is, absolute or relative. Default `https://api.emailjs.com`. */
  get emailOrigin(): string | undefined
  set emailOrigin(value: string | null | undefined)
  /** Form-collection service: told of registrations and log-ins. Without it nobody is told. */
  get formEndpoint(): string | undefined
  set formEndpoint(value: string | null | undefined)
  /** The Firebase project that keeps the cloud accounts: the web app’s configuration from its console. Default: none. */
  get firebase(): { apiKey: string; [name: string]: string } | undefined
  set firebase(value: { apiKey: string; [name: string]: string } | null | undefined)
  /** A Firebase Auth emulator in place of the project. Default: none. */
  get authEmulatorUrl(): string | undefined
  set authEmulatorUrl(value: string | null | undefined)
  /** Told of every sign-in and sign-out of a cloud account, with its ID token. Default: none. */
  get tokenSyncUrl(): string | undefined
  set tokenSyncUrl(value: string | null | undefined)
  /** Words in place of the bundle’s own, by key, whatever the language: `{"demo.submit": "See it live"}`. Default: none. */
  get messages(): Record<string, string> | undefined
  set messages(value: Record<string, string> | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpConfig, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-contact-details>`: How to reach people directly. */
export interface MrpContactDetails extends HTMLElement {
  /** The heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The text below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpContactDetails, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-contact-form>`: Takes a message and sends it: by the email service or, when that fails, through the visitor’s mail app. */
export interface MrpContactForm extends HTMLElement {
  /** Prefills the name. */
  get name(): string | undefined
  set name(value: string | null | undefined)
  /** Prefills the email address. */
  get email(): string | undefined
  set email(value: string | null | undefined)
  /** Prefills the subject. */
  get subject(): string | undefined
  set subject(value: string | null | undefined)
  /** Prefills the message. */
  get message(): string | undefined
  set message(value: string | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-submit' | 'mrp-sent' | 'mrp-fallback' | 'mrp-failed' | 'mrp-toast' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpContactForm, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-contact-sales>`: Leads to a mail to sales. */
export interface MrpContactSales extends HTMLElement {
  /** The heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpContactSales, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-demo-cta>`: Leads to the demo request. */
export interface MrpDemoCta extends HTMLElement {
  /** The heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** Where the button leads. */
  get href(): string
  set href(value: string | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-navigate' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpDemoCta, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-demo-form>`: Asks for a demo and sends the request: by the email service or, when that fails, through the visitor’s mail app. */
export interface MrpDemoForm extends HTMLElement {
  /** Prefills the full name. */
  get fullName(): string | undefined
  set fullName(value: string | null | undefined)
  /** Prefills the company name. */
  get companyName(): string | undefined
  set companyName(value: string | null | undefined)
  /** Prefills the job title. */
  get jobTitle(): string | undefined
  set jobTitle(value: string | null | undefined)
  /** Prefills the email address. */
  get email(): string | undefined
  set email(value: string | null | undefined)
  /** Prefills the phone number. */
  get phone(): string | undefined
  set phone(value: string | null | undefined)
  /** Chooses the number of SKUs. */
  get skuCount(): '<100' | '100-500' | '500-1000' | '>1000' | undefined
  set skuCount(value: '<100' | '100-500' | '500-1000' | '>1000' | null | undefined)
  /** Chooses the ERP system. */
  get erpSystem(): 'NetSuite' | 'Odoo' | 'SAP' | 'Other' | undefined
  set erpSystem(value: 'NetSuite' | 'Odoo' | 'SAP' | 'Other' | null | undefined)
  /** Chooses the best time to reach the visitor. */
  get bestTime(): 'Morning (9am–12pm)' | 'Afternoon (1pm–4pm)' | 'Evening (4pm–6pm)' | undefined
  set bestTime(value: 'Morning (9am–12pm)' | 'Afternoon (1pm–4pm)' | 'Evening (4pm–6pm)' | null | undefined)
  /** Prefills the comments. */
  get comments(): string | undefined
  set comments(value: string | null | undefined)
  /** Sent along, so that you know which page a request came from. */
  get source(): string | undefined
  set source(value: string | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-submit' | 'mrp-sent' | 'mrp-fallback' | 'mrp-failed' | 'mrp-toast' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpDemoForm, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-explainers>`: How it works behind the features: one block each, words and picture changing sides. */
export interface MrpExplainers extends HTMLElement {
  /** The blocks; `picture` is one of those of mrp-features. */
  get items(): readonly { title: string; text: string; points?: readonly string[]; picture?: string }[] | undefined
  set items(value: readonly { title: string; text: string; points?: readonly string[]; picture?: string }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpExplainers, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-faq>`: Questions and answers, one open at a time. */
export interface MrpFaq extends HTMLElement {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** Questions and answers. */
  get items(): readonly { question: string; answer: string }[] | undefined
  set items(value: readonly { question: string; answer: string }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpFaq, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-features>`: What the product does, each feature with the piece of the product that it is about. */
export interface MrpFeatures extends HTMLElement {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The features; `picture` is one of bom, reorder, orders, stock, erps, exceptions, mapping, pegging, week. */
  get items(): readonly { title: string; text: string; picture?: string }[] | undefined
  set items(value: readonly { title: string; text: string; picture?: string }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpFeatures, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-founders>`: Who is behind the product, with their profiles. */
export interface MrpFounders extends HTMLElement {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The founders; by default those of the settings. */
  get items(): readonly { name: string; role: string; url: string }[] | undefined
  set items(value: readonly { name: string; role: string; url: string }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpFounders, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-hero>`: The top of the home page: the promise, two ways on, and a plan to look at. */
export interface MrpHero extends HTMLElement {
  /** The headline; what follows a dash stands in the accent colour. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-navigate' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpHero, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-how-it-works>`: The steps from data to orders, beside a bill of materials exploding. */
export interface MrpHowItWorks extends HTMLElement {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The steps. */
  get items(): readonly { title: string; text: string }[] | undefined
  set items(value: readonly { title: string; text: string }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpHowItWorks, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-mission>`: Why the company is there. */
export interface MrpMission extends HTMLElement {
  /** The heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The text below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The principles. */
  get items(): readonly { title: string; text: string }[] | undefined
  set items(value: readonly { title: string; text: string }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpMission, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-not-found>`: The 404 page; logs the path to the console. */
export interface MrpNotFound extends HTMLElement {
  /** The page’s one first-level heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-navigate' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpNotFound, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-page-intro>`: The title block of an inner page. */
export interface MrpPageIntro extends HTMLElement {
  /** The page’s one first-level heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpPageIntro, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-pricing-plans>`: The plans, readable row by row. */
export interface MrpPricingPlans extends HTMLElement {
  /** The plans. One with a `subject` has a mail link for a button, the others raise `mrp-plan-select`. */
  get plans(): readonly { name: string; price: string; period: string; features: readonly string[]; buttonText: string; recommended?: boolean; subject?: string }[] | undefined
  set plans(value: readonly { name: string; price: string; period: string; features: readonly string[]; buttonText: string; recommended?: boolean; subject?: string }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-plan-select' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpPricingPlans, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-site-footer>`: The purple footer: what this is, quick links, how to reach people. */
export interface MrpSiteFooter extends HTMLElement {
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-navigate' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpSiteFooter, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-site-header>`: The fixed header: menus on wide screens, one menu with the same pages on narrow ones. */
export interface MrpSiteHeader extends HTMLElement {
  /** The path of this page, which is marked in the menus. */
  get currentPath(): string | undefined
  set currentPath(value: string | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-navigate' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpSiteHeader, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-solutions>`: The solution step by step, as one line of travel with a list of contents. */
export interface MrpSolutions extends HTMLElement {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The steps; `comingSoon` marks one that is not there yet. */
  get items(): readonly { title: string; text: string; tags?: readonly string[]; comingSoon?: boolean }[] | undefined
  set items(value: readonly { title: string; text: string; tags?: readonly string[]; comingSoon?: boolean }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpSolutions, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-testimonials>`: What planners say; until there is something, what they will be asked. */
export interface MrpTestimonials extends HTMLElement {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** What stands below it while there are no quotes. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The quotes; without any, a placeholder stands here. */
  get items(): readonly { quote: string; name: string; role?: string }[] | undefined
  set items(value: readonly { quote: string; name: string; role?: string }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpTestimonials, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-timeline>`: What happened when, drawn as a schedule. */
export interface MrpTimeline extends HTMLElement {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The milestones, in order. */
  get items(): readonly { date: string; title: string; text: string }[] | undefined
  set items(value: readonly { date: string; title: string; text: string }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpTimeline, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** `<mrp-toaster>`: Where toasts appear. Made on demand when the page has none. */
export interface MrpToaster extends HTMLElement {
  /** Edge or corner of the window. */
  get placement(): 'bottom-end' | 'bottom' | 'bottom-start' | 'top-end' | 'top' | 'top-start'
  set placement(value: 'bottom-end' | 'bottom' | 'bottom-start' | 'top-end' | 'top' | 'top-start' | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpToaster, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

declare global {
  interface HTMLElementTagNameMap {
    'mrp-account': MrpAccount
    'mrp-benefits': MrpBenefits
    'mrp-clients': MrpClients
    'mrp-config': MrpConfig
    'mrp-contact-details': MrpContactDetails
    'mrp-contact-form': MrpContactForm
    'mrp-contact-sales': MrpContactSales
    'mrp-demo-cta': MrpDemoCta
    'mrp-demo-form': MrpDemoForm
    'mrp-explainers': MrpExplainers
    'mrp-faq': MrpFaq
    'mrp-features': MrpFeatures
    'mrp-founders': MrpFounders
    'mrp-hero': MrpHero
    'mrp-how-it-works': MrpHowItWorks
    'mrp-mission': MrpMission
    'mrp-not-found': MrpNotFound
    'mrp-page-intro': MrpPageIntro
    'mrp-pricing-plans': MrpPricingPlans
    'mrp-site-footer': MrpSiteFooter
    'mrp-site-header': MrpSiteHeader
    'mrp-solutions': MrpSolutions
    'mrp-testimonials': MrpTestimonials
    'mrp-timeline': MrpTimeline
    'mrp-toaster': MrpToaster
  }
}
