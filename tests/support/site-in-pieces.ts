import { setTimeout as sleep } from 'node:timers/promises'
import { type Served, serve } from './served.ts'

/** As much as a slow connection brings at once. */
const pieceCharacters = 1000
/** Time for a frame in between, in which what is there is laid out. */
const pauseMs = 20

/** The site's pages on another origin, whose HTML comes in pieces. All else comes from the site, and by its address there. */
export const serveInPieces = (site: string): Promise<Served> =>
  serve(async (asked, answer) => {
    const found = await fetch(new URL(asked.url ?? '/', site))
    answer.writeHead(found.status, { 'Content-Type': found.headers.get('content-type') ?? 'text/plain' })
    if (!found.headers.get('content-type')?.startsWith('text/html')) {
      answer.end(Buffer.from(await found.arrayBuffer()))
      return
    }
    const html = await found.text()
    for (let at = 0; at < html.length; at += pieceCharacters) {
      answer.write(html.slice(at, at + pieceCharacters))
      await sleep(pauseMs)
    }
    answer.end()
  })
