import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The site on another origin. The elements' code is missing until it is `delivered`. */
export interface SiteWithoutCode {
  readonly address: string
  deliver(): void
  close(): void
}

/** Serves the site for engines in which a test cannot delay requests itself. */
export async function serveWithoutCode(site: string): Promise<SiteWithoutCode> {
  let isThere = false
  const server = createServer((asked, answer) => {
    if (!isThere && asked.url?.startsWith('/chunks/')) {
      answer.writeHead(503, { 'Cache-Control': 'no-store' }).end()
      return
    }
    const { host: _, ...headers } = asked.headers
    const onward = request(new URL(asked.url ?? '/', site), { method: asked.method, headers }, found => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    deliver() {
      isThere = true
    },
    close: () => server.close(),
  }
}
