import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { structuredData } from './structured-data.ts'

// The site's pages: a file in pages/ is a route, made of tags and nothing else, and index.html is the shell around it.

/** Where the site stands, for addresses that must be whole: `SITE_ORIGIN`, default `https://mrp-agent.example`. */
export const origin = process.env.SITE_ORIGIN ?? 'https://mrp-agent.example'

/** Whether the built site is for a host of its own, and not only for the local server with its stand-ins. */
export const isForHost = process.env.SITE_ORIGIN !== undefined

const folder = 'demo-host/pages'

/** The routes, as paths: `/`, `/pricing` … and `/404`. */
export async function routes(): Promise<readonly string[]> {
  const files = await readdir(folder)
  return files
    .filter(file => file.endsWith('.html'))
    .map(file => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort()
}

/** Pages for partners, outside of the menu and of search engines. */
const hiddenPages: Readonly<Record<string, string>> = { '/embed/': 'demo-host/embed/page.html' }

/** Elements alone on a page without the shell, for the iframes of pages that take nothing else. */
const framePages: Readonly<Record<string, string>> = {
  '/embed/demo-form/': 'demo-host/embed/demo-form.html',
}

/** Every page that is prerendered. */
export const allRoutes = async (): Promise<readonly string[]> => [
  ...Object.keys({ ...framePages, ...hiddenPages }),
  ...(await routes()),
]

/** One page as HTML, before its elements are prerendered. */
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
    main: main.trim(),
    path: route,
    origin,
    address: origin + route,
    'structured-data': hiddenPages[route]
      ? '<meta name="robots" content="noindex">'
      : structuredData(route, origin),
  }
  return shell.replace(/%([a-z-]+)%/g, (whole, name: string) => values[name] ?? whole)
}

/** For search engines: every route but the one for what is not there. */
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
