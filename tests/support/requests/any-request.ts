import fc from 'fast-check'
import { hostile } from '../../hard/inputs.ts'
import { anyBody } from './any-body.ts'
import { anyTarget } from './any-target.ts'
import type { RawRequest } from './send-raw.ts'

const method = fc.oneof(
  { weight: 10, arbitrary: fc.constant('GET') },
  { weight: 10, arbitrary: fc.constant('POST') },
  {
    weight: 4,
    arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'M-SEARCH'),
  },
  { weight: 1, arbitrary: fc.constantFrom('BREW', 'get', '', 'GET GET', 'POST\0') },
)

const version = fc.oneof(
  { weight: 20, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9', '', 'RTSP/1.0') },
)

const names = [
  ...[
    'Accept',
    'Accept-Encoding',
    'Range',
    'If-None-Match',
    'If-Modified-Since',
    'Host',
    'Origin',
    'Referer',
  ],
  ...['Content-Type', 'Cookie', 'Expect', 'Upgrade', 'Connection', 'Sec-Fetch-Site', 'X-Forwarded-For'],
  ...['Access-Control-Request-Method', '__proto__', 'constructor'],
] as const

const values = [
  ...[
    '',
    '*',
    '*/*',
    'null',
    'application/json',
    'text/html',
    'gzip',
    'br',
    'br;q=0',
    '__proto__',
    '%',
    ',',
    ';',
  ],
  ...[
    'bytes=10-5',
    'bytes=0-0',
    'bytes=-1',
    'bytes=99999999999-',
    'bytes=0-1,5-3',
    'bytes',
    'W/"0-0"',
    'cross-site',
  ],
  ...[
    'evil.example',
    'localhost',
    '[::1]:4173',
    '[',
    'a:b:c',
    'x.localhost',
    'https://evil.example',
    'file://',
  ],
  ...['100-continue', 'everything', 'websocket', 'h2c', 'Upgrade', 'keep-alive', 'close', 'x'.repeat(9000)],
] as const

const header = fc
  .tuple(
    fc.oneof(
      { weight: 40, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
    ),
    fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: hostile }),
  )
  .map(([name, value]) => `${name}: ${value}`)

/** A body with its declared length, and how the connection ends. */
interface Framed {
  readonly length: readonly string[]
  readonly body: Buffer
  readonly ending: RawRequest['ending']
}

const whole = anyBody.map(
  (body): Framed => ({
    length: [`Content-Length: ${body.length}`],
    body,
    ending: 'wait',
  }),
)

const inChunks = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')])

const chunked = anyBody.map(
  (body): Framed => ({
    length: ['Transfer-Encoding: chunked'],
    body: Buffer.concat([...(body.length > 0 ? [inChunks(body)] : []), Buffer.from('0\r\n\r\n')]),
    ending: 'wait',
  }),
)

const brokenOff = fc
  .record({ body: anyBody, chunked: fc.boolean(), ending: fc.constantFrom('end', 'break') })
  .map(
    ({ body, chunked, ending }): Framed =>
      chunked
        ? { length: ['Transfer-Encoding: chunked'], body: inChunks(body), ending }
        : { length: [`Content-Length: ${body.length + 10}`], body, ending },
  )

const lengths = [
  [],
  ['Content-Length: 3'],
  ['Content-Length: -1'],
  ['Content-Length: 1e3'],
  ['Content-Length: 99999999999999999999999'],
  ['Content-Length: 1', 'Content-Length: 2'],
  ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked'],
  ['Transfer-Encoding: gzip'],
] as const

const wrong = fc.record<Framed>({
  length: fc.constantFrom(...lengths),
  body: anyBody,
  ending: fc.constant('end'),
})

const framed = fc.oneof(
  { weight: 6, arbitrary: whole },
  { weight: 2, arbitrary: chunked },
  { weight: 3, arbitrary: brokenOff },
  { weight: 2, arbitrary: wrong },
)

/** Generates any request to a server: what browsers send, what nobody should, and all in between. */
export const anyRequest: fc.Arbitrary<RawRequest> = fc
  .record({ method, target: anyTarget, version, headers: fc.array(header, { maxLength: 3 }), framed })
  .map(({ method, target, version, headers, framed: { length, body, ending } }) => {
    const host = headers.some(line => line.startsWith('Host: ')) ? [] : ['Host: localhost']
    const head = [`${method} ${target} ${version}`, ...host, ...headers, ...length].join('\r\n')
    return { head, body, ending, [fc.toStringMethod]: () => shown({ head, body, ending }) }
  })

/** Formats a request for a failure: long texts are shortened. */
export const shown = ({ head, body, ending }: RawRequest): string =>
  JSON.stringify({
    head: head.slice(0, 300),
    body: body.toString('utf8', 0, 200),
    bytes: body.length,
    ending,
  })
