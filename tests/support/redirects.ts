import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { serve } from './served.ts'

/** Serves two services of other origins: one redirects all requests, body and all, the other is its target. */
export async function serveRedirects() {
  /** The paths that each was asked for, preflights not counted. */
  const asked: string[] = []
  const leaked: string[] = []

  const target = await serveToAll((request, response) => {
    leaked.push(`${request.url}`)
    // Succeeds as a service.
    response.end('OK')
  })
  const redirecting = await serveToAll((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    asked.push(`${request.url}`)
    response.writeHead(307, { Location: `${target.origin}${request.url}` }).end()
  })
  const firebase = await serveToAll(answerAsFirebase)

  return {
    /** The origin that redirects. */
    redirecting: redirecting.origin,
    /** Stands in for the Firebase Auth emulator, and signs everybody in. */
    firebase: firebase.origin,
    /** Returns how often that path was requested. */
    asked: (path: string) => asked.filter(url => url.startsWith(path)).length,
    /** Returns how many requests for that path followed the redirect. */
    leaked: (path: string) => leaked.filter(url => url.startsWith(path)).length,
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
