// Made from the elements’ descriptions by `npm run build`.

/** The problems of a sign-up or sign-in, each with a text for the visitor. */
type AuthProblem = 'email-taken' /** The provider does not tell which one is wrong, so that nobody can test who has an account. */ | 'wrong-credentials' | 'unknown-email' | 'wrong-password' | 'invalid-email' | 'weak-password' | 'too-many-requests' | 'network' | 'user-disabled' /** The visitor cannot fix these: the project, its key or its settings do not allow the action. */ | 'not-allowed' | 'unknown';
interface AuthUser {
  readonly id: string;
  readonly email: string;
}
type AuthState = {
  readonly loading: true;
  readonly user: null;
} | {
  readonly loading: false;
  readonly user: AuthUser | null;
};
/** The reason why a sign-up, sign-in or logout failed. */
declare class AuthError extends Error {
  readonly name = "AuthError";
  readonly problem: AuthProblem;
  constructor(problem: AuthProblem, message: string);
}
/** Returns who is signed in. Connects to the configured project once the component is rendered. */
declare function useAuth(): AuthState;
/**
 * Connects to the configured project, and again when another one is configured. Without a project, or with a refused
 * emulator, nobody is signed in.
 */
declare function startAuth(): void;
/** Creates an account and signs in. Rejects with an AuthError. */
declare const signUp: (email: string, password: string) => Promise<AuthUser>;
/** Signs in. Rejects with an AuthError. */
declare const signIn: (email: string, password: string) => Promise<AuthUser>;
/** Signs out. Rejects with an AuthError. */
declare function logOut(): Promise<void>;
declare const bestTimes: readonly ['Morning (9am–12pm)', 'Afternoon (1pm–4pm)', 'Evening (4pm–6pm)'];
/**
 * Texts that are their own keys: sent in English whatever the language, and shown in the visitor's, also in the mail of
 * their own app. Choices that are words, what stands for an empty answer, and the subjects of mails.
 */
type SentText = 'Other' | (typeof bestTimes)[number] | 'Not provided' | 'None' | 'Contact Form Submission' | 'Demo Request' | 'Demo Request from {name}';
type AccountKey = 'account.login.heading' | 'account.login.lead' | 'account.login.submit' | 'account.login.other' | 'account.login.toggle' | 'account.login.forgot' | 'account.login.support' | 'account.login.lost' | 'account.scriptless' | 'account.login.remember' | 'account.register.heading' | 'account.register.lead' | 'account.register.submit' | 'account.register.other' | 'account.register.toggle' | 'account.working' | 'account.opening' | 'account.local.heading' | 'account.local.note' | 'account.told' | 'account.storage.blocked' | 'account.storage.full' | 'account.fullName' | 'account.companyName' | 'account.jobTitle' | 'account.email' | 'account.password' | 'account.confirmPassword' | 'account.password.show' | 'account.password.hide' | 'account.password.show.label' | 'account.password.hide.label' | 'account.password.show.confirm' | 'account.password.hide.confirm' | 'account.password.capsLock' | 'account.fullName.missing' | 'account.companyName.missing' | 'account.jobTitle.missing' | 'account.email.missing' | 'account.password.missing' | 'account.confirmPassword.missing' | 'account.toast.missing.title' | 'account.toast.missing.login' | 'account.toast.missing.register' | 'account.toast.unknown-email.title' | 'account.toast.unknown-email.description' | 'account.toast.wrong-password.title' | 'account.toast.wrong-password.description' | 'account.toast.mismatch.title' | 'account.toast.mismatch.description' | 'account.toast.email-taken.title' | 'account.toast.email-taken.description' | 'account.toast.wrong-credentials.title' | 'account.toast.wrong-credentials.description' | 'account.toast.weak-password.title' | 'account.toast.weak-password.description' | 'account.toast.invalid-email.title' | 'account.toast.invalid-email.description' | 'account.toast.user-disabled.title' | 'account.toast.user-disabled.description' | 'account.toast.too-many-requests.title' | 'account.toast.too-many-requests.description' | 'account.toast.network.title' | 'account.toast.network.description' | 'account.toast.not-allowed.title' | 'account.toast.not-allowed.description' | 'account.toast.unknown.title' | 'account.toast.unknown.description' | 'account.toast.login.title' | 'account.toast.login.description' | 'account.toast.register.title' | 'account.toast.register.description' | 'account.toast.logout.title' | 'account.toast.logout.description' | 'account.toast.erp.title' | 'account.toast.erp.description' | 'account.toast.run.title' | 'account.toast.run.description' | 'account.dashboard.greeting' | 'account.dashboard.lastLogin' | 'account.dashboard.update' | 'account.dashboard.logout' | 'account.dashboard.idle' | 'account.subscription.heading' | 'account.subscription.none' | 'account.subscription.upgrade' | 'account.subscription.plans' | 'account.connections.heading' | 'account.connections.action' | 'account.connections.none.why' | 'account.connections.type' | 'account.connections.simulated' | 'account.runs.heading' | 'account.runs.action' | 'account.runs.results' | 'account.table.status' | 'account.table.date' | 'account.table.connected' | 'account.table.completed' | 'account.table.sample' | 'account.table.open' | 'account.table.open.run' | 'account.table.close' | 'account.table.close.run' | 'account.begin.run' | 'account.begin.plan' | 'account.begin.plan.why' | 'account.begin.plan.open' | 'account.result.sample' | 'account.result.by' | 'account.result.today' | 'account.result.first' | 'account.result.planner' | 'account.result.to-place' | 'account.result.to-start' | 'account.result.buy' | 'account.result.make' | 'account.result.why' | 'account.result.sale' | 'account.result.on-hand' | 'account.result.short' | 'account.result.lots' | 'account.result.lead' | 'account.result.orders' | 'account.result.planned' | 'account.result.pieces' | 'account.result.release' | 'account.result.release.buy' | 'account.result.release.make' | 'account.result.needed' | 'account.result.stock' | 'account.result.stock.spoken' | 'account.result.approve' | 'account.result.approved' | 'account.result.approved.then' | 'account.result.undo' | 'account.result.for' | 'account.result.for.order' | 'account.result.enough' | 'account.result.enough.item';
type ContactKey = 'contact.legend' | 'contact.name' | 'contact.email' | 'contact.subject' | 'contact.message' | 'contact.name.missing' | 'contact.email.missing' | 'contact.message.missing' | 'contact.submit' | 'contact.note' | 'contact.toast.sent.title' | 'contact.toast.sent.description' | 'contact.toast.fallback.description' | 'contact.toast.failed.description' | 'contact.sent.heading' | 'contact.sent.lead' | 'contact.again';
type DemoKey = 'demo.next.heading' | 'demo.next.answer' | 'demo.next.time' | 'demo.next.prepare' | 'demo.next.demo' | 'demo.legend.person' | 'demo.legend.plant' | 'demo.fullName' | 'demo.companyName' | 'demo.jobTitle' | 'demo.email' | 'demo.phone' | 'demo.skuCount' | 'demo.erpSystem' | 'demo.bestTime' | 'demo.comments' | 'demo.comments.hint' | 'demo.fullName.missing' | 'demo.companyName.missing' | 'demo.email.missing' | 'demo.submit' | 'demo.note' | 'demo.toast.sent.title' | 'demo.toast.sent.description' | 'demo.toast.fallback.description' | 'demo.toast.failed.description' | 'demo.sent.heading' | 'demo.sent.lead' | 'demo.again' | 'demo.close' | 'demo.plan.attached' | 'demo.plan.remove';
type FailureKey = 'failure.line' | 'failure.unloaded';
type FormKey = 'form.optional' | 'form.choose' | 'form.sending' | 'form.held' | 'form.email.invalid' | 'form.email.undotted' | 'form.consent.missing' | 'form.consent.link' | 'form.toast.missing.title' | 'form.toast.missing.description' | 'form.toast.fallback.title' | 'form.toast.failed.title' | 'form.trap.label' | 'form.trap.heading' | 'form.trap.lead' | 'form.trap.confirm' | 'form.unloaded';
type HeroKey = 'hero.try' | 'hero.leadTime' | 'hero.lotSize' | 'hero.safetyStock' | 'hero.onHand' | 'hero.unit.weeks' | 'hero.unit.pieces' | 'hero.table' | 'hero.week' | 'hero.gross' | 'hero.gross.week' | 'hero.projected' | 'hero.release' | 'hero.chart.onHand' | 'hero.chart.safetyStock' | 'hero.chart.unplanned' | 'hero.chart.unplanned.more' | 'hero.order.today' | 'hero.order.week' | 'hero.out' | 'hero.without' | 'hero.orders.one' | 'hero.orders.many' | 'hero.instead' | 'hero.same' | 'hero.stock.falls' | 'hero.stock.rises' | 'hero.stock.same' | 'hero.nothing' | 'hero.nothing.why' | 'hero.late.one' | 'hero.late.many' | 'hero.late.missing' | 'hero.late.low' | 'hero.approved' | 'hero.approved.then' | 'hero.check' | 'hero.fault' | 'hero.approve' | 'hero.undo' | 'hero.reset';
type MailKey = 'mail.fallback.heading' | 'mail.fallback.lead' | 'mail.failed.heading' | 'mail.failed.lead' | 'mail.open' | 'mail.copy' | 'mail.copied' | 'mail.copy.manual' | 'mail.clear' | 'mail.consent' | 'mail.from' | 'mail.message' | 'mail.shortened';
type PlannerKey = 'planner.columns' | 'planner.tables' | 'planner.table.place.one' | 'planner.table.place.many' | 'planner.table.sentence' | 'planner.table.unread' | 'planner.table.unused' | 'planner.table.kind' | 'planner.table.evidence' | 'planner.table.items' | 'planner.table.stock' | 'planner.table.bill' | 'planner.table.wanted' | 'planner.table.coming' | 'planner.table.proposals' | 'planner.table.prices' | 'planner.table.calendar' | 'planner.table.other' | 'planner.column' | 'planner.column.values' | 'planner.column.meaning' | 'planner.column.of' | 'planner.column.sure' | 'planner.column.said' | 'planner.column.asks' | 'planner.questions.one' | 'planner.questions.many' | 'planner.wanted' | 'planner.wanted.item' | 'planner.wanted.date' | 'planner.wanted.days' | 'planner.answer' | 'planner.choice.comma' | 'planner.choice.point' | 'planner.choice.day-first' | 'planner.choice.month-first' | 'planner.choice.plan' | 'planner.choice.calendar' | 'planner.choice.working-days' | 'planner.choice.calendar-days' | 'planner.choice.months' | 'planner.choice.weeks' | 'planner.choice.none' | 'planner.meaning.item' | 'planner.meaning.name' | 'planner.meaning.onHand' | 'planner.meaning.leadTime' | 'planner.meaning.safetyStock' | 'planner.meaning.lotRule' | 'planner.meaning.lotSize' | 'planner.meaning.lotMin' | 'planner.meaning.lotMax' | 'planner.meaning.lotMultiple' | 'planner.meaning.phantom' | 'planner.meaning.yield' | 'planner.meaning.parent' | 'planner.meaning.component' | 'planner.meaning.per' | 'planner.meaning.batch' | 'planner.meaning.scrap' | 'planner.meaning.level' | 'planner.meaning.quantity' | 'planner.meaning.delivered' | 'planner.meaning.date' | 'planner.meaning.week' | 'planner.meaning.order' | 'planner.meaning.bucket' | 'planner.meaning.location' | 'planner.meaning.fixed' | 'planner.meaning.alternative' | 'planner.meaning.priority' | 'planner.meaning.status' | 'planner.meaning.type' | 'planner.meaning.unit' | 'planner.meaning.make' | 'planner.meaning.supplier' | 'planner.meaning.price' | 'planner.meaning.lot' | 'planner.meaning.active' | 'planner.meaning.validFrom' | 'planner.meaning.validTo' | 'planner.meaning.ignored' | 'planner.problems.one' | 'planner.problems.many' | 'planner.problems.planned' | 'planner.problems.more' | 'planner.line' | 'planner.line.range' | 'planner.keep' | 'planner.kept' | 'planner.keep.full' | 'planner.keep.blocked' | 'planner.compare' | 'planner.compare.how' | 'planner.compare.beyond' | 'planner.compare.missing' | 'planner.compare.quantity' | 'planner.compare.date' | 'planner.compare.superfluous' | 'planner.compare.same' | 'planner.compare.missing.what' | 'planner.compare.quantity.what' | 'planner.compare.date.what' | 'planner.compare.superfluous.what' | 'planner.compare.same.what' | 'planner.compare.enough' | 'planner.days.horizon' | 'planner.days.range' | 'planner.days.none' | 'planner.days.off.one' | 'planner.days.off.many' | 'planner.days.change' | 'planner.days.asWorked' | 'planner.days.worked' | 'planner.days.country' | 'planner.days.national' | 'planner.days.beyond' | 'planner.days.others' | 'planner.days.from' | 'planner.days.to' | 'planner.days.add' | 'planner.days.remove' | 'planner.days.remove.day' | 'planner.days.plan' | 'planner.columnsUsed.one' | 'planner.columnsUsed.many' | 'planner.columnsUnused' | 'planner.planned' | 'planner.unplanned' | 'planner.bought.from' | 'planner.group.check' | 'planner.do.receipt-overdue' | 'planner.say.receipt-overdue' | 'planner.say.needed' | 'planner.do.demand-overdue' | 'planner.say.demand-overdue' | 'planner.do.expedite' | 'planner.do.push-out' | 'planner.say.move' | 'planner.do.cancel' | 'planner.say.cancel' | 'planner.because.receipt' | 'planner.help.order' | 'planner.rule.smallest' | 'planner.rule.largest' | 'planner.rule.multiple' | 'planner.rule.ahead' | 'planner.rule.before' | 'planner.phantom' | 'planner.yield' | 'planner.made' | 'planner.later.order' | 'planner.sooner.order' | 'planner.suppliers.one' | 'planner.suppliers.many' | 'planner.unpriced.one' | 'planner.unpriced.many' | 'planner.value' | 'planner.items.one' | 'planner.items.many' | 'planner.lines.one' | 'planner.lines.many' | 'planner.demands.one' | 'planner.demands.many' | 'planner.orders.one' | 'planner.orders.many' | 'planner.parts.one' | 'planner.parts.many' | 'planner.bought' | 'planner.source' | 'planner.way.sample' | 'planner.way.paste' | 'planner.way.file' | 'planner.change' | 'planner.sample' | 'planner.list' | 'planner.list.example' | 'planner.list.empty' | 'planner.list.hint' | 'planner.list.long' | 'planner.file' | 'planner.systems' | 'planner.pasted' | 'planner.read' | 'planner.cancel' | 'planner.reading' | 'planner.failed' | 'planner.retry' | 'planner.place.one' | 'planner.place.many' | 'planner.start.one' | 'planner.start.many' | 'planner.placeAndStart' | 'planner.nothing' | 'planner.nothing.why' | 'planner.more.rows' | 'planner.kind.buy' | 'planner.kind.make' | 'planner.kind.late' | 'planner.kind.low' | 'planner.kind.move' | 'planner.kind.idle' | 'planner.do.buy' | 'planner.do.make' | 'planner.do.below-safety-stock' | 'planner.say.until' | 'planner.say.short' | 'planner.say.end' | 'planner.do.no-demand' | 'planner.say.no-demand' | 'planner.reason' | 'planner.reason.safety' | 'planner.reason.for' | 'planner.lateOrders.one' | 'planner.lateOrders.many' | 'planner.late' | 'planner.late.demand' | 'planner.late.rest' | 'planner.because.buy' | 'planner.because.make' | 'planner.because.also' | 'planner.group.now' | 'planner.group.also' | 'planner.group.next' | 'planner.group.later' | 'planner.arrives' | 'planner.ready' | 'planner.late.by' | 'planner.late.for' | 'planner.late.low' | 'planner.rule.lot' | 'planner.textbook' | 'planner.demand.choose' | 'planner.help' | 'planner.help.hide' | 'planner.help.failed' | 'planner.help.none' | 'planner.help.overdue' | 'planner.help.split' | 'planner.help.split.more' | 'planner.help.quantity' | 'planner.help.faster' | 'planner.help.lead-time' | 'planner.help.item' | 'planner.help.safety-stock' | 'planner.help.lot' | 'planner.help.promise' | 'planner.help.try' | 'planner.tried' | 'planner.strip.late' | 'planner.order.item' | 'planner.order.name' | 'planner.order.make' | 'planner.order.supplier' | 'planner.order.quantity' | 'planner.order.unit' | 'planner.order.release' | 'planner.order.due' | 'planner.order.arrives' | 'planner.order.late' | 'planner.order.late.since' | 'planner.order.for' | 'planner.order.low' | 'planner.order.reason' | 'planner.when.now' | 'planner.when.past' | 'planner.when.today' | 'planner.when.day' | 'planner.when.after' | 'planner.when.week' | 'planner.week' | 'planner.week.from' | 'planner.time.week.one' | 'planner.time.week.many' | 'planner.time.day.one' | 'planner.time.day.many' | 'planner.time.date.one' | 'planner.time.date.many' | 'planner.cause.id' | 'planner.cause.order' | 'planner.cause.demand' | 'planner.cause.safety-stock' | 'planner.cause.own' | 'planner.cause.on-hand' | 'planner.bill' | 'planner.bill.caption' | 'planner.search' | 'planner.exceptions' | 'planner.item' | 'planner.needed' | 'planner.status' | 'planner.per' | 'planner.status.ok' | 'planner.status.short' | 'planner.status.order' | 'planner.status.make' | 'planner.status.late' | 'planner.found.none' | 'planner.why' | 'planner.why.short' | 'planner.why.none' | 'planner.step.order' | 'planner.step.demand' | 'planner.step.safety-stock' | 'planner.step.on-hand' | 'planner.step.parent' | 'planner.step.net' | 'planner.step.safety' | 'planner.alone' | 'planner.step.buy' | 'planner.step.make' | 'planner.covered' | 'planner.unneeded' | 'planner.also' | 'planner.into' | 'planner.takes' | 'planner.delay' | 'planner.whatIf' | 'planner.leadTime' | 'planner.lotSize' | 'planner.onHand' | 'planner.safetyStock' | 'planner.demand' | 'planner.demand.order' | 'planner.unit.week' | 'planner.unit.day' | 'planner.unit.date' | 'planner.unit.pieces' | 'planner.fault' | 'planner.fault.whole' | 'planner.record' | 'planner.pastDue' | 'planner.weeks' | 'planner.days' | 'planner.earlier' | 'planner.later' | 'planner.gross' | 'planner.scheduled' | 'planner.projected' | 'planner.net' | 'planner.receipts' | 'planner.releases' | 'planner.none' | 'planner.without' | 'planner.below' | 'planner.was' | 'planner.chart' | 'planner.strip' | 'planner.strip.bar' | 'planner.strip.due' | 'planner.changes' | 'planner.changes.first' | 'planner.changes.orders' | 'planner.changes.stock' | 'planner.changes.late' | 'planner.changes.customers' | 'planner.changed' | 'planner.same' | 'planner.out' | 'planner.more' | 'planner.undo' | 'planner.redo' | 'planner.reset' | 'planner.csv.orders' | 'planner.csv.record' | 'planner.print' | 'planner.own' | 'planner.attach' | 'planner.attach.text' | 'planner.attach.hint' | 'planner.attach.go' | 'planner.attach.heading';
type SentKey = 'sent.plan';
type ToastKey = 'toast.close';
type MessageKey = SentText | AccountKey | ContactKey | DemoKey | FailureKey | FormKey | HeroKey | MailKey | PlannerKey | SentKey | ToastKey;
type Language = 'en' | 'de' | 'es' | 'fr';
type OwnTexts = Readonly<Partial<Record<MessageKey, string>>>;
/** A page's own texts by key, for all languages; or by language, then key, for that one: `{ de: { 'demo.submit': 'Los' } }`. */
type OwnMessages = OwnTexts & { readonly [Spoken in Language]?: OwnTexts };
/** The email service's identifiers, as its dashboard shows them. */
interface EmailService {
  readonly serviceId: string;
  readonly demoTemplateId: string;
  readonly contactTemplateId: string;
  readonly publicKey: string;
  /** Where the service is, absolute or relative to the page; default `https://api.emailjs.com`. */
  readonly origin: string;
}
interface Founder {
  readonly name: string;
  readonly role: string;
  /** The profile, outside the site. */
  readonly url: string;
}
/** What the Firebase console shows as a web app's configuration. Accounts need its key; the rest does no harm. */
interface FirebaseConfig {
  readonly apiKey: string;
  readonly [name: string]: string;
}
/** Page-wide settings. */
interface Config {
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
   * it fails, the visitor's mail app opens. Default: none.
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
   * Whether the page, referrer and campaign that brought a visitor are kept for the visit and sent with a request. Default
   * `off`: a request has what was typed, and `source`.
   */
  readonly attribution: 'off' | 'on';
  /**
   * Whether pushes to `dataLayer`, and what `attribution` keeps and sends, wait for `mrpWidgets.consent('granted')`. Default
   * `granted`: they do not.
   */
  readonly consent: 'granted' | 'required';
  /**
   * Texts in place of the bundle's own: by key for all languages, or by language, then key. A language's own come first.
   * Default: none.
   */
  readonly messages: OwnMessages;
}
/** What one source says. */
type Settings = { readonly [Key in keyof Config]?: Config[Key] | undefined };
/**
 * Changes settings. Later calls win over earlier ones and over the page's tags, and elements on the page follow. A setting
 * given as `undefined` returns to what the tags say, or to its default.
 */
declare function configure(settings: Settings): void;
/** Something that changes, to read and to follow. */
interface Followed<Value> {
  get(): Value;
  /** Calls with the value of now and with every later one, until what it returns is called. */
  subscribe(listener: (value: Value) => void): () => void;
  /** Calls with every later value. */
  listen(listener: (value: Value) => void): () => void;
}
/** Who is signed in to a cloud account. */
declare const auth: Followed<AuthState>;
/**
 * Loads and defines the given elements, or all of them; done once every one is there. In Node this does nothing, so
 * that code which runs on a server as well may call it.
 */
declare function defineElements(...tags: readonly `mrp-${string}`[]): Promise<void>;
export { AuthError, type AuthProblem, type AuthState, type AuthUser, type Config, type EmailService, type FirebaseConfig, Followed, type Founder, type MessageKey, auth, configure, defineElements, logOut, signIn, signUp, startAuth, useAuth };
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
  /** A link inside the site was clicked. Prevent it to route it yourself. Cancelable. */
  'mrp-navigate': CustomEvent<{ href: string }>
  /** A toast is about to appear. Prevent it to show it yourself. Cancelable. */
  'mrp-toast': CustomEvent<{ title: string; description: string; variant: 'default' | 'destructive' }>
  /** The code is there, and the element is mounted. One that nobody has touched never dispatches it. */
  'mrp-ready': CustomEvent<Record<string, never>>
  /** The visitor typed into the form: once, until the request is sent or the form cleared. */
  'mrp-start': CustomEvent<{ form: string }>
  /** The visitor pressed the button, and these fields are missing, wrong, or refused by the receiver: their names, never their values. */
  'mrp-invalid': CustomEvent<{ form: string; fields: readonly string[] }>
  /** A valid request was submitted. `event.respondWith(promise)` sends it your own way: the form waits, then shows success. A rejection with `{ message }` or `{ fields }` stays in the form, another opens the mail client. Prevent it and nothing is sent. Cancelable. */
  'mrp-submit': CustomEvent<{ form: string; fields: Record<string, string>; source: string | undefined; page: string | undefined; campaign: Record<string, string> | undefined; extra: Record<string, unknown> | undefined; consent: string | undefined; privacyUrl: string | undefined }> & { respondWith(promise: PromiseLike<unknown>): void }
  /** The endpoint answered 2xx, the email service 200, or the promise of `respondWith` was fulfilled. */
  'mrp-sent': CustomEvent<{ form: string; fields: Record<string, string> }>
  /** The mail client was opened with the message. */
  'mrp-fallback': CustomEvent<{ form: string; fields: Record<string, string>; href: string }>
  /** Neither a service nor the mail client worked. */
  'mrp-failed': CustomEvent<{ form: string; fields: Record<string, string>; reason: string }>
  /** A `dialog` or `button` form opened. */
  'mrp-open': CustomEvent<{ form: string }>
  /** A list was planned. Counts alone. */
  'mrp-plan': CustomEvent<{ items: number; orders: number; problems: number }>
  /** A number was changed, or a change taken back: `item`, `demand`, `undo`, `redo`, `reset`, `help`. */
  'mrp-plan-change': CustomEvent<{ kind: string }>
  /** A file is about to be saved. Prevent it to save none. Cancelable. */
  'mrp-plan-download': CustomEvent<{ kind: 'orders' | 'record' }>
  /** The plan is about to be attached to the demo request of the page: exactly this text. Prevent it to take it yourself. Cancelable. */
  'mrp-plan-attach': CustomEvent<{ text: string }>
  /** A plan was selected. */
  'mrp-plan-select': CustomEvent<{ plan: string }>
}

/** The names of each element's own events. */
export interface MrpElementEvents {
  'mrp-account': 'mrp-register' | 'mrp-login' | 'mrp-logout' | 'mrp-erp-connect' | 'mrp-run-start' | 'mrp-update-profile' | 'mrp-upgrade-plan' | 'mrp-navigate' | 'mrp-toast'
  'mrp-benefits': never
  'mrp-clients': 'mrp-navigate'
  'mrp-config': never
  'mrp-contact-details': never
  'mrp-contact-form': 'mrp-start' | 'mrp-invalid' | 'mrp-submit' | 'mrp-sent' | 'mrp-fallback' | 'mrp-failed' | 'mrp-toast'
  'mrp-contact-sales': 'mrp-navigate'
  'mrp-demo-cta': 'mrp-navigate'
  'mrp-demo-form': 'mrp-open' | 'mrp-start' | 'mrp-invalid' | 'mrp-submit' | 'mrp-sent' | 'mrp-fallback' | 'mrp-failed' | 'mrp-toast'
  'mrp-doctor': never
  'mrp-explainers': never
  'mrp-faq': 'mrp-navigate'
  'mrp-features': never
  'mrp-founders': never
  'mrp-hero': 'mrp-navigate'
  'mrp-how-it-works': never
  'mrp-mission': never
  'mrp-not-found': 'mrp-navigate'
  'mrp-page-intro': never
  'mrp-plan-comparison': never
  'mrp-planner': 'mrp-plan' | 'mrp-plan-change' | 'mrp-plan-download' | 'mrp-plan-attach'
  'mrp-pricing-plans': 'mrp-navigate' | 'mrp-plan-select'
  'mrp-savings': never
  'mrp-site-footer': 'mrp-navigate'
  'mrp-site-header': 'mrp-navigate'
  'mrp-solutions': never
  'mrp-testimonials': 'mrp-navigate'
  'mrp-timeline': never
  'mrp-toaster': never
}

/** What every element has. */
export interface MrpElement<Tag extends keyof MrpElementEvents> extends HTMLElement {
  /** Colors of the element; `auto` follows the visitor’s system. */
  get theme(): 'light' | 'dark' | 'auto'
  set theme(value: 'light' | 'dark' | 'auto' | null | undefined)
  addEventListener<Type extends MrpElementEvents[Tag] | 'mrp-ready'>(
    type: Type,
    listener: (this: this, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends string>(
    type: Type extends MrpElementEvents[Tag] | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends MrpElementEvents[Tag] | 'mrp-ready'>(
    type: Type,
    listener: (this: this, event: MrpEvents[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Type extends string>(
    type: Type extends MrpElementEvents[Tag] | 'mrp-ready' ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** `<mrp-account>`: Shows the login form, the registration form and the dashboard. Use it on a page of its own: it has the first-level heading. */
export interface MrpAccount extends MrpElement<'mrp-account'> {
  /** What somebody sees first who is not logged in; `?mode=` of the page’s URL comes before it. */
  get mode(): 'login' | 'register'
  set mode(value: 'login' | 'register' | null | undefined)
  /** Where accounts are kept: in this browser only, or with the cloud provider of the settings. */
  get provider(): 'local' | 'cloud'
  set provider(value: 'local' | 'cloud' | null | undefined)
}

/** `<mrp-benefits>`: Lists what a factory gains. */
export interface MrpBenefits extends MrpElement<'mrp-benefits'> {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The gains; `figure` and `unit` are a number worth saying large. */
  get items(): readonly { title: string; text: string; figure?: string; unit?: string }[] | undefined
  set items(value: readonly { title: string; text: string; figure?: string; unit?: string }[] | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-clients>`: Says that the first clients are coming soon, and what each case study will show. */
export interface MrpClients extends MrpElement<'mrp-clients'> {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The text below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The button’s text. */
  get buttonText(): string
  set buttonText(value: string | null | undefined)
  /** Where the button leads. Default: a mail to the business address. */
  get href(): string | undefined
  set href(value: string | null | undefined)
  /** The second button’s text. Empty: no button. */
  get secondButtonText(): string
  set secondButtonText(value: string | null | undefined)
  /** Where the second button leads. Default: the planner, `/plan`. */
  get secondHref(): string | undefined
  set secondHref(value: string | null | undefined)
  /** The heading of the cards. */
  get casesHeading(): string
  set casesHeading(value: string | null | undefined)
  /** The cards. Yours have no drawing. */
  get items(): readonly { title: string; text: string }[] | undefined
  set items(value: readonly { title: string; text: string }[] | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-config>`: Configures all elements of the page. Shows nothing. */
export interface MrpConfig extends MrpElement<'mrp-config'> {
  /** The name in the header, the footer and texts. Default `MRP Agent`. */
  get brandName(): string | undefined
  set brandName(value: string | null | undefined)
  /** Put before the site’s own links, for elements on another site’s page. Default: none. */
  get siteUrl(): string | undefined
  set siteUrl(value: string | null | undefined)
  /** The founders in the header, the footer and on the pages about them. JSON alone: programmers write it, and HTML inside this tag would show where no script runs. Default: neutral ones. */
  get founders(): readonly { name: string; role: string; url: string }[] | undefined
  set founders(value: readonly { name: string; role: string; url: string }[] | null | undefined)
  /** The business address: where requests go. Default `hello@mrp-agent.example`. */
  get contactEmail(): string | undefined
  set contactEmail(value: string | null | undefined)
  /** Where requests of both forms go in place of the email service: http, https or a path. It gets a `POST` with JSON, and from visitors without JavaScript a form’s own. Where it fails, the visitor’s mail app opens. Default: none. */
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
  /** The email service’s public key. It is no secret: every visitor’s browser receives it. Never enter a private key. */
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
  /** Whether the page’s tag manager is told how requests end: one push to `dataLayer` each, never what was typed. Default `off`. */
  get analytics(): 'off' | 'dataLayer' | undefined
  set analytics(value: 'off' | 'dataLayer' | null | undefined)
  /** Whether the page, referrer and campaign that brought a visitor are kept for the visit and sent with a request. Default `off`: a request has what was typed, and `source`. */
  get attribution(): 'off' | 'on' | undefined
  set attribution(value: 'off' | 'on' | null | undefined)
  /** Whether pushes to `dataLayer`, and what `attribution` keeps and sends, wait for `mrpWidgets.consent('granted')`. Default `granted`: they do not. */
  get consent(): 'granted' | 'required' | undefined
  set consent(value: 'granted' | 'required' | null | undefined)
  /** Texts in place of the bundle’s own, by key for all languages, or by language: `{"demo.submit": "See it live", "de": {"demo.submit": "Live ansehen"}}`. Default: none. */
  get messages(): Record<string, string | Record<string, string>> | undefined
  set messages(value: Record<string, string | Record<string, string>> | null | undefined)
}

/** `<mrp-contact-details>`: Shows how to reach the company directly. */
export interface MrpContactDetails extends MrpElement<'mrp-contact-details'> {
  /** The heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The text below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-contact-form>`: Shows the contact form. Messages go to us, or to an address of yours. */
export interface MrpContactForm extends MrpElement<'mrp-contact-form'> {
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
  /** The names of fields and choices that are left out, such as `phone, bestTime, SAP`. Required fields stay, and one console line names them. */
  get hide(): string | undefined
  set hide(value: string | null | undefined)
  /** JSON names and values that are sent along with each request, such as `{"plan": "team"}`. */
  get extra(): Record<string, string | number | boolean | null> | undefined
  set extra(value: Record<string, string | number | boolean | null> | null | undefined)
  /** The wording of a box that visitors must tick. It is sent along with the request. */
  get consentText(): string | undefined
  set consentText(value: string | null | undefined)
  /** Where the link beside that box leads: http, https or a path. */
  get privacyUrl(): string | undefined
  set privacyUrl(value: string | null | undefined)
  /** Whether the query of the page’s URL fills in fields: `on`, `off`, or a prefix of the names, such as `demo-` for `?demo-email=…`. */
  get urlPrefill(): string | undefined
  set urlPrefill(value: string | null | undefined)
  /** The page that opens after a request was sent: http, https or a path. Default: none, the form itself thanks. */
  get thanksUrl(): string | undefined
  set thanksUrl(value: string | null | undefined)
  /** Presses the form’s button, as the visitor would. */
  submit(): void
  /** Takes back what was typed, and the draft. */
  reset(): void
}

/** `<mrp-contact-sales>`: Leads to a mail to sales. */
export interface MrpContactSales extends MrpElement<'mrp-contact-sales'> {
  /** The heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The button’s text. */
  get buttonText(): string
  set buttonText(value: string | null | undefined)
  /** Where the button leads. Default: a mail to the business address. */
  get href(): string | undefined
  set href(value: string | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-demo-cta>`: Leads to the demo request. */
export interface MrpDemoCta extends MrpElement<'mrp-demo-cta'> {
  /** The heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The button’s text. Empty: no button. */
  get buttonText(): string
  set buttonText(value: string | null | undefined)
  /** Where the button leads. Default: the demo request, `/demo`. */
  get href(): string | undefined
  set href(value: string | null | undefined)
  /** The text of the link to the planner. Empty: no link. */
  get linkText(): string
  set linkText(value: string | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-demo-form>`: Shows the demo form. Requests go to us, or to an address of yours. */
export interface MrpDemoForm extends MrpElement<'mrp-demo-form'> {
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
  /** The names of fields and choices that are left out, such as `phone, bestTime, SAP`. Required fields stay, and one console line names them. */
  get hide(): string | undefined
  set hide(value: string | null | undefined)
  /** JSON names and values that are sent along with each request, such as `{"plan": "team"}`. */
  get extra(): Record<string, string | number | boolean | null> | undefined
  set extra(value: Record<string, string | number | boolean | null> | null | undefined)
  /** The wording of a box that visitors must tick. It is sent along with the request. */
  get consentText(): string | undefined
  set consentText(value: string | null | undefined)
  /** Where the link beside that box leads: http, https or a path. */
  get privacyUrl(): string | undefined
  set privacyUrl(value: string | null | undefined)
  /** Whether the query of the page’s URL fills in fields: `on`, `off`, or a prefix of the names, such as `demo-` for `?demo-email=…`. */
  get urlPrefill(): string | undefined
  set urlPrefill(value: string | null | undefined)
  /** The page that opens after a request was sent: http, https or a path. Default: none, the form itself thanks. */
  get thanksUrl(): string | undefined
  set thanksUrl(value: string | null | undefined)
  /** Words on the send button and, with `mode="button"`, on the button that opens the dialog. Default: a text in the page’s language. */
  get buttonText(): string | undefined
  set buttonText(value: string | null | undefined)
  /** Where the form is. `dialog` stays closed until the visitor clicks an element with `data-mrp-open="demo-form"`. `button` shows a button that opens the dialog. While it is open, the element has the attribute `open`. */
  get mode(): 'inline' | 'dialog' | 'button'
  set mode(value: 'inline' | 'dialog' | 'button' | null | undefined)
  /** Presses the form’s button, as the visitor would. */
  submit(): void
  /** Takes back what was typed, and the draft. */
  reset(): void
}

/** `<mrp-doctor>`: Lists what is wrong with the embedding on this page, and what to change. For developers. */
export interface MrpDoctor extends MrpElement<'mrp-doctor'> {
}

/** `<mrp-explainers>`: Explains how the features work, one block each: a text beside a picture, or a text with points. */
export interface MrpExplainers extends MrpElement<'mrp-explainers'> {
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
  /** The blocks; `picture` is one of those of mrp-features. */
  get items(): readonly { title: string; text: string; points?: readonly string[]; picture?: string }[] | undefined
  set items(value: readonly { title: string; text: string; points?: readonly string[]; picture?: string }[] | null | undefined)
}

/** `<mrp-faq>`: Shows questions and their answers, one open at a time. */
export interface MrpFaq extends MrpElement<'mrp-faq'> {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** Questions and answers. In an answer, `[words](address)` is a link. */
  get items(): readonly { question: string; answer: string }[] | undefined
  set items(value: readonly { question: string; answer: string }[] | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-features>`: Shows what the product does, each feature with a piece of the product. */
export interface MrpFeatures extends MrpElement<'mrp-features'> {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The features; `picture` is one of adapter, bom, reorder, orders, stock, erps, exceptions, mapping, week, intake, replay, process, procedure, audit, master-data, missing-part, revision, chat. */
  get items(): readonly { title: string; text: string; picture?: string }[] | undefined
  set items(value: readonly { title: string; text: string; picture?: string }[] | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-founders>`: Shows who is behind the product. Each name leads to a profile. */
export interface MrpFounders extends MrpElement<'mrp-founders'> {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The founders; by default those of the settings. `portrait` is the address of a picture. */
  get items(): readonly { name: string; role: string; url: string; portrait?: string }[] | undefined
  set items(value: readonly { name: string; role: string; url: string; portrait?: string }[] | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-hero>`: Opens the home page: the promise, two links, and a plan that visitors can change. */
export interface MrpHero extends MrpElement<'mrp-hero'> {
  /** Whom it is for, above the headline. */
  get audience(): string
  set audience(value: string | null | undefined)
  /** The headline; what follows a dash begins a line, in the accent color. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The first button’s text. Empty: no button. */
  get buttonText(): string
  set buttonText(value: string | null | undefined)
  /** Where the first button leads. Default: the demo request, `/demo`. */
  get href(): string | undefined
  set href(value: string | null | undefined)
  /** The second button’s text. Empty: no button. */
  get secondButtonText(): string
  set secondButtonText(value: string | null | undefined)
  /** Where the second button leads. Default: `/pricing`. */
  get secondHref(): string | undefined
  set secondHref(value: string | null | undefined)
  /** The text of the link below the buttons. Empty: no link, and nothing about it. */
  get linkText(): string
  set linkText(value: string | null | undefined)
  /** Where that link leads. Default: the planner, `/plan`. */
  get linkHref(): string | undefined
  set linkHref(value: string | null | undefined)
}

/** `<mrp-how-it-works>`: Shows the steps from data to orders, below the parts of a drive. A drawing and its sentence may stand inside the tag, in the slots `picture` and `claim`. */
export interface MrpHowItWorks extends MrpElement<'mrp-how-it-works'> {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The steps. */
  get items(): readonly { title: string; text: string }[] | undefined
  set items(value: readonly { title: string; text: string }[] | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-mission>`: Says why the company exists. */
export interface MrpMission extends MrpElement<'mrp-mission'> {
  /** The heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The text below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The principles. */
  get items(): readonly { title: string; text: string }[] | undefined
  set items(value: readonly { title: string; text: string }[] | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-not-found>`: Shows the 404 page. Logs the path to the console. */
export interface MrpNotFound extends MrpElement<'mrp-not-found'> {
  /** The page’s one first-level heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The button’s text. */
  get buttonText(): string
  set buttonText(value: string | null | undefined)
  /** Where the button leads. Default: the home page. */
  get href(): string | undefined
  set href(value: string | null | undefined)
}

/** `<mrp-page-intro>`: Shows the title of an inner page, with its first-level heading. */
export interface MrpPageIntro extends MrpElement<'mrp-page-intro'> {
  /** The page’s one first-level heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
}

/** `<mrp-plan-comparison>`: Compares the plans line by line, and says what counts as a SKU. */
export interface MrpPlanComparison extends MrpElement<'mrp-plan-comparison'> {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The columns. With yours, what counts as a SKU is left out, and nothing follows a price: write `€99 a month`. */
  get plans(): readonly { name: string; price: string | number; recommended?: boolean }[] | undefined
  set plans(value: readonly { name: string; price: string | number; recommended?: boolean }[] | null | undefined)
  /** The lines, with a cell for each plan. */
  get rows(): readonly { name: string; cells: readonly string[] }[] | undefined
  set rows(value: readonly { name: string; cells: readonly string[] }[] | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-planner>`: Plans a parts list in the visitor’s browser: pasted, dropped or chosen. Nothing leaves the page until they attach it to a request. */
export interface MrpPlanner extends MrpElement<'mrp-planner'> {
  /** Section title. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The date of the first day that is planned, such as `2026-03-02`. By default today. */
  get from(): string | undefined
  set from(value: string | null | undefined)
  /** How many weeks the record shows at once, from 4 to 13. By default 12. */
  get weeks(): number | undefined
  set weeks(value: number | null | undefined)
  /** Days of the week on which people work, from 0 for Sunday to 6, such as `1 2 3 4 5`. */
  get workdays(): string | readonly number[] | undefined
  set workdays(value: string | readonly number[] | null | undefined)
  /** Dates on which nobody works, such as `2026-12-24 2026-12-25`. */
  get holidays(): string | readonly string[] | undefined
  set holidays(value: string | readonly string[] | null | undefined)
  /** Whether open orders are taken to move to where they are needed (`assume`), or stay where they are (`fixed`). */
  get rescheduling(): 'assume' | 'fixed'
  set rescheduling(value: 'assume' | 'fixed' | null | undefined)
}

/** `<mrp-pricing-plans>`: Shows the plans with their prices, readable row by row. */
export interface MrpPricingPlans extends MrpElement<'mrp-pricing-plans'> {
  /** Section heading. Empty: none. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The plans. A button leads to its plan’s link (`href`). Without a link it opens a mail with the plan’s `subject`; without both it offers a demo, and dispatches `mrp-plan-select`. */
  get plans(): readonly { name: string; price: string | number; period: string; href?: string; features: readonly string[]; buttonText: string; recommended?: boolean; subject?: string }[] | undefined
  set plans(value: readonly { name: string; price: string | number; period: string; href?: string; features: readonly string[]; buttonText: string; recommended?: boolean; subject?: string }[] | null | undefined)
  /** The word beside the name of a recommended plan. Empty: none. */
  get recommendedText(): string
  set recommendedText(value: string | null | undefined)
  /** What the button of the plan that was chosen says. Empty: what it said before. */
  get chosenText(): string
  set chosenText(value: string | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-savings>`: Calculates what the right plan saves a month, from four numbers that the visitor can change. */
export interface MrpSavings extends MrpElement<'mrp-savings'> {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The sentence below it. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-site-footer>`: Shows the footer: the company, quick links, and how to reach it. */
export interface MrpSiteFooter extends MrpElement<'mrp-site-footer'> {
  /** The sentence below the name. */
  get blurb(): string
  set blurb(value: string | null | undefined)
  /** The links. Those with the same `group`, one after the other, stand below it. */
  get navigation(): readonly { label: string; path: string; signedInLabel?: string; group?: string }[] | undefined
  set navigation(value: readonly { label: string; path: string; signedInLabel?: string; group?: string }[] | null | undefined)
  /** The name of the links, for screen readers. */
  get navigationHeading(): string
  set navigationHeading(value: string | null | undefined)
  /** This page in other languages. */
  get languages(): readonly { label: string; language: string; path: string }[] | undefined
  set languages(value: readonly { label: string; language: string; path: string }[] | null | undefined)
  /** The heading above the contact address. */
  get contactHeading(): string
  set contactHeading(value: string | null | undefined)
  /** The sentence behind year and name. */
  get rights(): string
  set rights(value: string | null | undefined)
}

/** `<mrp-site-header>`: Shows the fixed header: menus on wide screens, one menu with the same pages on narrow ones. */
export interface MrpSiteHeader extends MrpElement<'mrp-site-header'> {
  /** The path of this page, which is marked in the menus. */
  get currentPath(): string | undefined
  set currentPath(value: string | null | undefined)
  /** The links. Those with the same `group` are a menu; `founders` adds their profiles to it. */
  get navigation(): readonly { label: string; path?: string; group?: string; note?: string; signedInLabel?: string; founders?: boolean }[] | undefined
  set navigation(value: readonly { label: string; path?: string; group?: string; note?: string; signedInLabel?: string; founders?: boolean }[] | null | undefined)
  /** What screen readers call the navigation. */
  get navigationLabel(): string
  set navigationLabel(value: string | null | undefined)
  /** The button that opens the menu on narrow screens. */
  get menuText(): string
  set menuText(value: string | null | undefined)
  /** The same button while that menu is open, once the code is loaded. */
  get closeText(): string
  set closeText(value: string | null | undefined)
  /** The main button’s text. Empty: no button. */
  get buttonText(): string
  set buttonText(value: string | null | undefined)
  /** Where the main button leads. Default: the demo request, `/demo`. */
  get href(): string | undefined
  set href(value: string | null | undefined)
}

/** `<mrp-solutions>`: Shows the solution step by step, with a line from one to the next. */
export interface MrpSolutions extends MrpElement<'mrp-solutions'> {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The steps. `chapter` is the name of the part that begins with a step. `example` is a line of what a step leaves behind. `picture` is one of those of mrp-features; `large` gives it the whole width. `comingSoon` marks a step that is not there yet. */
  get items(): readonly { title: string; text: string; chapter?: string; example?: string; picture?: string; large?: boolean; tags?: readonly string[]; comingSoon?: boolean }[] | undefined
  set items(value: readonly { title: string; text: string; chapter?: string; example?: string; picture?: string; large?: boolean; tags?: readonly string[]; comingSoon?: boolean }[] | null | undefined)
  /** The word beside a step that is not there yet. Empty: none. */
  get comingSoonText(): string
  set comingSoonText(value: string | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-testimonials>`: Shows what planners say. Without testimonials, it shows what anybody can check. */
export interface MrpTestimonials extends MrpElement<'mrp-testimonials'> {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** What stands below it while there are no quotes. */
  get lead(): string
  set lead(value: string | null | undefined)
  /** The quotes. Without any, what anybody can check stands here. */
  get items(): readonly { quote: string; name: string; role?: string }[] | undefined
  set items(value: readonly { quote: string; name: string; role?: string }[] | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-timeline>`: Shows what happened when, along a line. */
export interface MrpTimeline extends MrpElement<'mrp-timeline'> {
  /** Section heading. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** The milestones, in order; `lasts` marks what still goes on. */
  get items(): readonly { date: string; title: string; text: string; lasts?: boolean }[] | undefined
  set items(value: readonly { date: string; title: string; text: string; lasts?: boolean }[] | null | undefined)
  /** How things stand today. */
  get now(): string
  set now(value: string | null | undefined)
  /** Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6 | undefined
  set headingLevel(value: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined)
}

/** `<mrp-toaster>`: Shows toasts. A page without it shows none: forms and account say everything inside themselves. */
export interface MrpToaster extends MrpElement<'mrp-toaster'> {
}

/** The elements, by tag. */
export interface MrpElements {
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
  'mrp-plan-comparison': MrpPlanComparison
  'mrp-planner': MrpPlanner
  'mrp-pricing-plans': MrpPricingPlans
  'mrp-savings': MrpSavings
  'mrp-site-footer': MrpSiteFooter
  'mrp-site-header': MrpSiteHeader
  'mrp-solutions': MrpSolutions
  'mrp-testimonials': MrpTestimonials
  'mrp-timeline': MrpTimeline
  'mrp-toaster': MrpToaster
}

declare global {
  interface HTMLElementTagNameMap extends MrpElements {}
}
