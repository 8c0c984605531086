import { choice, link, list, oneEmail, record, text, webAddress } from '../custom-element/attributes.ts'
import { createDefinition, describeElement, type Values } from '../custom-element/description.ts'
import { attributeName, propertyName } from '../services/attribute-names.ts'
import { type Config, type FirebaseConfig, giveSettings, type Settings } from '../services/config.ts'
import { company } from '../words/en/company.ts'

const description = describeElement({
  tag: 'mrp-config',
  summary: 'Configures all elements of the page. Shows nothing.',
  attributes: {
    brandName: text('The name in the header, the footer and texts. Default `MRP Agent`.'),
    siteUrl: link('Put before the site’s own links, for elements on another site’s page. Default: none.'),
    founders: list(
      'The founders in the header, the footer and on the pages about them. JSON alone: programmers write it, and HTML inside this tag would show where no script runs. Default: neutral ones.',
      { name: 'text', role: 'text', url: 'link' },
      company.founders,
    ),
    contactEmail: oneEmail(
      text('The business address: where requests go. Default `hello@mrp-agent.example`.'),
    ),
    endpoint: webAddress(
      'Where requests of both forms go in place of the email service: http, https or a path. It gets a `POST` with JSON, and from visitors without JavaScript a form’s own. Where it fails, the visitor’s mail app opens. Default: none.',
    ),
    emailServiceId: text(
      'The email service’s service id. Without it, and without `endpoint`, requests go through the visitor’s mail app.',
    ),
    emailDemoTemplateId: text('The email service’s template for demo requests.'),
    emailContactTemplateId: text('The email service’s template for contact messages.'),
    emailPublicKey: text(
      'The email service’s public key. It is no secret: every visitor’s browser receives it. Never enter a private key.',
    ),
    emailOrigin: text('Where the email service is, absolute or relative. Default `https://api.emailjs.com`.'),
    formEndpoint: text(
      'Form-collection service: told of registrations and log-ins. Without it nobody is told.',
    ),
    firebase: record<FirebaseConfig>(
      'The Firebase project that keeps the cloud accounts: the web app’s configuration from its console. Default: none.',
      '{ apiKey: string; [name: string]: string }',
    ),
    authEmulatorUrl: text(
      'A Firebase Auth emulator in place of the project, at a loopback address such as `http://127.0.0.1:9099`. With any other address, cloud accounts are off. Default: none.',
    ),
    tokenSyncUrl: text(
      'Told of every sign-in and sign-out of a cloud account, with its ID token. Default: none.',
    ),
    analytics: choice(
      'Whether the page’s tag manager is told how requests end: one push to `dataLayer` each, never what was typed. Default `off`.',
      ['off', 'dataLayer'],
    ),
    attribution: choice(
      'Whether the page, referrer and campaign that brought a visitor are kept for the visit and sent with a request. Default `off`: a request has what was typed, and `source`.',
      ['off', 'on'],
    ),
    consent: choice(
      "Whether pushes to `dataLayer`, and what `attribution` keeps and sends, wait for `mrpWidgets.consent('granted')`. Default `granted`: they do not.",
      ['granted', 'required'],
      undefined,
      'required',
    ),
    messages: record<Config['messages']>(
      'Texts in place of the bundle’s own, by key for all languages, or by language: `{"demo.submit": "See it live", "de": {"demo.submit": "Live ansehen"}}`. Default: none.',
      'Record<string, string | Record<string, string>>',
      2,
    ),
  },
  events: {},
  wake: 'never',
  embeddable: false,
})

export default createDefinition(
  description,
  () => null,
  (element, given) => giveSettings(element, settingsIn(given)),
)

/** Turns the attributes that a tag has into settings: `emailServiceId` is `serviceId` of the email service. */
export function settingsIn(given: Values): Settings {
  const emailService: Record<string, unknown> = {}
  const settings: Record<string, unknown> = { emailService }
  for (const [key, value] of Object.entries(given)) {
    const name = attributeName(key)
    if (name.startsWith('email-')) emailService[propertyName(name.slice('email-'.length))] = value
    else if (key in description.attributes) settings[key] = value
  }
  return settings
}
