import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { loadSsr, writeInto } from '../scripts/build/files.ts'
import { checkAmounts } from './build/amounts.ts'
import { allRoutes, readPlainPage, renderPage, robots, sitemap } from './build-pages.ts'
import { searchedPages, sectionsPath } from './docs/docs.ts'
import { createInbox, requestPath } from './inbox.ts'
import { serveSources, sourcesByAddress } from './serve-sources.ts'
import { fileOf, notFound, plainPages, publicFolder } from './serving/addresses.ts'
import { out, readBuiltSite, type ServedSite } from './serving/built-site.ts'
import { compressFiles } from './serving/compress.ts'
import { nginxLocations, nginxMaps } from './serving/nginx.ts'
import { serveByRules } from './serving/preview.ts'
import { firebaseJson, headerFile } from './serving/static-hosts.ts'
import { readLocalSettings } from './settings/read.ts'
import { type Settings, standInsFile, standInsOf, stock } from './settings/settings.ts'

/** Where the site's own scripts are built, before they join it. */
export const ownScripts = 'demo-host/.scripts'

/** Files of the bundle that the site does not serve: for Node, bundlers, WordPress or tools. */
const notServed = /dist.(ssr\.js|npm|sbom\.json|wordpress|editors)$|\.map$/

/**
 * Builds the site in `demo-host/dist`, and writes what each server reads. That names hashes, so it is not committed. Tests
 * set `SITE_COMPRESSION` to a level that takes less time.
 */
export async function buildSite(settings: Settings): Promise<void> {
  const built = await joinSite(out, settings)
  const { SITE_COMPRESSION: level } = process.env
  await compressFiles(out, level ? Number(level) : undefined)
  await writeFile('firebase.json', firebaseJson(built))
  await writeFile('demo-host/nginx-maps.conf', nginxMaps(built))
  await writeFile('demo-host/nginx-locations.conf', nginxLocations(built))
}

/**
 * Joins the built bundle and the pages, prerendered by the bundle itself, to the site in a folder. The folder is what the
 * host has as its root: the site itself lies at its base in there. Returns how to serve it.
 */
export async function joinSite(root: string, settings: Settings): Promise<ServedSite> {
  const { base } = settings
  const folder = join(root, base)
  await emptySite(root, base)
  await cp('dist', folder, { recursive: true, filter: path => !notServed.test(path) })
  await cp(publicFolder, folder, { recursive: true })
  const webManifest = await readFile(join(folder, 'manifest.webmanifest'), 'utf8')
  const named = webManifest.replaceAll(stock.brandName, () => settings.brandName)
  await writeInto(folder, 'manifest.webmanifest', named)
  await cp(ownScripts, folder, { recursive: true })
  for (const page of plainPages) await writeInto(folder, fileOf(page), await readPlainPage(page, settings))
  const { prerender } = await loadSsr('dist')
  const endpoint = settings.hasLocalServices ? requestPath : undefined
  const pages = new Map<string, string>()
  for (const route of await allRoutes())
    pages.set(route, await renderPage(route, settings, prerender, endpoint))
  checkAmounts(pages)
  for (const [route, html] of pages) await writeInto(folder, fileOf(route), html)
  await writeInto(folder, sectionsPath, JSON.stringify(await searchedPages()))
  await cp('docs', join(folder, 'docs'), { recursive: true, filter: path => !path.endsWith('.md') })
  await writeInto(folder, 'sitemap.xml', await sitemap(settings))
  await writeInto(folder, standInsFile, `${JSON.stringify(standInsOf(settings), null, 2)}\n`)
  await writeInto(root, 'robots.txt', robots(settings))
  // Hosts look for it in the root.
  if (base) await cp(join(folder, fileOf(notFound)), join(root, fileOf(notFound)))
  const built = await readBuiltSite(root, settings.hsts)
  await writeInto(root, '_headers', headerFile(built))
  return built
}

/** Whether a folder is that of another version, which another build wrote. */
const isOtherVersion = (name: string): boolean => /^v\d+\./.test(name) && name !== `v${manifest.version}`

/** Empties the folder of the site, but for the other versions that pages may pin. */
export async function emptySite(root: string, base: string): Promise<void> {
  const [, first] = base.split('/')
  for (const name of await readdir(root).catch(() => []))
    if (first ? name !== first : !isOtherVersion(name)) await rm(join(root, name), { recursive: true })
  if (first) await emptySite(join(root, first), base.slice(first.length + 1))
}

/**
 * Serves the site: `vite preview` what was built, `vite` the pages with the bundle's sources behind the same
 * addresses. Both have the inbox, and answer what is not there with the 404 page.
 */
export function site(): Plugin {
  let sources: ReadonlyMap<string, string> = new Map()
  let served: ReturnType<typeof serveSources> | undefined
  return {
    name: 'mrp-site',
    enforce: 'pre',
    async config({ build }, { command, isPreview }) {
      const outDir = build?.outDir ?? out
      return {
        appType: 'custom',
        publicDir: command === 'serve' && !isPreview ? publicFolder : false,
        ...(isPreview && { base: `${(await readBuiltSite(outDir)).base}/`, build: { outDir } }),
      }
    },
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
      server.middlewares.use(createInbox())
      const { outDir } = server.config.build
      server.middlewares.use(serveByRules(outDir, await readBuiltSite(outDir, readLocalSettings().hsts)))
    },
  }
}
