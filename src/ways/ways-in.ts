import { printable } from '../services/console.ts'
import { listenTo } from './frames.ts'
import { makeElement, named, readHash, type Tags, tagOf, tidy } from './markup.ts'

// What survives where an editor or a filter takes our tags away: <div data-mrp>, a link with `#mrp=`, and an iframe.
// None of it is asked for by a page that has only tags.

/** Makes an element of markup that asks for one. */
export function takeIn(markup: Element, tags: Tags): void {
  if (markup instanceof HTMLIFrameElement) listenTo(markup)
  else if (markup instanceof HTMLAnchorElement) takeInLink(markup, tags)
  else takeInPlace(markup, tags)
}

/** The place stays, because the page's scripts may hold on to it; the element comes in, around what stood there. */
function takeInPlace(place: Element, tags: Tags): void {
  const tag = named(place.getAttribute('data-mrp') ?? '', tags)
  // A clone of a place has its element already.
  if (!tag || place.querySelector(`:scope > ${tag}`)) return
  const element = document.createElement(tag)
  const copy = (name: string | null) => {
    if (!name?.startsWith('data-') || name === 'data-mrp') return
    const value = place.getAttribute(name)
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, tidy(value))
  }
  place.getAttributeNames().forEach(copy)
  new MutationObserver(changes => {
    for (const { attributeName } of changes) copy(attributeName)
  }).observe(place, { attributes: true })
  element.append(...place.childNodes)
  place.append(element)
}

/** The link becomes the content inside the tag, unless it opens a dialog: then it stays what it is. */
function takeInLink(link: HTMLAnchorElement, tags: Tags): void {
  const wish = readHash(link, tags)
  if (!wish || wish.opens || link.closest(wish.tag)) return
  const element = makeElement(wish)
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
  load: (element: Element) => Promise<void>,
): Promise<void> {
  const link = opener instanceof HTMLAnchorElement ? opener : undefined
  const wish = link && readHash(link, tags)
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
  } else if (tag) {
    console.warn(printable(`<${tag}> cannot be opened; only "demo-form" can.`))
  }
  if (link) location.assign(link.href)
}

/** A closed form of the page’s own. Its mode may be a property, which is not in the markup. */
const findClosed = (): Element | undefined =>
  [...document.querySelectorAll(opening)].find(element => {
    const mode: unknown = Reflect.get(element, 'mode')
    return closedModes.includes(
      String(mode ?? element.getAttribute('mode') ?? element.getAttribute('data-mode')).trim(),
    )
  })

function addElement(attributes: readonly (readonly [string, string])[]): Element {
  const isClosed = attributes.some(([name, value]) => name === 'mode' && /^(dialog|drawer)$/.test(value))
  const element = makeElement({
    tag: opening,
    attributes: isClosed ? attributes : [...attributes, ['mode', 'dialog']],
  })
  document.body.append(element)
  return element
}
