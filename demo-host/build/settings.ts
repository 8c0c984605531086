import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { profilesOf, type Settings, type SiteFounder, stock } from '../settings/settings.ts'
import { type Page, rewriteTexts } from './page-type.ts'

/** Puts the settings into a page. */
export const applySettings =
  ({ settings }: Pick<Page, 'settings'>) =>
  (tree: Root): void => {
    const { base, brandName, contactEmail, firebase, founders } = settings
    rewriteTexts(tree, text =>
      text
        .replaceAll(stock.brandName, () => brandName)
        .replaceAll(stock.contactEmail, () => contactEmail)
        // The page’s speculation rules.
        .replaceAll('"href_matches":"/', `"href_matches":"${base}/`)
        // The font.
        .replaceAll('url(/', `url(${base}/`),
    )
    visit(tree, 'element', element => {
      const { tagName, properties } = element
      for (const name of addressesOf(tagName)) {
        const address = properties[name]
        if (typeof address === 'string' && address.startsWith('/')) properties[name] = base + address
      }
      if (tagName === 'mrp-config') element.properties = attributesOf(settings)
      if (tagName === 'mrp-founders' && founders.some(({ portrait }) => portrait))
        properties.items = JSON.stringify(founders.map(founder => withBase(founder, base)))
      if (tagName === 'mrp-account' && firebase) element.properties = { provider: 'cloud', ...properties }
    })
  }

const withBase = ({ portrait, ...founder }: SiteFounder, base: string): SiteFounder =>
  portrait ? { ...founder, portrait: base + portrait } : founder

/** Names the attributes of a page’s own links and files. Links in elements follow `site-url`. */
const addressesOf = (tagName: string): readonly string[] =>
  ['a', 'form', 'img', 'link', 'script'].includes(tagName) ? ['action', 'href', 'src'] : []

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
    founders: founders && JSON.stringify(profilesOf(founders)),
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
