import { cancelableEvent } from '../element/element.ts'

/** The event of every element with links inside the site; the element layer raises it for marked links. */
export const navigationEvents = {
  'mrp-navigate': cancelableEvent<{ readonly href: string }>(
    'A link inside the site was clicked. Prevent it to route it yourself.',
    '{ href: string }',
  ),
}
