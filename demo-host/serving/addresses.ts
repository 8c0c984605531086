// Defines clean URLs: one for each page. Static hosts derive them from the file names.

/** Pages with their file's name as the path, because partners know them by it. Some hosts omit `.html`. */
export const plainPages: readonly string[] = ['/partner.html']

/** The 404 page. It answers every unknown path but its own. */
export const notFound = '/404'

/** Paths that are answered with 404 although the site's folder has such a file: only servers read these files. */
export const unserved: readonly string[] = [notFound, '/404.html', '/_headers']

/** Returns the file of a page: `/pricing` is `pricing.html`, `/embed/` is `embed/index.html`. */
export const fileOf = (address: string): string =>
  plainPages.includes(address)
    ? address.slice(1)
    : `${address.slice(1)}${address.endsWith('/') ? 'index' : ''}.html`

/** Returns the page of a file. */
export function addressOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/')}`
  return plainPages.includes(path) ? path : path.replace(/(?<=\/)index\.html$|\.html$/, '')
}

/** Returns the target for a path that is almost a page's: `/pricing/` and `/pricing.html` lead to `/pricing`. */
export function redirectFrom(path: string, addresses: readonly string[]): string | undefined {
  if (addresses.includes(path)) return undefined
  const bare = path.replace(/(\/index)?(\.html)?\/?$/, '')
  return [bare, `${bare}/`, `${bare}.html`].find(
    address => address !== notFound && addresses.includes(address),
  )
}
