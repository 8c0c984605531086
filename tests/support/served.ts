import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** A server of the test's own. */
export interface Served {
  readonly port: number
  /** Without a slash at the end. */
  readonly origin: string
  readonly close: () => void
}

/** Serves these answers on a port that was free. */
export async function serve(answer: RequestListener): Promise<Served> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('Nothing is served.')
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
