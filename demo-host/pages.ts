import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sample } from '../src/content/planned/sample.ts'
import type { SiteWords } from '../src/content/site-words.ts'
import { pageIn } from '../src/i18n/site-languages.ts'
import { docsRoutes, readDocsPage } from './docs/docs.ts'
import { languageTags, switchesFor, translated, wordsIn } from './languages.ts'
import { fileOf, notFound, otherLanguages, readAddress } from './serving/addresses.ts'
import { applySettings } from './settings/apply.ts'
import { withCommitments } from './settings/commitments.ts'
import { type Settings, stock } from './settings/settings.ts'
import { withVariants } from './settings/variants.ts'
import { structuredData } from './structured-data.ts'

// Reads the site's pages. Each file in pages/ is a route made of tags alone, each Markdown file of the docs is one, too,
// and index.html is the document around them.

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

/** Pages for partners. They are neither in the menu nor in the sitemap. */
const hiddenPages: Readonly<Record<string, string>> = { '/embed/': 'demo-host/embed/page.html' }

/** Pages with one element and no surroundings, for iframes on pages that allow nothing else. */
const framePages: Readonly<Record<string, string>> = {
  '/embed/demo-form/': 'demo-host/embed/demo-form.html',
}

/** Returns a page that is whole as it is, and not prerendered. */
export const readPlainPage = async (page: string, settings: Settings): Promise<string> =>
  applySettings(await readFile(join('demo-host', fileOf(page)), 'utf8'), settings)

/** Returns every prerendered page. */
export const allRoutes = async (): Promise<readonly string[]> => [
  ...Object.keys({ ...framePages, ...hiddenPages }),
  ...(await routesInAll()),
  ...(await docsRoutes()),
]

/** Returns a page as HTML, before its elements are prerendered, and without the shell's comments. */
export async function readPage(address: string, given: Settings = stock): Promise<string> {
  const { language, route } = readAddress(address)
  const words = await wordsIn(language)
  const settings =
    words && given.founders === stock.founders ? { ...given, founders: words.founders.stock } : given
  const framed = framePages[route]
  const html = framed
    ? (await readFile(framed, 'utf8')).replaceAll('%origin%', addressOf(settings))
    : await translated(
        language,
        // Before: its sentences are translated whole.
        withVariants(await joinPage(route, language, words, settings), settings),
        await routes(),
      )
  // Last: it has the company's name already.
  return applySettings(html, settings).replace('%structured-data%', () =>
    dataOf(route, address, settings, words),
  )
}

/** Returns the site's address, without a slash at the end. */
const addressOf = ({ origin, base }: Settings): string => origin + base

async function joinPage(
  route: string,
  language: string,
  words: SiteWords | undefined,
  settings: Settings,
): Promise<string> {
  const [shell, page] = await Promise.all([
    readFile('demo-host/index.html', 'utf8'),
    readDocsPage(route).then(docs => docs ?? readFile(fileOfRoute(route), 'utf8')),
  ])
  const [, title, description, main] =
    /^<title>(.*)<\/title>\s*<meta name="description" content="(.*)">\s*([\s\S]*)$/.exec(page) ?? []
  if (!title || !description || !main) {
    throw new Error(`The page ${route} must begin with its <title> and its <meta name="description">.`)
  }
  const values: Readonly<Record<string, string>> = {
    title,
    description,
    main:
      withCommitments(
        main.trim().replace('%sample%', sample),
        settings.commitments?.[language] ?? {},
        words?.comparison.rows,
      ) + (await scriptsOf(page)),
    path: pageIn(language, route),
    languages: isEnglishAlone(route) ? '' : ` languages='${JSON.stringify(switchesFor(language, route))}'`,
    origin: addressOf(settings),
    'own-address': isEnglishAlone(route)
      ? canonical(addressOf(settings) + route)
      : ownAddress(route, language, addressOf(settings)),
    // Only pages that have such a part pay for its layout.
    layout: await layoutOf(page),
  }
  return shell
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/^<!--.*-->\n/gm, '')
    .replace(/%([a-z-]+)%/g, (whole, name: string) => values[name] ?? whole)
}

/** Whether a page is for partners and developers, who read English. */
const isEnglishAlone = (route: string): boolean => Boolean(hiddenPages[route]) || route.startsWith('/docs/')

const fileOfRoute = (route: string): string =>
  hiddenPages[route] ?? join(folder, route === '/' ? 'index.html' : `${route.slice(1)}.html`)

const dataOf = (route: string, address: string, settings: Settings, words: SiteWords | undefined): string =>
  hiddenPages[route]
    ? '<meta name="robots" content="noindex">'
    : structuredData({ route, address: addressOf(settings) + address, words }, addressOf(settings), settings)

/** Says where a page is to be found. The 404 page stands at every path that nobody else has, and at none of its own. */
const ownAddress = (route: string, language: string, site: string): string =>
  route === notFound
    ? '<meta name="robots" content="noindex">'
    : `${canonical(site + pageIn(language, route))}\n${languageTags(route, site)
        .map(([name, href]) => `<link rel="alternate" hreflang="${name}" href="${href}">`)
        .join('\n')}`

const canonical = (address: string): string =>
  `<link rel="canonical" href="${address}">\n<meta property="og:url" content="${address}">`

/** The styles that only some pages need, by what those have in their HTML. Each is a file of its name. */
const layouts: Readonly<Record<string, RegExp>> = {
  'form-page': /class="form-page"/,
  'page-intro': /<mrp-page-intro/,
  text: /class="(?:prose|docs)"/,
  prose: /class="prose"/,
  'docs/docs': /class="docs"/,
}

/** The scripts that only some pages need, in the same way. They stand behind what they find. */
const scripts: Readonly<Record<string, RegExp>> = {
  'copy-code': /<pre[^>]*><code>/,
  'docs/search': /<form name="search"/,
  'docs/examples': /class="example"/,
}

async function layoutOf(page: string): Promise<string> {
  const styles = await readUsed(layouts, '.css', page)
  return styles.length > 0 ? `<style>\n${styles.join('')}</style>` : ''
}

const scriptsOf = async (page: string): Promise<string> =>
  (await readUsed(scripts, '.js', page)).map(script => `\n<script>\n${script}</script>`).join('')

/** Reads the files whose mark a page has. */
const readUsed = (
  files: Readonly<Record<string, RegExp>>,
  ending: string,
  page: string,
): Promise<readonly string[]> =>
  Promise.all(
    Object.entries(files)
      .filter(([, mark]) => mark.test(page))
      .map(([name]) => readFile(`demo-host/${name}${ending}`, 'utf8')),
  )

/** Returns the sitemap for search engines: every route but the 404 page, each with itself in the other languages. */
export async function sitemap(settings: Settings): Promise<string> {
  const shown = (await routes()).filter(route => route !== '/404')
  const site = addressOf(settings)
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
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(settings)}/sitemap.xml\n`

// Prerendering takes what waits in a `<template>` for no part of the page.
export const showTemplates = (html: string): string => html.replace(/<(\/?)template>/g, '<!--$1template-->')
export const hideTemplates = (html: string): string => html.replace(/<!--(\/?)template-->/g, '<$1template>')
