import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { servePage } from '../support/form-page.ts'
import { runLocalServer } from '../support/local-server.ts'
import { isSound, livesThrough, worksAsBefore } from '../support/requests/lives-through.ts'
import { type AnswerHead, type RawRequest, sendRaw } from '../support/requests/send-raw.ts'

// The server behind `npm start`, in a process of its own. Requests that only hold for the built site in general are in
// tests/support/serving.ts.

const running = runLocalServer('preview')
const visit = openChromium()

/** Asks by raw lines, and fails where the server did not live through it. */
async function ask(
  line: string,
  { headers = ['Host: localhost'], body = '', ending = 'wait' as RawRequest['ending'] } = {},
): Promise<AnswerHead | undefined> {
  const server = await running()
  const head = [`${line} HTTP/1.1`, ...headers].join('\r\n')
  const answer = await sendRaw(server.port, { head, body: Buffer.from(body), ending })
  expect((await fetch(`${server.address}/favicon.svg`)).status).toBe(200)
  expect(server.said()).toBe('')
  return answer
}

const email = (template: string, more = ''): Parameters<typeof ask> => {
  const body = `{"user_id":"u","service_id":"s","template_id":${template}${more}}`
  return [
    'POST /api/v1.0/email/send',
    { headers: ['Host: localhost', `Content-Length: ${body.length}`], body },
  ]
}

const targets = [
  '*',
  'http://',
  'http://[',
  'http://a:b/',
  'http://a:99999/',
  'http://%/',
  'ftp://a/__inbox',
  '/%',
  '/%00',
  '/%ff',
]
test.for(targets)('GET %s is no address, and is answered 400', async target => {
  expect((await ask(`GET ${target}`))?.status).toBe(400)
})

test.for([
  '//',
  '///',
  '//__inbox',
  '//evil.example/..',
  '//evil.example/%2e%2e',
  '//evil.example/index.html',
  '/\\evil.example',
])('GET %s leads nowhere but to a page of the site', async target => {
  const answer = await ask(`GET ${target}`)
  expect(answer?.status).toBe(answer?.headers.has('location') ? 301 : 404)
  expect(answer?.headers.get('location') ?? '/').toBe('/')
})

test('A whole address leads where its path does, as a proxy’s request must', async () => {
  const answer = await ask('GET http://localhost:4173/pricing')
  expect(answer?.status).toBe(200)
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.for([
  ...['//pricing.html', '/pricing.html.br', '/pricing.html.gz', '/404.html/', '/404%2ehtml', '/%5fheaders'],
  ...['/mrp-widgets.js/', '/chunks/'],
])('%s, which is how no file is addressed, is not there', async target => {
  const answer = await ask(`GET ${target}`)
  expect(answer?.status).toBe(404)
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('A page’s address may be written in percents', async () => {
  expect((await ask('GET /%70ricing'))?.headers.get('content-security-policy')).toContain(
    "default-src 'none'",
  )
  expect((await ask('GET /pricing%2ehtml'))?.headers.get('location')).toBe('/pricing')
})

test.for(['bytes=10-5', 'bytes=-1', 'bytes=99999999-', 'bytes=x'])(
  'A range, such as %s, gets the whole file',
  async range => {
    const answer = await ask('GET /mrp-widgets.js', { headers: ['Host: localhost', `Range: ${range}`] })
    expect(answer?.status).toBe(200)
  },
)

test.for([
  ['said to be longer than it is', 'Content-Length: 100', '{"a":', 'end'],
  ['broken off', 'Content-Length: 100', '{"a":', 'break'],
  ['in chunks that end in the middle', 'Transfer-Encoding: chunked', '5\r\n{"a":\r\n', 'end'],
  ['in chunks that are broken off', 'Transfer-Encoding: chunked', '5\r\n{"a":\r\n', 'break'],
  ['in chunks that are none', 'Transfer-Encoding: chunked', 'five\r\n', 'wait'],
] as const)('A body %s ends nothing but its connection', async ([, length, body, ending]) => {
  for (const path of ['/form-collection', '/api/v1.0/email/send'])
    await ask(`POST ${path}`, { headers: ['Host: localhost', length], body, ending })
})

const deep = '['.repeat(200_000) + ']'.repeat(200_000)
test.for([
  ['an object without a text', email('{"toString":1}'), 400],
  ['a parameter without a text', email('"t"', ',"template_params":{"a":{"toString":1}}'), 200],
  ['a parameter 200,000 levels deep', email('"t"', `,"template_params":{"a":${deep}}`), 200],
  ['parameters 200,000 levels deep', email('"t"', `,"template_params":${deep}`), 200],
  ['parameters that are none', email('"t"', ',"template_params":null'), 200],
  [
    'keys of prototypes',
    email('"t"', ',"template_params":{"__proto__":{"toString":1},"constructor":0}'),
    200,
  ],
] as const)('An email with %s is answered, and so is the inbox', async ([, request, status]) => {
  expect((await ask(...request))?.status).toBe(status)
  expect((await ask('GET /__inbox'))?.status).toBe(200)
  expect(
    (await ask('GET /__inbox', { headers: ['Host: localhost', 'Accept: application/json'] }))?.status,
  ).toBe(200)
})

test.for(['evil.example', 'evil.example:4173', '10.0.0.1', 'a.localhost', 'chrome-extension:'])(
  'Nobody reads the inbox at the name %s, which a website may have pointed at this machine',
  async host => expect((await ask('GET /__inbox', { headers: [`Host: ${host}`] }))?.status).toBe(403),
)

test('A page of another origin may send to the services; it can neither read the inbox nor show it', async () => {
  const { address } = await running()
  const { page } = await visit('/try.html', servePage('<iframe></iframe>'))
  const sent = await page.evaluate(async address => {
    const body = JSON.stringify({ user_id: 'u', service_id: 's', template_id: 't' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${address}/api/v1.0/email/send`, { method: 'POST', headers, body })
    return answer.text()
  }, address)
  expect(sent).toBe('OK')
  for (const mode of ['cors', 'no-cors'] as const) {
    const read = page.evaluate(([url, mode]) => fetch(url, { mode }), [`${address}/__inbox`, mode] as const)
    await expect(read).rejects.toThrow('Failed to fetch')
  }
  await page.locator('iframe').evaluate((frame, url) => frame.setAttribute('src', url), `${address}/__inbox`)
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
})

test('1,000 random requests are answered, and the site, its form and the inbox work as before', async () => {
  await livesThrough(running, 1000, isSound)
  const server = await running()
  await worksAsBefore(server, visit)
  expect(server.said()).toBe('')
}, 120_000)
