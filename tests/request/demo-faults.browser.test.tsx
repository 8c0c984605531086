import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
