import { type Settings, stock } from './settings.ts'

/** Returns a page with the settings in it, before its elements are prerendered. */
export function applySettings(html: string, settings: Settings): string {
  const { base, brandName, contactEmail } = settings
  return below(base, html)
    .replaceAll(stock.brandName, () => escaped(brandName))
    .replaceAll(stock.contactEmail, () => escaped(contactEmail))
    .replace('<mrp-config>', () => `<mrp-config${written(attributesOf(settings))}>`)
    .replace(/<mrp-account /g, settings.firebase ? '$&provider="cloud" ' : '$&')
}

/** Moves the page's own links and files, and data files, below the base. Links in elements follow `site-url`. */
export const below = (base: string, html: string): string =>
  html
    .replace(/(<(?:a|img|link|script)\s[^>]*?\b(?:href|src)=")(?=\/)/g, `$1${base}`)
    .replace(/(<mrp-[^>]*?\ssrc=")(?=\/)/g, `$1${base}`)
    .replaceAll('"href_matches":"/', `"href_matches":"${base}/`)

/** Returns the attributes of `<mrp-config>`, of those settings alone that are not the stock ones. */
function attributesOf(settings: Settings): Readonly<Record<string, string | undefined>> {
  const { base, emailService, firebase, hasLocalServices } = settings
  const own = <Key extends keyof Settings>(key: Key) =>
    settings[key] === stock[key] ? undefined : settings[key]
  const founders = own('founders')
  return {
    // A page of the site itself links by path, wherever it is served.
    'site-url': base || (hasLocalServices ? undefined : '/'),
    'brand-name': own('brandName'),
    'contact-email': own('contactEmail'),
    founders: founders && JSON.stringify(founders),
    'email-service-id': emailService?.serviceId,
    'email-demo-template-id': emailService?.demoTemplateId,
    'email-contact-template-id': emailService?.contactTemplateId,
    'email-public-key': emailService?.publicKey,
    'email-origin': emailService?.origin,
    endpoint: settings.endpoint,
    'form-endpoint': settings.formEndpoint,
    firebase: firebase && JSON.stringify(firebase),
    'token-sync-url': settings.tokenSyncUrl,
    attribution: settings.attribution,
    analytics: settings.analytics,
    consent: settings.consent,
  }
}

const written = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
