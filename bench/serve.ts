import { createServer } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Subject } from './subjects.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

interface Server {
  /** Returns a subject's own origin, without a slash at the end. */
  readonly origin: (name: string) => string
  readonly close: () => void
}

/**
 * Serves all subjects from one server. Each has its own host name, all have the same compression and cache headers.
 * To compress takes seconds, which are saved where nothing is measured.
 */
export async function serve(subjects: readonly Subject[], isCompressed = true): Promise<Server> {
  const answers = new Map<string, ReturnType<typeof answerOf>>(
    subjects.flatMap(({ name, files }) =>
      [...files].map(([path, body]) => [`${name}${path}`, answerOf(path, body, isCompressed)] as const),
    ),
  )
  const server = createServer((request, response) => {
    const { hostname, pathname } = new URL(request.url ?? '/', `http://${request.headers.host}`)
    // Replaces the email service, to which every form sends.
    if (request.method === 'POST') return response.end('OK')
    const path = extname(pathname) ? pathname : `${pathname.replace(/\/$/, '')}/index.html`
    const answer = answers.get(hostname.split('.')[0] + path)
    if (!answer) return response.writeHead(404).end()
    response.writeHead(200, answer.headers).end(answer.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The subjects are not served.')
  return {
    origin: name => `http://${name}.localhost:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function answerOf(path: string, body: Buffer, isCompressed: boolean) {
  const extension = extname(path)
  const isSmaller = isCompressed && extension !== '.png'
  const isHashed = /^\/(_astro|assets|chunks)\//.test(path)
  const cache = isHashed ? 'max-age=31536000, immutable' : extension === '.html' ? 'no-cache' : 'max-age=600'
  const sent = isSmaller ? brotliCompressSync(body) : body
  return {
    body: sent,
    headers: {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Content-Length': sent.length,
      'Cache-Control': cache,
      ...(isSmaller && { 'Content-Encoding': 'br' }),
    },
  }
}
