import type { Readable } from 'node:stream'
import type { Connect } from 'vite'

/**
 * Mends what sirv, ours and Vite's own, leaves open when it sends a file: a file that a build takes away in between must
 * end its answer and not the process, and a visitor who goes must not leave the file open, or one day none can be opened.
 */
export const guardFileStreams: Connect.NextHandleFunction = (request, response, next) => {
  // sirv throws at a range that ends before it begins, and misreads others. A server may always send the whole file.
  delete request.headers.range
  response.once('pipe', (file: Readable) => {
    const close = () => file.destroy()
    // A connection has many answers waiting where requests are pipelined, and of these the first alone hears of its end.
    request.socket.setMaxListeners(0).once('close', close)
    file.once('error', () => response.destroy())
    file.once('close', () => request.socket.off('close', close))
    if (request.socket.destroyed) close()
  })
  next()
}
