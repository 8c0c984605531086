import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as demo from '../support/demo-form.ts'
import { press, typeInto } from '../support/hands.ts'

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

// A page or an endpoint that has read a request may refuse it with words for the visitor. These stay in the form.

const json = (status: number, said: unknown) => new Response(JSON.stringify(said), { status })

const taken = { fields: { email: 'Already registered' } }

const email = demo.field('Email')
const said = (sentence: string) => page.getByText(sentence)
const alertSaying = (sentence: string) => page.getByRole('alert').filter({ hasText: sentence })

/** Each way in which a receiver says the same. */
const ways = [
  ['A rejection', (what: unknown) => demo.respondWith(() => Promise.reject(what))],
  ['A page’s response with 422', (what: unknown) => demo.respondWith(async () => json(422, what))],
  ['An endpoint’s answer with 422', (what: unknown) => demo.fakeEmailService(async () => json(422, what))],
] as const

test.for(ways)('%s with a sentence for a field shows it there, and focuses the field', async ([, refuse]) => {
  const mails = demo.watchMailApp()
  const invalid = demo.watchEvent('mrp-invalid')
  refuse(taken)
  await demo.mountAndSubmit({ endpoint })
  await expect.element(email).toHaveAccessibleDescription(/Already registered/)
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await demo.expectFocus(email)
  await expect.element(demo.field('Full name')).toHaveValue('Anna Huber')
  await expect.element(demo.sendButton).toBeEnabled()
  expect(invalid.map(({ detail }) => detail)).toEqual([{ form: 'demo', fields: ['email'] }])
  expect(mails).toEqual([])
  expect(sessionStorage.getItem('mrp:draft:demo')).toContain('Anna Huber')
})

test('A rejection with a message says it above the button, as text whatever it has in it, and focuses it', async () => {
  const mails = demo.watchMailApp()
  const message = 'We serve Europe only. <img src=x onerror=alert(1)>'
  demo.respondWith(() => Promise.reject({ message }))
  await demo.mountAndSubmit({ endpoint })
  await expect.element(alertSaying(message)).toBeVisible()
  await demo.expectFocus(said(message))
  expect(mails).toEqual([])
})

test('What a receiver says of a field that the form does not have stands above the button', async () => {
  demo.respondWith(() =>
    Promise.reject({ message: 'Please check.', fields: { vat: 'No such number.', phone: 'Too short.' } }),
  )
  await demo.mountAndSubmit({ hide: 'phone' })
  await expect.element(alertSaying('Please check. No such number. Too short.')).toBeVisible()
})

test('The sentence at a field stays until the visitor types there; then a second attempt can succeed', async () => {
  let attempts = 0
  demo.respondWith(() => {
    attempts += 1
    return attempts === 1 ? Promise.reject(taken) : Promise.resolve()
  })
  await demo.mountAndSubmit()
  await demo.expectFocus(email)
  await press(demo.field('Full name'))
  await press(demo.field('Company name'))
  await expect.element(said('Already registered')).toBeVisible()
  await typeInto(email, 'anna@gears.example')
  await expect.element(said('Already registered')).not.toBeInTheDocument()
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await press(demo.sendButton)
  await expect.element(demo.successScreen).toBeVisible()
  expect(attempts).toBe(2)
})

test.for([
  ['has no words for the visitor', json(422, { message: ' ', fields: { email: 3 } })],
  ['is no JSON', new Response('Unprocessable', { status: 422 })],
  ['is another error with such words', json(500, taken)],
] as const)('An answer that %s goes on to the mail app', async ([, answer]) => {
  demo.watchMailApp()
  demo.fakeEmailService(async () => answer.clone())
  await demo.mountAndSubmit({ endpoint })
  await expect.element(demo.mailPanel).toBeVisible()
})
