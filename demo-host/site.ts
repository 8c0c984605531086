import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { createInbox } from './inbox.ts'
import { hiddenRoutes, joinPage, robots, routes, sitemap } from './pages.ts'

const out = 'demo-host/dist'

/** Where the builder's script is built, before it joins the site. */
export const builderOut = 'demo-host/.builder'

/** What of the bundle is no browser's: it runs in Node, or goes through a bundler. */
const forNode = /dist.(ssr\.js|npm)$/

/** Pages that are whole as they are. */
const plainPages = ['partner.html']

/** Elements alone on a page, for the iframes of pages that take nothing else. */
const embeds = ['/embed/demo-form']

interface Ssr {
  readonly prerender: (html: string) => Promise<string>
}

/** Joins the built bundle and the pages, prerendered by the bundle itself, to the site in `demo-host/dist`. */
export async function buildSite(): Promise<void> {
  await rm(out, { recursive: true, force: true })
  await cp('dist', out, { recursive: true, filter: path => !forNode.test(path) })
  await cp('demo-host/public', out, { recursive: true })
  for (const page of plainPages) await cp(join('demo-host', page), join(out, page))
  const { prerender }: Ssr = await import(`${pathToFileURL('dist/ssr.js').href}?${Date.now()}`)
  await cp(builderOut, join(out, 'embed'), { recursive: true })
  for (const route of [...embeds, ...hiddenRoutes, ...(await routes())]) {
    await write(fileOf(route), await prerender(await readPage(route)))
  }
  await write('sitemap.xml', await sitemap())
  await write('robots.txt', robots())
}

/** An address’s page before its elements are prerendered. */
const readPage = (route: string): Promise<string> =>
  embeds.includes(route) ? readFile(`demo-host${route}.html`, 'utf8') : joinPage(route)

async function write(path: string, text: string): Promise<void> {
  const file = join(out, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** As static hosts expect it: a folder for each route, `404.html` for what is not there. */
const fileOf = (route: string): string => (route === '/404' ? '404.html' : join(route.slice(1), 'index.html'))

/**
 * Serves the site: `vite preview` what was built, `vite` the pages with the bundle's sources behind the same
 * addresses. Both have the inbox, and answer what is not there with the 404 page.
 */
export function site(): Plugin {
  return {
    name: 'mrp-site',
    config: (_, { command, isPreview }) => ({
      appType: 'custom',
      publicDir: command === 'serve' && !isPreview ? 'demo-host/public' : false,
      ...(isPreview && { build: { outDir: out } }),
    }),
    configureServer(server) {
      server.middlewares.use(createInbox())
      server.middlewares.use(sourcesInPlaceOfBundle)
      server.watcher.on('change', file => {
        // Most of a page is prerendered: the browser has no module of it that could be replaced.
        if (/\/(src|demo-host\/(pages|public|[^/]+$))/.test(file)) server.hot.send({ type: 'full-reload' })
      })
      return () => servePages(server)
    },
    configurePreviewServer(server) {
      server.middlewares.use(createInbox())
      server.middlewares.use(foldersAsRoutes)
      return () => {
        server.middlewares.use((_, response) => {
          void readFile(join(out, '404.html')).then(page => {
            response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
          })
        })
      }
    },
  }
}

/** `/pricing` and `/pricing/` are `/pricing/index.html`. */
const foldersAsRoutes: Connect.NextHandleFunction = (request, _, next) => {
  const [path = '/', query] = (request.url ?? '/').split('?')
  routes()
    .then(known => {
      const route = path === '/' ? path : path.replace(/\/$/, '')
      if (route !== '/404' && [...embeds, ...hiddenRoutes, ...known].includes(route))
        request.url = `/${fileOf(route)}${query ? `?${query}` : ''}`
      next()
    })
    .catch(next)
}

const sourcesInPlaceOfBundle: Connect.NextHandleFunction = (request, _, next) => {
  const element = request.url?.match(/^\/elements\/(mrp-[a-z-]+)\.js$/)?.[1]
  if (request.url === '/mrp-widgets.js') request.url = '/src/autoload.ts'
  else if (request.url === '/embed.js') request.url = '/src/ways/embed-page.ts'
  else if (request.url === '/embed/builder.js') request.url = '/demo-host/embed/builder.tsx'
  else if (element) request.url = `/@id/virtual:element/${element}`
  next()
}

function servePages(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    try {
      const { html, status } = await pageAt(pathname, server)
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
      const withSources = html.replaceAll('"/mrp-widgets.js"', '"/src/autoload.ts"')
      response.end(await server.transformIndexHtml(pathname, withSources))
    } catch (error) {
      next(error)
    }
  })
}

async function pageAt(pathname: string, server: ViteDevServer): Promise<{ html: string; status: number }> {
  const plain = plainPages.find(page => pathname === `/${page}`)
  if (plain) return { html: await readFile(join('demo-host', plain), 'utf8'), status: 200 }
  const { prerender } = (await server.ssrLoadModule('/src/ssr.ts')) as Ssr
  const route = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  const known = route !== '/404' && [...embeds, ...hiddenRoutes, ...(await routes())].includes(route)
  return { html: await prerender(await readPage(known ? route : '/404')), status: known ? 200 : 404 }
}
