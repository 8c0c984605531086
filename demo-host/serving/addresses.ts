// Clean addresses: each page has one, and static hosts see it by how the files are named.

/** Pages whose address is their file's name, because partners know them by it; hosts may have them without `.html`. */
export const plainPages: readonly string[] = ['/partner.html']

/** The page for what is not there. It is at every address but its own. */
export const notFound = '/404'

/** What a file of the site's folder would answer to, and nothing does: these files are a server's business. */
export const unserved: readonly string[] = [notFound, '/404.html', '/_headers']

/** The file of a page: `/pricing` is `pricing.html`, `/embed/` is `embed/index.html`. */
export const fileOf = (address: string): string =>
  plainPages.includes(address)
    ? address.slice(1)
    : `${address.slice(1)}${address.endsWith('/') ? 'index' : ''}.html`

/** The page of a file. */
export function addressOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/')}`
  return plainPages.includes(path) ? path : path.replace(/(?<=\/)index\.html$|\.html$/, '')
}

/** Where an address that is almost a page's leads: `/pricing/` and `/pricing.html` to `/pricing`. */
export function redirectFrom(path: string, addresses: readonly string[]): string | undefined {
  if (addresses.includes(path)) return undefined
  const bare = path.replace(/(\/index)?(\.html)?\/?$/, '')
  return [bare, `${bare}/`, `${bare}.html`].find(
    address => address !== notFound && addresses.includes(address),
  )
}
