import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { noTemplate } from '../src/services/email-service.ts'
import { inboxJson, inboxPage } from './inbox-page.ts'
import { fieldsOf, isObject } from './letter.ts'
import { createLetterBox, type LetterBox } from './letter-box.ts'
import { thanksPage } from './thanks-page.ts'

// Replaces the outside services and an endpoint for local use and for tests. It answers as they do, keeps messages in
// memory and shows them at /__inbox. It does not ship.

const longestBody = 1_000_000
/** More than any form has. */
const mostFields = 100

/** The endpoint for requests: for those of our code, and for forms that the browser submits itself. */
export const requestPath = '/__request'

type Next = (error?: unknown) => void
type Answering = (request: IncomingMessage, response: ServerResponse, box: LetterBox) => Promise<void>

const answers: ReadonlyMap<string, Answering> = new Map([
  ['/__inbox', showInbox],
  ['/form-collection', collectForm],
  ['/api/v1.0/email/send', sendEmail],
  [requestPath, takeRequest],
])

/** Returns a middleware with its own inbox. Refuses all clients but this machine. */
export function createInbox() {
  const box = createLetterBox()

  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const [path = ''] = (request.url ?? '').split('?')
    const answering = answers.get(path)
    if (!answering) next()
    else if (!isLoopback(request)) answer(response, 403, 'The inbox is for this machine only.')
    else {
      answering(request, response, box).catch(error => {
        // After a broken connection, nobody receives the error.
        if (!request.errored && !request.socket.destroyed) next(error)
      })
    }
  }
}

const isLoopback = ({ socket }: IncomingMessage): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '')

/** Keeps every other origin from reading the inbox, even where Vite's own CORS headers allow it. */
const sameOriginOnly = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** Matches this machine's names. Another name could be a website's that points here (DNS rebinding). */
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

async function showInbox(request: IncomingMessage, response: ServerResponse, box: LetterBox): Promise<void> {
  response.removeHeader('Access-Control-Allow-Origin')
  for (const [name, value] of Object.entries(sameOriginOnly)) response.setHeader(name, value)
  if (!ownName.test(request.headers.host ?? ''))
    return answer(response, 403, 'Only this machine may read the inbox. Open it at localhost.')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return answer(response, 405, 'Method Not Allowed')
  const asJson = request.headers.accept?.includes('application/json')
  begin(response, 200, asJson ? 'application/json' : 'text/html')
  // Sends message by message, at the reader's pace: the whole page could be five times as large as the stored
  // messages.
  await pipeline(asJson ? inboxJson(box.letters()) : inboxPage(box.letters()), response)
}

async function collectForm(
  request: IncomingMessage,
  response: ServerResponse,
  box: LetterBox,
): Promise<void> {
  const body = await receive(request, response)
  if (body === undefined) return
  const sent = parseObject(body)
  if (!sent) return answer(response, 400, '{"error":"The body is not JSON"}', 'application/json')
  box.keep({ service: 'form-collection', at: now(), fields: fieldsOf(sent) })
  answer(response, 200, '{"ok":true}', 'application/json')
}

async function sendEmail(request: IncomingMessage, response: ServerResponse, box: LetterBox): Promise<void> {
  const body = await receive(request, response)
  if (body === undefined) return
  const sent = parseObject(body) ?? {}
  // The email service's own sentence.
  const missing = ['user_id', 'service_id', 'template_id'].find(name => !isText(sent[name]))
  if (missing) return answer(response, 400, `The ${missing} parameter is required`)
  const template = String(sent.template_id)
  // Another of its sentences: the embed check asks for a template that no account has.
  if (template === noTemplate) return answer(response, 400, 'The template ID not found.')
  box.keep({ service: 'email', at: now(), template, fields: fieldsOf(sent.template_params) })
  answer(response, 200, 'OK')
}

/**
 * Takes JSON from our code, or the fields of a form that the browser submits itself. That one's visitor sees a page.
 */
async function takeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  box: LetterBox,
): Promise<void> {
  const body = await receive(request, response)
  if (body === undefined) return
  const type = request.headers['content-type']?.split(';')[0]?.trim()
  if (type === 'application/x-www-form-urlencoded') {
    const fields = Object.fromEntries([...new URLSearchParams(body)].slice(0, mostFields))
    box.keep({ service: 'endpoint', at: now(), fields })
    response.setHeader('Content-Security-Policy', thanksPolicy)
    return answer(response, 200, thanksPage(fields), 'text/html')
  }
  const sent = parseObject(body)
  if (!sent) return answer(response, 400, '{"error":"The body is not JSON"}', 'application/json')
  box.keep({ service: 'endpoint', at: now(), fields: fieldsOf(sent) })
  answer(response, 200, '{"ok":true}', 'application/json')
}

/** Lets nothing that was typed run in the page that shows it. */
const thanksPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'"

/** Returns the body of a post from any origin. Returns undefined if the request was answered already. */
async function receive(request: IncomingMessage, response: ServerResponse): Promise<string | undefined> {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', 'content-type, accept')
  response.setHeader('Access-Control-Allow-Methods', 'POST')
  if (request.method === 'OPTIONS') answer(response, 204, '')
  else if (request.method !== 'POST') answer(response, 405, 'Method Not Allowed')
  else {
    const body = await readBody(request)
    if (body !== undefined) return body
    answer(response, 413, 'Content Too Large: at most 1 MB is taken.')
  }
  return undefined
}

/**
 * Returns undefined for a body above the limit. Reads it to its end anyway, or the client would not receive the
 * answer.
 */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= longestBody) chunks.push(chunk)
    else chunks = []
  }
  return size <= longestBody ? Buffer.concat(chunks).toString('utf8') : undefined
}

function parseObject(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

const now = (): string => new Date().toISOString()

function answer(response: ServerResponse, status: number, body: string, type?: string): void {
  begin(response, status, type)
  response.end(body)
}

function begin(response: ServerResponse, status: number, type = 'text/plain'): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
}
