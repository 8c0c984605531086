import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'
import { fileOf, notFoundFor, notFoundPages, pathBelow, redirectFrom, unserved } from './addresses.ts'
import type { ServedSite } from './built-site.ts'
import { headersAt } from './rules.ts'

/** Serves the site that is built in a folder for `vite preview`, as a host does that has read the rules. */
export function serveByRules(
  folder: string,
  { base, addresses, rules }: ServedSite,
): Connect.NextHandleFunction {
  const pages = addresses.filter(address => !notFoundPages.includes(address))
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    // It knows no type for these, which any other server does.
    setHeaders: (response, path) =>
      path.endsWith('.ico') && response.setHeader('Content-Type', 'image/x-icon'),
  })
  return (request, response, next) => {
    const [target = '/', query] = (request.url ?? '/').split('?')
    // Outside of the base, the folder has what is asked of an origin, such as robots.txt.
    const below = pathBelow(base, target)
    const path = below ?? target
    const search = query === undefined ? '' : `?${query}`
    const elsewhere = below !== undefined && redirectFrom(below, pages)
    if (elsewhere) return response.writeHead(301, { Location: base + elsewhere + search }).end()

    const say = (address: string) => {
      for (const [name, value] of Object.entries(headersAt(address, rules))) response.setHeader(name, value)
    }
    const sayNotFound = () => {
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      const page = notFoundFor(path)
      say(page)
      readFile(join(folder, base, fileOf(page))).then(
        body => response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(body),
        next,
      )
    }
    const isPage = below !== undefined && pages.includes(below)
    if (unserved.includes(path)) return sayNotFound()
    if (below !== undefined) say(below)
    if (isPage) request.url = `${base}/${fileOf(path)}${search}`
    files(request, response, sayNotFound)
  }
}
