import { pageIn, siteCatalogs } from '../../src/words/site-languages.ts'

// Defines clean URLs: one for each page. Static hosts derive them from the file names.

/** Has the files that are served as they are. */
export const publicFolder = 'demo-host/public'

/** Lists pages with their file's name as the path, because partners know them by it. Some hosts omit `.html`. */
export const plainPages: readonly string[] = ['/partner.html']

/** Lists pages for partners. They are neither in the menu nor in the sitemap. */
export const hiddenPages: Readonly<Record<string, string>> = { '/embed/': 'demo-host/embed/page.html' }

/** Lists pages with one element and no surroundings, for iframes on pages that allow nothing else. */
export const framePages: Readonly<Record<string, string>> = {
  '/embed/demo-form/': 'demo-host/embed/demo-form.html',
}

/** Is the 404 page. It answers every unknown path but its own. */
export const notFound = '/404'

/** Lists the languages of the site besides English. */
export const otherLanguages: readonly string[] = Object.keys(siteCatalogs)

/** Returns a page's language, and its address in English: `/de/pricing` is `/pricing` in German. */
export function readAddress(address: string): { readonly language: string; readonly route: string } {
  const language = otherLanguages.find(one => address.startsWith(pageIn(one, '/'))) ?? 'en'
  return { language, route: address.slice(pageIn(language, '').length) }
}

/** Lists the 404 pages. That of a language answers the unknown paths below it. */
export const notFoundPages: readonly string[] = ['en', ...otherLanguages].map(one => pageIn(one, notFound))

/** Returns the 404 page for an unknown path. */
export const notFoundFor = (path: string): string => pageIn(readAddress(path).language, notFound)

/**
 * Lists paths that are answered with 404 although the site's folder has such a file: only servers read these files.
 */
export const unserved: readonly string[] = [
  ...notFoundPages.flatMap(page => [page, `${page}.html`]),
  '/_headers',
]

/** Returns a path's part below the site's base, such as `/pricing` of `/mrp/pricing`. Undefined outside of it. */
export const pathBelow = (base: string, path: string): string | undefined =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : undefined

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
    address => !notFoundPages.includes(address) && addresses.includes(address),
  )
}
