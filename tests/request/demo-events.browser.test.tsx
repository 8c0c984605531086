import { expect, test } from 'vitest'
import { toasts } from '../../src/services/toast-list.ts'
import {
  failedPanel,
  fakeEmailService,
  field,
  leastFields,
  mailPanel,
  manners,
  mountDemoForm,
  refuseMailApp,
  refuseWith,
  sendButton,
  sendRequest,
  submitRequest,
  successScreen,
  toast,
  watchEvent,
  watchMailApp,
} from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// The events as contract.md's table has them: the page hears them on its document.

const request = { form: 'demo', fields: leastFields }

test('“mrp-ready”, once, after the first render', async () => {
  const seen = watchEvent('mrp-ready')
  const element = await mountDemoForm()
  // React runs effects after the browser has painted, so the form is seen a moment earlier.
  await expect.poll(() => seen.length).toBe(1)
  expect(seen.map(({ detail }) => detail)).toEqual([{}])
  expect(seen.map(manners)).toEqual([{ target: element, bubbles: true, composed: true, cancelable: false }])
})

test('“mrp-submit”, cancelable, tells what is about to be sent', async () => {
  const seen = watchEvent('mrp-submit')
  const element = await mountDemoForm()
  await sendRequest()
  expect(seen.map(({ detail }) => detail)).toEqual([request])
  expect(seen.map(manners)).toEqual([{ target: element, bubbles: true, composed: true, cancelable: true }])
})

test('“mrp-submit” prevented: nothing is sent, no mail app opens, and all that was typed stays', async () => {
  const service = fakeEmailService(async () => new Response('OK'))
  const mails = watchMailApp()
  const others = ['mrp-sent', 'mrp-fallback', 'mrp-failed', 'mrp-toast'].map(type => watchEvent(type))
  const seen = watchEvent('mrp-submit', event => event.preventDefault())
  await mountDemoForm()
  await submitRequest()

  await expect.poll(() => seen).toHaveLength(1)
  await expect.element(sendButton).toBeEnabled()
  await expect.element(field('Full name')).toHaveValue('Anna Huber')
  expect(service).not.toHaveBeenCalled()
  expect([...mails, ...others.flat()]).toEqual([])
})

test('After a prevented “mrp-submit”, the next one is sent', async () => {
  let first = true
  watchEvent('mrp-submit', event => {
    if (first) event.preventDefault()
    first = false
  })
  await mountDemoForm()
  await submitRequest()
  await press(sendButton)
  await expect.element(successScreen).toBeVisible()
})

test('No “mrp-submit” where the submit check finds fault', async () => {
  const seen = watchEvent('mrp-submit')
  await mountDemoForm()
  await press(sendButton)
  await expect.element(toast('Missing Information')).toBeVisible()
  expect(seen).toEqual([])
})

test.for([
  ['mrp-sent', 'the email service answered 200', watchMailApp, successScreen, () => ({})],
  [
    'mrp-fallback',
    'the mail client was opened, with its address',
    () => [refuseWith(500), watchMailApp()][1],
    mailPanel,
    (mails: unknown) => ({ href: Object(mails)[0] }),
  ],
  [
    'mrp-failed',
    'neither worked, with the reason',
    () => [refuseWith(500), refuseMailApp()][1],
    failedPanel,
    () => ({ reason: 'the service answered 500: no' }),
  ],
] as const)('“%s”, when %s, and neither of the other two', async ([type, , prepare, screen, more]) => {
  const seen = ['mrp-sent', 'mrp-fallback', 'mrp-failed'].flatMap(name => ({
    name,
    events: watchEvent(name),
  }))
  const mails = prepare()
  const element = await mountDemoForm()
  await submitRequest()
  await expect.element(screen).toBeVisible()
  expect(seen.flatMap(({ name, events }) => events.map(({ detail }) => [name, detail]))).toEqual([
    [type, { ...request, ...more(mails) }],
  ])
  expect(seen.flatMap(({ events }) => events.map(manners))).toEqual([
    { target: element, bubbles: true, composed: true, cancelable: false },
  ])
})

test.for([
  ['no configuration', 'the email service is not configured', {}],
  ['no connection', 'Failed to fetch', undefined],
] as const)('The reason of a failure, with %s, is a sentence', async ([, reason, emailService]) => {
  fakeEmailService(() => Promise.reject(new TypeError('Failed to fetch')))
  refuseMailApp()
  const seen = watchEvent('mrp-failed')
  await mountDemoForm({}, emailService && { emailService })
  await submitRequest()
  await expect.element(failedPanel).toBeVisible()
  expect(seen.map(({ detail }) => detail.reason)).toEqual([reason])
})

test('“mrp-toast”, cancelable, carries the words of the toast', async () => {
  const seen = watchEvent('mrp-toast')
  const element = await mountDemoForm()
  await press(sendButton)
  await expect.element(toast('Missing Information')).toBeVisible()
  expect(seen.map(({ detail }) => detail)).toEqual([
    {
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
      variant: 'destructive',
    },
  ])
  expect(seen.map(manners)).toEqual([{ target: element, bubbles: true, composed: true, cancelable: true }])
})

test('“mrp-toast” prevented: the host shows it, we do not', async () => {
  watchEvent('mrp-toast', event => event.preventDefault())
  await mountDemoForm()
  await press(sendButton)
  await expect.element(field('Full name')).toBeInvalid()
  expect(toasts.get()).toEqual([])
})

test('The details name the fields as the form does, trimmed, without the robot trap', async () => {
  const seen = watchEvent('mrp-submit')
  await mountDemoForm()
  await sendRequest('  Anna Huber ')
  expect(Object.keys(seen[0]?.detail.fields).sort()).toEqual(Object.keys(leastFields).sort())
  expect(seen[0]?.detail.fields.fullName).toBe('Anna Huber')
})
