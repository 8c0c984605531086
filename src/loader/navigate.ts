import { dispatch } from '../custom-element/dispatch.ts'
import { isPlainClick, siteLinkMark } from '../services/links.ts'
import { pageDocument } from '../services/page-document.ts'

const mark = Symbol.for('mrp-links')

/**
 * Makes links in shadow roots work, and finds there what a URL's hash names. Once for a document, however many copies of
 * this code it loads: `document.open()` begins another one, and takes all listeners away.
 */
export function followLinks(): void {
  const page: { [mark]?: true } = pageDocument.documentElement as never
  if (page[mark]) return
  page[mark] = true
  pageDocument.addEventListener('click', followLink)
  addEventListener('hashchange', changed)
  pageDocument.addEventListener('mrp-ready', ready)
  findHashTarget()
}

const changed = (): void => withHashTarget(({ showTarget }) => showTarget())

const ready = ({ target }: Event): void => findHashTarget(target as Element)

function followLink(event: MouseEvent): void {
  if (!isPlainClick(event)) return
  const link = event.composedPath().find(node => node instanceof HTMLAnchorElement)
  const root = link?.getRootNode()
  // Only links of our elements, also where the element is inside another component's shadow root.
  if (!link?.closest('[data-root]') || !(root instanceof ShadowRoot)) return
  // Closes an open menu: the page may stay, or be restored from the back/forward cache.
  link.closest<HTMLElement>('[popover=auto]')?.hidePopover()
  // The page's own router may take over.
  if (link.hasAttribute(siteLinkMark) && !dispatch(root.host, 'mrp-navigate', { href: link.href }, true))
    event.preventDefault()
}

/** Loads what finds a hash's target. If it can't be loaded, the page stays as the browser scrolled it. */
function withHashTarget(use: (file: typeof import('./hash-target.ts')) => void): void {
  if (location.hash) import('./hash-target.ts').then(use, () => {})
}

/** Looks for the target of the URL's hash, in an element that was just rendered or in all of them. */
export const findHashTarget = (element?: Element): void =>
  withHashTarget(file => file.showTargetOnce(element))
