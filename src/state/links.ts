const allowed = ['http:', 'https:', 'mailto:', 'tel:']

/** Said to developers whose address is refused. */
export const linkRule = 'http, https, mailto, tel or a path'

/** Whether a link from outside may lead there: never to a script. A path counts as the page's own protocol. */
export function isSafeLink(value: unknown): value is string {
  if (typeof value !== 'string') return false
  try {
    return allowed.includes(new URL(value, 'https://page.example').protocol)
  } catch {
    return false
  }
}

/** Whether requests may go there: a web address, or a path. */
export const isWebAddress = (value: unknown): value is string =>
  isSafeLink(value) && /^https?:$/.test(new URL(value, 'https://page.example').protocol)

/** Marks a link inside the site in the markup. */
export const siteLinkMark = 'data-site-link'

/** Where one of the site's own pages is: a path on the site itself, a whole address on a partner's page. */
export const siteHref = (path: string, siteUrl: string): string =>
  // Bounded: a long run of slashes elsewhere in it would take seconds.
  path.startsWith('/') && isSafeLink(siteUrl) ? siteUrl.replace(/\/{1,9}$/, '') + path : path

/** A click that asks for something else, such as a new tab, is left alone. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
