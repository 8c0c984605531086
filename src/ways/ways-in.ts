import { isClosed } from '../forms/closed-form.ts'
import { printable } from '../services/console.ts'
import { ownElements, pageDocument } from '../services/page-document.ts'
import { queue } from '../services/turns.ts'
import { tagOf, tidy } from '../state/mrp-hash.ts'
import { isGivenByOthers } from './allowed.ts'
import { listenTo } from './frames.ts'
import { makeElement, readHash, type Tags, tagForPlace } from './markup.ts'
import { leadsHome } from './own-links.ts'
import { sayUnopened } from './say-unopened.ts'

// Embed methods for editors and filters that remove our tags: `<div data-mrp>`, a link with `#mrp=`, and an iframe. A
// page that has only tags does not load this file.

/** Makes some elements at a time, if a page has very many. */
export const takeTurn = queue()

/** Makes an element from markup that asks for one. */
export function takeIn(markup: Element, tags: Tags): void {
  if (markup instanceof HTMLIFrameElement) listenTo(markup)
  // An editor would save the new element with its text.
  else if (!(markup instanceof HTMLElement) || markup.isContentEditable) return
  else if (markup instanceof HTMLAnchorElement) takeInLink(markup, tags)
  else takeInPlace(markup, tags)
}

/** Maps each placeholder to its element, so that changes of its attributes reach the element. */
const elementIn = new WeakMap<Node, Element>()

const changes = new MutationObserver(records => {
  for (const { target, attributeName } of records) {
    const element = elementIn.get(target)
    if (element && attributeName) copyAttribute(attributeName, target as Element, element)
  }
})

/**
 * Inserts the element into the `<div data-mrp>`, and moves the div's children into it as fallback content. The div is
 * kept, because the page's scripts may reference it.
 */
function takeInPlace(place: Element, tags: Tags): void {
  // Only the outermost of nested placeholders counts: a few hundred would freeze the browser.
  if (place.parentElement?.closest('[data-mrp]')) return
  const tag = tagForPlace(place.getAttribute('data-mrp') ?? '', tags)
  // A cloned placeholder already contains its element.
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

/**
 * Moves the link into the element as fallback content, and marks the element: a tag may have such a link inside, too. A
 * link that opens a dialog stays unchanged.
 */
function takeInLink(link: HTMLAnchorElement, tags: Tags): void {
  const wish = leadsHome(link) ? readHash(link, tags) : undefined
  if (!wish || wish.opens || link.closest(`${wish.tag},[data-mrp]:not(form)`)) return
  const element = makeElement(wish)
  element.setAttribute('data-mrp-link', '')
  link.replaceWith(element)
  element.append(link)
}

/** The only element that opens in a dialog. */
const opening = 'mrp-demo-form'

/** Maps each trigger with attributes of its own to the element that it has opened. */
const made = new WeakMap<Element, Element>()

/**
 * Opens the element that a clicked trigger names, by its attribute `open`, which works before its code is loaded. If
 * there is nothing to open, a link navigates as usual.
 */
export async function open(
  opener: Element,
  tags: Tags,
  load: (element: Element) => Promise<unknown>,
): Promise<void> {
  const link = opener instanceof HTMLAnchorElement ? opener : undefined
  const wish = link && leadsHome(link) ? readHash(link, tags) : undefined
  const name = opener.getAttribute('data-mrp-open')
  // The warning for a hash with an unknown element was shown already.
  const tag = name?.trim() ? tagOf(name) : (wish?.tag ?? (name === null ? undefined : opening))
  if (tag === opening) {
    const element = made.get(opener) ?? (wish ? addElement(wish.attributes) : findClosed()) ?? addElement([])
    if (wish) made.set(opener, element)
    // Safari does not focus a button on click. The closing dialog returns the focus to it.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    element.setAttribute('open', '')
    await load(element)
    if (customElements.get(tag)) return
    // Otherwise it would open by itself when the network is back.
    element.removeAttribute('open')
    if (!link) sayUnopened(element)
  } else if (tag) {
    console.warn(printable(`<${tag}> cannot be opened; only "demo-form" can.`))
  }
  if (link) location.assign(link.href)
}

/**
 * Returns a closed form of the page that is visible once open. Tags come before placeholders, which a stranger may
 * have written. Links do not count.
 */
function findClosed(): Element | undefined {
  const closed = ownElements(opening).filter(
    element =>
      isClosed(element) && !element.hasAttribute('data-mrp-link') && element.checkVisibility?.() !== false,
  )
  return closed.find(({ parentElement }) => !parentElement?.hasAttribute('data-mrp')) ?? closed[0]
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

/** Adds the doctor to a page whose URL asks for it. */
export function callDoctor(): void {
  if (pageDocument.body) pageDocument.body.prepend(pageDocument.createElement('mrp-doctor'))
  else pageDocument.addEventListener('DOMContentLoaded', callDoctor)
}
