import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import { answerEarly } from '../../src/loader/asleep-answers.ts'
import { toasts } from '../../src/services/toast-list.ts'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { addPrerendered } from '../support/mount.tsx'

// What a visitor does before a request is sent: opens a form, starts to type, is told of faults. Never what they type.

const details = (seen: readonly CustomEvent[]) => seen.map(({ detail }) => detail)
const plainFrom = (target: Element) => ({ target, bubbles: true, composed: true, cancelable: false })
const clearButton = page.getByRole('button', { name: 'Clear this form' })
const dialogRole = page.getByRole('dialog')

test('“mrp-open” comes each time a dialog has opened, by its button or by its attribute', async () => {
  const open: boolean[] = []
  const seen = demo.watchEvent('mrp-open', ({ target }) => {
    const dialog = target instanceof Element ? target.shadowRoot?.querySelector('dialog') : undefined
    open.push(dialog?.open === true)
  })
  const element = await demo.mountClosed('button')
  expect(seen).toEqual([])
  await press(demo.sendButton)
  await expect.element(dialogRole).toBeVisible()
  await press(page.getByRole('button', { name: 'Close', exact: true }))
  await expect.poll(() => element.hasAttribute('open')).toBe(false)
  element.setAttribute('open', '')
  await expect.element(dialogRole).toBeVisible()
  expect(details(seen)).toEqual([{ form: 'demo' }, { form: 'demo' }])
  expect(open).toEqual([true, true])
  expect(seen.map(demo.manners)).toEqual([plainFrom(element), plainFrom(element)])
})

test('A form that stands in the page dispatches no “mrp-open”', async () => {
  const seen = demo.watchEvent('mrp-open')
  const element = await demo.mountDemoForm()
  element.setAttribute('open', '')
  await demo.typeRequest()
  expect(seen).toEqual([])
})

test('“mrp-start” comes once, at the first thing typed', async () => {
  const seen = demo.watchEvent('mrp-start')
  const element = await demo.mountDemoForm({ 'company-name': 'Acme' })
  await press(demo.field('Full name'))
  expect(seen).toEqual([])
  await demo.typeRequest()
  expect(details(seen)).toEqual([{ form: 'demo' }])
  expect(seen.map(demo.manners)).toEqual([plainFrom(element)])
})

test('“mrp-start” comes again with the next request, after the one before was sent', async () => {
  const seen = demo.watchEvent('mrp-start')
  await demo.mountAndSend()
  await press(page.getByRole('button', { name: 'Request Another Demo' }))
  expect(seen).toHaveLength(1)
  await demo.typeRequest()
  expect(seen).toHaveLength(2)
})

test('“mrp-start” comes again after the form was cleared, and not before', async () => {
  const seen = demo.watchEvent('mrp-start')
  await demo.submitInVain()
  await demo.type({ 'Comments (optional)': 'Bearings' })
  expect(seen).toHaveLength(1)
  await press(clearButton)
  expect(seen).toHaveLength(1)
  await demo.type({ 'Full name': 'Berta' })
  expect(seen).toHaveLength(2)
})

test('“mrp-start” tells of what was typed before the code was loaded', async () => {
  const seen = demo.watchEvent('mrp-start')
  const element = addPrerendered(demoForm)
  const name = element.shadowRoot?.querySelector<HTMLInputElement>('[name=fullName]')
  if (name) name.value = 'Anna Huber'
  await expect.poll(() => details(seen)).toEqual([{ form: 'demo' }])
  expect(seen[0]?.target).toBe(element)
})

test('“mrp-start” comes of a sleeping form too, once, and its code does not repeat it', async () => {
  const seen = demo.watchEvent('mrp-start')
  const asleep = document.createElement('mrp-sleeping-form')
  document.body.append(asleep)
  asleep.attachShadow({ mode: 'open' }).innerHTML = '<form><input name="fullName" part="input"></form>'
  const form = asleep.shadowRoot?.querySelector('form')
  const input = form?.querySelector('input')
  if (!form || !input) throw new Error('The form is missing.')
  answerEarly(asleep, form)
  expect(seen).toEqual([])
  for (const typed of ['A', 'Anna']) {
    input.value = typed
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  }
  expect(details(seen)).toEqual([{ form: 'sleeping' }])
  // Another page's form finds the draft.
  answerEarly(asleep, form)
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  expect(seen).toHaveLength(1)
})

test('A draft that was started on the page before dispatches no “mrp-start”', async () => {
  await demo.mountDemoForm()
  await demo.type({ 'Full name': 'Anna Huber' })
  document.body.replaceChildren()
  const seen = demo.watchEvent('mrp-start')
  await demo.mountDemoForm()
  await expect.element(demo.field('Full name')).toHaveValue('Anna Huber')
  await demo.type({ 'Full name': 'Anna Huber-Lang' })
  expect(seen).toEqual([])
})

test('“mrp-invalid” names the fields that a press found at fault, and has no values', async () => {
  const seen = demo.watchEvent('mrp-invalid')
  const element = await demo.mountDemoForm()
  await demo.type({ 'Full name': 'Anna Huber' })
  await demo.type({ Email: 'anna at huber' })
  await press(demo.field('Company name'))
  expect(seen).toEqual([])
  await press(demo.sendButton)
  expect(details(seen)).toEqual([{ form: 'demo', fields: ['companyName', 'email'] }])
  expect(seen.map(demo.manners)).toEqual([plainFrom(element)])
  await demo.typeRequest()
  await press(demo.sendButton)
  await expect.element(demo.successScreen).toBeVisible()
  expect(seen).toHaveLength(1)
})

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
