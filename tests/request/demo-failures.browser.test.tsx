import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  expectFocus,
  failedPanel,
  fakeEmailService,
  field,
  lettersFrom,
  localInbox,
  mailPanel,
  mountDemoForm,
  refuseMailApp,
  refuseWith,
  sendButton,
  sendingButton,
  slowEmailService,
  submitInVain,
  submitRequest,
  successScreen,
  toast,
  type,
  typeRequest,
  watchEvent,
  watchMailApp,
} from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { stopTime, untilTrue } from '../support/visitor.ts'

// The failure catalogue: “On any failure the page opens the visitor's mail client with a prefilled message to the
// business address.”

test.for([
  ['the service answers 400', () => refuseWith(400), localInbox],
  ['the service answers 403', () => refuseWith(403), localInbox],
  ['the service answers 429', () => refuseWith(429), localInbox],
  ['the service answers 500', () => refuseWith(500), localInbox],
  ['the service answers 202, which is not 200', () => refuseWith(202), localInbox],
  ['a login page of the network answers 200', () => answerWithPage('<!doctype html>Log in'), localInbox],
  ['it redirects to a page, which answers 200', () => answerWithPage('\n <html></html>'), localInbox],
  ['an ad blocker or no network ends the request', () => fakeEmailService(failToFetch), localInbox],
  ['nobody listens at the address', () => {}, { ...localInbox, origin: 'http://127.0.0.1:9' }],
  ['the address is none', () => {}, { ...localInbox, origin: 'http://[' }],
  ['the public key is missing', () => {}, { ...localInbox, publicKey: '' }],
  ['nothing is configured', () => {}, {}],
] as const)('“Email service fails”: %s', async ([, breakService, emailService]) => {
  const mails = watchMailApp()
  await mountDemoForm({}, { emailService })
  breakService()
  await submitRequest()

  await expect.element(toast('Email Client Opened')).toBeVisible()
  const told = page.getByRole('status').filter({ hasText: 'Email Client Opened' })
  await expect
    .element(told)
    .toHaveTextContent('Please send the email from your email client to complete the demo request.')
  await expect.element(mailPanel).toBeVisible()
  await expect.element(field('Full name')).toHaveValue('Anna Huber')
  await expect.element(sendButton).toBeEnabled()
  expect(mails).toHaveLength(1)
})

const answerWithPage = (html: string) => fakeEmailService(async () => new Response(html))
const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'))

test('A failure is one line in the console, which says why', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  watchMailApp()
  refuseWith(429)
  await mountDemoForm()
  await submitRequest()
  await expect.element(mailPanel).toBeVisible()
  expect(warn.mock.calls).toEqual([
    [
      "The demo request falls back to the visitor's mail app: the service answered 429: no. If this repeats, check <mrp-config>.",
    ],
  ])
})

test('The panel takes the focus, so that it is read', async () => {
  watchMailApp()
  refuseWith(500)
  await mountDemoForm()
  await submitRequest()
  await expectFocus(mailPanel)
})

test('A service that does not answer within 12 s counts as failed, and not a moment earlier', async () => {
  const mails = watchMailApp()
  slowEmailService()
  await submitWithTimeStopped()

  await vi.advanceTimersByTimeAsync(11_999)
  expect(mails).toEqual([])
  expect(sendingButton.element()).toHaveProperty('disabled', true)

  await vi.advanceTimersByTimeAsync(1)
  await expect.element(mailPanel).toBeVisible()
  expect(mails).toHaveLength(1)
})

test('A 200 that comes after the time-out still is a success', async () => {
  watchMailApp()
  const sent = watchEvent('mrp-sent')
  const { answer } = slowEmailService()
  await submitWithTimeStopped()
  await vi.advanceTimersByTimeAsync(12_000)
  await expect.element(mailPanel).toBeVisible()

  await answer(200)
  await expect.element(successScreen).toBeVisible()
  await expect.element(toast('Demo Requested!')).toBeVisible()
  await expect.element(toast('Email Client Opened')).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
  expect(sessionStorage.getItem('mrp:draft:demo')).toBeNull()
})

test.for([
  ['500', 500, 'no'],
  ['202, which is not 200', 202, 'OK'],
  ['200 with a login page of the network', 200, '<!doctype html>Log in'],
] as const)('A refusal that comes after the time-out changes nothing: %s', async ([, status, text]) => {
  const mails = watchMailApp()
  const sent = watchEvent('mrp-sent')
  const { answer } = slowEmailService()
  await submitWithTimeStopped()
  await vi.advanceTimersByTimeAsync(12_000)
  await answer(status, text)
  expect(sent).toEqual([])
  await expect.element(mailPanel).toBeVisible()
  await expect.element(successScreen).not.toBeInTheDocument()
  await expect.element(field('Full name')).toHaveValue('Anna Huber')
  expect(mails).toHaveLength(1)
})

async function submitWithTimeStopped() {
  await mountDemoForm()
  await typeRequest()
  stopTime()
  await press(sendButton)
  await untilTrue(() => sendingButton.query() !== null)
}

test('“Mail client fallback also fails”: ‘Send Failed’ / ‘Please email us directly at {email} for demo requests’', async () => {
  refuseWith(500)
  refuseMailApp()
  await mountDemoForm()
  await submitRequest()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Send Failed')
  await expect
    .element(alert)
    .toHaveTextContent('Please email us directly at hello@mrp-agent.example for demo requests')
  await expect.element(toast('Email Client Opened')).not.toBeInTheDocument()
})

test('“Send Failed” names the configured address, in the toast, in the panel and as a link', async () => {
  refuseWith(500)
  refuseMailApp()
  await mountDemoForm({}, { contactEmail: 'sales@factory.example' })
  await submitRequest()
  await expect.element(page.getByRole('alert')).toHaveTextContent('directly at sales@factory.example for')
  await expect.element(page.getByText('email it to sales@factory.example.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'sales@factory.example' }))
    .toHaveAttribute('href', 'mailto:sales@factory.example')
})

test('“Send Failed” leaves all that was typed, the whole message and a button to copy it', async () => {
  refuseWith(500)
  refuseMailApp()
  await mountDemoForm()
  await type({ 'Comments (optional)': 'Bearings are always short.' })
  await submitRequest()
  await expectFocus(failedPanel)
  await expect.element(field('Comments (optional)')).toHaveValue('Bearings are always short.')
  expect(field('Your message').element()).toHaveProperty(
    'value',
    expect.stringContaining('Comments: Bearings are always short.'),
  )
  await expect.element(page.getByRole('button', { name: 'Copy message' })).toBeEnabled()
})

test('What failed can be sent again, unchanged, once the service answers', async () => {
  watchMailApp()
  const broken = refuseWith(500)
  await mountDemoForm()
  await submitRequest('Failures Again')
  await expect.element(mailPanel).toBeVisible()

  broken.mockRestore()
  await press(sendButton)
  await expect.element(successScreen).toBeVisible()
  expect(await lettersFrom('Failures Again')).toHaveLength(1)
})

test('A second failure opens the mail client again, with what was changed in between', async () => {
  const mails = await submitInVain()
  await type({ 'Company name': 'Huber Castings' })
  await press(sendButton)
  await expect.poll(() => mails).toHaveLength(2)
  expect(mails[1]).toContain('Huber%20Castings')
  await expect
    .poll(() => page.getByRole('link', { name: 'Open the email' }).element().getAttribute('href'))
    .toBe(mails[1])
})
