import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { checkLive } from '../../demo-host/live/check.ts'
import { readBuiltSite } from '../../demo-host/serving/built-site.ts'
import { freePort } from '../support/free-port.mjs'
import { type JoinedSite, liveSettings, serveJoinedSite } from '../support/joined-site.ts'
import { startNginx } from '../support/nginx.ts'
import { serve } from '../support/served.ts'

// `npm run check:live`, at sites of this machine.

let site: JoinedSite
beforeAll(async () => {
  site = await serveJoinedSite(liveSettings)
})
afterAll(() => site.remove())

async function faultsOf(address: string): Promise<readonly string[]> {
  const faults: string[] = []
  for await (const finding of checkLive(address)) faults.push(...finding.faults)
  return faults
}

/** Runs the command as a person does. */
async function run(...args: readonly string[]) {
  const child = spawn(process.execPath, ['demo-host/check-live.mjs', ...args])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  // Its streams may end later than the process.
  const [status] = await once(child, 'close')
  return { status, said }
}

test('A sound site has no faults', async () => {
  const { status, said } = await run(`${site.origin}/mrp`)
  expect(said).toMatch(
    /^✓ The pages answer\.\n(✓ .*\n){8}\nAll 9 checks of http.* passed\.\nConfirm .*claims\.md/,
  )
  expect(status).toBe(0)
})

test('The stock site is found to have stand-ins, and another address than its own', async () => {
  const { status, said } = await run(inject('site'))
  expect(status).toBe(1)
  expect(said.split('\n').filter(line => line.startsWith('✗'))).toEqual([
    `✗ The site says that it is at https://mrp-agent.example, and it is at ${inject('site')}. Set "origin" and "base" in site.config.json, build and deploy.`,
    expect.stringMatching(/^✗ No service takes the requests of \/contact, /),
    expect.stringMatching(
      /^✗ The site, and with it every page that loads its script, has stand-ins: origin \(.*\); contactEmail \(mail goes to hello@mrp-agent\.example, .*\); founders \(.*\); emailService \(requests go to the local inbox, .*\)\. Set them in site\.config\.json/,
    ),
  ])
  expect(said).toContain('3 of 9 checks')
  expect(said).toContain('No request was sent')
})

test('What is no address is asked for again', async () => {
  const { status, said } = await run('www.example.com')
  expect(status).toBe(2)
  expect(said).toContain('npm run check:live -- https://www.example.com')
})

test('Behind nginx, below a base, the same site is at another address, and has no other fault', async () => {
  const port = await freePort()
  const nginx = await startNginx(site.folder, await readBuiltSite(site.folder), port)
  onTestFinished(async () => {
    expect(await nginx.stop()).not.toMatch(/\[(emerg|alert|crit|warn)\]/)
  })
  expect(await faultsOf(`http://127.0.0.1:${port}/mrp/`)).toEqual([
    expect.stringMatching(/^The site says that it is at /),
  ])
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('the other site')
})

interface Answer {
  /** Below the base. */
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}

/** What a broken host does to an answer of the sound one. Undefined where it answers as it should. */
type Fault = (answer: Answer) => Partial<Answer> | undefined

/** What the sound site answers, asked once for all hosts. */
const soundAnswers = new Map<string, ReturnType<typeof askSound>>()
function soundAnswer(path: string): ReturnType<typeof askSound> {
  const answer = soundAnswers.get(path) ?? askSound(path)
  soundAnswers.set(path, answer)
  return answer
}

async function askSound(path: string) {
  const found = await fetch(site.origin + path, { redirect: 'manual' })
  const {
    'content-encoding': _,
    'content-length': __,
    'transfer-encoding': ___,
    ...headers
  } = Object.fromEntries(found.headers)
  return { status: found.status, headers, bytes: Buffer.from(await found.arrayBuffer()) }
}

/** Serves the sound site with faults, at an address that the site believes to be its own. */
async function serveBroken(...faults: readonly Fault[]): Promise<string> {
  const { origin, close } = await serve(async (request, response) => {
    const path = (request.url ?? '/').replace(/^\/mrp/, '')
    const { status, headers, bytes } = await soundAnswer(request.url ?? '/')
    const isText = /html|xml/.test(headers['content-type'] ?? '')
    const body = isText
      ? Buffer.from(bytes.toString().replaceAll(site.origin, `http://${request.headers.host}`))
      : bytes
    let broken: Answer = {
      path,
      status,
      headers: { ...headers, 'content-encoding': 'identity' },
      body,
    }
    for (const fault of faults) broken = { ...broken, ...fault(broken) }
    response.writeHead(broken.status, broken.headers).end(broken.body)
  })
  onTestFinished(close)
  return `${origin}/mrp/`
}

const without = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([found]) => found !== name))

const isPage = (headers: Readonly<Record<string, string>>): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false

/** Breaks one path, and leaves the others alone. */
const at =
  (place: RegExp, fault: Fault): Fault =>
  answer =>
    place.test(answer.path) ? fault(answer) : undefined

const withStatus = (place: RegExp, status: number): Fault => at(place, () => ({ status }))

const withoutHeader = (place: RegExp, name: string): Fault =>
  at(place, ({ headers }) => ({ headers: without(headers, name) }))

const withPolicy = (place: RegExp, change: (policy: string) => string): Fault =>
  at(place, ({ headers }) => ({
    headers: { ...headers, 'content-security-policy': change(headers['content-security-policy'] ?? '') },
  }))

const hosts: readonly (readonly [string, readonly Fault[], readonly RegExp[]])[] = [
  [
    'pages and files are broken one by one',
    [
      withStatus(/^\/pricing$/, 500),
      at(/^\/clients$/, ({ headers }) => ({ headers: { ...headers, 'content-type': 'text/plain' } })),
      withStatus(/^\/favicon\.svg$/, 404),
      withoutHeader(/^\/contact$/, 'content-security-policy'),
      withPolicy(/^\/demo$/, policy => policy.replace(/ 'sha256-[^']*'/, '')),
      withPolicy(/^\/login$/, policy => policy.replace('script-src', "$& 'unsafe-inline'")),
      withStatus(/^\/chunks\/core-/, 404),
      withoutHeader(/^\/chunks\/mrp-account-/, 'access-control-allow-origin'),
      at(/^\/mrp-widgets\.js$/, ({ body }) => ({ body: `${body}//` })),
    ],
    [
      /^text\/plain instead of text\/html: \/clients\.$/,
      /^Status 500: \/pricing\.$/,
      /^Status 404: \/mrp\/favicon\.svg\.$/,
      /^Content-Security-Policy is missing on \/contact\.$/,
      /^The policy of \/demo, \/login is not the page’s own\. Deploy pages and rules/,
      /^Access-Control-Allow-Origin is missing on \/chunks\/mrp-account-[^ ]*\.js\.$/,
      /^Of the bundle, \/chunks\/core-.*\.js cannot be loaded\./,
      /^\/mrp-widgets\.js does not have the hash that the build noted\./,
    ],
  ],
  [
    'the rules are not applied, and the site was built for another address',
    [
      ({ headers: { 'content-type': type = '', location = '' }, status }) => ({
        headers: { 'content-type': status === 404 ? 'text/plain' : type, ...(location && { location }) },
      }),
      at(/^\/sitemap\.xml$/, ({ body }) => ({
        body: body.toString().replaceAll(/http:\/\/127[\d.:]+/g, 'https://staging.acme.com'),
      })),
      at(/^\/(pricing)?$/, ({ headers }) => ({ headers: { ...headers, 'cache-control': 'max-age=86400' } })),
    ],
    [
      /answers 404 without a page\. Let the host answer with 404\.html\.$/,
      /^The site says that it is at https:\/\/staging\.acme\.com\/mrp, and it is at http/,
      /^X-Content-Type-Options is missing on \/, \/de\/ and \d+ more\.$/,
      /^Referrer-Policy is missing/,
      /^Permissions-Policy is missing/,
      /^Cross-Origin-Opener-Policy is missing/,
      /^Strict-Transport-Security is missing/,
      /^Cache-Control is not what it should be on \/, \/pricing: max-age=86400\. Send public, max-age=60, must-revalidate\.$/,
      /^Content-Security-Policy is missing on \/, \/de\/ and \d+ more\.$/,
      /^Cache-Control is missing on \/de\/, .* and \d+ more\.$/,
      /^Cross-Origin-Embedder-Policy is missing on \/embed\/demo-form\/\.$/,
      /^Cross-Origin-Resource-Policy is missing on \/embed\/demo-form\/, .* and \d+ more\.$/,
      /^Access-Control-Allow-Origin is missing on .* and \d+ more\.$/,
    ],
  ],
  [
    'the headers are weaker than ours, and nothing takes requests',
    [
      ({ headers, body }) =>
        isPage(headers) ? { body: body.toString().replaceAll(/ endpoint="[^"]*"/g, '') } : undefined,
      at(/^\/(pricing|mrp-widgets\.js)$/, ({ headers }) => ({
        headers: {
          ...headers,
          'strict-transport-security': 'max-age=300',
          'x-content-type-options': 'none',
          'referrer-policy': 'strict-origin, unsafe-url',
          'permissions-policy': 'camera=(), geolocation=*, microphone=(), payment=(), usb=()',
          'cross-origin-opener-policy': 'unsafe-none',
        },
      })),
      // A host's own way of writing, and longer than ours.
      at(/^\/about$/, ({ headers }) => ({
        headers: {
          ...headers,
          'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
          'x-content-type-options': 'NoSniff',
          'cache-control': 'public,max-age=60,must-revalidate',
        },
      })),
    ],
    [
      /^X-Content-Type-Options is not what it should be on \/pricing, \/mrp-widgets\.js: none\. Send nosniff\.$/,
      /^Referrer-Policy is not what it should be on .*: strict-origin, unsafe-url\. Send strict-origin-when-cross-origin\.$/,
      /^Permissions-Policy is not what it should be on .*geolocation=\*/,
      /^Cross-Origin-Opener-Policy is not what it should be on .*: unsafe-none\. Send same-origin\.$/,
      /^Strict-Transport-Security is not what it should be on .*: max-age=300\. Send max-age=31536000\.$/,
      /^No service takes the requests of \/contact, \/de\/contact and \d+ more: each opens the visitor’s mail app\. Set "emailService" or "endpoint"/,
    ],
  ],
  [
    'everything unknown is the first page, and files are left out',
    [
      ({ status }) => (status === 404 ? { status: 200 } : undefined),
      withStatus(/^\/integrity\.json$/, 404),
      at(/^\/sitemap\.xml$/, () => ({ status: 404, body: '' })),
    ],
    [
      /\/sitemap\.xml names no pages/,
      /^\/no-page-\w+, which is no page, answers 200, not 404\. Turn off/,
      /\/integrity\.json does not list the bundle’s files\./,
    ],
  ],
  ['it is down', [() => ({ status: 503 })], [/\/mrp\/ answers 503\.$/]],
  [
    'it has moved',
    [at(/^\/$/, () => ({ status: 301, headers: { location: 'https://www.acme.com/' } }))],
    [/leads to https:\/\/www\.acme\.com\/\. Check that address\.$/],
  ],
]

test.for(hosts)('Of a host where %s, each fault is said once', async ([, faults, sentences]) => {
  const found = await faultsOf(await serveBroken(...faults))
  expect(found).toEqual(sentences.map(sentence => expect.stringMatching(sentence)))
})

test('Nobody answering is a fault', async () => {
  const [fault] = await faultsOf(`http://127.0.0.1:${await freePort()}/`)
  expect(fault).toMatch(/^http.* does not answer: connect ECONNREFUSED/)
})
