import type { ResolvedConfig, ViteDevServer } from 'vite'
import { loaderFiles } from '../scripts/build/loader.ts'
import { searchedPages, sectionsPath } from './docs/docs.ts'
import { notFoundFor, notFoundPages, plainPages, redirectFrom } from './serving/addresses.ts'
import { readLocalSettings } from './settings/read.ts'

// `npm run dev`: the pages and the bundle from their sources, at the addresses that the built ones have.

/** Lists the sources of files that the build would write, by their address. */
export function sourcesByAddress({
  environments: { client, ownScripts },
}: ResolvedConfig): ReadonlyMap<string, string> {
  const inFolder = (folder: string, input: unknown) =>
    Object.entries(input ?? {}).map(([name, source]) => [`${folder}${name}.js`, String(source)] as const)
  return new Map([
    ...inFolder('/', loaderFiles),
    // `paint-or-load.ts` asks for shells beside the first file, which it is a part of.
    ...inFolder('/src/loader/', loaderFiles),
    ...inFolder('/', client?.build.rolldownOptions.input),
    ...inFolder('/', ownScripts?.build.rolldownOptions.input),
  ])
}

/** Serves the pages, and has the browser load one again that an older source made. */
export function serveSources(server: ViteDevServer) {
  const { hot } = server.environments.client
  /** Has the browsers load their pages again. To be told of a file once no module of its old text is left. */
  const onChange = (file: string) => {
    if (!/\/(src|demo-host\/(pages|build|languages|public|docs|[^/]+$))|\.md$/.test(file)) return
    // Most of a page is prerendered: the browser has no module of it that could be replaced.
    hot.send({ type: 'full-reload' })
  }
  /** Adds the pages, after Vite's own middlewares. */
  const serve = () =>
    void server.middlewares.use(async (request, response, next) => {
      const [pathname = '/'] = (request.url ?? '/').split('?')
      try {
        if (pathname === sectionsPath) return response.end(JSON.stringify(await searchedPages()))
        const { html, status } = await pageAt(pathname, server)
        response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
        response.end(await server.transformIndexHtml(pathname, html))
      } catch (error) {
        next(error)
      }
    })
  return { serve, onChange }
}

async function pageAt(pathname: string, server: ViteDevServer): Promise<{ html: string; status: number }> {
  // Not imported: what this file imports stays as it was when the server began.
  const { allRoutes, readPlainPage, renderPage } = (await server.ssrLoadModule(
    '/demo-host/build-pages.ts',
  )) as typeof import('./build-pages.ts')
  const pages = [...plainPages, ...(await allRoutes())]
  const route = redirectFrom(pathname, pages) ?? pathname
  const settings = readLocalSettings()
  if (plainPages.includes(route)) return { html: await readPlainPage(route, settings), status: 200 }
  const { prerender } = (await server.ssrLoadModule(
    '/src/entries/ssr.ts',
  )) as typeof import('../src/entries/ssr.ts')
  const known = !notFoundPages.includes(route) && pages.includes(route)
  const html = await renderPage(known ? route : notFoundFor(route), settings, prerender)
  return { html, status: known ? 200 : 404 }
}
