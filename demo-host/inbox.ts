import type { IncomingMessage, ServerResponse } from 'node:http'
import { inboxPage } from './inbox-page.ts'
import type { Letter } from './letter.ts'

// Stands in for the two outside services where the site is tried out and tested: it answers as they do, keeps what
// arrives in memory and shows it at /__inbox. It is no part of what ships.

const most = 500
const longestBody = 1_000_000

type Next = () => void

/** A middleware with an inbox of its own. Anyone but this machine is refused. */
export function createInbox() {
  const letters: Letter[] = []

  const keep = (letter: Omit<Letter, 'at'>) => {
    letters.unshift({ at: new Date().toISOString(), ...letter })
    letters.length = Math.min(letters.length, most)
  }

  return async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!['/__inbox', '/form-collection', '/api/v1.0/email/send'].includes(pathname)) return next()
    if (!isLoopback(request)) return answer(response, 403, 'The inbox is for this machine only.')

    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'content-type, accept')
    response.setHeader('Access-Control-Allow-Methods', 'POST, GET, OPTIONS')
    if (request.method === 'OPTIONS') return answer(response, 204, '')
    if (pathname === '/__inbox') return showInbox(request, response, letters)
    if (request.method !== 'POST') return answer(response, 405, 'Method Not Allowed')

    const body = await readBody(request)
    const fields = parseObject(body)
    if (pathname === '/form-collection') {
      if (!fields) return answer(response, 400, '{"error":"The body is not JSON"}')
      keep({ service: 'form-collection', fields })
      return answer(response, 200, '{"ok":true}', 'application/json')
    }
    const refusal = refusalOf(fields)
    if (!fields || refusal) return answer(response, 400, refusal ?? 'Bad Request')
    keep({
      service: 'email',
      template: String(fields.template_id),
      fields: (fields.template_params ?? {}) as Letter['fields'],
    })
    answer(response, 200, 'OK')
  }
}

/** The email service's own words for what is missing. */
function refusalOf(fields: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const missing = ['user_id', 'service_id', 'template_id'].find(name => !fields?.[name])
  return missing && `The ${missing} parameter is required`
}

function showInbox(request: IncomingMessage, response: ServerResponse, letters: readonly Letter[]): void {
  if (request.headers.accept?.includes('application/json')) {
    answer(response, 200, JSON.stringify(letters), 'application/json')
  } else {
    answer(response, 200, inboxPage(letters), 'text/html')
  }
}

function isLoopback(request: IncomingMessage): boolean {
  return /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '')
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= longestBody) chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseObject(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function answer(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
  response.end(body)
}
