import { expect, test } from 'vitest'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { untilTrue } from '../support/visitor.ts'

// A page builder, a router or a framework may take a form away, move it or put another one in its place at any time.

/** Submits a request that the service has not answered yet. */
async function submitSlowly(attributes = {}) {
  const { service, answer } = demo.slowEmailService()
  const sent = demo.watchEvent('mrp-sent')
  const form = await demo.mountDemoForm(attributes)
  await demo.submitRequest()
  await untilTrue(() => service.mock.calls.length === 1)
  return { service, answer, sent, form }
}

const replacements: readonly (readonly [string, (form: HTMLElement) => Promise<void>])[] = [
  [
    'is taken away and put back',
    async form => {
      form.remove()
      await untilTrue(() => form.shadowRoot?.querySelector('form') === null)
      document.body.append(form)
    },
  ],
  ['is replaced by a copy', async form => form.replaceWith(form.cloneNode(true))],
  [
    'comes again as markup',
    async form => {
      form.outerHTML = '<mrp-demo-form></mrp-demo-form>'
    },
  ],
]

test.for(replacements)('A form that %s while it sends goes on sending, and thanks', async ([, replace]) => {
  const { service, answer, sent, form } = await submitSlowly()
  await replace(form)
  await expect.element(demo.sendingButton).toBeDisabled()
  await expect.element(demo.field('Full name')).toHaveValue('Anna Huber')
  await answer(200)
  await expect.element(demo.successScreen).toBeVisible()
  expect(service).toHaveBeenCalledTimes(1)
  expect(sent).toHaveLength(1)
  expect(demo.draft()).toBeNull()
})

test.for(replacements)(
  'A form that %s while it sends opens the mail app once if that fails',
  async ([, replace]) => {
    const mails = demo.watchMailApp()
    const { answer, form } = await submitSlowly()
    await replace(form)
    await expect.element(demo.sendingButton).toBeDisabled()
    await answer(500)
    await expect.element(demo.mailPanel).toBeVisible()
    await expect.element(demo.sendButton).toBeEnabled()
    expect(mails).toHaveLength(1)
  },
)

test('A page that has taken the form away while it sends hears that the request has arrived, once', async () => {
  const { answer, sent, form } = await submitSlowly()
  const own: Event[] = []
  form.addEventListener('mrp-sent', event => own.push(event))
  form.remove()
  await answer(200)
  await expect.poll(() => sent.map(({ detail }) => detail.form)).toEqual(['demo'])
  expect(own).toHaveLength(1)
})

test('A page that takes the form away at the press can still send the request its own way', async () => {
  const service = demo.fakeEmailService(async () => new Response('OK'))
  const form = await demo.mountDemoForm({}, { attribution: 'on' })
  const asked = demo.respondWith(() => Promise.resolve())
  await demo.typeRequest()
  form.addEventListener('click', () => form.remove())
  await press(demo.sendButton)
  await expect.poll(() => asked.map(({ target }) => target)).toEqual([document])
  expect(service).not.toHaveBeenCalled()
})
