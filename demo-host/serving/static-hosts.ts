import { fileOf, notFound, notFoundPages, plainPages } from './addresses.ts'
import { out, type ServedSite } from './built-site.ts'

// The rules as static hosts read them.

/**
 * Returns `_headers`, as Cloudflare Pages, Netlify and others read it. They derive clean URLs from the file names. Some
 * also answer the name of a page's file, so a page has its headers there too.
 */
export const headerFile = ({ base, addresses, rules }: ServedSite): string =>
  rules
    .flatMap(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      const paths = addresses.includes(path) ? [path, `/${fileOf(path)}`] : [path]
      return [...new Set(paths)].map(spelling => [base + spelling, ...lines].join('\n'))
    })
    .join('\n\n')
    .concat('\n')

/** Returns `firebase.json`. Firebase Hosting compresses by itself. */
export const firebaseJson = (site: ServedSite): string =>
  `${JSON.stringify({ hosting: hosting(site) }, null, 2)}\n`

const otherNotFound = notFoundPages.filter(page => page !== notFound)

const hosting = ({ base, addresses, rules }: ServedSite) => ({
  public: out,
  // Firebase uploads none of these. It has one 404 page, the root's.
  ignore: [
    '_headers',
    '**/*.br',
    '**/*.gz',
    ...otherNotFound.map(page => `${base}/`.slice(1) + fileOf(page)),
  ],
  cleanUrls: true,
  // Firebase adds the slash to pages in folders itself, and only to those.
  redirects: addresses
    .filter(
      address => !address.endsWith('/') && !notFoundPages.includes(address) && !plainPages.includes(address),
    )
    .map(address => ({ regex: `^${base}${address}/$`, destination: base + address, type: 301 })),
  headers: rules
    .filter(({ path }) => !otherNotFound.includes(path))
    .flatMap(({ path, headers }) =>
      sourcesOf(base, path).map(source => ({
        source,
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    ),
})

/**
 * Returns how Firebase names a path. A missing path gets the headers of the root's 404 page. A page in a folder may be
 * requested without the slash.
 */
function sourcesOf(base: string, path: string): readonly string[] {
  if (path === notFound) return ['/404.html']
  const source = base + path
  // Two stars that are no whole part of a path stop at a slash.
  if (path.endsWith('*')) return [path.endsWith('/*') ? `${source}*` : `${source}/**`]
  return path.endsWith('/') && source !== '/' ? [source, source.slice(0, -1)] : [source]
}
