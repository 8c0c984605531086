import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as demo from '../support/demo-form.ts'
import { press, typeInto } from '../support/hands.ts'
import { blockStorage } from '../support/storage.ts'
import { untilTrue } from '../support/visitor.ts'

// An answer may come while the visitor is already at something else. What arrived is said, and what was typed since stays.

const comments = demo.field('Comments (optional)')
/** An email service that answers each request when it is told to. */
function patientService() {
  const waiting: ((response: Response) => void)[] = []
  demo.fakeEmailService(() => new Promise(resolve => waiting.push(resolve)))
  return {
    asked: () => waiting.length,
    answer: (index: number, status: number) => waiting[index]?.(new Response('OK', { status })),
  }
}

test('What is typed while a request is being sent stays in the form and in the draft, and goes out with the next press', async () => {
  const service = patientService()
  await demo.mountAndSubmit()
  await expect.poll(service.asked).toBe(1)
  await typeInto(comments, 'One more thing.')
  service.answer(0, 200)
  await expect.element(demo.toast('Demo Requested!')).toBeVisible()
  await expect.element(demo.sendButton).toBeEnabled()
  await expect.element(comments).toHaveValue('One more thing.')
  expect(demo.draft()).toContain('One more thing.')

  await press(demo.sendButton)
  await expect.poll(service.asked).toBe(2)
  service.answer(1, 200)
  await expect.element(demo.successScreen).toBeVisible()
  expect(demo.draft()).toBeNull()
})

test('What is typed and taken back while a request is being sent leaves nothing behind but the success', async () => {
  const service = patientService()
  await demo.mountAndSubmit()
  await expect.poll(service.asked).toBe(1)
  await demo.type({ 'Full name': 'Anna Huber ' })
  service.answer(0, 200)
  await expect.element(demo.successScreen).toBeVisible()
  expect(demo.draft()).toBeNull()
})

test('What is typed after the time-out stays when the 200 comes after all, and the mail is no longer asked for', async () => {
  demo.watchMailApp()
  const sent = demo.watchEvent('mrp-sent')
  const service = patientService()
  await demo.letTimeRunOut()
  await typeInto(comments, 'One more thing.')
  service.answer(0, 200)
  await expect.element(demo.toast('Demo Requested!')).toBeVisible()
  await expect.element(demo.mailPanel).not.toBeInTheDocument()
  await expect.element(comments).toHaveValue('One more thing.')
  expect(demo.draft()).toContain('One more thing.')
  expect(sent).toHaveLength(1)
})

test('A 200 that comes after all does not take the form from a second request, which then fails', async () => {
  demo.refuseMailApp()
  const service = patientService()
  await demo.letTimeRunOut()
  await typeInto(comments, 'One more thing.')
  await press(demo.sendButton)
  await untilTrue(() => service.asked() === 2)
  service.answer(0, 200)
  await expect.element(demo.toast('Demo Requested!')).toBeVisible()
  await expect.element(demo.sendingButton).toBeDisabled()

  service.answer(1, 500)
  await expect.element(demo.failedPanel).toBeVisible()
  expect(demo.field('Your message').element()).toHaveProperty(
    'value',
    expect.stringContaining('Comments: One more thing.'),
  )
})

test('A 200 that comes after all does not wipe the form that was begun since', async () => {
  demo.watchMailApp()
  const service = patientService()
  await demo.letTimeRunOut()
  await press(demo.sendButton)
  await untilTrue(() => service.asked() === 2)
  service.answer(1, 200)
  await expect.element(demo.successScreen).toBeVisible()
  await press(page.getByRole('button', { name: 'Request Another Demo' }))
  await typeInto(comments, 'Another plant.')
  const sent = demo.watchEvent('mrp-sent')
  service.answer(0, 200)
  await untilTrue(() => sent.length === 1)
  await expect.element(comments).toHaveValue('Another plant.')
  expect(demo.draft()).toContain('Another plant.')
})

// A request that the mail app has stays in the form and as a draft, because nobody knows whether it was sent. Who shares
// a computer can take it away.

const clearButton = page.getByRole('button', { name: 'Clear this form' })
const shown = () =>
  Object.values(demo.fieldNames).map(label => (demo.field(label).element() as HTMLInputElement).value)
const handOver = () =>
  demo.submitInVain({ 'job-title': 'Planner' }, {}, async () => {
    await demo.type({ 'ERP system': 'SAP', Comments: 'Bearings are always short.' })
    await demo.typeRequest()
  })

test('“Clear this form” clears fields, draft and panel, and the focus goes to the first field', async () => {
  await handOver()
  await press(clearButton)
  await expect.element(demo.mailPanel).not.toBeInTheDocument()
  expect(shown().join('')).toBe('')
  expect(demo.draft()).toBeNull()
  await demo.expectFocus(demo.field('Full name'))
  document.body.replaceChildren()
  await demo.mountDemoForm()
  expect(shown().join('')).toBe('')
})

test('Where no mail app opened, the form can be cleared', async () => {
  demo.refuseMailApp()
  demo.refuseWith(500)
  await demo.mountAndSubmit()
  await expect.element(demo.failedPanel).toBeVisible()
  await press(clearButton)
  await expect.element(demo.failedPanel).not.toBeInTheDocument()
  expect(demo.draft()).toBeNull()
})

test('Where storage is blocked, clearing forgets what was kept in memory', async () => {
  blockStorage('sessionStorage')
  await handOver()
  await press(clearButton)
  document.body.replaceChildren()
  await demo.mountDemoForm()
  expect(shown().join('')).toBe('')
})

test('A cleared form takes the next request, and says what is missing in it', async () => {
  await handOver()
  await press(clearButton)
  await press(demo.sendButton)
  await expect.element(demo.toast('Missing Information')).toBeVisible()
  vi.restoreAllMocks()
  await demo.submitRequest('Clear Next')
  await expect.element(page.getByRole('heading', { name: 'Thank you, Clear Next.' })).toBeVisible()
})

test('A 200 that comes after the form was cleared is told, and takes no form from who has begun anew', async () => {
  demo.watchMailApp()
  const { answer } = demo.slowEmailService()
  await demo.letTimeRunOut()
  await press(clearButton)
  await demo.type({ 'Full name': 'Ben Ortiz' })
  await answer(200)
  await expect.element(demo.toast('Demo Requested!')).toBeVisible()
  await expect.element(demo.field('Full name')).toHaveValue('Ben Ortiz')
  expect(demo.draft()).toContain('Ben Ortiz')
})
