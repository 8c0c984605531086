import { createServer, type IncomingMessage } from 'node:http'

/** A POST as it arrived. */
export interface Notice {
  readonly authorization: string
  readonly body: unknown
}

/**
 * A backend of another origin that is told of sign-ins, as `tokenSyncUrl` names one. Each path is an endpoint of its
 * own; `?fail=503,500` are its first answers. A GET gives what arrived there.
 */
export async function serveTokenSync() {
  const arrived = new Map<string, Notice[]>()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const notices = arrived.get(pathname) ?? []
    arrived.set(pathname, notices)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    if (request.method === 'GET') return response.end(JSON.stringify(notices))
    const body: unknown = JSON.parse(await textOf(request))
    const failures = searchParams.get('fail')?.split(',') ?? []
    const status = Number(failures[notices.length] ?? 200)
    notices.push({ authorization: request.headers.authorization ?? '', body })
    response.writeHead(status).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The token sync is not served.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
