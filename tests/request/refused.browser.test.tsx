import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountContactForm, submitMessage } from '../support/contact-form.ts'
import * as demo from '../support/demo-form.ts'
import { press, typeInto } from '../support/hands.ts'

// A page or an endpoint that has read a request may refuse it with words for the visitor. These stay in the form.

const endpoint = 'https://in.example/take'

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

test('The contact form shows a refusal at its field', async () => {
  vi.spyOn(console, 'warn')
  demo.respondWith(() => Promise.reject({ fields: { message: 'Too short.' } }))
  await mountContactForm()
  await submitMessage()
  await expect.element(said('Too short.')).toBeVisible()
  expect(console.warn).not.toHaveBeenCalled()
})
