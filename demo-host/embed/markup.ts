import { isGivenByOthers } from '../../src/ways/allowed.ts'

/** An element as an author writes it. */
export interface Markup {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** The fallback content: a link that works without JavaScript. */
  readonly fallback: string
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const escapeQuoted = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

/** Uses single quotes for JSON, which is then easier to read and to change. */
const quoted = (value: string): string =>
  value.includes('"') && !value.includes("'") ? `'${escapeText(value)}'` : `"${escapeQuoted(value)}"`

/** Returns the attributes that a div or a link may set. Only a tag may set the others. */
const givenByOthers = (attributes: Markup['attributes']): Markup['attributes'] =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => isGivenByOthers(name)))

const written = (attributes: Markup['attributes'], prefix = ''): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}=${quoted(value)}`)
    .join('')

/** `<mrp-demo-form company-name="Acme">…</mrp-demo-form>` */
export const tagMarkup = ({ tag, attributes, fallback }: Markup): string =>
  `<${tag}${written(attributes)}>\n  ${fallback}\n</${tag}>`

/** Returns the same element for editors that remove our tags. */
export const divMarkup = ({ tag, attributes, fallback }: Markup): string =>
  `<div data-mrp="${tag.slice('mrp-'.length)}"${written(givenByOthers(attributes), 'data-')}>\n  ${fallback}\n</div>`

/** Returns the same element for editors that keep only links. The URL's hash names the element. */
export function linkMarkup({ tag, attributes }: Markup, origin: string, label: string): string {
  const hash = new URLSearchParams({ mrp: tag.slice('mrp-'.length), ...givenByOthers(attributes) })
  return `<a href="${escapeQuoted(`${origin}${pageOf(tag)}#${hash}`)}">${escapeText(label)}</a>`
}

/** Returns the link inside a tag, which works without JavaScript. */
export const fallbackLink = (tag: string, origin: string): string =>
  `<a href="${escapeQuoted(origin + pageOf(tag))}">${escapeText(labelOf(tag))}</a>`

const pages: Readonly<Record<string, readonly [string, string]>> = {
  'mrp-demo-form': ['/demo', 'Request a demo'],
  'mrp-contact-form': ['/contact', 'Contact us'],
  'mrp-account': ['/login', 'Log in or create an account'],
  'mrp-pricing-plans': ['/pricing', 'See the plans'],
  'mrp-faq': ['/pricing', 'See questions and answers'],
  'mrp-features': ['/product', 'See the features'],
  'mrp-solutions': ['/solution-overview', 'See the solution'],
}

const pageOf = (tag: string): string => pages[tag]?.[0] ?? '/'
export const labelOf = (tag: string): string => pages[tag]?.[1] ?? 'MRP Agent'
