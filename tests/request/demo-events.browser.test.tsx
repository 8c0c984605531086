import { expect, test } from 'vitest'
import { toasts } from '../../src/services/toast-list.ts'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// The events as contract.md's table has them: the page hears them on its document.

const request = { form: 'demo', fields: demo.leastFields }

test('“mrp-submit”, cancelable, tells what is about to be sent, trimmed, without the robot trap', async () => {
  const seen = demo.watchEvent('mrp-submit')
  const element = await demo.mountDemoForm()
  await demo.sendRequest('  Anna Huber ')
  expect(seen.map(({ detail }) => detail)).toEqual([request])
  expect(seen.map(demo.manners)).toEqual([
    { target: element, bubbles: true, composed: true, cancelable: true },
  ])
})

test.for([
  ['mrp-sent', 'the email service answered 200', demo.watchMailApp, demo.successScreen, () => ({})],
  [
    'mrp-fallback',
    'the mail client was opened, with its address',
    () => [demo.refuseWith(500), demo.watchMailApp()][1],
    demo.mailPanel,
    (mails: unknown) => ({ href: Object(mails)[0] }),
  ],
  [
    'mrp-failed',
    'neither worked, with the reason',
    () => [demo.refuseWith(500), demo.refuseMailApp()][1],
    demo.failedPanel,
    () => ({ reason: 'the service answered 500: no' }),
  ],
] as const)('“%s”, when %s, and neither of the other two', async ([type, , prepare, screen, more]) => {
  const seen = ['mrp-sent', 'mrp-fallback', 'mrp-failed'].flatMap(name => ({
    name,
    events: demo.watchEvent(name),
  }))
  const mails = prepare()
  const element = await demo.mountDemoForm()
  await demo.submitRequest()
  await expect.element(screen).toBeVisible()
  expect(seen.flatMap(({ name, events }) => events.map(({ detail }) => [name, detail]))).toEqual([
    [type, { ...request, ...more(mails) }],
  ])
  expect(seen.flatMap(({ events }) => events.map(demo.manners))).toEqual([
    { target: element, bubbles: true, composed: true, cancelable: false },
  ])
})

test('“mrp-toast”, cancelable, carries the words of the toast', async () => {
  const seen = demo.watchEvent('mrp-toast')
  const element = await demo.mountDemoForm()
  await press(demo.sendButton)
  await expect.element(demo.toast('Missing Information')).toBeVisible()
  expect(seen.map(({ detail }) => detail)).toEqual([
    {
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
      variant: 'destructive',
    },
  ])
  expect(seen.map(demo.manners)).toEqual([
    { target: element, bubbles: true, composed: true, cancelable: true },
  ])
})

test('“mrp-toast” prevented: the host shows it, we do not', async () => {
  const seen = demo.watchEvent('mrp-toast', event => event.preventDefault())
  await demo.mountDemoForm()
  await press(demo.sendButton)
  await expect.poll(() => seen).toHaveLength(1)
  expect(toasts.get()).toEqual([])
})
