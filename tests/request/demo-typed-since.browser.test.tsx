import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  failedPanel,
  fakeEmailService,
  field,
  mailPanel,
  mountDemoForm,
  refuseMailApp,
  sendButton,
  sendingButton,
  submitRequest,
  successScreen,
  toast,
  type,
  typeRequest,
  watchEvent,
  watchMailApp,
} from '../support/demo-form.ts'
import { press, typeInto } from '../support/hands.ts'
import { stopTime, untilTrue } from '../support/visitor.ts'

// An answer may come while the visitor is already at something else. What arrived is said, and what was typed since stays.

const comments = field('Comments (optional)')
const draft = () => sessionStorage.getItem('mrp:draft:demo')

/** An email service that answers each request when it is told to. */
function patientService() {
  const waiting: ((response: Response) => void)[] = []
  fakeEmailService(() => new Promise(resolve => waiting.push(resolve)))
  return {
    asked: () => waiting.length,
    answer: (index: number, status: number) => waiting[index]?.(new Response('OK', { status })),
  }
}

/** A request that has been handed to the mail app because no answer came in time. */
async function letTimeRunOut(service: ReturnType<typeof patientService>) {
  await mountDemoForm()
  await typeRequest()
  stopTime()
  await press(sendButton)
  await untilTrue(() => service.asked() === 1)
  await vi.advanceTimersByTimeAsync(12_000)
  await untilTrue(() => sendButton.query() !== null)
}

test('What is typed while a request is being sent stays in the form and in the draft', async () => {
  const service = patientService()
  await mountDemoForm()
  await submitRequest()
  await expect.poll(service.asked).toBe(1)
  await typeInto(comments, 'One more thing.')
  service.answer(0, 200)

  await expect.element(toast('Demo Requested!')).toBeVisible()
  await expect.element(sendButton).toBeEnabled()
  await expect.element(comments).toHaveValue('One more thing.')
  expect(draft()).toContain('One more thing.')
})

test('What is typed while a request is being sent goes out with the next press', async () => {
  const service = patientService()
  await mountDemoForm()
  await submitRequest()
  await expect.poll(service.asked).toBe(1)
  await typeInto(comments, 'One more thing.')
  service.answer(0, 200)
  await press(sendButton)
  await expect.poll(service.asked).toBe(2)
  service.answer(1, 200)
  await expect.element(successScreen).toBeVisible()
  expect(draft()).toBeNull()
})

test('What is typed and taken back while a request is being sent leaves nothing behind but the success', async () => {
  const service = patientService()
  await mountDemoForm()
  await submitRequest()
  await expect.poll(service.asked).toBe(1)
  await type({ 'Full name': 'Anna Huber ' })
  service.answer(0, 200)
  await expect.element(successScreen).toBeVisible()
  expect(draft()).toBeNull()
})

test('What is typed after the time-out stays when the 200 comes after all, and the mail is no longer asked for', async () => {
  watchMailApp()
  const sent = watchEvent('mrp-sent')
  const service = patientService()
  await letTimeRunOut(service)
  await typeInto(comments, 'One more thing.')
  service.answer(0, 200)

  await expect.element(toast('Demo Requested!')).toBeVisible()
  await expect.element(mailPanel).not.toBeInTheDocument()
  await expect.element(comments).toHaveValue('One more thing.')
  expect(draft()).toContain('One more thing.')
  expect(sent).toHaveLength(1)
})

test('A 200 that comes after all does not take the form from a second request, which then fails', async () => {
  refuseMailApp()
  const service = patientService()
  await letTimeRunOut(service)
  await typeInto(comments, 'One more thing.')
  await press(sendButton)
  await untilTrue(() => service.asked() === 2)
  service.answer(0, 200)
  await expect.element(toast('Demo Requested!')).toBeVisible()
  await expect.element(sendingButton).toBeDisabled()

  service.answer(1, 500)
  await expect.element(failedPanel).toBeVisible()
  expect(field('Your message').element()).toHaveProperty(
    'value',
    expect.stringContaining('Comments: One more thing.'),
  )
})

test('A 200 that comes after all does not wipe the form that was begun since', async () => {
  watchMailApp()
  const service = patientService()
  await letTimeRunOut(service)
  await press(sendButton)
  await untilTrue(() => service.asked() === 2)
  service.answer(1, 200)
  await expect.element(successScreen).toBeVisible()
  await press(page.getByRole('button', { name: 'Request Another Demo' }))
  await typeInto(comments, 'Another plant.')
  const sent = watchEvent('mrp-sent')
  service.answer(0, 200)
  await untilTrue(() => sent.length === 1)
  await expect.element(comments).toHaveValue('Another plant.')
  expect(draft()).toContain('Another plant.')
})
