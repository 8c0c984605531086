import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { createInbox } from './inbox.ts'

const out = 'demo-host/dist'

/** Joins the built bundle and the pages to the site in `demo-host/dist`. */
export async function buildSite(): Promise<void> {
  await rm(out, { recursive: true, force: true })
  await cp('dist', out, { recursive: true })
  for (const page of await pages()) await cp(join('demo-host', page), join(out, page))
}

/**
 * Serves the site: `vite preview` what was built, `vite` the pages with the bundle's sources behind the same
 * addresses. Both have the inbox.
 */
export function site(): Plugin {
  return {
    name: 'mrp-site',
    config: (_, { isPreview }) => ({
      appType: 'mpa',
      ...(isPreview && { build: { outDir: out } }),
    }),
    configureServer(server) {
      server.middlewares.use(createInbox())
      server.middlewares.use(sourcesInPlaceOfBundle)
      return () => servePages(server)
    },
    configurePreviewServer(server) {
      server.middlewares.use(createInbox())
    },
  }
}

const pages = async () => (await readdir('demo-host')).filter(file => file.endsWith('.html'))

const sourcesInPlaceOfBundle: Connect.NextHandleFunction = (request, _, next) => {
  const element = request.url?.match(/^\/elements\/(mrp-[a-z-]+)\.js$/)?.[1]
  if (request.url === '/mrp-widgets.js') request.url = '/src/autoload.ts'
  else if (element) request.url = `/@id/virtual:element/${element}`
  next()
}

function servePages(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pathname === '/' ? 'index.html' : pathname.slice(1)
    if (!/^[a-z-]+\.html$/.test(page)) return next()
    readFile(join('demo-host', page), 'utf8')
      .then(html => server.transformIndexHtml(pathname, html))
      .then(html => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
      .catch(() => next())
  })
}
