import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// An address without a dot behind the @ is allowed, and rarely meant: the form asks once.

const doubt = page.getByText('There is no dot behind the @.')

test('A press with such an address asks at the field, and the next one sends it', async () => {
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

test('Another such address is asked about too, and a corrected one is sent', async () => {
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

test('What is missing is said first', async () => {
  await demo.mountDemoForm()
  await demo.type({ Email: 'ann@acme' })
  await press(demo.sendButton)
  await demo.expectFocus(demo.field('Full name'))
  await expect.element(doubt).not.toBeInTheDocument()
})
