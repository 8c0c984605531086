import { loopback } from '../../src/services/auth/auth-emulator.ts'
import { ask, type Check, forEach, grouped } from './site.ts'

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

export const checkAddress: Check = async ({ address, named }) => ({
  good: 'The sitemap names this address as the site’s.',
  faults: [
    ...(named && named !== address
      ? [
          `The site says that it is at ${named}, and it is at ${address}. Set "origin" and "base" in site.config.json, build and deploy.`,
        ]
      : []),
    ...(address.startsWith('http:') && !loopback.test(new URL(address).hostname)
      ? [`${address} is not encrypted, and people type passwords there. Put the site on https.`]
      : []),
  ],
})

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

export const pathsOf = (pages: readonly { readonly path: string }[]): readonly string[] =>
  pages.map(({ path }) => path)
