import type { Readable } from 'node:stream'
import type { Connect } from 'vite'

/**
 * Fixes what sirv, ours and Vite's own, leaves open when it sends a file. If a build deletes the file, only the
 * response must end, not the process. If the visitor leaves, the file must be closed, or one day no file can be
 * opened.
 */
export const guardFileStreams: Connect.NextHandleFunction = (request, response, next) => {
  // Drops ranges: sirv throws at one that ends before it begins, and misreads others. A server may always send the
  // whole file.
  delete request.headers.range
  response.once('pipe', (file: Readable) => {
    const close = () => file.destroy()
    // A pipelined connection has many waiting responses, and only the first one is notified when it ends.
    request.socket.setMaxListeners(0).once('close', close)
    file.once('error', () => response.destroy())
    file.once('close', () => request.socket.off('close', close))
    if (request.socket.destroyed) close()
  })
  next()
}
