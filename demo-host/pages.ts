import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sample } from '../src/content/planned/sample.ts'
import { structuredData } from './structured-data.ts'

// Reads the site's pages. Each file in pages/ is a route made of tags alone, and index.html is the document around
// it.

/** The site's origin, for absolute URLs: `SITE_ORIGIN`, default `https://mrp-agent.example`. */
export const origin = process.env.SITE_ORIGIN ?? 'https://mrp-agent.example'

/** Whether the site is built for a real host, not only for the local server with its stand-ins. */
export const isForHost = process.env.SITE_ORIGIN !== undefined

const folder = 'demo-host/pages'

/** Returns the routes as paths: `/`, `/pricing` … and `/404`. */
export async function routes(): Promise<readonly string[]> {
  const files = await readdir(folder)
  return files
    .filter(file => file.endsWith('.html'))
    .map(file => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort()
}

/** Pages for partners. They are neither in the menu nor in the sitemap. */
const hiddenPages: Readonly<Record<string, string>> = { '/embed/': 'demo-host/embed/page.html' }

/** Pages with one element and no surroundings, for iframes on pages that allow nothing else. */
const framePages: Readonly<Record<string, string>> = {
  '/embed/demo-form/': 'demo-host/embed/demo-form.html',
}

/** Returns every prerendered page. */
export const allRoutes = async (): Promise<readonly string[]> => [
  ...Object.keys({ ...framePages, ...hiddenPages }),
  ...(await routes()),
]

/** Returns a page as HTML, before its elements are prerendered, and without the shell's comments. */
export async function readPage(route: string): Promise<string> {
  const framed = framePages[route]
  return framed ? (await readFile(framed, 'utf8')).replaceAll('%origin%', origin) : joinPage(route)
}

async function joinPage(route: string): Promise<string> {
  const file = hiddenPages[route] ?? join(folder, route === '/' ? 'index.html' : `${route.slice(1)}.html`)
  const [shell, page] = await Promise.all([readFile('demo-host/index.html', 'utf8'), readFile(file, 'utf8')])
  const [, title, description, main] =
    /^<title>(.*)<\/title>\s*<meta name="description" content="(.*)">\s*([\s\S]*)$/.exec(page) ?? []
  if (!title || !description || !main) {
    throw new Error(`${file} must begin with its <title> and its <meta name="description">.`)
  }
  const values: Readonly<Record<string, string>> = {
    title,
    description,
    main: main.trim().replace('%sample%', sample),
    path: route,
    origin,
    address: origin + route,
    // The pages with a form alone pay for its layout.
    'form-page': page.includes('class="form-page"')
      ? `<style>\n${await readFile('demo-host/form-page.css', 'utf8')}</style>`
      : '',
    'structured-data': hiddenPages[route]
      ? '<meta name="robots" content="noindex">'
      : structuredData(route, origin),
  }
  return shell
    .replace(/^<!--.*-->\n/gm, '')
    .replace(/%([a-z-]+)%/g, (whole, name: string) => values[name] ?? whole)
}

/** Returns the sitemap for search engines: every route but the 404 page. */
export async function sitemap(): Promise<string> {
  const addresses = (await routes()).filter(route => route !== '/404').map(route => origin + route)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map(address => `  <url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`
}

export const robots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

// Prerendering takes what waits in a `<template>` for no part of the page.
export const showTemplates = (html: string): string => html.replace(/<(\/?)template>/g, '<!--$1template-->')
export const hideTemplates = (html: string): string => html.replace(/<!--(\/?)template-->/g, '<$1template>')
