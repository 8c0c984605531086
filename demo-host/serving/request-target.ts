import type { Connect } from 'vite'

/**
 * Normalises each request's target before connect reads it, so that all middlewares see the path as browsers send it.
 * Answers 400 to anything else. Connect and Vite parse targets outside any middleware, where an exception ends the
 * process.
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
 * Returns path and query of a request's target, as percent-encoded ASCII without dot segments. `decodeURI` accepts
 * the path. A target may also be an absolute URL, as proxies receive it. Returns undefined for everything else.
 */
export function readTarget(target: string): string | undefined {
  try {
    const { protocol, pathname, search } = new URL(
      // Joined, not resolved: `//host/path` is a path here.
      target.startsWith('/') ? `http://localhost${target}` : target,
    )
    const isReadable = /^https?:$/.test(protocol) && !decodeURIComponent(pathname).includes('\0')
    return isReadable ? pathname + search : undefined
  } catch {
    return undefined
  }
}
