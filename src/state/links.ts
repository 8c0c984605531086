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

/** Marks a link inside the site in the markup. */
export const siteLinkMark = 'data-site-link'

/** Where one of the site's own pages is: a path on the site itself, a whole address on a partner's page. */
export const siteHref = (path: string, siteUrl: string): string =>
  path.startsWith('/') ? siteUrl.replace(/\/+$/, '') + path : path

/** A mail link with a subject. */
export const mailHref = (address: string, subject: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
