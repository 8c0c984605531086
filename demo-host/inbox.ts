import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { noTemplate } from '../src/services/email-service.ts'
import { inboxPage, type Letter, thanksPage } from './inbox-page.ts'

// Replaces the outside services and an endpoint for local use and for tests. It answers as they do, keeps messages in
// memory and shows them at /__inbox. It does not ship.

/** The endpoint for requests: for those of our code, and for forms that the browser submits itself. */
export const requestPath = '/__request'

interface Answer {
  readonly status: number
  readonly body: string
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}

type Keep = (letter: Omit<Letter, 'at'>) => void

/** What is posted to each service, and what it answers. */
const services: Readonly<Record<string, (body: string, type: string | undefined, keep: Keep) => Answer>> = {
  '/form-collection': (body, _, keep) => takeJson('form-collection', body, keep),
  '/api/v1.0/email/send': sendEmail,
  // A form that the browser submits itself has a visitor, who sees a page.
  [requestPath]: (body, type, keep) =>
    type?.startsWith('application/x-www-form-urlencoded')
      ? takeForm(body, keep)
      : takeJson('endpoint', body, keep),
}

function takeJson(service: Letter['service'], body: string, keep: Keep): Answer {
  const sent = parseObject(body)
  if (!sent) return { status: 400, body: '{"error":"The body is not JSON"}', type: 'application/json' }
  keep({ service, fields: fieldsOf(sent) })
  return { status: 200, body: '{"ok":true}', type: 'application/json' }
}

function takeForm(body: string, keep: Keep): Answer {
  const fields = Object.fromEntries(new URLSearchParams(body))
  keep({ service: 'endpoint', fields })
  // Nothing that was typed runs in the page that shows it.
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'"
  return {
    status: 200,
    body: thanksPage(fields),
    type: 'text/html',
    headers: { 'Content-Security-Policy': policy },
  }
}

/** Answers in the email service's own sentences. */
function sendEmail(body: string, _: string | undefined, keep: Keep): Answer {
  const sent = parseObject(body) ?? {}
  const missing = ['user_id', 'service_id', 'template_id'].find(
    name => typeof sent[name] !== 'string' || sent[name] === '',
  )
  if (missing) return { status: 400, body: `The ${missing} parameter is required` }
  const template = String(sent.template_id)
  // The embed check asks for a template that no account has.
  if (template === noTemplate) return { status: 400, body: 'The template ID not found.' }
  keep({ service: 'email', template, fields: fieldsOf(sent.template_params) })
  return { status: 200, body: 'OK' }
}

/** Keeps every other origin from reading the inbox, even where Vite's own CORS headers allow it. */
const sameOriginOnly = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}

function showInbox({ method, headers }: IncomingMessage, letters: readonly Letter[]): Answer {
  const answer = { status: 200, headers: sameOriginOnly }
  if (method !== 'GET' && method !== 'HEAD') return { ...answer, status: 405, body: 'Method Not Allowed' }
  return headers.accept?.includes('application/json')
    ? { ...answer, body: JSON.stringify(letters), type: 'application/json' }
    : { ...answer, body: inboxPage(letters), type: 'text/html' }
}

const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, accept',
  'Access-Control-Allow-Methods': 'POST',
}

/** Returns a middleware with its own inbox. Refuses all clients but this machine. */
export function createInbox() {
  const letters: Letter[] = []
  const keep: Keep = letter => {
    letters.unshift({ ...letter, at: new Date().toISOString() })
    // Any website can post: its page would fill the memory.
    letters.splice(200)
  }

  async function answer(request: IncomingMessage, path: string): Promise<Answer> {
    if (!/^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? ''))
      return { status: 403, body: 'The inbox is for this machine only.' }
    const service = services[path]
    if (!service) return showInbox(request, letters)
    if (request.method === 'OPTIONS') return { status: 204, body: '', headers: anyOrigin }
    if (request.method !== 'POST') return { status: 405, body: 'Method Not Allowed', headers: anyOrigin }
    const answered = service(await text(request), request.headers['content-type'], keep)
    return { ...answered, headers: { ...anyOrigin, ...answered.headers } }
  }

  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const [path = ''] = (request.url ?? '').split('?')
    if (path !== '/__inbox' && !Object.hasOwn(services, path)) {
      next()
      return
    }
    response.removeHeader('Access-Control-Allow-Origin')
    answer(request, path).then(
      ({ status, body, type = 'text/plain', headers }) => {
        response.writeHead(status, {
          ...headers,
          'Content-Type': `${type}; charset=utf-8`,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        })
        response.end(body)
        // After a broken connection, nobody receives an error.
      },
      () => response.destroy(),
    )
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Returns the fields of a JSON body, each as a string. A body that is not an object has no fields. */
const fieldsOf = (sent: unknown): Letter['fields'] =>
  Object.fromEntries(
    Object.entries(isObject(sent) ? sent : {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )

function parseObject(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
