import { pageDocument } from './services/page-document.ts'
import { isPlainClick, siteLinkMark } from './state/links.ts'

const mark = Symbol.for('mrp-links')

/** Lets links in shadow roots do what the browser does not: once for a page, whatever loads how often. */
export function followLinks(): void {
  const page: { [mark]?: true } = document as never
  if (page[mark]) return
  page[mark] = true
  pageDocument.addEventListener('click', followLink)
}

function followLink(event: MouseEvent): void {
  if (!isPlainClick(event)) return
  const link = event.composedPath().find(node => node instanceof HTMLAnchorElement)
  const root = link?.getRootNode()
  if (!link || !(root instanceof ShadowRoot)) return
  if (link.getAttribute('href')?.startsWith('#')) scrollWithin(root, link.hash.slice(1), event)
  else if (link.hasAttribute(siteLinkMark)) announce(root.host, link.href, event)
}

/** A browser looks for the target of `#…` in the document alone. */
function scrollWithin(root: ShadowRoot, id: string, event: Event): void {
  const target = root.getElementById(id)
  if (!target) return
  event.preventDefault()
  target.scrollIntoView()
  target.focus({ preventScroll: true })
}

/** Tells the page that a link inside the site was clicked, so that a router of its own can take over. */
function announce(host: Element, href: string, event: Event): void {
  const init = { detail: { href }, bubbles: true, composed: true, cancelable: true }
  if (!host.dispatchEvent(new CustomEvent('mrp-navigate', init))) event.preventDefault()
}
