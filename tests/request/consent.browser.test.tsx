import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountContactForm, sendMessage, typeMessage } from '../support/contact-form.ts'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { readMail } from '../support/mail.ts'

// The box that visitors must tick.

const wording = 'I agree that “Huber” & co. answer me.'
/** Whole, because whoever reads the request is elsewhere. */
const privacyPage = `${location.origin}/privacy?a=1`

const attributes = { 'consent-text': wording, 'privacy-url': '/privacy?a=1' }
const box = page.getByRole('checkbox', { name: wording })
const missing = page.getByText('Please tick this box')
const link = page.getByRole('link', { name: 'Privacy policy' })

async function typeAndTick(): Promise<void> {
  await demo.typeRequest()
  await press(box)
}

test('A request with an unticked box is not sent; the box has the focus, and says why', async () => {
  const service = demo.fakeEmailService(async () => new Response('OK'))
  const invalid = demo.watchEvent('mrp-invalid')
  await demo.mountAndSubmit(attributes)
  await demo.expectFocus(box)
  await expect.element(missing).toBeVisible()
  await expect.element(box).toBeInvalid()
  await expect.element(box).toHaveAccessibleDescription('Please tick this box, so that we can answer.')
  await expect.element(demo.toast('Missing Information')).toBeVisible()
  expect(invalid.map(({ detail }) => detail)).toEqual([{ form: 'demo', fields: ['consent'] }])
  expect(service).not.toHaveBeenCalled()

  await press(box)
  await expect.element(missing).not.toBeInTheDocument()
  await expect.element(box).toBeValid()
  await press(demo.sendButton)
  await expect.element(demo.successScreen).toBeVisible()
})

test('A box whose words have changed has to be ticked anew', async () => {
  const element = await demo.mountDemoForm(attributes)
  await press(box)
  await expect.element(box).toBeChecked()
  element.setAttribute('consent-text', 'I agree to anything.')
  const other = page.getByRole('checkbox', { name: 'I agree to anything.' })
  await expect.element(other).toBeVisible()
  await expect.element(other).not.toBeChecked()
})

test('Fields that are missing come before the box', async () => {
  const invalid = demo.watchEvent('mrp-invalid')
  await demo.mountDemoForm(attributes)
  await press(demo.sendButton)
  await demo.expectFocus(demo.field('Full name'))
  expect(invalid[0]?.detail.fields).toEqual(['fullName', 'companyName', 'email', 'consent'])
})

test('Of a ticked box, the endpoint gets the wording and the link', async () => {
  const service = demo.fakeEmailService(async () => new Response('OK'))
  await demo.mountDemoForm(attributes, { endpoint: '/in' })
  await typeAndTick()
  await press(demo.sendButton)
  await expect.element(demo.successScreen).toBeVisible()
  expect(JSON.parse(String(service.mock.calls[0]?.[1]?.body))).toMatchObject({
    consent: wording,
    privacyUrl: privacyPage,
  })
})

test('The email service and a listener get the wording and the link of a ticked box', async () => {
  const submitted = demo.watchEvent('mrp-submit')
  await mountContactForm(attributes)
  await typeMessage('Consenting Anna')
  await press(box)
  await press(sendMessage)
  await expect.element(demo.successScreen).toBeVisible()
  expect((await demo.lettersFrom('Consenting Anna'))[0]).toMatchObject({
    consent: wording,
    privacyUrl: privacyPage,
  })
  expect(submitted[0]?.detail).toMatchObject({ consent: wording, privacyUrl: privacyPage })
})

test('In German, the error and the link of the box, and its lines of the mail, are German', async () => {
  const mails = demo.watchMailApp()
  demo.refuseWith(500)
  const send = page.getByRole('button', { name: 'Demo anfragen' })
  const form = await demo.mountDemoForm({
    ...attributes,
    'full-name': 'Anna Huber',
    'company-name': 'Huber Gears',
    email: 'anna@huber.example',
    extra: '{"plan":"team","isTrial":false}',
  })
  form.lang = 'de'
  await press(send)
  await expect.element(page.getByText('Bitte setzen Sie hier ein Häkchen')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Datenschutzerklärung' })).toBeVisible()
  await press(box)
  await press(send)
  await expect.poll(() => mails.length).toBe(1)
  expect(readMail(mails[0]).lines).toEqual(
    expect.arrayContaining([
      'plan: team',
      'isTrial: false',
      `Zugestimmt: ${wording}`,
      `Datenschutzerklärung: ${privacyPage}`,
    ]),
  )
})

test('Neither a draft nor the page’s address ticks the box, and neither changes its wording', async () => {
  sessionStorage.setItem('mrp:draft:demo', JSON.stringify({ consent: 'on', fullName: 'Draft' }))
  history.replaceState(null, '', '?consent=on&consent-text=Evil&company-name=Acme')
  await demo.mountDemoForm(attributes)
  await expect.element(demo.field('Full name')).toHaveValue('Draft')
  await expect.element(box).not.toBeChecked()

  await press(box)
  await demo.type({ 'Job title': 'Planner' })
  expect(JSON.parse(sessionStorage.getItem('mrp:draft:demo') ?? '')).not.toHaveProperty('consent')
})

test('After a request, and after clearing the form, the box is unticked', async () => {
  await demo.mountDemoForm(attributes)
  await typeAndTick()
  await press(demo.sendButton)
  await press(page.getByRole('button', { name: 'Request Another Demo' }))
  await expect.element(box).not.toBeChecked()

  demo.watchMailApp()
  demo.refuseWith(500)
  await typeAndTick()
  await press(demo.sendButton)
  await press(page.getByRole('button', { name: 'Clear this form' }))
  await expect.element(box).not.toBeChecked()
})

test.for([[' java\nscript:alert(1)'], ['mailto:a@b.example']])(
  '%j is no link beside the box, and one console line says so',
  async ([address = '']) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await demo.mountDemoForm({ ...attributes, 'privacy-url': address })
    await expect.element(box).toBeVisible()
    expect(link.query()).toBeNull()
    expect(warn.mock.calls.flat().join()).toContain('attribute "privacy-url"')
  },
)

test('The link beside the box opens a tab of its own', async () => {
  await demo.mountDemoForm(attributes)
  const anchor = link.element() as HTMLAnchorElement
  expect([anchor.getAttribute('href'), anchor.target, anchor.rel]).toEqual([
    '/privacy?a=1',
    '_blank',
    'noopener',
  ])
})
