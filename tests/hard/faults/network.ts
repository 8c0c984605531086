import { vi } from 'vitest'

// A network that can go wrong in every way that a browser tells apart, under the real component.

interface Behaviour {
  /** Whether the service gets the whole request and keeps it. */
  readonly takes: boolean
  /** Whether it says so, in a way that can be believed. */
  readonly confirms: boolean
  /** Without it, no answer ever comes. */
  readonly answer?: () => Response
}

const answers = (status: number, body: BodyInit | null = 'no') => ({
  takes: false,
  confirms: false,
  answer: () => new Response(body, { status }),
})

const breaks = {
  takes: false,
  confirms: false,
  answer: (): Response => {
    throw new TypeError('Failed to fetch')
  },
}

/** The status and the first byte arrive; then the connection is gone. */
const halfABody = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('O'))
      controller.error(new TypeError('network error'))
    },
  })

const page = '<!doctype html><title>Guest Wi-Fi</title><form>Please log in</form>'

export const behaviours = {
  'answers 200': { ...answers(200, 'OK'), takes: true, confirms: true },
  'answers 200 with nothing': { ...answers(200, ''), takes: true, confirms: true },
  'answers 200 with half of some JSON': { ...answers(200, '{"stat'), takes: true, confirms: true },
  'answers 200 with noise': {
    takes: true,
    confirms: true,
    answer: () => new Response(new Uint8Array([0, 255, 254, 60, 0, 128, 10])),
  },
  'answers 202': { ...answers(202, 'Accepted'), takes: true },
  'is hidden behind a login page that answers 200': answers(200, page),
  'redirects to a page, which answers 200': answers(200, `\r\n  ${page}`),
  'redirects to where the browser may not follow': breaks,
  'answers 300': answers(300),
  'answers 304': answers(304, null),
  'answers 400': answers(400),
  'answers 403': answers(403),
  'answers 429': answers(429, 'Too Many Requests'),
  'answers 500': answers(500),
  'answers 502 with a page': answers(502, page),
  'answers 503': answers(503, null),
  'answers 504 although it has the request': { ...answers(504), takes: true },
  'refuses the connection': breaks,
  'is cut off before it has the whole request': breaks,
  'is cut off after it has the whole request': { ...breaks, takes: true },
  'is cut off in the middle of its answer': {
    takes: true,
    confirms: false,
    answer: () => new Response(halfABody()),
  },
  'never answers': { takes: false, confirms: false },
  'never answers, although it has the request': { takes: true, confirms: false },
} as const satisfies Readonly<Record<string, Behaviour>>

export type BehaviourName = keyof typeof behaviours

/** What becomes of one request. */
export interface Fate {
  readonly service: BehaviourName
  /** When the service answers or the connection breaks, in ms. */
  readonly after: number
}

/** A request that the page has made. */
export interface Asked {
  readonly body: unknown
  readonly fate: Fate
  /** Whether the connection was gone before the service could answer. */
  cut: boolean
}

/** Puts this network under the page, until mocks are restored. */
export function fakeNetwork() {
  const asked: Asked[] = []
  const cutOff = new Set<() => void>()
  let next: Fate = { service: 'answers 200', after: 0 }
  let offline = false

  vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    const request: Asked = { body: JSON.parse(String(init?.body)), fate: next, cut: offline }
    asked.push(request)
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const cut = () => {
      request.cut = true
      reject(new TypeError('Failed to fetch'))
    }
    if (offline) cut()
    else cutOff.add(cut)
    const { answer }: Behaviour = behaviours[next.service]
    const settle = () => {
      cutOff.delete(cut)
      try {
        if (answer) resolve(answer())
      } catch (error) {
        reject(error)
      }
    }
    if (next.after === 0) settle()
    else setTimeout(settle, next.after)
    return promise
  })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !offline)

  return {
    /** Everything that was asked of the service, in order. */
    asked: asked as readonly Asked[],
    /** What becomes of the requests from now on. */
    decide(fate: Fate) {
      next = fate
    },
    /** Also breaks the connections that are open. */
    goOffline() {
      offline = true
      for (const cut of cutOff) cut()
      cutOff.clear()
      window.dispatchEvent(new Event('offline'))
    },
    goOnline() {
      if (!offline) return
      offline = false
      window.dispatchEvent(new Event('online'))
    },
  }
}
