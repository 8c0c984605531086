import { request } from 'node:http'
import { type Served, serve } from './served.ts'

/** The site on another origin. The elements' code is missing until it is `delivered`. */
export interface SiteWithoutCode extends Served {
  deliver(): void
}

/** Serves the site for engines in which a test cannot delay requests itself. */
export async function serveWithoutCode(site: string): Promise<SiteWithoutCode> {
  let isThere = false
  const served = await serve((asked, answer) => {
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
  return {
    ...served,
    deliver() {
      isThere = true
    },
  }
}
