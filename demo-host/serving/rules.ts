import manifest from '../../package.json' with { type: 'json' }
import { groundStyles, previewPolicy } from '../embed/preview-page.ts'
import { type Loosening, policyOf } from './policy.ts'

// How the site is served, said once. `_headers`, firebase.json, nginx.conf and `npm start` follow from it.

/**
 * Names the origins that may put `/embed/demo-form/` into an iframe, such as `https://partner.example`. Empty: any page
 * may. A frame inside a frame needs the origins of all pages around it, and this site's own pages need `'self'`.
 */
export const frameAncestors: readonly string[] = []

export type Headers = Readonly<Record<string, string>>

/** What is said of an address, or of all that begin as it does when it ends in `*`. No two rules say the same header. */
export interface Rule {
  readonly path: string
  readonly headers: Headers
}

/** A built page. */
export interface Page {
  readonly address: string
  readonly html: string
}

const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
}

/** The name has a hash of the content. */
const hashed: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** The name stays while the content changes, and the content names hashed files that may go. */
const short: Headers = { 'Cache-Control': 'public, max-age=60, must-revalidate' }
/** Pictures and the like, which change seldom. */
const daily: Headers = { 'Cache-Control': 'public, max-age=86400' }

/** A module script of another origin needs leave, and so does one in a sandboxed frame. */
const forPartners: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** What single pages may beyond the rest. */
const loosenings = (ancestors: readonly string[]): Readonly<Record<string, Loosening>> => ({
  '/embed/demo-form/': { frameAncestors: ancestors },
  '/embed/': { frameStyles: groundStyles, trustedTypes: previewPolicy },
})

/** The npm package. A version is its name, but before a release its content still changes. */
const tarball = `/${manifest.name}-${manifest.version}.tgz`

/** All rules, for these pages and these other files of the site's, and for who may frame the form. */
export const rulesFor = (
  pages: readonly Page[],
  publicFiles: readonly string[],
  ancestors: readonly string[] = frameAncestors,
): readonly Rule[] => [
  { path: '/*', headers: everywhere },
  { path: '/chunks/*', headers: { ...hashed, ...forPartners } },
  { path: '/embed/chunks/*', headers: hashed },
  ...['/elements/*', '/shells/*', '/mrp-widgets.js', '/embed.js', '/integrity.json', '/import-map.json'].map(
    path => ({ path, headers: { ...short, ...forPartners } }),
  ),
  ...['/embed/builder.js', '/robots.txt', '/sitemap.xml', '/THIRD-PARTY.txt', tarball].map(path => ({
    path,
    headers: short,
  })),
  ...publicFiles.map(file => ({ path: `/${file}`, headers: daily })),
  ...pages.flatMap(({ address, html }) => {
    const headers = { ...short, 'Content-Security-Policy': policyOf(html, loosenings(ancestors)[address]) }
    return [...new Set([address, address.replace(/\.html$/, '')])].map(path => ({ path, headers }))
  }),
]

/** All that the rules say of an address. */
export const headersAt = (path: string, rules: readonly Rule[]): Headers =>
  Object.assign({}, ...rules.filter(rule => applies(rule, path)).map(({ headers }) => headers))

const applies = ({ path: pattern }: Rule, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
