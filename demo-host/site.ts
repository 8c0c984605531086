import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { createInbox, requestPath } from './inbox.ts'
import { allRoutes, isForHost, readPage, robots, sitemap } from './pages.ts'
import { fileOf, notFound, plainPages, redirectFrom } from './serving/addresses.ts'
import { out, readBuiltSite } from './serving/built-site.ts'
import { compressFiles } from './serving/compress.ts'
import { guardFileStreams } from './serving/file-streams.ts'
import { firebaseJson } from './serving/firebase.ts'
import { headerFile } from './serving/header-file.ts'
import { nginxConf } from './serving/nginx.ts'
import { withOwnPolicy } from './serving/policy.ts'
import { serveByRules } from './serving/preview.ts'
import { readTargets } from './serving/request-target.ts'

/** Where the builder's script is built, before it joins the site. */
export const builderOut = 'demo-host/.builder'

/** What of the bundle is no browser's: it runs in Node, goes through a bundler, or is read by tools. */
const forNode = /dist.(ssr\.js|npm|sbom\.json)$|\.map$/

interface Ssr {
  readonly prerender: (html: string) => Promise<string>
}

/**
 * Joins the built bundle and the pages, prerendered by the bundle itself, to the site in `demo-host/dist`. `forms` are the
 * tags whose pages ask early for what looks after a sleeping form.
 */
export async function buildSite(forms: readonly string[]): Promise<void> {
  await rm(out, { recursive: true, force: true })
  await cp('dist', out, { recursive: true, filter: path => !forNode.test(path) })
  await cp('demo-host/public', out, { recursive: true })
  // They are whole as they are.
  for (const page of plainPages) await cp(join('demo-host', fileOf(page)), join(out, fileOf(page)))
  const { prerender }: Ssr = await import(`${pathToFileURL('dist/ssr.js').href}?${Date.now()}`)
  await cp(builderOut, join(out, 'embed'), { recursive: true })
  for (const route of await allRoutes()) {
    const page = showTemplates(await readPage(route))
    const html = withFormFiles(
      hideTemplates(isForHost ? await prerender(page) : await withLocalAction(page, prerender)),
      forms,
    )
    await write(fileOf(route), route === notFound ? withOwnPolicy(html) : html)
  }
  await write('sitemap.xml', await sitemap())
  await write('robots.txt', robots())
  await compressFiles(out)
  await writeServing()
}

/** Writes what each server reads. All of it names hashes of the pages' styles, so none of it is committed. */
async function writeServing(): Promise<void> {
  const built = await readBuiltSite()
  await write('_headers', headerFile(built.rules))
  await writeFile('firebase.json', firebaseJson(built))
  await writeFile('demo-host/nginx.conf', nginxConf(built))
}

/** What looks after a sleeping form is asked for beside the script that would ask for it. */
const withFormFiles = (html: string, forms: readonly string[]): string =>
  new RegExp(`<(${forms.join('|')})[ >]`).test(html)
    ? html.replace(
        '</head>',
        '<link rel="modulepreload" href="/shells/asleep.js"><link rel="modulepreload" href="/shells/answers.js" fetchpriority="low"></head>',
      )
    : html

/**
 * Prerenders a page whose forms, where no script runs, go to the local server's stand-in. With a script they go to the
 * email service's, so the setting itself does not stay.
 */
async function withLocalAction(page: string, prerender: Ssr['prerender']): Promise<string> {
  const setting = `endpoint="${requestPath}" `
  const html = await prerender(page.replace('<mrp-config ', `$&${setting}`))
  return html.replace(`<mrp-config ${setting}`, '<mrp-config ')
}

// `prerender` takes what waits in a `<template>` for no part of the page.
const showTemplates = (html: string): string => html.replace(/<(\/?)template>/g, '<!--$1template-->')
const hideTemplates = (html: string): string => html.replace(/<!--(\/?)template-->/g, '<$1template>')

async function write(path: string, text: string): Promise<void> {
  const file = join(out, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

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
      readTargets(server.middlewares)
      server.middlewares.use(guardFileStreams)
      server.middlewares.use(createInbox())
      server.middlewares.use(sourcesInPlaceOfBundle)
      server.watcher.on('change', file => {
        // Most of a page is prerendered: the browser has no module of it that could be replaced.
        if (/\/(src|demo-host\/(pages|public|[^/]+$))/.test(file)) server.hot.send({ type: 'full-reload' })
      })
      return () => servePages(server)
    },
    async configurePreviewServer(server) {
      readTargets(server.middlewares)
      server.middlewares.use(guardFileStreams)
      server.middlewares.use(createInbox())
      server.middlewares.use(serveByRules(await readBuiltSite()))
    },
  }
}

const sourcesInPlaceOfBundle: Connect.NextHandleFunction = (request, _, next) => {
  const element = request.url?.match(/^\/elements\/(mrp-[a-z-]+)\.js$/)?.[1]
  if (request.url === '/mrp-widgets.js') request.url = '/src/entries/autoload.ts'
  else if (request.url === '/embed.js') request.url = '/src/entries/embed-page.ts'
  else if (request.url === '/embed/builder.js') request.url = '/demo-host/embed/builder.tsx'
  else if (element) request.url = `/@id/virtual:element/${element}`
  next()
}

function servePages(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?')
    try {
      const { html, status } = await pageAt(pathname, server)
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
      const withSources = html.replaceAll('"/mrp-widgets.js"', '"/src/entries/autoload.ts"')
      response.end(await server.transformIndexHtml(pathname, withSources))
    } catch (error) {
      next(error)
    }
  })
}

async function pageAt(pathname: string, server: ViteDevServer): Promise<{ html: string; status: number }> {
  const pages = [...plainPages, ...(await allRoutes())]
  const route = redirectFrom(pathname, pages) ?? pathname
  if (plainPages.includes(route))
    return { html: await readFile(join('demo-host', fileOf(route)), 'utf8'), status: 200 }
  const { prerender } = (await server.ssrLoadModule('/src/entries/ssr.ts')) as Ssr
  const known = route !== notFound && pages.includes(route)
  const page = showTemplates(await readPage(known ? route : notFound))
  return { html: hideTemplates(await prerender(page)), status: known ? 200 : 404 }
}
