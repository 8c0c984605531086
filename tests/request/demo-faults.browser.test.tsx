import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { define } from '../../src/custom-element/define-element.ts'
import mrpConfig from '../../src/elements/mrp-config.tsx'
import { config } from '../../src/services/config.ts'
import { createAccount, mountAccount } from '../support/account.ts'
import { addElement } from '../support/add-element.ts'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// What the form says at a faulty field, and when.

const sentences = [
  ['Full name', 'Please enter your full name.'],
  ['Company name', 'Please enter the name of your company.'],
  ['Email', 'Please enter your email address, so that we can answer.'],
] as const

const mistyped = 'This does not look like an email address. Please check it: name@company.com.'

/** The sentence that a screen reader reads after the field's name. */
const description = (label: string) =>
  expect.poll(() => {
    const control = demo.field(label).element()
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
    const root = control.getRootNode() as ShadowRoot
    return ids.map(id => root.getElementById(id)?.textContent).join(' ')
  })

test('Each empty field says what to do, where a screen reader reads it', async () => {
  await demo.mountDemoForm()
  await press(demo.sendButton)
  for (const [label, sentence] of sentences) {
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(demo.field(label)).toHaveAttribute('aria-invalid', 'true')
    await description(label).toBe(sentence)
  }
})

test('A sentence disappears while its field is mended, and the others stay', async () => {
  await demo.mountDemoForm()
  await press(demo.sendButton)
  await demo.type({ 'Full name': 'A' })
  await expect.element(page.getByText('Please enter your full name.')).not.toBeInTheDocument()
  await expect.element(demo.field('Full name')).not.toHaveAttribute('aria-invalid')
  await description('Full name').toBe('')
  await expect.element(page.getByText('Please enter the name of your company.')).toBeVisible()
})

test('A hint keeps being read: the comments tell what would help', async () => {
  await demo.mountDemoForm()
  await description('Comments (optional)').toContain('Lead times, lot sizes')
})

test('An email that cannot be one is told as soon as the field is left', async () => {
  await demo.mountDemoForm()
  await demo.type({ Email: 'anna at huber' })
  await userEvent.tab()
  await description('Email').toBe(mistyped)
  await demo.type({ Email: 'anna@huber.example' })
  await expect.element(page.getByText(mistyped)).not.toBeInTheDocument()
})

test('A required field that is left empty is not nagged about before sending', async () => {
  await demo.mountDemoForm()
  await press(demo.field('Full name'))
  await userEvent.tab()
  await userEvent.tab()
  await demo.expectFocus(demo.field('Job title'))
  await description('Full name').toBe('')
})

test('An email that cannot be one is not sent, and nothing is said to be missing', async () => {
  await demo.mountDemoForm()
  const toasts = demo.watchEvent('mrp-toast')
  const submitted = demo.watchEvent('mrp-submit')
  await demo.typeRequest()
  await demo.type({ Email: 'anna at huber' })
  await press(demo.sendButton)
  await description('Email').toBe(mistyped)
  await demo.expectFocus(demo.field('Email'))
  expect([...toasts, ...submitted]).toEqual([])
})

// What copying puts around an address is taken off: nobody sees it, or nobody means it.

test('A copied address with letters that nobody sees is sent as the address', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('OK'))
  await demo.mountDemoForm()
  await demo.typeRequest()
  await demo.type({ Email: 'mailto:an\u200cna\u2060@hu\u200dber.example\ufeff' })
  const sent = demo.watchEvent('mrp-sent')
  await press(demo.sendButton)
  await expect.poll(() => sent.map(({ detail }) => detail.fields.email)).toEqual(['anna@huber.example'])
})

test('An account is created with a copied address as with the address', async () => {
  await mountAccount({ mode: 'register' })
  const registered = demo.watchEvent('mrp-register')
  await createAccount({ Email: 'mailto:\u200banna@huber.example' })
  expect(registered[0]?.detail.user.email).toBe('anna@huber.example')
})

// An address without a dot behind the @ is allowed, and rarely meant: the form asks once.

const doubt = page.getByText('There is no dot behind the @.')

test('A press with an address that has no dot behind the @ asks at the field, and the next one sends it', async () => {
  const invalid = demo.watchEvent('mrp-invalid')
  await demo.mountDemoForm()
  await demo.typeRequest('Ann Dotless')
  await demo.type({ Email: 'ann@acme' })
  await press(demo.sendButton)
  await expect.element(doubt).toBeVisible()
  await demo.expectFocus(demo.field('Email'))
  expect(invalid.map(({ detail }) => detail.fields)).toEqual([['email']])
  await press(demo.sendButton)
  await expect.element(demo.successScreen).toBeVisible()
  expect(await demo.lettersFrom('Ann Dotless')).toMatchObject([{ from_email: 'ann@acme' }])
})

test('A second address without a dot is asked about as well, and a corrected one is sent', async () => {
  await demo.mountDemoForm()
  await demo.typeRequest('Ann Dotted')
  await demo.type({ Email: 'ann@acme' })
  await press(demo.sendButton)
  await demo.type({ Email: 'ann@acmee' })
  await expect.element(doubt).not.toBeInTheDocument()
  await press(demo.sendButton)
  await expect.element(doubt).toBeVisible()
  await demo.type({ Email: 'ann@acme.example' })
  await press(demo.sendButton)
  await expect.element(demo.successScreen).toBeVisible()
})

test('What is missing is said before an address without a dot is doubted', async () => {
  await demo.mountDemoForm()
  await demo.type({ Email: 'ann@acme' })
  await press(demo.sendButton)
  await demo.expectFocus(demo.field('Full name'))
  await expect.element(doubt).not.toBeInTheDocument()
})

// A mail link may name several addresses, and would show each visitor all of them.

test.for(['a@pumps.example, b@pumps.example', 'a@pumps.example;b@pumps.example'])(
  'The contact address “%s” is refused, and one line says what to do',
  async addresses => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    define(mrpConfig)
    addElement('mrp-config', { attributes: { 'contact-email': addresses } })
    await expect.poll(() => warn.mock.calls.join()).toContain('names several addresses, and there can be one')
    expect(config.get().contactEmail).toBe('hello@mrp-agent.example')
  },
)
