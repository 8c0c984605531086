import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// An address of the page's own that requests go to in place of the email service.

const endpoint = 'https://in.example/take'

/** What was asked for, in order, with these answers. */
function answering(...answers: readonly (() => Promise<Response>)[]) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = []
  vi.spyOn(window, 'fetch').mockImplementation((url, init = {}) => {
    asked.push({ url: String(url), init })
    return answers[asked.length - 1]?.() ?? Promise.reject(new TypeError('Asked too often'))
  })
  return asked
}

const status = (code: number) => async () => new Response(null, { status: code })

test.for([
  ['of the settings', {}, { endpoint }],
  ['of the form before that of the settings', { endpoint }, { endpoint: 'https://other.example/' }],
  ['of the form where the settings’ is none', { endpoint }, { endpoint: 'javascript:alert(1)' }],
] as const)(
  'A request goes to the endpoint %s, whole, and nowhere else',
  async ([, attributes, settings]) => {
    const asked = answering(status(201))
    await demo.mountAndSend({ source: 'fair', ...attributes }, settings)
    expect(asked).toHaveLength(1)
    const [{ url, init } = { url: '', init: {} }] = asked
    expect(url).toBe(endpoint)
    expect([init.method, init.redirect, new Headers(init.headers).get('content-type')]).toEqual([
      'POST',
      'error',
      'application/json',
    ])
    expect(JSON.parse(String(init.body))).toMatchObject({
      form: 'demo',
      fields: demo.leastFields,
      language: 'en',
      source: 'fair',
    })
  },
)

test('A path as the endpoint is one of the page’s own', async () => {
  const asked = answering(status(204))
  await demo.mountAndSend({}, { endpoint: '/in' })
  expect(asked[0]?.url).toBe(`${location.origin}/in`)
})

test.for([['mailto:a@b.example'], ['javascript:alert(1)']])(
  '%s is no endpoint: the email service is asked',
  async ([address]) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const asked = answering(async () => new Response('OK'))
    await demo.mountAndSend({ endpoint: address ?? '' }, { endpoint: address ?? '' })
    expect(asked.map(({ url }) => url)).toEqual([`${location.origin}/api/v1.0/email/send`])
  },
)

test.for([
  ['answers 500', status(500), `${endpoint} answered 500`],
  [
    'redirects',
    () => Promise.reject(new TypeError('Failed to fetch')),
    `${endpoint} cannot be reached, redirects, or does not allow this page by CORS (Failed to fetch)`,
  ],
] as const)(
  'Where the endpoint %s, the mail app has the request, and the email service is not asked',
  async ([, fail, reason]) => {
    const mails = demo.watchMailApp()
    const fallen = demo.watchEvent('mrp-fallback')
    const asked = answering(fail, async () => new Response('OK'))
    await demo.mountAndSubmit({}, { endpoint })
    await expect.element(demo.mailPanel).toBeVisible()
    expect(asked.map(({ url }) => url)).toEqual([endpoint])
    expect([mails.length, fallen.length]).toEqual([1, 1])
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      [
        `The demo request falls back to the visitor's mail app: ${reason}. If this repeats, check <mrp-config>.`,
      ],
    ])
    await expect.element(demo.field('Full name')).toHaveValue('Anna Huber')
  },
)

test('The form’s own action is where its requests go, in UTF-8 whatever the page’s encoding is', async () => {
  const element = await demo.mountDemoForm({}, { endpoint: '' })
  const form = element.shadowRoot?.querySelector('form')
  expect([form?.getAttribute('action'), form?.enctype, form?.method, form?.acceptCharset]).toEqual([
    'mailto:hello@mrp-agent.example?subject=Demo%20Request',
    'text/plain',
    'post',
    'utf-8',
  ])
  element.setAttribute('endpoint', endpoint)
  await expect.poll(() => form?.action).toBe(endpoint)
  expect(form?.enctype).toBe('application/x-www-form-urlencoded')
})

test('A request is finished even if the visitor leaves the page, unless it is too large for that', async () => {
  const asked = answering(status(200), status(200))
  await demo.mountAndSend({}, { endpoint })
  await press(page.getByRole('button', { name: 'Request Another Demo' }))
  await demo.typeRequest()
  // Three bytes a letter: browsers count bytes.
  await demo.type({ 'Comments (optional)': '€'.repeat(20_000) })
  await press(demo.sendButton)
  await expect.element(demo.successScreen).toBeVisible()
  expect(asked.map(({ init }) => init.keepalive)).toEqual([true, false])
})
