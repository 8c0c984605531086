import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { serve } from './served.ts'

/** Serves two services of other origins: one redirects all requests, the other is its target. */
export async function serveRedirects() {
  /** Paths and methods of the requests to each, for the first one without preflights. */
  const asked: string[] = []
  const leaked: string[] = []

  const target = await serveToAll((request, response) => {
    leaked.push(`${request.method} ${request.url}`)
    // Succeeds as a service.
    response.end('OK')
  })
  const redirecting = await serveToAll((request, response) => {
    const [, status = ''] = request.url?.split('/') ?? []
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    asked.push(request.url ?? '')
    response.writeHead(Number(status), { Location: `${target.origin}${request.url}` }).end()
  })
  const firebase = await serveToAll(answerAsFirebase)

  const of = (status: number, path: string) => `/${status}${path}`
  return {
    /** Returns the URL that redirects with a status. */
    redirecting: (status: number, path = '/endpoint') => redirecting.origin + of(status, path),
    /** Stands in for the Firebase Auth emulator, and signs everybody in. */
    firebase: firebase.origin,
    /** Returns how often that URL was requested. */
    asked: (status: number, path = '/endpoint') =>
      asked.filter(url => url.startsWith(of(status, path))).length,
    /** Returns the requests that followed the redirect. */
    leaked: (status: number, path = '/endpoint') =>
      leaked.filter(line => line.includes(` ${of(status, path)}`)),
    stop: () => {
      for (const { close } of [target, redirecting, firebase]) close()
    },
  }
}

/** Serves with requests allowed from every page. */
const serveToAll = (answer: RequestListener) =>
  serve((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*, authorization')
    response.setHeader('Access-Control-Allow-Methods', '*')
    answer(request, response)
  })

function answerAsFirebase(request: IncomingMessage, response: ServerResponse): void {
  const user = { localId: 'anna', email: 'anna@huber.example' }
  response.setHeader('Content-Type', 'application/json')
  if (request.url?.includes('accounts:lookup')) response.end(JSON.stringify({ users: [user] }))
  else
    response.end(
      JSON.stringify({ ...user, idToken: 'id.token.', refreshToken: 'refresh', expiresIn: '3600' }),
    )
}
