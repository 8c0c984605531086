import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountContactForm, sendMessage, submitMessage, typeMessage } from '../support/contact-form.ts'
import * as demo from '../support/demo-form.ts'
import { press, typeInto } from '../support/hands.ts'
import { readMail } from '../support/mail.ts'

// The specification's rules about the contact form. What it shares with the demo form is tried there.

test('“Contact form: name, email, subject, message”, and nothing else', async () => {
  const element = await mountContactForm()
  const named = element.shadowRoot?.querySelectorAll<HTMLInputElement>('[part=input]') ?? []
  expect([...named].map(({ name }) => name)).toEqual(['name', 'email', 'subject', 'message'])
})

test.for(['Name', 'Email', 'Message'])('“%s … required”: empty, it is not sent', async label => {
  await mountContactForm()
  await typeMessage()
  await typeInto(demo.field(label), '  ')
  const submitted = demo.watchEvent('mrp-submit')
  await press(sendMessage)
  await demo.expectFocus(demo.field(label))
  await expect.element(demo.field(label)).toBeInvalid()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Missing Information')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please fill in all required fields.')
  expect(submitted).toEqual([])
})

test('A message is sent with the specification’s parameters, and “Message Sent!” is said', async () => {
  await mountContactForm()
  await typeMessage('Contact Everything')
  await demo.type({ 'Subject (optional)': 'Co-products' })
  const sent = demo.watchEvent('mrp-sent')
  await press(sendMessage)
  await expect.element(demo.toast('Message Sent!')).toBeVisible()
  expect(sent.map(({ detail }) => detail.form)).toEqual(['contact'])
  expect(await demo.lettersFrom('Contact Everything')).toEqual([
    {
      from_name: 'Contact Everything',
      from_email: 'anna@huber.example',
      subject: 'Co-products',
      message: 'Can you plan co-products?',
      to_email: 'hello@mrp-agent.example',
    },
  ])
})

test('The contact form asks for its own template; the subject is “Contact Form Submission” by default', async () => {
  const service = demo.fakeEmailService(async () => new Response('OK'))
  await mountContactForm()
  await submitMessage()
  await expect.element(demo.successScreen).toBeVisible()
  expect(JSON.parse(String(service.mock.calls[0]?.[1]?.body))).toMatchObject({
    template_id: 'contact',
    template_params: { subject: 'Contact Form Submission' },
  })
})

test('“Send Another Message” clears the form and returns to it', async () => {
  await mountContactForm({ subject: 'Co-products' })
  await submitMessage()
  await press(page.getByRole('button', { name: 'Send Another Message' }))
  await demo.expectFocus(demo.field('Name'))
  for (const label of ['Name', 'Email', 'Subject (optional)', 'Message'])
    await expect.element(demo.field(label)).toHaveValue('')
})

test('“Email service fails”: the mail app opens, and the toast asks “to complete the submission.”', async () => {
  const mails = demo.watchMailApp()
  await mountContactForm()
  demo.refuseWith(500)
  await typeMessage()
  await demo.type({ 'Subject (optional)': 'Co-products' })
  await press(sendMessage)
  await expect.element(demo.toast('Email Client Opened')).toBeVisible()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Email Client Opened' }))
    .toHaveTextContent('Please send the email from your email client to complete the submission.')
  expect(readMail(mails[0])).toMatchObject({ to: 'hello@mrp-agent.example', subject: 'Co-products' })
  expect(readMail(mails[0]).lines).toEqual(
    expect.arrayContaining([
      'Name: Anna Huber',
      'Email: anna@huber.example',
      'Message: Can you plan co-products?',
    ]),
  )
})

test('“Mail client fallback also fails”: “Please email us directly at {email}”', async () => {
  demo.refuseMailApp()
  await mountContactForm()
  demo.refuseWith(500)
  await submitMessage()
  const told = page.getByRole('alert').filter({ hasText: 'Send Failed' })
  await expect.element(told).toHaveTextContent('Please email us directly at hello@mrp-agent.example')
  await expect.element(told).not.toHaveTextContent('demo')
  await expect.element(demo.failedPanel).toBeVisible()
  await expect.element(demo.field('Message')).toHaveValue('Can you plan co-products?')
})

test.for([
  ['leaves the contact form empty, because pages use these names themselves', {}, ''],
  ['fills in the contact form with url-prefill="on"', { 'url-prefill': 'on' }, 'Blue shirt'],
] as const)('The page’s ?name= %s', async ([, attributes, name]) => {
  history.replaceState(null, '', '?name=Blue+shirt&message=Your+cart+was+updated')
  await mountContactForm(attributes)
  await expect.element(demo.field('Name')).toHaveValue(name)
  await expect.element(demo.field('Message')).toHaveValue(name && 'Your cart was updated')
})
