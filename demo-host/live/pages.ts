import { loopback } from '../../src/services/auth/auth-emulator.ts'
import { type Answer, ask, type Check, forEach, grouped } from './site.ts'

// Whether visitors find the pages, and nothing where there is none.

export const checkPages: Check = async ({ address, pages, named }) => ({
  good: `${pages.length} pages answer.`,
  faults: [
    ...(named
      ? []
      : [`${address}/sitemap.xml names no pages, so only the pages for partners were asked for.`]),
    ...grouped(
      pages
        .filter(
          ({ status, headers }) => status !== 200 || !headers.get('content-type')?.startsWith('text/html'),
        )
        .map(({ path, status, headers }) => ({
          name: path,
          say: paths =>
            status === 200
              ? `${headers.get('content-type')} instead of text/html: ${paths}.`
              : `Status ${status}: ${paths}.`,
        })),
    ),
  ],
})

const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

export const checkAddresses: Check = async ({ address, named, pages }) => {
  const wrong = pages.filter(({ path, html }) => (canonicalOf(html) ?? address + path) !== address + path)
  const [page] = wrong
  const says =
    named && named !== address ? named : canonicalOf(page?.html ?? '')?.slice(0, -(page?.path.length ?? 0))
  return {
    good: 'The sitemap and the pages name this address as theirs.',
    faults:
      (named && named !== address) || wrong.length > 0
        ? [
            `The site says that it is at ${says}, and it is at ${address}. Set "origin" and "base" in site.config.json, build and deploy.`,
          ]
        : [],
  }
}

/** Matches the files that a page loads. */
const fileNames = /<(?:link|script|img)\b[^>]*?\b(?:href|src)="([^"]+)"/g

export const checkFiles: Check = async ({ address, pages }) => {
  const { origin } = new URL(address)
  const named = pages.flatMap(({ path, html }) =>
    [...html.matchAll(fileNames)]
      .filter(([tag]) => !/rel="(canonical|alternate)"/.test(tag))
      .map(([, file = '']) => new URL(file, address + path).href),
  )
  const files = [...new Set(named)].filter(url => url.startsWith(`${origin}/`))
  const answers = await forEach(files, async url => ({ url, status: (await ask(url)).status }))
  return {
    good: `${files.length} files that the pages name answer.`,
    faults: grouped(
      answers
        .filter(({ status }) => status !== 200)
        .map(({ url, status }) => ({ name: url, say: urls => `Status ${status}: ${urls}.` })),
    ),
  }
}

/** A path at which no site has a page. */
export const noPage = `/no-page-${Date.now().toString(36)}`

export const checkNotFound: Check = async ({ address }) => {
  const path = noPage
  const { status, headers } = await ask(address + path)
  const isPage = headers.get('content-type')?.startsWith('text/html')
  return {
    good: 'An unknown address answers 404 with a page.',
    faults:
      status === 404 && isPage
        ? []
        : [
            status === 404
              ? `${path}, which is no page, answers 404 without a page. Let the host answer with 404.html.`
              : `${path}, which is no page, answers ${status}, not 404. Turn off the host’s fallback for single-page apps.`,
          ],
  }
}

/** More redirects than a host needs to correct a spelling. */
const maxRedirects = 5

/** Follows redirects, and returns the last answer and where it came from. */
async function follow(from: string, left = maxRedirects): Promise<Answer & { readonly url: string }> {
  const answer = await ask(from)
  const location = answer.headers.get('location')
  return location === null || left === 0
    ? { ...answer, url: from }
    : follow(new URL(location, from).href, left - 1)
}

/** Other spellings may lead to a page, or not be there; two addresses of one page divide its links. */
export const checkRedirects: Check = async ({ address, pages }) => {
  const page = pages.find(({ path }) => /^\/[^/]+$/.test(path))?.path ?? ''
  const spellings: readonly (readonly [string, string])[] = [
    ...(page
      ? ([
          [`${address}${page}/`, `${address}${page}`],
          [`${address}${page}.html`, `${address}${page}`],
        ] as const)
      : []),
    [`${address}/index.html`, `${address}/`],
  ]
  const faults = await forEach(spellings, async ([from, to]) => {
    const { url, status, body } = await follow(from)
    // Some hosts answer several spellings; the canonical link tells search engines which one counts.
    const says = canonicalOf(body.toString())
    const isWell = url === to || (url === from && status === 404) || (status === 200 && says === to)
    return isWell ? [] : [`${from} ${url === from ? `answers ${status}` : `leads to ${url}`}, not to ${to}.`]
  })
  return { good: 'Other spellings of an address lead to the one address, or nowhere.', faults: faults.flat() }
}

const isLoopback = (url: string): boolean => loopback.test(new URL(url).hostname)

export const checkEncryption: Check = async ({ address }) => {
  if (isLoopback(address)) return { good: 'The site is on this machine, which needs no https.', faults: [] }
  if (address.startsWith('http:'))
    return { good: '', faults: [`${address} is not encrypted: put the site on https.`] }
  return {
    good: 'The site is on https, and plain http leads there.',
    // At another port, http is another server's.
    faults: new URL(address).port ? [] : await faultsOfPlain(address.replace('https:', 'http:'), address),
  }
}

/** Returns what is wrong with the answer of plain http, where something answers. */
export async function faultsOfPlain(plain: string, address: string): Promise<readonly string[]> {
  const answer = await ask(`${plain}/`).catch(() => undefined)
  // Nobody is there: no visitor stays on http.
  if (!answer) return []
  const { status, headers } = answer
  const to = headers.get('location')
  const target = to === null ? undefined : new URL(to, `${plain}/`).href
  if (target === `${address}/` || target === address) return []
  return [
    target === undefined
      ? `${plain}/ answers ${status} without https. Redirect it to ${address}/.`
      : `${plain}/ leads to ${target}, not to ${address}/.`,
  ]
}

export const pathsOf = (pages: readonly { readonly path: string }[]): readonly string[] =>
  pages.map(({ path }) => path)
