import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** Serves two services of other origins: one redirects all requests, the other is its target. */
export async function serveRedirects() {
  /** Paths and methods of the requests to each, for the first one without preflights. */
  const asked: string[] = []
  const leaked: string[] = []

  const target = await serve((request, response) => {
    leaked.push(`${request.method} ${request.url}`)
    // Succeeds as a service.
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
    /** Returns the URL that redirects with a status. */
    redirecting: (status: number, path = '/endpoint') => redirecting.url + of(status, path),
    /** Stands in for the Firebase Auth emulator, and signs everybody in. */
    firebase: firebase.url,
    /** Returns how often that URL was requested. */
    asked: (status: number, path = '/endpoint') =>
      asked.filter(url => url.startsWith(of(status, path))).length,
    /** Returns the requests that followed the redirect. */
    leaked: (status: number, path = '/endpoint') =>
      leaked.filter(line => line.includes(` ${of(status, path)}`)),
    stop: () => {
      for (const { server } of [target, redirecting, firebase]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Starts a server on a port of its own, with requests allowed from every page. */
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
