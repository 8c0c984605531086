// Made from the elements’ descriptions by `npm run build`.

/** The reason why a sign-up, sign-in or logout failed. */
export declare class AuthError extends Error {
    readonly name = "AuthError";
    readonly problem: AuthProblem;
    constructor(problem: AuthProblem, message: string);
}

/** The problems of a sign-up or sign-in, each with a text for the visitor. */
export type AuthProblem = 'email-taken'
/** The provider does not tell which one is wrong, so that nobody can test who has an account. */
 | 'wrong-credentials' | 'unknown-email' | 'wrong-password' | 'invalid-email' | 'weak-password' | 'too-many-requests' | 'network' | 'user-disabled'
/** The visitor cannot fix these: the project, its key or its settings do not allow the action. */
 | 'not-allowed' | 'unknown';

export type AuthState = {
    readonly loading: true;
    readonly user: null;
} | {
    readonly loading: false;
    readonly user: AuthUser | null;
};

export interface AuthUser {
    readonly id: string;
    readonly email: string;
}

/** Signs out. Rejects with an AuthError. */
export declare function logOut(): Promise<void>;

/** Signs in. Rejects with an AuthError. */
export declare const signIn: (email: string, password: string) => Promise<AuthUser>;

/** Creates an account and signs in. Rejects with an AuthError. */
export declare const signUp: (email: string, password: string) => Promise<AuthUser>;

/**
 * Connects to the configured project, and again when another one is configured. Without a project, or with a refused
 * emulator, nobody is signed in.
 */
export declare function startAuth(): void;

/** Returns who is signed in. Connects to the configured project once the component is rendered. */
export declare function useAuth(): AuthState;

export type MessageKey = keyof (typeof sharedMessages & typeof formMessages & typeof demoMessages & typeof contactMessages & typeof accountMessages & typeof heroMessages) | WordyChoice;

/** What any element may have to say, in English. */
declare const sharedMessages: {
    readonly 'toast.close': 'Close: {title}';
    readonly 'failure.line': 'This part of the page could not be shown. Please email us at';
    readonly 'failure.unloaded': 'This part of the page could not be loaded. Please check your connection and try again.';
};

/** What every form that sends a request says, in English. `{name}` and the like are filled in where the text is used. */
declare const formMessages: {
    readonly 'form.optional': 'optional';
    readonly 'form.choose': 'Please choose';
    readonly 'form.sending': 'Sending...';
    readonly 'form.unloaded': 'This form could not be loaded, perhaps because you are offline. What you typed is still here. Please try again, or email us at';
    readonly 'form.email.invalid': 'This does not look like an email address. Please check it: name@company.com.';
    readonly 'form.toast.missing.title': 'Missing Information';
    readonly 'form.toast.missing.description': 'Please fill in all required fields.';
    readonly 'form.toast.fallback.title': 'Email Client Opened';
    readonly 'form.toast.failed.title': 'Send Failed';
    readonly 'form.trap.label': 'Please leave this field empty';
    readonly 'form.trap.heading': 'One more click';
    readonly 'form.trap.lead': 'A hidden field that people never see was filled in, perhaps by your browser. Nothing has been sent yet.';
    readonly 'form.trap.confirm': 'I am a person, send it';
    readonly 'mail.fallback.heading': 'Please send the email that your mail app now shows';
    readonly 'mail.fallback.lead': 'We could not send your request from this page, so it is in an email to {email}, ready to go. No mail app has opened? Open it again, or copy the message.';
    readonly 'mail.failed.heading': 'Your request has not been sent';
    readonly 'mail.failed.lead': 'Neither this page nor a mail app could send it. Please copy the message and email it to {email}. Everything you typed is still here.';
    readonly 'mail.open': 'Open the email';
    readonly 'mail.copy': 'Copy message';
    readonly 'mail.copied': 'Copied. Paste it into an email to {email}.';
    readonly 'mail.copy.manual': 'The message is selected: press Ctrl+C or ⌘C to copy it.';
    readonly 'mail.clear': 'Clear this form';
    readonly 'mail.from': 'Sent from';
    readonly 'mail.message': 'Your message';
    readonly 'mail.shortened': '[shortened: please paste the rest]';
};

/** What the demo form says, in English. */
declare const demoMessages: {
    readonly 'demo.legend.person': 'About you';
    readonly 'demo.legend.plant': 'About your plant';
    readonly 'demo.fullName': 'Full name';
    readonly 'demo.companyName': 'Company name';
    readonly 'demo.jobTitle': 'Job title';
    readonly 'demo.email': 'Email';
    readonly 'demo.phone': 'Phone';
    readonly 'demo.skuCount': 'Number of SKUs';
    readonly 'demo.erpSystem': 'ERP system';
    readonly 'demo.bestTime': 'Best time to reach you';
    readonly 'demo.comments': 'Comments';
    readonly 'demo.comments.hint': 'Lead times, lot sizes, the part that is always short: whatever we should look at first.';
    readonly 'demo.fullName.missing': 'Please enter your full name.';
    readonly 'demo.companyName.missing': 'Please enter the name of your company.';
    readonly 'demo.email.missing': 'Please enter your email address, so that we can answer.';
    readonly 'demo.submit': 'Request a Demo';
    readonly 'demo.note': 'We answer within 24 hours. Your details are used for this request only.';
    readonly 'demo.toast.sent.title': 'Demo Requested!';
    readonly 'demo.toast.sent.description': "We'll be in touch within 24 hours.";
    readonly 'demo.toast.fallback.description': 'Please send the email from your email client to complete the demo request.';
    readonly 'demo.toast.failed.description': 'Please email us directly at {email} for demo requests';
    readonly 'demo.sent.heading': 'Thank you, {name}.';
    readonly 'demo.sent.lead': 'Your request has arrived. A planner on our team reads it and answers within 24 hours, at {email}.';
    readonly 'demo.again': 'Request Another Demo';
    readonly 'demo.close': 'Close';
};

/** What the contact form says, in English. */
declare const contactMessages: {
    readonly 'contact.legend': 'Your message';
    readonly 'contact.name': 'Name';
    readonly 'contact.email': 'Email';
    readonly 'contact.subject': 'Subject';
    readonly 'contact.message': 'Message';
    readonly 'contact.name.missing': 'Please enter your name.';
    readonly 'contact.email.missing': 'Please enter your email address, so that we can answer.';
    readonly 'contact.message.missing': 'Please write a message.';
    readonly 'contact.submit': 'Send Message';
    readonly 'contact.note': 'We answer within 24 hours. Your details are used for this message only.';
    readonly 'contact.toast.sent.title': 'Message Sent!';
    readonly 'contact.toast.sent.description': "We'll be in touch within 24 hours.";
    readonly 'contact.toast.fallback.description': 'Please send the email from your email client to complete the submission.';
    readonly 'contact.toast.failed.description': 'Please email us directly at {email}';
    readonly 'contact.sent.heading': 'Thank you, {name}.';
    readonly 'contact.sent.lead': 'Your message has arrived. One of us reads it and answers within 24 hours, at {email}.';
    readonly 'contact.again': 'Send Another Message';
};

/** What the account area says, in English. `{name}` and the like are filled in where the text is used. */
declare const accountMessages: {
    readonly 'account.login.heading': 'Log in';
    readonly 'account.login.lead': 'Your connections and your MRP runs, as you left them.';
    readonly 'account.login.submit': 'Log In';
    readonly 'account.login.other': 'No account yet?';
    readonly 'account.login.toggle': 'Create an account';
    readonly 'account.login.forgot': 'Forgot your password? Write to';
    readonly 'account.scriptless': 'Logging in and creating an account need JavaScript, which is off in this browser.';
    readonly 'account.login.remember': 'Remember me';
    readonly 'account.register.heading': 'Create your account';
    readonly 'account.register.lead': 'Try the account area: connect an ERP and start an MRP run, both simulated.';
    readonly 'account.register.submit': 'Create Account';
    readonly 'account.register.other': 'Already registered?';
    readonly 'account.register.toggle': 'Log in';
    readonly 'account.working': 'One moment...';
    readonly 'account.opening': 'Opening your account...';
    readonly 'account.local.heading': 'A demo account';
    readonly 'account.local.note': 'The account is kept in this browser only, and so is its password, readable for anyone who uses this browser. Please do not reuse a real one.';
    readonly 'account.told': 'Registering and logging in send your name, company, job title and email address to our team, never your password.';
    readonly 'account.storage.blocked': 'This browser does not let the page keep anything. The account works until you leave the page, then it is gone.';
    readonly 'account.storage.full': 'The storage of this browser is full. The account works until you leave the page; what you do from now on is then gone.';
    readonly 'account.fullName': 'Full name';
    readonly 'account.companyName': 'Company name';
    readonly 'account.jobTitle': 'Job title';
    readonly 'account.email': 'Email';
    readonly 'account.password': 'Password';
    readonly 'account.confirmPassword': 'Confirm password';
    readonly 'account.password.show': 'Show';
    readonly 'account.password.hide': 'Hide';
    readonly 'account.password.show.label': 'Show password';
    readonly 'account.password.hide.label': 'Hide password';
    readonly 'account.password.show.confirm': 'Show confirmed password';
    readonly 'account.password.hide.confirm': 'Hide confirmed password';
    readonly 'account.password.capsLock': 'Caps Lock is on.';
    readonly 'account.fullName.missing': 'Please enter your full name.';
    readonly 'account.companyName.missing': 'Please enter the name of your company.';
    readonly 'account.jobTitle.missing': 'Please enter your job title.';
    readonly 'account.email.missing': 'Please enter your email address.';
    readonly 'account.password.missing': 'Please enter a password.';
    readonly 'account.confirmPassword.missing': 'Please enter the password once more.';
    readonly 'account.toast.missing.title': 'Missing Information';
    readonly 'account.toast.missing.login': 'Please enter your email and password.';
    readonly 'account.toast.missing.register': 'Please fill in all required fields.';
    readonly 'account.toast.unknown-email.title': 'Account Not Found';
    readonly 'account.toast.unknown-email.description': 'No account found with that email address. Please create an account first.';
    readonly 'account.toast.wrong-password.title': 'Invalid Password';
    readonly 'account.toast.wrong-password.description': 'The password you entered is incorrect.';
    readonly 'account.toast.mismatch.title': 'Password Mismatch';
    readonly 'account.toast.mismatch.description': 'Passwords do not match.';
    readonly 'account.toast.email-taken.title': 'Account Already Exists';
    readonly 'account.toast.email-taken.description': 'An account with this email already exists. Please log in instead.';
    readonly 'account.toast.wrong-credentials.title': 'Invalid Password';
    readonly 'account.toast.wrong-credentials.description': 'No account was found with this email and password. Please check both, or create an account first.';
    readonly 'account.toast.weak-password.title': 'Password Too Short';
    readonly 'account.toast.weak-password.description': 'Please choose a longer password, of six characters at least.';
    readonly 'account.toast.invalid-email.title': 'Invalid Email';
    readonly 'account.toast.invalid-email.description': 'This does not look like an email address. Please check it: name@company.com.';
    readonly 'account.toast.user-disabled.title': 'Account Disabled';
    readonly 'account.toast.user-disabled.description': 'This account has been disabled. Please write to {email}.';
    readonly 'account.toast.too-many-requests.title': 'Too Many Attempts';
    readonly 'account.toast.too-many-requests.description': 'Please wait a few minutes, then try again.';
    readonly 'account.toast.network.title': 'No Connection';
    readonly 'account.toast.network.description': 'The accounts could not be reached. Please check your connection and try again; what you typed is still here.';
    readonly 'account.toast.not-allowed.title': 'Accounts Not Available';
    readonly 'account.toast.not-allowed.description': 'Accounts do not work on this page at the moment. Please write to {email}.';
    readonly 'account.toast.unknown.title': 'That Did Not Work';
    readonly 'account.toast.unknown.description': 'Please try again. If it happens again, write to {email}.';
    readonly 'account.toast.login.title': 'Login Successful';
    readonly 'account.toast.login.description': 'Welcome back, {name}!';
    readonly 'account.toast.register.title': 'Account Created Successfully';
    readonly 'account.toast.register.description': 'Welcome, {name}!';
    readonly 'account.toast.logout.title': 'Logged Out';
    readonly 'account.toast.logout.description': 'Your connections and runs are kept for the next time.';
    readonly 'account.toast.erp.title': 'ERP Connected';
    readonly 'account.toast.erp.description': 'NetSuite integration added successfully!';
    readonly 'account.toast.run.title': 'MRP Run Started';
    readonly 'account.toast.run.description': 'Your MRP run has been completed successfully!';
    readonly 'account.dashboard.greeting': 'Welcome, {name}';
    readonly 'account.dashboard.lastLogin': 'Last login';
    readonly 'account.dashboard.update': 'Update Profile';
    readonly 'account.dashboard.logout': 'Log Out';
    readonly 'account.subscription.heading': 'Subscription';
    readonly 'account.subscription.none': 'No active subscription';
    readonly 'account.subscription.upgrade': 'Upgrade Plan';
    readonly 'account.connections.heading': 'ERP connections';
    readonly 'account.connections.action': 'Connect ERP System';
    readonly 'account.connections.none': 'No ERP is connected yet.';
    readonly 'account.connections.none.why': 'A connection made here is simulated: it is a line in this browser, no data moves.';
    readonly 'account.connections.type': 'System';
    readonly 'account.connections.count': 'connected';
    readonly 'account.runs.heading': 'MRP runs';
    readonly 'account.runs.action': 'Start MRP Run';
    readonly 'account.runs.none': 'No run yet.';
    readonly 'account.runs.none.why': 'A run here is simulated. In the product it nets demand against stock and proposes orders.';
    readonly 'account.runs.results': 'Result';
    readonly 'account.runs.count': 'completed';
    readonly 'account.table.status': 'Status';
    readonly 'account.table.date': 'Date';
    readonly 'account.table.connected': 'Connected';
    readonly 'account.table.completed': 'Completed';
    readonly 'account.table.sample': 'Sample MRP Run';
};

/** What the home page's plan says, in English. `{name}` and the like are filled in where the text is used. */
declare const heroMessages: {
    readonly 'hero.leadTime': 'Lead time, weeks';
    readonly 'hero.lotSize': 'Lot';
    readonly 'hero.safetyStock': 'Safety stock';
    readonly 'hero.onHand': 'On hand';
    readonly 'hero.table': 'The plan, in pieces';
    readonly 'hero.week': 'Week';
    readonly 'hero.gross': 'Gross requirements';
    readonly 'hero.gross.week': 'Gross requirements, week {week}';
    readonly 'hero.projected': 'Projected on hand';
    readonly 'hero.release': 'Order release';
    readonly 'hero.chart.onHand': '{pieces} on hand';
    readonly 'hero.chart.safetyStock': 'safety stock {pieces}';
    readonly 'hero.order.today': 'Order {pieces} today';
    readonly 'hero.order.week': 'Order {pieces} in week {week}';
    readonly 'hero.needed': ', needed in week {week}.';
    readonly 'hero.try': 'Change a number and see.';
    readonly 'hero.orders.one': '1 order';
    readonly 'hero.orders.many': '{orders} orders';
    readonly 'hero.instead': '{now} in place of {before}';
    readonly 'hero.same': '{now}, as before';
    readonly 'hero.stock': ', average stock {stock}. {order}.';
    readonly 'hero.nothing': 'Nothing to order';
    readonly 'hero.nothing.stock': ' in these {weeks} weeks, average stock {stock}.';
    readonly 'hero.late.one': 'Too late by 1 week.';
    readonly 'hero.late.many': 'Too late by {weeks} weeks.';
    readonly 'hero.late.missing': ' Ordered today it comes in week {week}; up to {pieces} are missing before.';
    readonly 'hero.late.low': ' Ordered today it comes in week {week}; stock falls to {pieces} before.';
    readonly 'hero.approved': 'Approved: {pieces} for week {week}.';
    readonly 'hero.approved.then': ' In the product the order goes to your ERP now.';
    readonly 'hero.fault': ': please enter a whole number from {least} to {most}. The plan still uses {value}.';
    readonly 'hero.approve': 'Approve';
    readonly 'hero.undo': 'Undo';
    readonly 'hero.reset': 'Reset';
};

/** Those that are words: sent in English whatever the language, and shown in the visitor's. */
type WordyChoice = 'Other' | (typeof bestTimes)[number];

declare const bestTimes: readonly ['Morning (9am–12pm)', 'Afternoon (1pm–4pm)', 'Evening (4pm–6pm)'];

/**
 * Loads and defines the given elements, or all of them; done once every one is there. In Node this does nothing, so
 * that code which runs on a server as well may call it.
 */
export declare function defineElements(...tags: readonly `mrp-${string}`[]): Promise<void>;

/**
 * Changes settings. Later calls win, and elements on the page follow. A setting given as `undefined` returns to its
 * default.
 */
export declare function configure(settings: {
    readonly [Key in keyof Config]?: Config[Key] | undefined;
}): void;

/** Page-wide settings. */
export interface Config {
    /** The name in the header, the footer and texts. Default `MRP Agent`. */
    readonly brandName: string;
    /** The business address: where requests go. Default `hello@mrp-agent.example`. */
    readonly contactEmail: string;
    /** Put before the site's own links, for elements on another site's page. Default: none, links are paths. */
    readonly siteUrl: string;
    /** Their names and profiles in the header, the footer and on the pages about them. Default: neutral ones. */
    readonly founders: readonly Founder[];
    /**
     * Where requests of both forms go in place of the email service, as a `POST` with JSON: http, https or a path. Where
     * it fails, the email service is asked, then the visitor's mail app. Default: none.
     */
    readonly endpoint: string;
    /** Without it, and without `endpoint`, requests go through the visitor's mail app. */
    readonly emailService: Partial<EmailService>;
    /** Form-collection service: told of registrations and log-ins. Without it nobody is told. */
    readonly formEndpoint: string;
    /** The Firebase project that keeps the cloud accounts. Default: none, nothing of Firebase is loaded. */
    readonly firebase: FirebaseConfig | undefined;
    /**
     * A Firebase Auth emulator in place of the project, such as `http://127.0.0.1:9099`: http or https on `localhost`,
     * 127.0.0.0/8 or `[::1]`. With any other address, cloud accounts are off. Default: none.
     */
    readonly authEmulatorUrl: string;
    /** Told of every sign-in and sign-out of a cloud account, with its ID token. Default: none. */
    readonly tokenSyncUrl: string;
    /** Whether the page's tag manager is told how requests end: one push to `dataLayer` each. Default `off`. */
    readonly analytics: 'off' | 'dataLayer';
    /**
     * Whether pushes to `dataLayer`, and the page, referrer and campaign that are kept and sent with a request, wait for
     * `mrp.consent('granted')`. Default `granted`: they do not.
     */
    readonly consent: 'granted' | 'required';
    /** Words in place of the bundle's own, whatever the language. Default: none. */
    readonly messages: Readonly<Partial<Record<MessageKey, string>>>;
}

export interface Founder {
    readonly name: string;
    readonly role: string;
    /** The profile, outside the site. */
    readonly url: string;
}

/** The email service's identifiers, as its dashboard shows them. */
export interface EmailService {
    readonly serviceId: string;
    readonly demoTemplateId: string;
    readonly contactTemplateId: string;
    readonly publicKey: string;
    /** Where the service is, absolute or relative to the page; default `https://api.emailjs.com`. */
    readonly origin: string;
}

/** What the Firebase console shows as a web app's configuration. Accounts need its key; the rest does no harm. */
export interface FirebaseConfig {
    readonly apiKey: string;
    readonly [name: string]: string;
}

/** Something that changes, to read and to follow. */
export interface Followed<Value> {
    get(): Value;
    /** Calls with the value of now and with every later one, until what it returns is called. */
    subscribe(listener: (value: Value) => void): () => void;
    /** Calls with every later value. */
    listen(listener: (value: Value) => void): () => void;
}

/** Who is signed in to a cloud account. */
export declare const auth: Followed<AuthState>;

export {}

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
  /** The endpoint answered 2xx, or the email service 200. */
  'mrp-sent': CustomEvent<{ form: string; fields: Record<string, string> }>
  /** The mail client was opened with the message. */
  'mrp-fallback': CustomEvent<{ form: string; fields: Record<string, string>; href: string }>
  /** Neither a service nor the mail client worked. */
  'mrp-failed': CustomEvent<{ form: string; fields: Record<string, string>; reason: string }>
  /** A link inside the site was clicked. Prevent it to route it yourself. Cancelable. */
  'mrp-navigate': CustomEvent<{ href: string }>
  /** A plan was selected. */
  'mrp-plan-select': CustomEvent<{ plan: string }>
}

/** `<mrp-account>`: Log in, create an account, and the dashboard behind it: a page of its own, with its first-level heading. */
export interface MrpAccount extends HTMLElement {
  /** What somebody sees first who is not logged in; `?mode=` or `#register` of the page’s URL comes before it. */
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpAccount, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-register' | 'mrp-login' | 'mrp-logout' | 'mrp-erp-connect' | 'mrp-run-start' | 'mrp-update-profile' | 'mrp-upgrade-plan' | 'mrp-toast' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-register' | 'mrp-login' | 'mrp-logout' | 'mrp-erp-connect' | 'mrp-run-start' | 'mrp-update-profile' | 'mrp-upgrade-plan' | 'mrp-toast' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpAccount, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpAccount, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-register' | 'mrp-login' | 'mrp-logout' | 'mrp-erp-connect' | 'mrp-run-start' | 'mrp-update-profile' | 'mrp-upgrade-plan' | 'mrp-toast' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpBenefits, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpBenefits, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpBenefits, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpClients, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpClients, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpClients, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  /** Where requests of both forms go in place of the email service: http, https or a path. It gets a `POST` with JSON, and from visitors without JavaScript a form’s own. Where it fails, the email service is asked, then the visitor’s mail app. Default: none. */
  get endpoint(): string | undefined
  set endpoint(value: string | null | undefined)
  /** The email service’s service id. Without it, and without `endpoint`, requests go through the visitor’s mail app. */
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
  /** A Firebase Auth emulator in place of the project, at a loopback address such as `http://127.0.0.1:9099`. With any other address, cloud accounts are off. Default: none. */
  get authEmulatorUrl(): string | undefined
  set authEmulatorUrl(value: string | null | undefined)
  /** Told of every sign-in and sign-out of a cloud account, with its ID token. Default: none. */
  get tokenSyncUrl(): string | undefined
  set tokenSyncUrl(value: string | null | undefined)
  /** Whether the page’s tag manager is told how requests end: one push to `dataLayer` each, never what was typed. */
  get analytics(): 'off' | 'dataLayer'
  set analytics(value: 'off' | 'dataLayer' | null | undefined)
  /** Whether pushes to `dataLayer`, and the page, referrer and campaign that are kept and sent with a request, wait for `mrp.consent('granted')`. */
  get consent(): 'granted' | 'required'
  set consent(value: 'granted' | 'required' | null | undefined)
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpConfig, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpConfig, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpConfig, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpContactDetails, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpContactDetails, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpContactDetails, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** `<mrp-contact-form>`: Takes a message and sends it: to your endpoint or by the email service and, when that fails, through the visitor’s mail app. */
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
  /** Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path. */
  get endpoint(): string | undefined
  set endpoint(value: string | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-submit' | 'mrp-sent' | 'mrp-fallback' | 'mrp-failed' | 'mrp-toast' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpContactForm, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpContactForm, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-submit' | 'mrp-sent' | 'mrp-fallback' | 'mrp-failed' | 'mrp-toast' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-submit' | 'mrp-sent' | 'mrp-fallback' | 'mrp-failed' | 'mrp-toast' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpContactForm, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpContactForm, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-submit' | 'mrp-sent' | 'mrp-fallback' | 'mrp-failed' | 'mrp-toast' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpContactSales, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpContactSales, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpContactSales, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpDemoCta, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-navigate' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-navigate' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpDemoCta, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpDemoCta, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-navigate' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** `<mrp-demo-form>`: Asks for a demo and sends the request: to your endpoint or by the email service and, when that fails, through the visitor’s mail app. */
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
  /** Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path. */
  get endpoint(): string | undefined
  set endpoint(value: string | null | undefined)
  /** Where the form is: in the page, or in a `dialog` or `drawer` that stays closed until something with `data-mrp-open="demo-form"` is clicked; `button` shows a button that opens the dialog. The attribute `open` is there while it is open. */
  get mode(): 'inline' | 'dialog' | 'drawer' | 'button'
  set mode(value: 'inline' | 'dialog' | 'drawer' | 'button' | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-submit' | 'mrp-sent' | 'mrp-fallback' | 'mrp-failed' | 'mrp-toast' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpDemoForm, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpDemoForm, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-submit' | 'mrp-sent' | 'mrp-fallback' | 'mrp-failed' | 'mrp-toast' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-submit' | 'mrp-sent' | 'mrp-fallback' | 'mrp-failed' | 'mrp-toast' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpDemoForm, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpDemoForm, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-submit' | 'mrp-sent' | 'mrp-fallback' | 'mrp-failed' | 'mrp-toast' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** `<mrp-doctor>`: Lists what is wrong with the embedding on this page, and what to change. For developers. */
export interface MrpDoctor extends HTMLElement {
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpDoctor, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpDoctor, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpDoctor, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpDoctor, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** `<mrp-explainers>`: How it works behind the features: one block each, words and picture changing sides, or words and their points. */
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpExplainers, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpExplainers, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpExplainers, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpFaq, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpFaq, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpFaq, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpFeatures, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpFeatures, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpFeatures, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpFounders, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpFounders, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpFounders, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** `<mrp-hero>`: The top of the home page: the promise, two links, and a plan to change. */
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpHero, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-navigate' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-navigate' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpHero, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpHero, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-navigate' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpHowItWorks, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpHowItWorks, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpHowItWorks, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpMission, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpMission, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpMission, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpNotFound, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-navigate' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-navigate' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpNotFound, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpNotFound, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-navigate' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpPageIntro, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpPageIntro, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpPageIntro, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpPricingPlans, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-plan-select' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-plan-select' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpPricingPlans, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpPricingPlans, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-plan-select' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpSiteFooter, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-navigate' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-navigate' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpSiteFooter, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpSiteFooter, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-navigate' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpSiteHeader, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-navigate' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-navigate' | 'mrp-ready'>(
    type: Type,
    listener: (this: MrpSiteHeader, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpSiteHeader, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-navigate' | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** `<mrp-solutions>`: The solution step by step, as one line of travel with a list of contents. */
export interface MrpSolutions extends HTMLElement {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The steps; `example` is a line of what it leaves behind, `comingSoon` marks one that is not there yet. */
  get items(): readonly { title: string; text: string; example?: string; tags?: readonly string[]; comingSoon?: boolean }[] | undefined
  set items(value: readonly { title: string; text: string; example?: string; tags?: readonly string[]; comingSoon?: boolean }[] | null | undefined)
  /** Colours of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpSolutions, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpSolutions, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpSolutions, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpSolutions, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpTestimonials, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpTestimonials, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpTestimonials, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpTimeline, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpTimeline, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpTimeline, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** `<mrp-toaster>`: Where toasts appear. Made on demand when the page has none. */
export interface MrpToaster extends HTMLElement {
  /** Edge or corner of the window. Toasts take another one where they would cover the form that they speak of. */
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
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpToaster, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends 'mrp-ready'>(
    type: Type,
    listener: (this: MrpToaster, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: MrpToaster, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
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
    'mrp-doctor': MrpDoctor
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
