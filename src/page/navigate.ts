import { dispatch } from '../services/dispatch.ts'
import { pageDocument } from '../services/page-document.ts'
import { isPlainClick, siteLinkMark } from '../state/links.ts'

const mark = Symbol.for('mrp-links')

/** Lets links and anchors in shadow roots do what the browser does not: once for a page, whatever loads how often. */
export function followLinks(): void {
  const page: { [mark]?: true } = document as never
  if (page[mark]) return
  page[mark] = true
  pageDocument.addEventListener('click', followLink)
  // By a link, by Back, or typed.
  addEventListener('hashchange', () => showAnchor())
  pageDocument.addEventListener('mrp-ready', ({ target }) => arriveIn(target as Element))
  arriveIn()
}

function followLink(event: MouseEvent): void {
  if (!isPlainClick(event)) return
  const link = event.composedPath().find(node => node instanceof HTMLAnchorElement)
  const root = link?.getRootNode()
  // Ours alone, also where a component of the page renders them.
  if (!link?.closest('[data-root]') || !(root instanceof ShadowRoot)) return
  // The page may stay, or come back as it was left.
  link.closest<HTMLElement>('[popover=auto]')?.hidePopover()
  if (link.getAttribute('href')?.startsWith('#')) followAnchor(root, link.hash, event)
  else if (link.hasAttribute(siteLinkMark)) announce(root.host, link.href, event)
}

/** The browser would take the page's `<base>` for the page. */
function followAnchor(root: ShadowRoot, hash: string, event: Event): void {
  if (!root.getElementById(hash.slice(1))) return
  event.preventDefault()
  location.hash = hash
  // Of an address that stays as it is, nothing tells.
  void showAnchor([root])
}

/** What looks for an address's target; where it can't be loaded, the page stays as the browser scrolled it. */
const anchors = () => import('./anchors.ts').catch(() => undefined)

async function showAnchor(roots?: readonly ShadowRoot[]): Promise<void> {
  if (location.hash) (await anchors())?.showAnchor(roots)
}

/** Looks in an element that has just been painted, or in all of them, for what the page's address names. */
export async function arriveIn(element?: Element): Promise<void> {
  if (location.hash) (await anchors())?.arriveIn(element)
}

/** Tells the page that a link inside the site was clicked, so that a router of its own can take over. */
function announce(host: Element, href: string, event: Event): void {
  if (!dispatch(host, 'mrp-navigate', { href }, true)) event.preventDefault()
}
