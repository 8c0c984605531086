import manifest from '../../package.json' with { type: 'json' }
import { groundStyles, previewPolicy } from '../embed/preview-page.ts'
import { notFound } from './addresses.ts'
import { type Loosening, policyOf } from './content-security-policy.ts'

// The single source of how the site is served. `_headers`, firebase.json and what nginx includes are generated from it, and
// `npm start` applies it.

/**
 * Lists the origins that may put `/embed/demo-form/` into an iframe, such as `https://partner.example`. Empty: any
 * page may. A nested iframe needs the origins of all pages around it, and this site's own pages need `'self'`.
 */
const frameAncestors: readonly string[] = []

export type Headers = Readonly<Record<string, string>>

/** Sets the headers for a path, or for all that start with it if it ends in `*`. No two rules set the same header. */
export interface Rule {
  readonly path: string
  readonly headers: Headers
}

export interface Page {
  readonly address: string
  readonly html: string
}

/** Says how long browsers insist on https: the value of the header, or `off`. */
export type Hsts = 'off' | `max-age=${string}`

const stockHsts: Hsts = 'max-age=31536000'

/** Returns what every answer says. */
const everywhere = (hsts: Hsts): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(hsts !== 'off' && { 'Strict-Transport-Security': hsts }),
})

/** Caches names with a hash of the content for good. */
const hashed: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** Caches stable names for a minute: their content changes, and names hashed files, which may be deleted. */
const short: Headers = { 'Cache-Control': 'public, max-age=60, must-revalidate' }
/** Caches images and the like for a day: they seldom change. */
const daily: Headers = { 'Cache-Control': 'public, max-age=86400' }

/** Lets other origins load it: module scripts need CORS, also in a sandboxed frame. */
const forPartners: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Is the page for iframes: a page that is cross-origin isolated shows no other. */
const framed = '/embed/demo-form/'
const forIsolatedPages: Headers = {
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Is where the pages of the docs are, with their pictures and their search. */
const docs = '/docs/'

/** Lists the pages with a less strict policy. */
const loosenings = (ancestors: readonly string[]): Readonly<Record<string, Loosening>> => ({
  [framed]: { frameAncestors: ancestors },
  '/embed/': { frameStyles: groundStyles, trustedTypes: previewPolicy },
})

/** Is the npm package. Its name has the version, but its content may change until the release. */
const tarball = `/${manifest.name}-${manifest.version}.tgz`

/**
 * Lists the folders of versions that pages may pin, also those of other builds: `/v0.*`, `/v1.*` … None ever changes.
 */
const pinned = Array.from({ length: Number.parseInt(manifest.version, 10) + 1 }, (_, major) => `/v${major}.*`)

/** Holds what the rules follow besides the pages. */
interface Served {
  /** Lists the site's other files. */
  readonly publicFiles: readonly string[]
  /** Lists the origins that may frame the form. */
  readonly ancestors?: readonly string[]
  /** Is what `Strict-Transport-Security` says. */
  readonly hsts?: Hsts
}

/** Returns all rules for these pages. */
export const rulesFor = (
  pages: readonly Page[],
  { publicFiles, ancestors = frameAncestors, hsts = stockHsts }: Served,
): readonly Rule[] => [
  { path: '/*', headers: everywhere(hsts) },
  ...pinned.map(path => ({ path, headers: { ...hashed, ...forPartners } })),
  { path: '/chunks/*', headers: { ...hashed, ...forPartners } },
  { path: '/embed/chunks/*', headers: hashed },
  ...['/elements/*', '/shells/*', '/mrp-widgets.js', '/embed.js', '/embed-page.js', '/integrity.json'].map(
    path => ({ path, headers: { ...short, ...forPartners } }),
  ),
  ...['/embed/builder.js', '/stand-ins.json', '/robots.txt', '/sitemap.xml', '/THIRD-PARTY.txt', tarball].map(
    path => ({
      path,
      headers: short,
    }),
  ),
  ...publicFiles.map(file => ({ path: `/${file}`, headers: daily })),
  ...docsRule(pages),
  ...pages.filter(isOutsideDocs).flatMap(({ address, html }) => {
    const policy = { 'Content-Security-Policy': policyOf(html, loosenings(ancestors)[address]) }
    const headers = { ...short, ...policy, ...(address === framed && forIsolatedPages) }
    return [...new Set([address, address.replace(/\.html$/, '')])].map(path => ({ path, headers }))
  }),
]

const isOutsideDocs = ({ address }: Page): boolean => !address.startsWith(docs)

/**
 * Returns one rule for all pages of the docs: some hosts read a hundred rules and no more. A path below that is no page is
 * answered with the 404 page, so its policy allows what that one has, too.
 */
const docsRule = (pages: readonly Page[]): readonly Rule[] => {
  if (pages.every(isOutsideDocs)) return []
  const covered = pages.filter(page => !isOutsideDocs(page) || page.address === notFound)
  const policy = policyOf(covered.map(({ html }) => html))
  return [{ path: `${docs}*`, headers: { ...short, 'Content-Security-Policy': policy } }]
}

/** Returns all headers for a path. */
export const headersAt = (path: string, rules: readonly Rule[]): Headers =>
  Object.assign({}, ...rules.filter(rule => applies(rule, path)).map(({ headers }) => headers))

const applies = ({ path: pattern }: Rule, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
