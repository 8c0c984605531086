import { dispatch } from '../services/dispatch.ts'
import { pageDocument } from '../services/page-document.ts'
import { isPlainClick, siteLinkMark } from '../state/links.ts'

const mark = Symbol.for('mrp-links')

/** Makes links and anchors in shadow roots work. Once for a page, however many copies of this code it loads. */
export function followLinks(): void {
  const page: { [mark]?: true } = document as never
  if (page[mark]) return
  page[mark] = true
  pageDocument.addEventListener('click', followLink)
  addEventListener('hashchange', () => showAnchor())
  pageDocument.addEventListener('mrp-ready', ({ target }) => arriveIn(target as Element))
  arriveIn()
}

function followLink(event: MouseEvent): void {
  if (!isPlainClick(event)) return
  const link = event.composedPath().find(node => node instanceof HTMLAnchorElement)
  const root = link?.getRootNode()
  // Only links of our elements, also where the element is inside another component's shadow root.
  if (!link?.closest('[data-root]') || !(root instanceof ShadowRoot)) return
  // Closes an open menu: the page may stay, or be restored from the back/forward cache.
  link.closest<HTMLElement>('[popover=auto]')?.hidePopover()
  if (link.getAttribute('href')?.startsWith('#')) followAnchor(root, link.hash, event)
  else if (link.hasAttribute(siteLinkMark)) announce(root.host, link.href, event)
}

/** Follows a link to an anchor. The browser would resolve it against the page's `<base>`. */
function followAnchor(root: ShadowRoot, hash: string, event: Event): void {
  if (!root.getElementById(hash.slice(1))) return
  event.preventDefault()
  location.hash = hash
  // No `hashchange` fires where the hash is the same as before.
  void showAnchor([root])
}

/** Loads what finds a hash's target. If it can't be loaded, the page stays as the browser scrolled it. */
const anchors = () => import('./anchors.ts').catch(() => undefined)

async function showAnchor(roots?: readonly ShadowRoot[]): Promise<void> {
  if (location.hash) (await anchors())?.showAnchor(roots)
}

/** Looks for the target of the URL's hash, in an element that was just rendered or in all of them. */
export async function arriveIn(element?: Element): Promise<void> {
  if (location.hash) (await anchors())?.arriveIn(element)
}

/** Announces a click on a link inside the site, so that the page's own router can take over. */
function announce(host: Element, href: string, event: Event): void {
  if (!dispatch(host, 'mrp-navigate', { href }, true)) event.preventDefault()
}
