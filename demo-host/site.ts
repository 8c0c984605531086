import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { headingsJson, headingsPath } from './docs/docs.ts'
import { createInbox, requestPath } from './inbox.ts'
import { allRoutes, hideTemplates, readPage, readPlainPage, robots, showTemplates, sitemap } from './pages.ts'
import { publicFolder, readPublic } from './public-files.ts'
import { openFolders, type ServedSources, serveSources, sourcesByAddress } from './serve-sources.ts'
import { fileOf, notFound, notFoundPages, plainPages } from './serving/addresses.ts'
import { out, readBuiltSite } from './serving/built-site.ts'
import { compressFiles } from './serving/compress.ts'
import { guardFileStreams } from './serving/file-streams.ts'
import { firebaseJson } from './serving/firebase.ts'
import { headerFile } from './serving/header-file.ts'
import { nginxConf } from './serving/nginx.ts'
import { withOwnPolicy } from './serving/policy.ts'
import { serveByRules } from './serving/preview.ts'
import { readTargets } from './serving/request-target.ts'
import { below } from './settings/apply.ts'
import { type Settings, stock } from './settings/settings.ts'
import { standInsFile, standInsOf } from './settings/stand-ins.ts'

/** Where the builder's script is built, before it joins the site. */
export const builderOut = 'demo-host/.builder'

/** What of the bundle is no browser’s: it runs in Node or WordPress, goes through a bundler, or is read by tools. */
const forNode = /dist.(ssr\.js|npm|sbom\.json|wordpress|editors)$|\.map$/

interface Ssr {
  readonly prerender: (
    html: string,
    options: { readonly read: ReturnType<typeof readPublic> },
  ) => Promise<string>
}

/** Builds the site in `demo-host/dist`, and writes what each server reads. That names hashes, so it is not committed. */
export async function buildSite(settings: Settings, forms: readonly string[]): Promise<void> {
  await joinSite(out, settings, forms)
  await compressFiles(out)
  const built = await readBuiltSite()
  await writeFile('firebase.json', firebaseJson(built))
  await writeFile('demo-host/nginx.conf', nginxConf(built))
}

/**
 * Joins the built bundle and the pages, prerendered by the bundle itself, to the site in a folder. The folder is what the
 * host has as its root: the site itself lies at its base in there. `forms` are the tags whose pages ask early for what
 * looks after a sleeping form.
 */
export async function joinSite(root: string, settings: Settings, forms: readonly string[]): Promise<void> {
  const { base } = settings
  const folder = join(root, base)
  await rm(root, { recursive: true, force: true })
  await cp('dist', folder, { recursive: true, filter: path => !forNode.test(path) })
  await cp(publicFolder, folder, { recursive: true })
  await rename(join(folder, 'manifest.webmanifest'), settings)
  await cp(builderOut, join(folder, 'embed'), { recursive: true })
  for (const page of plainPages) await write(folder, fileOf(page), await readPlainPage(page, settings))
  for (const [route, html] of await prerenderedPages(settings, forms))
    await write(folder, fileOf(route), html)
  await write(folder, headingsPath, await headingsJson())
  await cp('docs', join(folder, 'docs'), { recursive: true, filter: path => !path.endsWith('.md') })
  await write(folder, 'sitemap.xml', await sitemap(settings))
  await write(folder, standInsFile, `${JSON.stringify(standInsOf(settings), null, 2)}\n`)
  await write(root, 'robots.txt', robots(settings))
  // Hosts look for it in the root.
  if (base) await cp(join(folder, fileOf(notFound)), join(root, fileOf(notFound)))
  await write(root, '_headers', headerFile(await readBuiltSite(root)))
}

async function prerenderedPages(
  settings: Settings,
  forms: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { prerender }: Ssr = await import(`${pathToFileURL('dist/ssr.js').href}?${Date.now()}`)
  const made = new Map<string, string>()
  for (const route of await allRoutes()) {
    const page = showTemplates(await readPage(route, settings))
    const paint = (html: string) => prerender(html, { read: readPublic(settings.base) })
    const painted = settings.hasLocalServices ? await withLocalAction(page, paint) : await paint(page)
    const html = withFormFiles(hideTemplates(painted), settings.base, forms)
    made.set(route, notFoundPages.includes(route) ? withOwnPolicy(html) : html)
  }
  return made
}

/** Gives a file the site's own name. */
async function rename(file: string, { brandName }: Settings): Promise<void> {
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replaceAll(stock.brandName, () => brandName),
  )
}

/** What looks after a sleeping form is asked for beside the script that would ask for it. */
const withFormFiles = (html: string, base: string, forms: readonly string[]): string =>
  new RegExp(`<(${forms.join('|')})[ >]`).test(html)
    ? html.replace(
        '</head>',
        below(
          base,
          '<link rel="modulepreload" href="/shells/asleep.js"><link rel="modulepreload" href="/shells/answers.js" fetchpriority="low"></head>',
        ),
      )
    : html

/**
 * Prerenders a page whose forms, where no script runs, go to the local server's stand-in. With a script they go to the
 * email service's, so the setting itself does not stay.
 */
async function withLocalAction(page: string, paint: (html: string) => Promise<string>): Promise<string> {
  const setting = `endpoint="${requestPath}"`
  const html = await paint(page.replace('<mrp-config', `$& ${setting}`))
  return html.replace(`<mrp-config ${setting}`, '<mrp-config')
}

async function write(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path)
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
    async config({ build }, { command, isPreview }) {
      const outDir = build?.outDir ?? out
      return {
        appType: 'custom',
        publicDir: command === 'serve' && !isPreview ? 'demo-host/public' : false,
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
      readTargets(server.middlewares)
      server.middlewares.use(guardFileStreams)
      server.middlewares.use(createInbox())
      server.middlewares.use(openFolders)
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
      const { outDir } = server.config.build
      server.middlewares.use(serveByRules(outDir, await readBuiltSite(outDir)))
    },
  }
}
