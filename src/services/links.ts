const allowed = ['http:', 'https:', 'mailto:', 'tel:']

/** Tells developers which addresses a link may have. */
export const linkRule = 'http, https, mailto, tel or a path'

/** Returns the protocol of an address. A path has that of a page. Returns an empty text for what is no address. */
function protocolOf(value: unknown): string {
  try {
    return typeof value === 'string' ? new globalThis.URL(value, 'https://page.example').protocol : ''
  } catch {
    return ''
  }
}

/** Tells whether a link from outside may lead there: never to a script. */
export const isSafeLink = (value: unknown): value is string => allowed.includes(protocolOf(value))

/** Tells whether requests may go there: a web address, or a path. */
export const isWebAddress = (value: unknown): value is string => /^https?:$/.test(protocolOf(value))

/** Marks a link inside the site in the markup. */
export const siteLinkMark = 'data-site-link'

/** Returns where one of the site's own pages is: a path on the site itself, a whole address on a partner's page. */
export const siteHref = (path: string, siteUrl: string): string =>
  // Bounded: a long run of slashes elsewhere in it would take seconds.
  path.startsWith('/') && isSafeLink(siteUrl) ? siteUrl.replace(/\/{1,9}$/, '') + path : path

/** Tells whether a click is left to us. One that asks for something else, such as a new tab, is not. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )

/**
 * Tells whether an address is of a domain that is reserved for examples, as the stand-ins of a build and our
 * documentation are.
 */
export const isExampleAddress = (address: string): boolean =>
  /\.example(?=$|[/:])|[.@/]example\.(com|net|org)(?=$|[/:])/.test(address)
