import type { Connect } from 'vite'

/**
 * Reads each request's target before connect does, so that all middlewares see a path in the one spelling that browsers
 * send. What is no address of the web is answered 400: connect and Vite parse targets outside of any middleware, where
 * an exception ends the process.
 */
export function readTargets(app: Connect.Server): void {
  const handle = app.handle.bind(app)
  app.handle = (request, response, next) => {
    const target = readTarget(request.url ?? '/')
    if (target === undefined) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad Request')
      return
    }
    request.url = target
    handle(request, response, next)
  }
}

/**
 * Path and query of a request's target: percent-encoded ASCII without dot segments, and a path that `decodeURI` takes.
 * A target may also be a whole address, as proxies get it. `undefined` for everything else.
 */
export function readTarget(target: string): string | undefined {
  try {
    const { protocol, pathname, search } = new URL(
      // Joined and not resolved: `//host/path` is a path here.
      target.startsWith('/') ? `http://localhost${target}` : target,
    )
    const isReadable = /^https?:$/.test(protocol) && !decodeURIComponent(pathname).includes('\0')
    return isReadable ? pathname + search : undefined
  } catch {
    return undefined
  }
}
