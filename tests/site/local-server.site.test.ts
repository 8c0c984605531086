import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { runLocalServer } from '../support/local-server.ts'
import { type AnswerHead, sendRaw } from '../support/requests/send-raw.ts'

// The server behind `npm start`, in a process of its own. Requests that only hold for the built site in general are in
// tests/support/serving.ts.

const running = runLocalServer('preview')
const visit = openChromium()

/** Asks by a raw line, which no client corrects. */
async function ask(line: string, headers = ['Host: localhost']): Promise<AnswerHead | undefined> {
  const { port } = await running()
  const head = [`${line} HTTP/1.1`, ...headers].join('\r\n')
  return sendRaw(port, { head, body: Buffer.from(''), ending: 'wait' })
}

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

test.for([
  ...['//pricing.html', '/pricing.html.br', '/pricing.html.gz', '/404.html/', '/404%2ehtml', '/%5fheaders'],
  ...['/mrp-widgets.js/', '/chunks/', '/%', '/%ff'],
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

test('A page of another origin may send to the services; it can neither read the inbox nor show it', async () => {
  const { address } = await running()
  const { page } = await visit('<iframe></iframe>')
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
