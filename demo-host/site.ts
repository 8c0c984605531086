import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { createInbox, requestPath } from './inbox.ts'
import { allRoutes, hideTemplates, isForHost, readPage, robots, showTemplates, sitemap } from './pages.ts'
import { type ServedSources, serveSources, sourcesByAddress } from './serve-sources.ts'
import { fileOf, notFound, plainPages } from './serving/addresses.ts'
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
  let sources: ReadonlyMap<string, string> = new Map()
  let served: ServedSources | undefined
  return {
    name: 'mrp-site',
    enforce: 'pre',
    config: (_, { command, isPreview }) => ({
      appType: 'custom',
      publicDir: command === 'serve' && !isPreview ? 'demo-host/public' : false,
      ...(isPreview && { build: { outDir: out } }),
    }),
    configResolved(config) {
      sources = sourcesByAddress(config)
      const { configFileDependencies } = config
      // Vite would start anew for each text that the site's own code reads. While developing, pages read it by themselves.
      const others = configFileDependencies.filter(file => !/\/src\//.test(file))
      configFileDependencies.splice(0, Number.POSITIVE_INFINITY, ...others)
    },
    resolveId(address) {
      const source = this.environment.mode === 'dev' && sources.get(address)
      return source ? this.resolve(source.replace(/^(?=src|demo-host)/, '/')) : undefined
    },
    configureServer(server) {
      readTargets(server.middlewares)
      server.middlewares.use(guardFileStreams)
      server.middlewares.use(createInbox())
      served = serveSources(server)
      return served.serve
    },
    hotUpdate: {
      // What was made of a file's old text is forgotten by then, here and by the other plug-ins.
      order: 'post',
      handler({ file }) {
        if (this.environment.name === 'ssr') served?.onChange(file)
      },
    },
    async configurePreviewServer(server) {
      readTargets(server.middlewares)
      server.middlewares.use(guardFileStreams)
      server.middlewares.use(createInbox())
      server.middlewares.use(serveByRules(await readBuiltSite()))
    },
  }
}
