import { describeCancelableEvent } from './element.ts'

/**
 * The event of every element with links inside the site. `page/navigate.ts` dispatches it for links with `siteLinkMark`,
 * and in an app's React the component does.
 */
export const navigationEvents = {
  'mrp-navigate': describeCancelableEvent<{ readonly href: string }>(
    'A link inside the site was clicked. Prevent it to route it yourself.',
    '{ href: string }',
  ),
}
