// Made from the elements’ descriptions by `npm run build`.

/** The events, by name. */
export interface MrpEvents {
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
  /** A toast is about to appear. Prevent it to show it yourself. Cancelable. */
  'mrp-toast': CustomEvent<{ title: string; description: string; variant: 'default' | 'destructive' }>
}

/** `<mrp-config>`: Page-wide settings as a tag; shows nothing. */
export interface MrpConfig extends HTMLElement {
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
    'mrp-config': MrpConfig
    'mrp-demo-form': MrpDemoForm
    'mrp-toaster': MrpToaster
  }
}
