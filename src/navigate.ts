import { pageDocument } from './services/page-document.ts'
import { isPlainClick, siteLinkMark } from './state/links.ts'

const mark = Symbol.for('mrp-links')

/** Lets links and anchors in shadow roots do what the browser does not: once for a page, whatever loads how often. */
export function followLinks(): void {
  const page: { [mark]?: true } = document as never
  if (page[mark]) return
  page[mark] = true
  pageDocument.addEventListener('click', followLink)
  // By a link, by Back, or typed.
  addEventListener('hashchange', () => show(anchor(location.hash)))
  pageDocument.addEventListener('mrp-ready', ({ target }) => arriveIn(target as Element))
  arrive(anchor(location.hash))
}

function followLink(event: MouseEvent): void {
  if (!isPlainClick(event)) return
  const link = event.composedPath().find(node => node instanceof HTMLAnchorElement)
  const root = link?.getRootNode()
  if (link?.getAttribute('href')?.startsWith('#')) followAnchor(link.hash, event)
  if (!link || !(root instanceof ShadowRoot)) return
  // The page may stay, or come back as it was left.
  link.closest<HTMLElement>('[popover=auto]')?.hidePopover()
  if (link.hasAttribute(siteLinkMark)) announce(root.host, link.href, event)
}

function followAnchor(hash: string, event: Event): void {
  const target = anchor(hash)
  if (!target) return
  event.preventDefault()
  // A plain change of the address: the page hears of it, and Back leads back.
  if (location.hash === hash) show(target)
  else location.hash = hash
}

/** What a hash names in one of our shadow roots: a browser looks in the document alone, whose own ids come first. */
function anchor(hash: string, roots: Iterable<ShadowRoot> = ownRoots(pageDocument)): Element | undefined {
  const id = hash.slice(1)
  if (!id || pageDocument.getElementById(id)) return undefined
  for (const root of roots) {
    const target = root.getElementById(id)
    if (target) return target
  }
  return undefined
}

/** The roots of our elements, also inside other components. */
function* ownRoots(root: ParentNode): Generator<ShadowRoot> {
  for (const { localName, shadowRoot } of root.querySelectorAll('*')) {
    if (!shadowRoot) continue
    if (localName.startsWith('mrp-')) yield shadowRoot
    else yield* ownRoots(shadowRoot)
  }
}

function show(target: Element | undefined): void {
  target?.scrollIntoView()
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

let hasArrived = false

/** Looks in an element that has just been painted for what the page's address names. */
export function arriveIn({ shadowRoot }: Element): void {
  if (!hasArrived && shadowRoot) arrive(anchor(location.hash, [shadowRoot]))
}

/** Shows it once, unless the visitor has gone on to something else meanwhile. */
function arrive(target: Element | undefined): void {
  if (!target) return
  hasArrived = true
  const focused = pageDocument.activeElement
  if (scrollY === 0 && (!focused || focused === pageDocument.body)) show(target)
}

/** Tells the page that a link inside the site was clicked, so that a router of its own can take over. */
function announce(host: Element, href: string, event: Event): void {
  const init = { detail: { href }, bubbles: true, composed: true, cancelable: true }
  if (!host.dispatchEvent(new CustomEvent('mrp-navigate', init))) event.preventDefault()
}
