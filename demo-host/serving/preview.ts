import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'
import { fileOf, notFound, redirectFrom, unserved } from './addresses.ts'
import { type BuiltSite, out } from './built-site.ts'
import { headersAt } from './rules.ts'

/** Matches paths that sirv would serve as a file and no host does: they would bypass the rules for that path. */
const misspelt = /\/\/|\\|\/$|\.(br|gz)$/

/**
 * Serves the built site for `vite preview`, as a host does that has read the rules. The paths of requests must be
 * decodable (`readTargets`).
 */
export function serveByRules({ addresses, rules }: BuiltSite): Connect.NextHandleFunction {
  const pages = addresses.filter(address => address !== notFound)
  const files = sirv(out, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] })
  return (request, response, next) => {
    const [target = '/', query] = (request.url ?? '/').split('?')
    const path = decodeURI(target)
    const search = query === undefined ? '' : `?${query}`
    const elsewhere = redirectFrom(path, pages)
    if (elsewhere) return response.writeHead(301, { Location: elsewhere + search }).end()

    const say = (address: string) => {
      for (const [name, value] of Object.entries(headersAt(address, rules))) response.setHeader(name, value)
    }
    const sayNotFound = () => {
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      say(notFound)
      sendNotFound(request, response).catch(next)
    }
    const isPage = pages.includes(path)
    if (unserved.includes(path) || (!isPage && misspelt.test(path))) return sayNotFound()
    say(path)
    if (isPage) request.url = `/${fileOf(path)}${search}`
    files(request, response, sayNotFound)
  }
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

async function sendNotFound({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const [encoding, ending] = encodings.find(([name]) => headers['accept-encoding']?.includes(name)) ?? [
    '',
    '',
  ]
  const page = await readFile(join(out, `${fileOf(notFound)}${ending}`))
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Vary', 'Accept-Encoding')
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
}
