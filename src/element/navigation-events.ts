import { describeCancelableEvent } from './element.ts'

/** The event of every element with links inside the site; raised for links with `siteLinkMark`, by `page/navigate.ts` or, in a host's React, by the component. */
export const navigationEvents = {
  'mrp-navigate': describeCancelableEvent<{ readonly href: string }>(
    'A link inside the site was clicked. Prevent it to route it yourself.',
    '{ href: string }',
  ),
}
