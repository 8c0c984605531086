import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serve } from '../tests/support/served.ts'
import type { Files, Name } from './subjects.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Serves all subjects, each at a host name of its own, with the same compression and cache headers. */
export async function serveSubjects(subjects: ReadonlyMap<Name, Files>) {
  const files = [...subjects].flatMap(([name, all]) =>
    [...all].map(([path, file]) => [name + path, file] as const),
  )
  const compressed = new Map(
    files.filter(([path]) => extname(path) in types).map(([path, file]) => [path, brotliCompressSync(file)]),
  )
  const { port, close } = await serve((request, response) => {
    const { hostname, pathname } = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const [name = ''] = hostname.split('.')
    const path = pathname === '/' ? '/index.html' : extname(pathname) ? pathname : `${pathname}.html`
    const body = compressed.get(name + path)
    if (!body) return response.writeHead(404).end()
    response
      .writeHead(200, {
        'Content-Type': types[extname(path)] ?? 'application/octet-stream',
        'Content-Encoding': 'br',
        'Content-Length': body.length,
        'Cache-Control': 'max-age=600',
      })
      .end(body)
  })
  return {
    /** Returns a subject's own origin, without a slash at the end. */
    origin: (name: Name) => `http://${name}.localhost:${port}`,
    close,
  }
}
