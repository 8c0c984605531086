import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addElement } from '../support/add-element.ts'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { untilTrue } from '../support/visitor.ts'

// The failure catalogue: “On any failure the page opens the visitor's mail client with a prefilled message to the
// business address.”

test.for([
  ['the service answers 500', () => demo.refuseWith(500), demo.localInbox],
  ['the service answers 202, which is not 200', () => demo.refuseWith(202), demo.localInbox],
  ['it redirects to a page, which answers 200', () => answerWithPage('\n <html></html>'), demo.localInbox],
  ['an ad blocker or no network ends the request', () => demo.fakeEmailService(failToFetch), demo.localInbox],
  ['the address is none', () => {}, { ...demo.localInbox, origin: 'http://[' }],
  ['the public key is missing', () => {}, { ...demo.localInbox, publicKey: '' }],
  ['nothing is configured', () => {}, {}],
] as const)('“Email service fails”: %s', async ([, breakService, emailService]) => {
  const mails = demo.watchMailApp()
  await demo.mountDemoForm({}, { emailService })
  breakService()
  await demo.submitRequest()

  await expect.element(demo.toast('Email Client Opened')).toBeVisible()
  const told = page.getByRole('status').filter({ hasText: 'Email Client Opened' })
  await expect
    .element(told)
    .toHaveTextContent('Please send the email from your email client to complete the demo request.')
  await expect.element(demo.mailPanel).toBeVisible()
  await expect.element(demo.field('Full name')).toHaveValue('Anna Huber')
  await expect.element(demo.sendButton).toBeEnabled()
  expect(mails).toHaveLength(1)
})

const answerWithPage = (html: string) => demo.fakeEmailService(async () => new Response(html))
const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'))

test('A service that does not answer within 12 s counts as failed, and not a moment earlier', async () => {
  const mails = demo.watchMailApp()
  demo.slowEmailService()
  await demo.submitWithTimeStopped()

  await vi.advanceTimersByTimeAsync(11_999)
  expect(mails).toEqual([])
  expect(demo.sendingButton.element()).toHaveProperty('disabled', true)

  await vi.advanceTimersByTimeAsync(1)
  await untilTrue(() => demo.mailPanel.query() !== null)
  expect(mails).toHaveLength(1)
})

test('A 200 that comes after the time-out still is a success', async () => {
  demo.watchMailApp()
  const sent = demo.watchEvent('mrp-sent')
  const { answer } = demo.slowEmailService()
  await demo.letTimeRunOut()
  await expect.element(demo.mailPanel).toBeVisible()

  await answer(200)
  await expect.element(demo.successScreen).toBeVisible()
  await expect.element(demo.toast('Demo Requested!')).toBeVisible()
  await expect.element(demo.toast('Email Client Opened')).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
  expect(sessionStorage.getItem('mrp:draft:demo')).toBeNull()
})

test.for([
  ['202, which is not 200', 202, 'OK'],
  ['200 with a login page of the network', 200, '<!doctype html>Log in'],
] as const)('A refusal that comes after the time-out changes nothing: %s', async ([, status, text]) => {
  const mails = demo.watchMailApp()
  const sent = demo.watchEvent('mrp-sent')
  const { answer } = demo.slowEmailService()
  await demo.letTimeRunOut()
  await answer(status, text)
  expect(sent).toEqual([])
  await expect.element(demo.mailPanel).toBeVisible()
  await expect.element(demo.successScreen).not.toBeInTheDocument()
  await expect.element(demo.field('Full name')).toHaveValue('Anna Huber')
  expect(mails).toHaveLength(1)
})

test('“Mail client fallback also fails”: ‘Send Failed’ names the configured address, in the toast, in the panel and as a link', async () => {
  demo.refuseWith(500)
  demo.refuseMailApp()
  await demo.mountAndSubmit({}, { contactEmail: 'sales@factory.example' })
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Send Failed')
  await expect
    .element(alert)
    .toHaveTextContent('Please email us directly at sales@factory.example for demo requests')
  await expect.element(demo.toast('Email Client Opened')).not.toBeInTheDocument()
  await expect.element(page.getByText('email it to sales@factory.example.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'sales@factory.example' }))
    .toHaveAttribute('href', 'mailto:sales@factory.example')
})

test('What failed can be sent again, unchanged, once the service answers', async () => {
  demo.watchMailApp()
  const broken = demo.refuseWith(500)
  await demo.mountDemoForm()
  await demo.submitRequest('Failures Again')
  await expect.element(demo.mailPanel).toBeVisible()

  broken.mockRestore()
  await press(demo.sendButton)
  await expect.element(demo.successScreen).toBeVisible()
  expect(await demo.lettersFrom('Failures Again')).toHaveLength(1)
})

test('A second failure opens the mail client again, with what was changed in between', async () => {
  const mails = await demo.submitInVain()
  await demo.type({ 'Company name': 'Huber Castings' })
  await press(demo.sendButton)
  await expect.poll(() => mails).toHaveLength(2)
  expect(mails[1]).toContain('Huber%20Castings')
  await expect
    .poll(() => page.getByRole('link', { name: 'Open the email' }).element().getAttribute('href'))
    .toBe(mails[1])
})

test('Two forms on a page that fail together each open a mail and have a panel, with their own text', async () => {
  const mails = demo.watchMailApp()
  const service = demo.refuseWith(500)
  const answers = (name: string) => ({
    'full-name': name,
    'company-name': 'Huber',
    email: 'anna@huber.example',
  })
  const forms = [await demo.mountDemoForm(answers('Anna'))]
  forms.push(addElement('mrp-demo-form', { attributes: answers('Bert') }))
  const find = (form: HTMLElement, selector: string) => form.shadowRoot?.querySelector<HTMLElement>(selector)
  await expect.poll(() => forms.every(form => find(form, '[type=submit]'))).toBe(true)
  for (const form of forms) find(form, '[type=submit]')?.click()
  for (const [index, name] of ['Anna', 'Bert'].entries()) {
    const panel = () => forms[index] && find(forms[index], '[part=fallback] textarea')
    await expect.poll(() => panel()?.textContent).toContain(`Full name: ${name}\n`)
  }
  expect([service.mock.calls.length, mails.length]).toEqual([2, 2])
})
