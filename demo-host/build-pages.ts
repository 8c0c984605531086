import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { Prerender } from '../scripts/build/files.ts'
import { pageIn } from '../src/words/site-languages.ts'
import { addAssets } from './build/assets.ts'
import { addContent, checkTags, closeTemplates, readContent } from './build/content.ts'
import { languageTags, translate, wordsIn } from './build/language.ts'
import { addMeta } from './build/meta.ts'
import { type Page, type PagePlugin, printing, siteOf } from './build/page-type.ts'
import { applySettings } from './build/settings.ts'
import { fillIn, fillInNumbers } from './build/values.ts'
import { docsRoutes, readDocsPage } from './docs/docs.ts'
import {
  fileOf,
  framePages,
  hiddenPages,
  notFound,
  notFoundPages,
  otherLanguages,
  readAddress,
} from './serving/addresses.ts'
import { withOwnPolicy } from './serving/content-security-policy.ts'
import { type Settings, stock } from './settings/settings.ts'

// The site's pages. Each file in pages/ is a route made of tags alone, each Markdown file of the docs is one, too, and
// index.html is the document around them.

const folder = 'demo-host/pages'

/** Returns the routes in English as paths: `/`, `/pricing` … and `/404`. */
export async function routes(): Promise<readonly string[]> {
  const files = await readdir(folder)
  return files
    .filter(file => file.endsWith('.html'))
    .map(file => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort()
}

/** Returns the routes of all languages. */
export async function routesInAll(): Promise<readonly string[]> {
  const english = await routes()
  return ['en', ...otherLanguages].flatMap(language => english.map(route => pageIn(language, route)))
}

/** Returns every prerendered page. */
export const allRoutes = async (): Promise<readonly string[]> => [
  ...Object.keys({ ...framePages, ...hiddenPages }),
  ...(await routesInAll()),
  ...(await docsRoutes()),
]

/** What is done to a page between reading and printing it, in this order. */
const plugins: readonly PagePlugin[] = [
  addContent,
  checkTags,
  fillIn,
  addAssets,
  // The texts are whole by now, also those of scripts.
  translate,
  fillInNumbers,
  applySettings,
  // It has the company's own name and address.
  addMeta,
]

/** Returns a page as HTML, before its elements are prerendered. */
export async function readPage(address: string, given: Settings = stock): Promise<string> {
  const { language, route } = readAddress(address)
  const words = await wordsIn(language)
  const isHidden = hiddenPages[route] !== undefined
  const page: Page = {
    route,
    language,
    words,
    settings:
      words && given.founders === stock.founders ? { ...given, founders: words.founders.stock } : given,
    routes: await routes(),
    content: framePages[route]
      ? undefined
      : ((await readDocsPage(route, given)) ?? (await readContent(fileOfRoute(route)))),
    isEnglishAlone: isHidden || route.startsWith('/docs/'),
    isHidden,
  }
  return printed(
    framePages[route] ?? 'demo-host/index.html',
    plugins.map(plugin => plugin(page)),
  )
}

/** Returns a page that is whole as it is, and not prerendered. */
export const readPlainPage = (address: string, settings: Settings): Promise<string> =>
  printed(join(folder, '..', fileOf(address)), [checkTags({ route: address }), applySettings({ settings })])

/** Reads a file, changes its tree, and prints it. */
async function printed(file: string, changes: readonly ReturnType<PagePlugin>[]): Promise<string> {
  const processor = unified().use(rehypeParse)
  for (const change of changes) processor.use(() => change)
  return String(await processor.use(rehypeStringify, printing).process(await readFile(file, 'utf8')))
}

const fileOfRoute = (route: string): string =>
  hiddenPages[route] ?? join(folder, route === '/' ? 'index.html' : `${route.slice(1)}.html`)

/**
 * Returns a page with its elements prerendered. Where no script runs, its forms go to `endpoint`: with a script they go to the
 * email service's, so the setting itself does not stay.
 */
export async function renderPage(
  route: string,
  settings: Settings,
  prerender: Prerender,
  endpoint?: string,
): Promise<string> {
  const page = await readPage(route, settings)
  const setting = endpoint ? ` endpoint="${endpoint}"` : ''
  const painted = await prerender(page.replace('<mrp-config', `$&${setting}`))
  const html = closeTemplates(painted.replace(`<mrp-config${setting}`, '<mrp-config'))
  return notFoundPages.includes(route) ? withOwnPolicy(html) : html
}

/** Returns the sitemap for search engines: every route but the 404 page, each with itself in the other languages. */
export async function sitemap(settings: Settings): Promise<string> {
  const shown = (await routes()).filter(route => route !== notFound)
  const site = siteOf(settings)
  const urls = shown.flatMap(route => {
    const others = languageTags(route, site).map(
      ([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`,
    )
    return ['en', ...otherLanguages].map(
      language => `  <url><loc>${site + pageIn(language, route)}</loc>${others.join('')}</url>`,
    )
  })
  urls.push(...(await docsRoutes()).map(route => `  <url><loc>${site + route}</loc></url>`))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

export const robots = (settings: Settings): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteOf(settings)}/sitemap.xml\n`
