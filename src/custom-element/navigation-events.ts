// Apart, because forms and the planner do without it.

import { isPlainClick, siteLinkMark } from '../services/links.ts'
import { describeCancelableEvent } from './description.ts'

/**
 * Describes the event of every element with links inside the site. For links with `siteLinkMark`, `loader/navigate.ts`
 * dispatches it in shadow roots, `light-dom.ts` in the light DOM, and the component in an app's React.
 */
export const navigationEvents = {
  'mrp-navigate': describeCancelableEvent<{ readonly href: string }>(
    'A link inside the site was clicked. Prevent it to route it yourself.',
    '{ href: string }',
  ),
}

/**
 * Announces a plain click on a link inside the site, where markup is in the light DOM. `announce` returns false if the page
 * routes itself.
 */
export function announceLink(event: MouseEvent, announce: (href: string) => boolean): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hasAttribute(siteLinkMark) || !isPlainClick(event)) return
  if (!announce(link.href)) event.preventDefault()
}
