import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** What stands in for two services of other origins: one that redirects all it gets, and the one it leads to. */
export async function serveRedirects() {
  /** Paths and methods of what came to each, preflights left out at the first. */
  const asked: string[] = []
  const leaked: string[] = []

  const target = await serve((request, response) => {
    leaked.push(`${request.method} ${request.url}`)
    // As a service that takes the request, and for the doctor as one that can be reached.
    response.end('OK')
  })
  const redirecting = await serve((request, response) => {
    const [, status = ''] = request.url?.split('/') ?? []
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    asked.push(request.url ?? '')
    response.writeHead(Number(status), { Location: `${target.url}${request.url}` }).end()
  })
  const firebase = await serve(answerAsFirebase)

  const of = (status: number, path: string) => `/${status}${path}`
  return {
    /** The address of a service that answers so. */
    redirecting: (status: number, path = '') => redirecting.url + of(status, path),
    /** A stand-in for the Firebase Auth emulator that lets everybody in. */
    firebase: firebase.url,
    /** How often that service was asked. */
    asked: (status: number, path = '/api') => asked.filter(url => url.startsWith(of(status, path))).length,
    /** What has come to where it leads. */
    leaked: (status: number, path = '/api') => leaked.filter(line => line.includes(` ${of(status, path)}`)),
    stop: () => {
      for (const { server } of [target, redirecting, firebase]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server at a port of its own that every page may ask. */
async function serve(answer: Answer): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*, authorization')
    response.setHeader('Access-Control-Allow-Methods', '*')
    answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The service is not served.')
  return { url: `http://127.0.0.1:${address.port}`, server }
}

function answerAsFirebase(request: IncomingMessage, response: ServerResponse): void {
  const user = { localId: 'anna', email: 'anna@huber.example' }
  response.setHeader('Content-Type', 'application/json')
  if (request.url?.includes('accounts:lookup')) response.end(JSON.stringify({ users: [user] }))
  else
    response.end(
      JSON.stringify({ ...user, idToken: 'id.token.', refreshToken: 'refresh', expiresIn: '3600' }),
    )
}
