import { attributeText } from '../services/attribute-names.ts'
import { printable } from '../services/console.ts'
import { ownElements, pageDocument } from '../services/page-document.ts'
import { queue } from '../services/turns.ts'
import { tagOf, tidy } from '../state/mrp-hash.ts'
import { isGivenByOthers } from './allowed.ts'
import { listenTo } from './frames.ts'
import { makeElement, readHash, type Tags, tagForPlace } from './markup.ts'
import { leadsHome } from './own-links.ts'
import { sayUnopened } from './say-unopened.ts'

// What survives where an editor or a filter takes our tags away: <div data-mrp>, a link with `#mrp=`, and an iframe.
// None of it is asked for by a page that has only tags.

/** Takes in some at a time, where a page has very many. */
export const takeTurn = queue()

/** Makes an element of markup that asks for one. */
export function takeIn(markup: Element, tags: Tags): void {
  if (markup instanceof HTMLIFrameElement) listenTo(markup)
  // An editor would save what comes in.
  else if (!(markup instanceof HTMLElement) || markup.isContentEditable) return
  else if (markup instanceof HTMLAnchorElement) takeInLink(markup, tags)
  else takeInPlace(markup, tags)
}

/** What places have made, so that changes of their attributes reach it. */
const elementIn = new WeakMap<Node, Element>()

const changes = new MutationObserver(records => {
  for (const { target, attributeName } of records) {
    const element = elementIn.get(target)
    if (element && attributeName) copyAttribute(attributeName, target as Element, element)
  }
})

/** The place stays, because the page's scripts may hold on to it; the element comes in, around what stood there. */
function takeInPlace(place: Element, tags: Tags): void {
  // Of places within each other only the outermost is one: a few hundred would take the browser down.
  if (place.parentElement?.closest('[data-mrp]')) return
  const tag = tagForPlace(place.getAttribute('data-mrp') ?? '', tags)
  // A clone of a place has its element already.
  if (!tag || place.querySelector(`:scope > ${tag}`)) return
  const element = pageDocument.createElement(tag)
  for (const name of place.getAttributeNames()) copyAttribute(name, place, element)
  elementIn.set(place, element)
  changes.observe(place, { attributes: true })
  for (const child of [...place.childNodes]) element.append(child)
  place.append(element)
}

function copyAttribute(name: string, place: Element, element: Element): void {
  if (!name.startsWith('data-') || name === 'data-mrp' || !isGivenByOthers(name.slice('data-'.length))) return
  const value = place.getAttribute(name)
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, tidy(value))
}

/** What links have made in their place. */
const fromLink = new WeakSet<Element>()

/** The link becomes the content inside the tag, unless it opens a dialog: then it stays what it is. */
function takeInLink(link: HTMLAnchorElement, tags: Tags): void {
  const wish = leadsHome(link) ? readHash(link, tags) : undefined
  if (!wish || wish.opens || link.closest(wish.tag)) return
  const element = makeElement(wish)
  fromLink.add(element)
  link.replaceWith(element)
  element.append(link)
}

/** The one element that can be opened. */
const opening = 'mrp-demo-form'
const closedModes = ['dialog', 'drawer', 'button']

/** What an opener with wishes of its own has opened. */
const made = new WeakMap<Element, Element>()

/**
 * Opens what a clicked opener names, with its code or before it: the attribute `open` is what the form goes by. Where
 * there is nothing to open, a link leads where it leads.
 */
export async function open(
  opener: Element,
  tags: Tags,
  load: (element: Element) => Promise<unknown>,
): Promise<void> {
  const link = opener instanceof HTMLAnchorElement ? opener : undefined
  const wish = link && leadsHome(link) ? readHash(link, tags) : undefined
  const name = opener.getAttribute('data-mrp-open')
  // A hash that asks for nothing of ours is told of already.
  const tag = name?.trim() ? tagOf(name) : (wish?.tag ?? (name === null ? undefined : opening))
  if (tag === opening) {
    const element = made.get(opener) ?? (wish ? addElement(wish.attributes) : findClosed()) ?? addElement([])
    if (wish) made.set(opener, element)
    // It gets the focus back from a closing dialog; not every browser gives it to what is clicked.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    element.setAttribute('open', '')
    await load(element)
    if (customElements.get(tag)) return
    // It must not open by itself when the network is back.
    element.removeAttribute('open')
    if (!link) sayUnopened(element)
  } else if (tag) {
    console.warn(printable(`<${tag}> cannot be opened; only "demo-form" can.`))
  }
  if (link) location.assign(link.href)
}

/**
 * A closed form of the page’s own that can be seen when it opens. One by its tag comes before one by a place, which a
 * stranger may have written; one by a link is none.
 */
function findClosed(): Element | undefined {
  const closed = ownElements(opening).filter(
    element => isClosed(element) && !fromLink.has(element) && element.checkVisibility?.() !== false,
  )
  return closed.find(({ parentElement }) => !parentElement?.hasAttribute('data-mrp')) ?? closed[0]
}

/** The mode may be a property, which is not in the markup. */
function isClosed(element: Element): boolean {
  const mode: unknown = Reflect.get(element, 'mode')
  return closedModes.includes(String(mode ?? attributeText(element, 'mode')).trim())
}

function addElement(attributes: readonly (readonly [string, string])[]): Element {
  const isClosed = attributes.some(([name, value]) => name === 'mode' && /^(dialog|drawer)$/.test(value))
  const element = makeElement({
    tag: opening,
    attributes: isClosed ? attributes : [...attributes, ['mode', 'dialog']],
  })
  pageDocument.body.append(element)
  return element
}

/** Puts the doctor on the page whose address asks for it. */
export function callDoctor(): void {
  if (pageDocument.body) pageDocument.body.prepend(pageDocument.createElement('mrp-doctor'))
  else pageDocument.addEventListener('DOMContentLoaded', callDoctor)
}
