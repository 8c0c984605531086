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
/** What the account area says, in English. `{name}` and the like are filled in where the text is used. */
declare const accountMessages: {
  readonly 'account.login.heading': 'Log in';
  readonly 'account.login.lead': 'Try the account area. Connections and runs are simulated.';
  readonly 'account.login.submit': 'Log In';
  readonly 'account.login.other': 'No account yet?';
  readonly 'account.login.toggle': 'Create an account';
  readonly 'account.login.forgot': 'Forgot your password? Write to';
  readonly 'account.login.lost': 'Forgot your password? We cannot see or reset it: the account is in this browser alone. To begin again, clear this site’s data in the browser (this also deletes a list you kept on /plan). Questions? Write to';
  readonly 'account.scriptless': 'Logging in and creating an account need JavaScript, which is off in this browser.';
  readonly 'account.login.remember': 'Remember me';
  readonly 'account.login.remember.hint': 'With or without it, you stay logged in here until you log out.';
  readonly 'account.register.heading': 'Create your account';
  readonly 'account.register.lead': 'Try the account area: connect an ERP and start an MRP run, both simulated.';
  readonly 'account.register.submit': 'Create Account';
  readonly 'account.register.other': 'Already registered?';
  readonly 'account.register.toggle': 'Log in';
  readonly 'account.working': 'One moment...';
  readonly 'account.opening': 'Opening your account...';
  readonly 'account.local.heading': 'Trial account.';
  readonly 'account.local.note': 'Kept in this browser, readable for anyone who uses it: use a made-up password.';
  readonly 'account.told': 'Our team gets your name, company, job title and email address, never the password.';
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
};
/** What the forms say below their thanks, in English. Loaded when a request was sent. */
declare const afterRequestMessages: {
  readonly 'demo.next.heading': 'What happens next';
  readonly 'demo.next.answer': 'Within 24 hours a planner on our team answers.';
  readonly 'demo.next.time': 'Your best time is noted: {time}.';
  readonly 'demo.next.prepare': 'Bring an export of your items and bills of materials. No need to tidy it. Ten parts are enough.';
  readonly 'demo.next.demo': 'In the demo we plan those parts together, and you keep the result.';
  readonly 'sent.plan': 'While you wait: plan your own parts';
};
type AfterRequestMessages = Readonly<Record<keyof typeof afterRequestMessages, string>>;
declare const bestTimes: readonly ['Morning (9am–12pm)', 'Afternoon (1pm–4pm)', 'Evening (4pm–6pm)'];
/**
 * Texts that are their own keys: sent in English whatever the language, and shown in the visitor's, also in the mail of
 * their own app. Choices that are words, what stands for an empty answer, and the subjects of mails.
 */
type SentText = 'Other' | (typeof bestTimes)[number] | 'Not provided' | 'None' | 'Contact Form Submission' | 'Demo Request' | 'Demo Request from {name}';
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
  readonly 'contact.sent.lead': 'Your message has arrived. One of us reads it and answers at {email} within 24 hours.';
  readonly 'contact.again': 'Send Another Message';
};
/** What the dashboard says, in English. `{item}` and the like are filled in where the text is used; of `.one` and `.many`, by the count. */
declare const dashboardMessages: {
  readonly 'account.dashboard.greeting': 'Welcome, {name}';
  readonly 'account.dashboard.lastLogin': 'Last login';
  readonly 'account.dashboard.update': 'Update Profile';
  readonly 'account.dashboard.logout': 'Log Out';
  readonly 'account.dashboard.idle': 'Does nothing in this trial account.';
  readonly 'account.subscription.heading': 'Subscription';
  readonly 'account.subscription.none': 'No active subscription';
  readonly 'account.subscription.upgrade': 'Upgrade Plan';
  readonly 'account.connections.heading': 'ERP connections';
  readonly 'account.connections.action': 'Connect ERP System';
  readonly 'account.connections.none.why': 'A simulation: no data moves. In the product, you connect your ERP with a read-only login.';
  readonly 'account.connections.type': 'System';
  readonly 'account.connections.simulated': 'simulated';
  readonly 'account.runs.heading': 'MRP runs';
  readonly 'account.runs.action': 'Start MRP Run';
  readonly 'account.runs.results': 'Result';
  readonly 'account.table.status': 'Status';
  readonly 'account.table.date': 'Date, newest first';
  readonly 'account.table.connected': 'Connected';
  readonly 'account.table.completed': 'Completed';
  readonly 'account.table.sample': 'Sample MRP Run';
  readonly 'account.table.open': 'Open';
  readonly 'account.table.open.run': 'Open the run of {date}';
  readonly 'account.table.close': 'Close';
  readonly 'account.table.close.run': 'Close the run of {date}';
  readonly 'account.begin.run': 'Plans the sample factory: {items} items, one sales order. You see the result at once.';
  readonly 'account.begin.plan': 'Plan your own parts';
  readonly 'account.begin.plan.why': 'Paste your list. It stays on this device.';
  readonly 'account.begin.plan.open': 'Open the planner';
  readonly 'account.result.sample': 'simulated, on the sample factory';
  readonly 'account.result.by': 'by {date}';
  readonly 'account.result.today': 'today';
  readonly 'account.result.first': '1 order to place {by}';
  readonly 'account.result.planner': 'Open in the planner';
  readonly 'account.result.to-place': '{place} to place';
  readonly 'account.result.to-start': '{start} to start';
  readonly 'account.result.buy': 'Buy';
  readonly 'account.result.make': 'Make';
  readonly 'account.result.why': 'Why {quantity} {item}?';
  readonly 'account.result.sale': 'Sales order {id}';
  readonly 'account.result.on-hand': 'With {pieces} on hand, you are';
  readonly 'account.result.short': '{pieces} short';
  readonly 'account.result.lots': 'It comes in lots of {count}.';
  readonly 'account.result.lead': 'Lead time {time}.';
  readonly 'account.result.orders': 'Planned orders of this run';
  readonly 'account.result.planned': 'Planned order';
  readonly 'account.result.pieces': 'Pieces';
  readonly 'account.result.release': 'Order or start by';
  readonly 'account.result.needed': 'Needed';
  readonly 'account.result.stock': 'Stock of {item} at the end of each week, with these orders. Bars: what is needed.';
  readonly 'account.result.stock.spoken': '{item}: {onHand} on hand. Lowest: {lowest} ({when}).';
  readonly 'account.result.approve': 'Approve';
  readonly 'account.result.approved': 'Approved';
  readonly 'account.result.approved.then': 'In the product, approved orders would now go to your ERP, if write-back is on.';
  readonly 'account.result.undo': 'Undo';
  readonly 'account.result.for': 'For';
  readonly 'account.result.for.order': 'order {id}';
  readonly 'account.result.enough': 'Nothing to do for {items}.';
  readonly 'account.result.enough.item': '{item} ({onHand} on hand, {needed} needed, {left} left)';
};
/** The dashboard's messages in one language. */
type DashboardMessages = Readonly<Record<keyof typeof dashboardMessages, string>>;
/** What the demo form says, in English. */
declare const demoMessages: {
  readonly 'demo.legend.person': 'About you';
  readonly 'demo.legend.plant': 'About your factory';
  readonly 'demo.fullName': 'Full name';
  readonly 'demo.companyName': 'Company name';
  readonly 'demo.jobTitle': 'Job title';
  readonly 'demo.email': 'Email';
  readonly 'demo.phone': 'Phone';
  readonly 'demo.skuCount': 'Number of SKUs';
  readonly 'demo.erpSystem': 'ERP system';
  readonly 'demo.bestTime': 'Best time to reach you';
  readonly 'demo.comments': 'Comments';
  readonly 'demo.comments.hint': 'Lead times, lot sizes, the part that is always short.';
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
  readonly 'demo.sent.lead': 'Your request has arrived. A planner on our team reads it and answers at {email} within 24 hours.';
  readonly 'demo.again': 'Request Another Demo';
  readonly 'demo.close': 'Close';
};
/** What every form that sends a request says, in English. `{name}` and the like are filled in where the text is used. */
declare const formMessages: {
  readonly 'form.optional': 'optional';
  readonly 'form.choose': 'Please choose';
  readonly 'form.sending': 'Sending...';
  readonly 'form.held': 'This page has taken over your request. If no answer comes, please email us at {email}.';
  readonly 'form.email.invalid': 'This does not look like an email address. Please check it: name@company.com.';
  readonly 'form.email.undotted': 'There is no dot behind the @. If the address is right, please send it again.';
  readonly 'form.consent.missing': 'Please tick this box, so that we can answer.';
  readonly 'form.consent.link': 'Privacy policy';
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
  readonly 'mail.consent': 'Agreed to';
  readonly 'mail.from': 'Sent from';
  readonly 'mail.message': 'Your message';
  readonly 'mail.shortened': '[shortened: please paste the rest]';
};
/** What the home page's plan says, in English. `{name}` and the like are filled in where the text is used. */
declare const heroMessages: {
  readonly 'hero.try': 'Live example: change any number';
  readonly 'hero.leadTime': 'Lead time';
  readonly 'hero.lotSize': 'Lot size';
  readonly 'hero.safetyStock': 'Safety stock';
  readonly 'hero.onHand': 'On hand';
  readonly 'hero.unit.weeks': 'weeks';
  readonly 'hero.unit.pieces': 'pcs';
  readonly 'hero.table': 'The plan, in pieces';
  readonly 'hero.week': 'Week';
  readonly 'hero.gross': 'Needed';
  readonly 'hero.gross.week': 'Needed, week {week}';
  readonly 'hero.projected': 'Left in stock';
  readonly 'hero.release': 'Place an order';
  readonly 'hero.chart.onHand': '{pieces} on hand';
  readonly 'hero.chart.safetyStock': 'safety {pieces}';
  readonly 'hero.chart.unplanned': 'without a plan';
  readonly 'hero.order.today': 'Order {pieces} today';
  readonly 'hero.order.week': 'Order {pieces} in week {week}';
  readonly 'hero.out': 'Without it, you run out in week {week}.';
  readonly 'hero.without': 'Without it, stock falls below the safety stock in week {week}.';
  readonly 'hero.orders.one': '1 order';
  readonly 'hero.orders.many': '{orders} orders';
  readonly 'hero.instead': '{now} instead of {before}.';
  readonly 'hero.same': '{now}, as before.';
  readonly 'hero.stock.falls': 'Average stock falls from {before} to {now}.';
  readonly 'hero.stock.rises': 'Average stock rises from {before} to {now}.';
  readonly 'hero.stock.same': 'Average stock stays at {now}.';
  readonly 'hero.nothing': 'Nothing to order in these {weeks} weeks.';
  readonly 'hero.late.one': '1 week late.';
  readonly 'hero.late.many': '{weeks} weeks late.';
  readonly 'hero.late.missing': 'Ordered today, it arrives in week {week}. You are up to {pieces} short until then.';
  readonly 'hero.late.low': 'Ordered today, it arrives in week {week}. Stock falls to {pieces} until then.';
  readonly 'hero.approved': 'Approved: {pieces} for week {week}.';
  readonly 'hero.approved.then': 'In the product, this order would now go to your ERP, if write-back is on.';
  readonly 'hero.fault': 'Please enter a whole number from {least} to {most}. The plan still uses {value}.';
  readonly 'hero.approve': 'Approve';
  readonly 'hero.undo': 'Undo';
  readonly 'hero.reset': 'Reset';
};
/** What a demo form says of an attached plan, in English. It comes with the plan. */
declare const planNoteMessages: {
  readonly 'demo.plan.attached': 'Your plan is sent with this request';
  readonly 'demo.plan.remove': 'Remove plan';
};
/** What the planner says, in English. `{item}` and the like are filled in where the text is used; of `.one` and `.many`, by the count. */
declare const plannerMessages: {
  readonly 'planner.items.one': '1 item';
  readonly 'planner.items.many': '{count} items';
  readonly 'planner.lines.one': '1 line in the bill';
  readonly 'planner.lines.many': '{count} lines in the bill';
  readonly 'planner.demands.one': '1 demand line';
  readonly 'planner.demands.many': '{count} demand lines';
  readonly 'planner.orders.one': '1 order';
  readonly 'planner.orders.many': '{count} orders';
  readonly 'planner.parts.one': 'Made from 1 part.';
  readonly 'planner.parts.many': 'Made from {count} parts.';
  readonly 'planner.bought': 'Bought part.';
  readonly 'planner.source': 'Where the list comes from';
  readonly 'planner.way.sample': 'Sample';
  readonly 'planner.way.paste': 'Paste a list';
  readonly 'planner.way.file': 'Choose a file';
  readonly 'planner.change': 'Change';
  readonly 'planner.sample': 'Sample: {name} {item}';
  readonly 'planner.list': 'Your list, with its headings';
  readonly 'planner.list.example': 'item     part_of  per  on_hand  lead_days  lot  demand  week\nCD-20                        0          5    1      50     5\nGM-07    CD-20      1       64         15   10\nRL-60    CD-20      4        0          5    1\nBRG6204  RL-60      2      310         10  100\nFR-01    CD-20      1       58          5    1';
  readonly 'planner.list.hint': 'The list stays on this device.';
  readonly 'planner.list.long': 'Too long to be shown here. It is read all the same.';
  readonly 'planner.file': 'Drop files here, or choose them';
  readonly 'planner.systems': 'Reads exports of {systems}, and other tables.';
  readonly 'planner.pasted': 'Your list';
  readonly 'planner.read': 'Plan this list';
  readonly 'planner.cancel': 'Cancel';
  readonly 'planner.reading': 'Reading …';
  readonly 'planner.failed': 'The list was not read: a file did not load. Check your connection and try again.';
  readonly 'planner.retry': 'Try again';
  readonly 'planner.place.one': '1 order to place';
  readonly 'planner.place.many': '{count} orders to place';
  readonly 'planner.start.one': '1 order to start';
  readonly 'planner.start.many': '{count} orders to start';
  readonly 'planner.placeAndStart': '{orders}: {place} to place, {start} to start';
  readonly 'planner.nothing': 'Nothing to order, nothing to start';
  readonly 'planner.nothing.why': 'Stock and open orders cover all demand.';
  readonly 'planner.show': 'Open {item}';
  readonly 'planner.more.rows': 'Show {count} more';
  readonly 'planner.kind.buy': 'Buy';
  readonly 'planner.kind.make': 'Make';
  readonly 'planner.kind.late': 'Late';
  readonly 'planner.kind.low': 'Low';
  readonly 'planner.kind.move': 'Change';
  readonly 'planner.kind.idle': 'Idle';
  readonly 'planner.do.buy': 'Order {quantity} {item} {when}';
  readonly 'planner.do.make': 'Start {quantity} {item} {when}';
  readonly 'planner.do.below-safety-stock': '{item}: {quantity} below its safety stock {from}';
  readonly 'planner.say.until': 'Ends {to}.';
  readonly 'planner.say.short': 'Runs short {to}.';
  readonly 'planner.say.end': 'Lasts to the end of the plan.';
  readonly 'planner.do.no-demand': 'Nothing needs {item}';
  readonly 'planner.say.no-demand': '{quantity} on hand or on order.';
  readonly 'planner.reason': '{needed} needed {when}, {available} available: {short} short.';
  readonly 'planner.reason.safety': '{needed} needed {when} + {safety} safety stock − {available} available = {short} short.';
  readonly 'planner.reason.for': 'For {cause}.';
  readonly 'planner.bought.guess': 'Bought part: the list has no parts below it.';
  readonly 'planner.lateOrders.one': '1 customer order will be late.';
  readonly 'planner.lateOrders.many': '{count} customer orders will be late.';
  readonly 'planner.late': '{id}: {quantity} of {total} {item} are ready {when}, {time} late';
  readonly 'planner.late.demand': 'Demand {due}';
  readonly 'planner.late.rest': 'On time: {quantity}, {due}.';
  readonly 'planner.because.buy': '{item} takes {time}: ordered {from}, it arrives {to}; it is needed {due}.';
  readonly 'planner.because.make': 'Making {item} takes {time}: started {from}, it is ready {to}; it is needed {due}.';
  readonly 'planner.because.also': 'Also late: {items}.';
  readonly 'planner.group.now': 'This week';
  readonly 'planner.group.check': 'Check now';
  readonly 'planner.group.next': 'Next week';
  readonly 'planner.group.later': 'Later';
  readonly 'planner.arrives': 'Arrives {when}{late}.';
  readonly 'planner.ready': 'Ready {when}{late}.';
  readonly 'planner.late.by': ', {time} late';
  readonly 'planner.late.low': ', below its safety stock until then';
  readonly 'planner.rule.lot': 'It comes in lots of {count}.';
  readonly 'planner.textbook': 'Textbook view';
  readonly 'planner.demand.choose': 'Which demand';
  readonly 'planner.help': 'See what would help';
  readonly 'planner.help.failed': 'This could not be loaded. Check your connection, and press again.';
  readonly 'planner.help.none': 'No way that was tried brings it on time.';
  readonly 'planner.help.split': 'Ship {quantity} {due} and the other {rest} {when}.';
  readonly 'planner.help.split.more': 'Make {more} of the {late} first: {inTime} + {more} = {quantity} ship {due}, and the other {rest} {when}.';
  readonly 'planner.help.quantity': 'On time with {quantity} instead of {total}.';
  readonly 'planner.help.lead-time': 'On time if {items}.';
  readonly 'planner.help.item': 'every order of {item} takes {time} instead of {was}';
  readonly 'planner.help.safety-stock': 'On time without the safety stock of {quantity} {item}.';
  readonly 'planner.help.lot': 'On time without the lot size of {item}: just as many as are needed.';
  readonly 'planner.help.promise': 'These {quantity} can ship {due}.';
  readonly 'planner.help.try': 'Try it';
  readonly 'planner.strip.late': '{item}: {quantity} wanted {from}, complete {to}';
  readonly 'planner.order.item': 'Item';
  readonly 'planner.order.name': 'Name';
  readonly 'planner.order.make': 'Make or buy';
  readonly 'planner.order.supplier': 'Supplier';
  readonly 'planner.order.quantity': 'Quantity';
  readonly 'planner.order.unit': 'Unit';
  readonly 'planner.order.release': 'Order by';
  readonly 'planner.order.due': 'Due';
  readonly 'planner.order.arrives': 'Arrives';
  readonly 'planner.order.late': 'Late';
  readonly 'planner.order.for': 'For';
  readonly 'planner.order.reason': 'Reason';
  readonly 'planner.when.now': 'this week';
  readonly 'planner.when.past': 'before today';
  readonly 'planner.when.today': 'today';
  readonly 'planner.when.day': 'on {day}';
  readonly 'planner.when.after': 'after the plan ends';
  readonly 'planner.when.week': 'in week {week}';
  readonly 'planner.week': 'Week {week}';
  readonly 'planner.week.from': 'Week {week}, from {day}';
  readonly 'planner.time.week.one': '1 week';
  readonly 'planner.time.week.many': '{count} weeks';
  readonly 'planner.time.day.one': '1 working day';
  readonly 'planner.time.day.many': '{count} working days';
  readonly 'planner.time.date.one': '1 calendar day';
  readonly 'planner.time.date.many': '{count} calendar days';
  readonly 'planner.cause.id': 'order {id}';
  readonly 'planner.cause.order': 'order {id}: {quantity} {item} {when}';
  readonly 'planner.cause.demand': '{quantity} {item} {when}';
  readonly 'planner.cause.safety-stock': 'the safety stock of {item}';
  readonly 'planner.cause.on-hand': 'the negative stock of {item}';
  readonly 'planner.bill': 'Bill of materials';
  readonly 'planner.bill.caption': 'Items, each below what it goes into';
  readonly 'planner.search': 'Search items';
  readonly 'planner.exceptions': 'Problems only';
  readonly 'planner.item': 'Item';
  readonly 'planner.needed': 'Needed';
  readonly 'planner.status': 'Status';
  readonly 'planner.per': '{count} each';
  readonly 'planner.status.ok': 'OK, {count} left';
  readonly 'planner.status.short': '{count} short';
  readonly 'planner.status.order': 'order {count}';
  readonly 'planner.status.make': 'make {count}';
  readonly 'planner.status.late': 'late';
  readonly 'planner.found.none': 'No item matches.';
  readonly 'planner.why': 'Why {quantity} {item}?';
  readonly 'planner.why.none': 'Why is nothing ordered?';
  readonly 'planner.step.order': 'Order {id} wants {quantity} {item} {when}.';
  readonly 'planner.step.demand': 'Demand: {quantity} {item} {when}.';
  readonly 'planner.step.safety-stock': 'The safety stock of {item} must be refilled.';
  readonly 'planner.step.on-hand': 'The stock of {item} is negative.';
  readonly 'planner.step.parent': '{quantity} {item}, lead time {time}: {needed} {part} needed {when}.';
  readonly 'planner.step.net': 'Available: {available} {item}. Short: {needed} − {available} = {short}.';
  readonly 'planner.step.safety': 'Available: {available} {item}. Short: {needed} + {safety} safety stock − {available} = {short}.';
  readonly 'planner.alone': 'Lead time {time}.';
  readonly 'planner.step.buy': 'So order {quantity} {when}.';
  readonly 'planner.step.make': 'So start {quantity} {when}.';
  readonly 'planner.covered': 'Needed: {needed} {item}. On hand: {onHand}. Stock and open orders are enough.';
  readonly 'planner.unneeded': 'Nothing needs {item} in this plan.';
  readonly 'planner.also': 'This order is also for {causes}.';
  readonly 'planner.into': 'It goes into';
  readonly 'planner.takes': 'It is made from';
  readonly 'planner.delay': '{quantity} of the demand {when}: {time} late. Cause:';
  readonly 'planner.whatIf': 'What if?';
  readonly 'planner.whatIf.hint': 'Change a number: the plan follows.';
  readonly 'planner.leadTime': 'Lead time';
  readonly 'planner.lotSize': 'Lot size';
  readonly 'planner.onHand': 'On hand';
  readonly 'planner.safetyStock': 'Safety stock';
  readonly 'planner.demand': 'Demand';
  readonly 'planner.demand.order': 'Order {id}';
  readonly 'planner.unit.week': 'weeks';
  readonly 'planner.unit.day': 'working days';
  readonly 'planner.unit.date': 'calendar days';
  readonly 'planner.unit.pieces': 'pieces';
  readonly 'planner.fault': 'Please enter a number from {least} to {most}. The plan still uses {value}.';
  readonly 'planner.fault.whole': 'Please enter a whole number from {least} to {most}. The plan still uses {value}.';
  readonly 'planner.record': 'The record of {item}, in pieces';
  readonly 'planner.pastDue': 'Past due';
  readonly 'planner.weeks': 'Weeks';
  readonly 'planner.days': 'Days';
  readonly 'planner.earlier': 'Earlier';
  readonly 'planner.later': 'Later';
  readonly 'planner.gross': 'Needed';
  readonly 'planner.scheduled': 'Open orders';
  readonly 'planner.projected': 'Left in stock';
  readonly 'planner.below': 'Below zero';
  readonly 'planner.net': 'Short';
  readonly 'planner.receipts': 'New orders arrive';
  readonly 'planner.releases': 'Place an order';
  readonly 'planner.none': 'none';
  readonly 'planner.without': 'Without a plan';
  readonly 'planner.chart': '{item}: {onHand} on hand. Lowest: {lowest} ({when}). At the end: {last}.';
  readonly 'planner.strip': 'Orders around {item}';
  readonly 'planner.strip.hint': 'Each bar runs from the order to its arrival.';
  readonly 'planner.strip.bar': '{item}: {quantity}, released {from}, received {to}';
  readonly 'planner.strip.due': '{item}: {quantity} wanted {to}';
  readonly 'planner.changes': 'Before and after';
  readonly 'planner.changes.first': 'First order';
  readonly 'planner.changes.orders': 'Orders';
  readonly 'planner.changes.stock': 'Average stock';
  readonly 'planner.changes.late': 'Late';
  readonly 'planner.changes.all': 'All of these';
  readonly 'planner.changed': '{orders} instead of {before}.';
  readonly 'planner.same': 'Still {orders}.';
  readonly 'planner.out': 'The plan';
  readonly 'planner.more': 'More';
  readonly 'planner.undo': 'Undo';
  readonly 'planner.redo': 'Redo';
  readonly 'planner.reset': 'Reset';
  readonly 'planner.csv.orders': 'Download';
  readonly 'planner.csv.record': 'This item’s table (CSV)';
  readonly 'planner.print': 'Print';
  readonly 'planner.attach': 'Attach to demo request';
  readonly 'planner.attach.short': 'Attach to request';
  readonly 'planner.attach.text': 'What is attached';
  readonly 'planner.attach.hint': 'Change it as you like. Of your list, your request gets this text alone.';
  readonly 'planner.attach.go': 'Continue to the request';
  readonly 'planner.attach.heading': 'My plan: {items}, {orders}';
};
/** The planner's messages in one language. */
type PlannerMessages = Readonly<Record<keyof typeof plannerMessages, string>>;
/** What stands around what is said of a list, in English: the questions, the problems, and what the columns mean. */
declare const listMessages: {
  readonly 'planner.columns': 'What the columns mean';
  readonly 'planner.tables': 'How the list was read';
  readonly 'planner.table.place.one': 'Line {from}: 1 row';
  readonly 'planner.table.place.many': 'Lines {from}–{to}: {count} rows';
  readonly 'planner.table.sentence': '{place}, read as: {kinds}. Used: {used}.';
  readonly 'planner.table.unread': '{place}, not used: {kinds}.';
  readonly 'planner.table.unused': 'Not used: {unused}.';
  readonly 'planner.table.kind': 'Read this table as';
  readonly 'planner.table.evidence': 'Because of {evidence}.';
  readonly 'planner.table.items': 'items';
  readonly 'planner.table.stock': 'stock on hand';
  readonly 'planner.table.bill': 'bill of materials';
  readonly 'planner.table.wanted': 'demand';
  readonly 'planner.table.coming': 'open orders';
  readonly 'planner.table.proposals': 'proposals of another system';
  readonly 'planner.table.prices': 'prices';
  readonly 'planner.table.calendar': 'calendar';
  readonly 'planner.table.other': 'something else';
  readonly 'planner.column': 'Column';
  readonly 'planner.column.values': 'First values';
  readonly 'planner.column.meaning': 'Read as';
  readonly 'planner.column.of': 'Read {column} as';
  readonly 'planner.column.sure': 'sure';
  readonly 'planner.column.said': 'you said';
  readonly 'planner.column.asks': 'asks you';
  readonly 'planner.questions.one': 'One question before the plan';
  readonly 'planner.questions.many': '{count} questions before the plan';
  readonly 'planner.questions.why': 'The plan waits for your answer. Nothing is guessed.';
  readonly 'planner.wanted': 'Pieces';
  readonly 'planner.wanted.item': 'Item';
  readonly 'planner.wanted.date': 'By when';
  readonly 'planner.wanted.days': 'Working days';
  readonly 'planner.answer': 'Plan with this';
  readonly 'planner.choice.comma': 'The comma: 1,5';
  readonly 'planner.choice.point': 'The point: 1.5';
  readonly 'planner.choice.day-first': 'The day';
  readonly 'planner.choice.month-first': 'The month';
  readonly 'planner.choice.plan': 'From now';
  readonly 'planner.choice.calendar': 'Of the year';
  readonly 'planner.choice.working-days': 'Working days';
  readonly 'planner.choice.calendar-days': 'Calendar days';
  readonly 'planner.choice.months': 'Months';
  readonly 'planner.choice.weeks': 'Weeks';
  readonly 'planner.choice.none': 'Plan without demand';
  readonly 'planner.meaning.item': 'Item number';
  readonly 'planner.meaning.name': 'Name';
  readonly 'planner.meaning.onHand': 'On hand';
  readonly 'planner.meaning.leadTime': 'Lead time';
  readonly 'planner.meaning.safetyStock': 'Safety stock';
  readonly 'planner.meaning.lotRule': 'Lot rule';
  readonly 'planner.meaning.lotSize': 'Lot size';
  readonly 'planner.meaning.lotMin': 'Smallest order';
  readonly 'planner.meaning.lotMax': 'Largest order';
  readonly 'planner.meaning.lotMultiple': 'Order in multiples of';
  readonly 'planner.meaning.phantom': 'Phantom or not';
  readonly 'planner.meaning.yield': 'Yield';
  readonly 'planner.meaning.parent': 'Goes into';
  readonly 'planner.meaning.component': 'Part';
  readonly 'planner.meaning.per': 'How many in each';
  readonly 'planner.meaning.batch': 'Base quantity of the bill';
  readonly 'planner.meaning.scrap': 'Scrap';
  readonly 'planner.meaning.level': 'Level in the bill';
  readonly 'planner.meaning.quantity': 'Quantity';
  readonly 'planner.meaning.delivered': 'Already delivered';
  readonly 'planner.meaning.date': 'Date';
  readonly 'planner.meaning.week': 'Week';
  readonly 'planner.meaning.order': 'Order number';
  readonly 'planner.meaning.bucket': 'Demand on that date';
  readonly 'planner.meaning.location': 'Location';
  readonly 'planner.meaning.fixed': 'Fixed for any order';
  readonly 'planner.meaning.alternative': 'Alternative group';
  readonly 'planner.meaning.priority': 'Priority';
  readonly 'planner.meaning.status': 'State';
  readonly 'planner.meaning.type': 'Kind of row';
  readonly 'planner.meaning.unit': 'Unit';
  readonly 'planner.meaning.make': 'Made or bought';
  readonly 'planner.meaning.supplier': 'Supplier';
  readonly 'planner.meaning.price': 'Price';
  readonly 'planner.meaning.lot': 'Lot number';
  readonly 'planner.meaning.active': 'Active or not';
  readonly 'planner.meaning.validFrom': 'Valid from';
  readonly 'planner.meaning.validTo': 'Valid until';
  readonly 'planner.meaning.ignored': 'Nothing: leave it out';
  readonly 'planner.problems.one': 'One line to look at';
  readonly 'planner.problems.many': '{count} lines to look at';
  readonly 'planner.problems.planned': 'Everything else is planned.';
  readonly 'planner.problems.more': 'And {count} more.';
  readonly 'planner.line': 'Line {line}';
  readonly 'planner.keep': 'Keep on this device';
  readonly 'planner.kept': 'Your list is here the next time. Untick to forget it.';
  readonly 'planner.keep.full': 'The list is too large for this browser to keep. It lasts as long as this page.';
  readonly 'planner.keep.blocked': 'This browser lets pages keep nothing. The list lasts as long as this page.';
  readonly 'planner.compare': 'Your ERP would order {items}. This plan agrees on {same}.';
  readonly 'planner.compare.how': 'Its proposals are compared with this plan by due date, not added to it.';
  readonly 'planner.compare.beyond': '{count} of them are due after this plan ends, and are left out.';
  readonly 'planner.compare.missing': 'Missing from your ERP';
  readonly 'planner.compare.quantity': 'Different quantity';
  readonly 'planner.compare.date': 'Different date';
  readonly 'planner.compare.superfluous': 'Not needed';
  readonly 'planner.compare.same': 'The same';
  readonly 'planner.compare.missing.what': '{quantity} {item} due {when}: not proposed';
  readonly 'planner.compare.quantity.what': '{quantity} {item} due {when}, instead of {proposed}';
  readonly 'planner.compare.date.what': '{quantity} {item} due {when}, not {other}';
  readonly 'planner.compare.superfluous.what': '{proposed} {item} due {other}: not needed';
  readonly 'planner.compare.same.what': '{quantity} {item} due {when}';
  readonly 'planner.compare.enough': 'The other orders of this plan, {quantity} in all, are enough.';
  readonly 'planner.days.horizon': '{weeks} from {from}';
  readonly 'planner.days.range': '{from} to {to}';
  readonly 'planner.days.none': 'no holidays';
  readonly 'planner.days.off.one': '1 day off';
  readonly 'planner.days.off.many': '{count} days off';
  readonly 'planner.days.change': 'Change days';
  readonly 'planner.days.worked': 'Working days';
  readonly 'planner.days.country': 'Holidays of a country';
  readonly 'planner.days.national': 'Holidays of the whole country, {from} to {to}. Please add regional ones below.';
  readonly 'planner.days.beyond': 'The plan goes on into {year}, whose holidays are not known here: the table has {from} to {to}. Please add them below.';
  readonly 'planner.days.others': 'Other days off, such as a shutdown';
  readonly 'planner.days.from': 'From';
  readonly 'planner.days.to': 'To (optional)';
  readonly 'planner.days.add': 'Add';
  readonly 'planner.days.remove': 'Remove';
  readonly 'planner.days.remove.day': 'Remove {day}';
  readonly 'planner.days.plan': 'Plan with these days';
  readonly 'planner.columnsUsed.one': 'Read: 1 column.';
  readonly 'planner.columnsUsed.many': 'Read: {count} columns.';
  readonly 'planner.columnsUnused': 'Not used: {unused}.';
  readonly 'planner.planned': 'Planned: {items}, {orders}.';
  readonly 'planner.unplanned': 'Nothing in the list can be planned yet.';
  readonly 'planner.do.receipt-overdue': 'Chase {quantity} {item}';
  readonly 'planner.say.receipt-overdue': 'Open order{id}: due {time} ago.';
  readonly 'planner.do.demand-overdue': '{quantity} {item} overdue';
  readonly 'planner.say.demand-overdue': 'Order{id}: due {time} ago.';
  readonly 'planner.do.expedite': 'Bring {quantity} {item} forward';
  readonly 'planner.do.push-out': 'Postpone {quantity} {item}';
  readonly 'planner.say.move': 'Open order{id}: due {from}, needed {to}.';
  readonly 'planner.do.cancel': 'Cancel {quantity} {item}';
  readonly 'planner.say.cancel': 'Open order{id}: due {from}, not needed.';
  readonly 'planner.because.receipt': 'The open order{id} for {item} arrives {to}; it is needed {due}.';
  readonly 'planner.help.order': 'open order{id} for {item} arrives {to} instead of {from}';
  readonly 'planner.rule.smallest': 'The smallest order is {count}.';
  readonly 'planner.rule.largest': 'The largest order is {count}.';
  readonly 'planner.rule.multiple': 'It comes in multiples of {count}.';
  readonly 'planner.rule.ahead': 'It also covers {count} needed later.';
  readonly 'planner.rule.before': 'Earlier orders cover {count} of it.';
  readonly 'planner.phantom': '{item} is a phantom: its need of {needed} passes straight to its parts.';
  readonly 'planner.yield': 'The yield is {yield}.';
  readonly 'planner.made': 'Made: the list has no parts below it.';
  readonly 'planner.later.order': '{id} is {time} later than before.';
  readonly 'planner.sooner.order': '{id} is {time} sooner than before.';
  readonly 'planner.suppliers.one': '1 supplier';
  readonly 'planner.suppliers.many': '{count} suppliers';
  readonly 'planner.unpriced.one': '1 item has no price';
  readonly 'planner.unpriced.many': '{count} items have no price';
  readonly 'planner.value': 'Orders to place: {orders}. Stock: {stock}. In the currency of the list.';
};
/** The messages about a list in one language. */
type ListMessages = Readonly<Record<keyof typeof listMessages, string>>;
/** What any element may have to say, in English. */
declare const sharedMessages: {
  readonly 'toast.close': 'Close: {title}';
  readonly 'failure.line': 'This part of the page could not be shown. Please email us at';
};
/** What a painted element says when its code cannot be loaded, in English: the code itself has no use for it. */
declare const unloadedMessages: {
  readonly 'form.unloaded': 'This form could not be loaded, perhaps because you are offline. What you typed is still here. Please try again, or email us at';
  readonly 'failure.unloaded': 'This part of the page could not be loaded. Please check your connection and try again.';
};
type CommonKey = keyof (typeof sharedMessages & typeof formMessages & typeof unloadedMessages & typeof planNoteMessages & typeof demoMessages & typeof contactMessages & typeof accountMessages & typeof heroMessages) | SentText;
type MessageKey = CommonKey | keyof (DashboardMessages & PlannerMessages & ListMessages & AfterRequestMessages);
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
  /** The cards. Yours have no sketch. */
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
  /** Label of the send button and, with `mode="button"`, of the button that opens the dialog. Default: a text in the page’s language. */
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
  /** The features; `picture` is one of bom, reorder, orders, stock, erps, exceptions, mapping, week, intake, replay, process, procedure, audit, master-data, revision, chat. */
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
  /** How many weeks the record shows at once, from 4 to 13. */
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
  /** The steps. `chapter` is the name of the part that begins with a step. `example` is a line of what a step leaves behind. `picture` is one of those of mrp-features. `comingSoon` marks a step that is not there yet. */
  get items(): readonly { title: string; text: string; chapter?: string; example?: string; picture?: string; tags?: readonly string[]; comingSoon?: boolean }[] | undefined
  set items(value: readonly { title: string; text: string; chapter?: string; example?: string; picture?: string; tags?: readonly string[]; comingSoon?: boolean }[] | null | undefined)
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
