import { afterEach, beforeEach } from 'vitest'
import { createInbox } from '../../demo-host/inbox.ts'
import { type Served, serve } from './served.ts'

export interface Letter {
  readonly service: string
  readonly template?: string
  readonly fields: Readonly<Record<string, string>>
}

/** Serves an inbox for each test of a file, on a port of its own. */
export function serveInbox() {
  let server: Served

  beforeEach(async () => {
    const inbox = createInbox()
    server = await serve((request, response) => inbox(request, response, () => response.writeHead(404).end()))
  })
  afterEach(() => server.close())

  const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(server.origin + path, init)
  return {
    ask,
    post: (path: string, body: string): Promise<Response> => ask(path, { method: 'POST', body }),
    /** Returns the messages, newest first. */
    letters: async (): Promise<readonly Letter[]> =>
      (await ask('/__inbox', { headers: { accept: 'application/json' } })).json(),
    page: async (): Promise<string> => (await ask('/__inbox')).text(),
  }
}
