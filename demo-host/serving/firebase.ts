import { notFound, plainPages } from './addresses.ts'
import { type BuiltSite, out } from './built-site.ts'

/** Returns `firebase.json`. Firebase Hosting compresses by itself. */
export const firebaseJson = (site: BuiltSite): string =>
  `${JSON.stringify({ hosting: hosting(site) }, null, 2)}\n`

const hosting = ({ addresses, rules }: BuiltSite) => ({
  public: out,
  // Firebase uploads none of these.
  ignore: ['_headers', '**/*.br', '**/*.gz'],
  cleanUrls: true,
  // Firebase adds the slash to pages in folders itself, and only to those.
  redirects: addresses
    .filter(address => !address.endsWith('/') && address !== notFound && !plainPages.includes(address))
    .map(address => ({ regex: `^${address}/$`, destination: address, type: 301 })),
  headers: rules.flatMap(({ path, headers }) =>
    sourcesOf(path).map(source => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  ),
})

/** A missing path gets the headers of its page's file. A page in a folder may be requested without the slash. */
function sourcesOf(path: string): readonly string[] {
  if (path === notFound) return ['/404.html']
  if (path.endsWith('*')) return [`${path}*`]
  return path.endsWith('/') && path !== '/' ? [path, path.slice(0, -1)] : [path]
}
