import type { IncomingMessage } from 'node:http'
import { serve } from '../../support/served.ts'

/** A POST as it arrived. */
export interface Notice {
  readonly authorization: string
  readonly body: unknown
}

/**
 * A backend of another origin that is told of sign-ins, as `tokenSyncUrl` names one. Each path is an endpoint of its
 * own. A GET gives what arrived there.
 */
export async function serveTokenSync() {
  const arrived = new Map<string, Notice[]>()
  return serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const notices = arrived.get(pathname) ?? []
    arrived.set(pathname, notices)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    if (request.method === 'GET') return response.end(JSON.stringify(notices))
    const body: unknown = JSON.parse(await textOf(request))
    notices.push({ authorization: request.headers.authorization ?? '', body })
    response.end()
  })
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
