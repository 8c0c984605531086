import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { attributeName } from '../../src/services/attribute-names.ts'
import { ofPages, profilesOf, type Settings, type SiteFounder, stock } from '../settings/settings.ts'
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
  const { base, emailService = {}, founders, hasLocalServices } = settings
  const own = (['brandName', 'contactEmail', ...ofPages] as const).filter(key => settings[key] !== stock[key])
  return {
    // A page of the site itself links by path, wherever it is served.
    'site-url': base || (hasLocalServices ? undefined : '/'),
    founders: founders === stock.founders ? undefined : JSON.stringify(profilesOf(founders)),
    ...Object.fromEntries(own.map(key => [attributeName(key), textOf(settings[key])])),
    ...Object.fromEntries(
      Object.entries(emailService).map(([key, value]) => [`email-${attributeName(key)}`, value]),
    ),
  }
}

const textOf = (setting: unknown): string => (typeof setting === 'string' ? setting : JSON.stringify(setting))
