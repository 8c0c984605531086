import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { stopTime, untilTrue } from '../support/visitor.ts'

// `event.respondWith(promise)` on `mrp-submit`: a page sends a request its own way, and the form shows what came of it.

test('The form waits for the page, then shows success, and no service is asked', async () => {
  const service = demo.fakeEmailService(async () => new Response('OK'))
  const sent = demo.watchEvent('mrp-sent')
  const { promise, resolve } = Promise.withResolvers<void>()
  demo.respondWith(() => promise)
  await demo.mountAndSubmit({ endpoint: 'https://in.example/take' })
  await expect.element(demo.sendingButton).toBeDisabled()
  expect(sent).toEqual([])
  expect(demo.draft()).toContain('Anna Huber')
  resolve()
  await expect.element(demo.successScreen).toBeVisible()
  await expect.element(demo.toast('Demo Requested!')).toBeVisible()
  expect(sent.map(({ detail }) => detail)).toEqual([{ form: 'demo', fields: demo.leastFields }])
  expect(service).not.toHaveBeenCalled()
  expect(demo.draft()).toBeNull()
})

test('The event tells what a request of ours would: with attribution on, fields, source, page and campaign', async () => {
  const seen = demo.respondWith(() => Promise.resolve())
  await demo.mountAndSend({ source: 'fair' }, { attribution: 'on' })
  expect(seen.map(({ detail }) => detail)).toEqual([
    {
      form: 'demo',
      fields: demo.leastFields,
      source: 'fair',
      page: location.origin + location.pathname,
      campaign: {},
    },
  ])
})

test.for([
  ['an error', () => Promise.reject(new Error('sold out')), 'sold out'],
  ['what no text can be made of', () => Promise.reject(Object.create(null)), 'unknown'],
  ['a response that is not ok', async () => new Response(null, { status: 503 }), 'the endpoint answered 503'],
] as const)(
  'Where a page rejects with %s, the mail app takes over, and one line says why',
  async ([, answer, reason]) => {
    const mails = demo.watchMailApp()
    const warn = vi.mocked(console.warn)
    const service = demo.fakeEmailService(async () => new Response('OK'))
    const fallback = demo.watchEvent('mrp-fallback')
    demo.respondWith(answer)
    await demo.mountAndSubmit({ endpoint: 'https://in.example/take' })
    await expect.element(demo.mailPanel).toBeVisible()
    await expect.element(demo.field('Full name')).toHaveValue('Anna Huber')
    expect([mails.length, fallback.length]).toEqual([1, 1])
    expect(warn.mock.calls).toEqual([
      [
        `The demo request falls back to the visitor's mail app: ${reason}. If this repeats, check <mrp-config>.`,
      ],
    ])
    expect(service).not.toHaveBeenCalled()
    expect(demo.draft()).toContain('Anna Huber')
  },
)

test('A page that responds with no promise has sent the request', async () => {
  const service = demo.fakeEmailService(async () => new Response('OK'))
  demo.respondWith(() => undefined)
  await demo.mountAndSend()
  expect(service).not.toHaveBeenCalled()
})

test('A listener in another frame answers with a promise of its own', async () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const script = document.createElement('script')
  script.textContent = `parent.document.addEventListener('mrp-submit',
    event => event.respondWith(Promise.reject(new Error('frame'))), { once: true })`
  frame.contentDocument?.body.append(script)
  demo.refuseMailApp()
  const failed = demo.watchEvent('mrp-failed')
  await demo.mountAndSubmit()
  await expect.element(demo.failedPanel).toBeVisible()
  expect(failed[0]?.detail.reason).toContain('frame')
})

test('Of two calls of “respondWith”, the first wins, and the second throws an InvalidStateError that says so', async () => {
  const thrown: unknown[] = []
  demo.respondWith(() => Promise.resolve())
  demo.watchEvent('mrp-submit', event => {
    try {
      Reflect.get(event, 'respondWith')('too much')
    } catch (error) {
      thrown.push(error)
    }
  })
  await demo.mountAndSend()
  expect(thrown).toEqual([expect.objectContaining({ name: 'InvalidStateError' })])
  expect(String(thrown[0])).toContain('once')
})

test('“respondWith” after the event throws an InvalidStateError, and the form sends the request itself', async () => {
  const seen = demo.watchEvent('mrp-submit')
  await demo.mountAndSend()
  const late = () => Reflect.get(seen[0] ?? {}, 'respondWith')(Promise.resolve())
  expect(late).toThrow(expect.objectContaining({ name: 'InvalidStateError' }))
  expect(late).toThrow('before any await')
})

test('A page that prevents the event and responds to it has responded', async () => {
  const seen = demo.watchEvent('mrp-submit', event => event.preventDefault())
  demo.respondWith(() => Promise.resolve())
  await demo.mountAndSend()
  expect(seen).toHaveLength(1)
})

test('A promise that does not settle within 12 s goes to the mail app; settled later, it is a success', async () => {
  demo.watchMailApp()
  const sent = demo.watchEvent('mrp-sent')
  const { promise, resolve } = Promise.withResolvers<void>()
  const seen = demo.respondWith(() => promise)
  await demo.mountDemoForm()
  await demo.typeRequest()
  stopTime()
  await press(demo.sendButton)
  await untilTrue(() => seen.length === 1)
  await vi.advanceTimersByTimeAsync(12_000)
  vi.useRealTimers()
  await expect.element(demo.mailPanel).toBeVisible()
  expect(demo.draft()).toContain('Anna Huber')
  resolve()
  await expect.element(demo.successScreen).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(demo.draft()).toBeNull()
})

test('Where a page only prevents “mrp-submit”, nothing is sent, and the form stays as it was and says who has the request, in any language', async () => {
  const service = demo.fakeEmailService(async () => new Response('OK'))
  const mails = demo.watchMailApp()
  const others = ['mrp-sent', 'mrp-fallback', 'mrp-failed', 'mrp-toast'].map(type => demo.watchEvent(type))
  demo.watchEvent('mrp-submit', event => event.preventDefault())
  const element = await demo.mountDemoForm()
  await demo.submitRequest()
  await expect.element(page.getByText('This page has taken over your request.')).toBeVisible()
  await expect.element(demo.field('Full name')).toHaveValue('Anna Huber')
  await expect.element(demo.sendButton).toBeEnabled()
  expect(demo.draft()).toContain('Anna Huber')
  expect(service).not.toHaveBeenCalled()
  expect([...mails, ...others.flat()]).toEqual([])
  element.lang = 'de'
  const said = page.getByText('Diese Seite hat Ihre Anfrage übernommen.')
  await expect.element(said).toHaveAttribute('aria-live', 'polite')
  await expect.element(said).toHaveTextContent('hello@mrp-agent.example')
})
