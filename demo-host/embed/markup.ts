import type { ElementFacts } from '../../scripts/contract/definitions.ts'
import { escapeHtml, escapeText } from '../../scripts/html.ts'
import type { ListMapping } from '../../src/custom-element/list-mapping.ts'
import { mayBeSetByDiv } from '../../src/embed/allowed.ts'
import { listMarkup } from './list-markup.ts'

/** Holds an element as an author writes it. */
export interface Markup {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** Holds the page's settings, by the names of `<mrp-config>`. */
  readonly settings: Readonly<Record<string, string>>
  /** Is the fallback content: a link that works without JavaScript. */
  readonly fallback: string
  /** Says, by attribute, where a list stands in the HTML inside the tag. */
  readonly lists?: Readonly<Record<string, ListMapping>>
  /** Is the hash of the pinned version's first file. Without it, the page follows the latest version. */
  readonly integrity?: string
}

type Inside = Pick<Markup, 'attributes' | 'fallback'>

/** Returns a tag's attributes and its content: its lists in place of the fallback, where they can be read. */
function withLists({ attributes, fallback, lists = {} }: Omit<Markup, 'settings' | 'tag'>): Inside {
  const written = Object.entries(lists).flatMap(([name, mapping]) => {
    const html = listMarkup(attributes[name] ?? '', mapping)
    return html ? [[name, html] as const] : []
  })
  if (written.length === 0) return { attributes, fallback }
  const names = written.map(([name]) => name)
  return {
    attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name))),
    fallback: written.map(([, html]) => html).join('\n  '),
  }
}

/** Uses single quotes for JSON, which is then easier to read and to change. */
const quoted = (value: string): string =>
  value.includes('"') && !value.includes("'") ? `'${escapeText(value)}'` : `"${escapeHtml(value)}"`

/** Returns the attributes that a div or a link's query may set. Only a tag may set the others. */
const givenByOthers = (attributes: Markup['attributes']): Markup['attributes'] =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => mayBeSetByDiv(name)))

const written = (attributes: Markup['attributes'], prefix = ''): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}=${quoted(value)}`)
    .join('')

/** Returns where an element's lists stand in the HTML inside its tag. */
export const listsOf = ({ attributes }: Pick<ElementFacts, 'attributes'>): NonNullable<Markup['lists']> =>
  Object.fromEntries(attributes.flatMap(({ name, mapping }) => (mapping ? [[name, mapping]] : [])))

/** Writes the tag: `<mrp-demo-form company-name="Acme">…</mrp-demo-form>`. */
export function tagMarkup({ tag, ...given }: Omit<Markup, 'settings'>): string {
  const { attributes, fallback } = withLists(given)
  return `<${tag}${written(attributes)}>\n  ${fallback}\n</${tag}>`
}

/** Writes the settings and a line's end: `<mrp-config endpoint="…"></mrp-config>`. Nothing where nothing is set. */
export const settingsMarkup = (settings: Markup['settings']): string =>
  Object.keys(settings).length > 0 ? `<mrp-config${written(settings)}></mrp-config>\n` : ''

/** Returns the script's tag. Editors that remove our tags leave it the settings. */
export const scriptMarkup = (
  origin: string,
  { integrity, settings = {} }: Partial<Pick<Markup, 'integrity' | 'settings'>>,
): string => {
  const folder = integrity ? `/v${__VERSION__}` : ''
  const pin = integrity ? ` integrity="${integrity}" crossorigin` : ''
  return `<script type="module" src="${origin}${folder}/mrp-widgets.js"${pin}${written(settings, 'data-')}></script>`
}

/** Returns the same element for editors that remove our tags. */
export function divMarkup({ tag, ...given }: Omit<Markup, 'settings'>): string {
  const { attributes, fallback } = withLists(given)
  return `<div data-mrp="${tag.slice('mrp-'.length)}"${written(givenByOthers(attributes), 'data-')}>\n  ${fallback}\n</div>`
}

/** Returns the link inside a tag, which works without JavaScript. Its query fills in the form of the page it leads to. */
export function fallbackLink(tag: string, attributes: Markup['attributes'], origin: string): string {
  const [path, label] = pages[tag] ?? ['/', 'MRP Agent']
  const query = isFilledByLink(tag) ? String(new URLSearchParams(givenByOthers(attributes))) : ''
  const address = origin + path + (query && `?${query}`)
  return `<a href="${escapeHtml(address)}">${escapeText(label)}</a>`
}

/** Tells whether the page of an element fills it in from its query. */
export const isFilledByLink = (tag: string): boolean => tag === 'mrp-demo-form' || tag === 'mrp-contact-form'

const pages: Readonly<Record<string, readonly [string, string]>> = {
  'mrp-demo-form': ['/demo', 'Request a demo'],
  'mrp-contact-form': ['/contact', 'Contact us'],
  'mrp-account': ['/login', 'Log in or create an account'],
  'mrp-pricing-plans': ['/pricing', 'See the plans'],
  'mrp-faq': ['/pricing', 'See questions and answers'],
  'mrp-features': ['/product', 'See the features'],
  'mrp-solutions': ['/solution-overview', 'See the solution'],
  'mrp-planner': ['/plan', 'Plan your own parts'],
}
