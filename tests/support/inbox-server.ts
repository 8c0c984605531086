import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach } from 'vitest'
import { createInbox } from '../../demo-host/inbox.ts'

export interface Letter {
  readonly service: string
  readonly template?: string
  readonly fields: Readonly<Record<string, string>>
}

/** Serves an inbox for each test of a file, on a port of its own. */
export function serveInbox() {
  let server: Server
  let address = ''

  beforeEach(async () => {
    const inbox = createInbox()
    server = createServer((request, response) => {
      inbox(request, response, () => response.writeHead(404).end())
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const found = server.address()
    if (typeof found !== 'object' || found === null) throw new Error('The inbox is not served.')
    address = `http://127.0.0.1:${found.port}`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(address + path, init)
  return {
    ask,
    post: (path: string, body: string): Promise<Response> => ask(path, { method: 'POST', body }),
    /** Returns the messages, newest first. */
    letters: async (): Promise<readonly Letter[]> =>
      (await ask('/__inbox', { headers: { accept: 'application/json' } })).json(),
    page: async (): Promise<string> => (await ask('/__inbox')).text(),
  }
}
