import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  expectFocus,
  field,
  lettersFrom,
  mountDemoForm,
  sendButton,
  successScreen,
  type,
  typeRequest,
  watchEvent,
} from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// An address without a dot behind the @ is allowed, and rarely meant: the form asks once.

const doubt = page.getByText('There is no dot behind the @.')

test('A press with such an address asks at the field, and the next one sends it', async () => {
  const invalid = watchEvent('mrp-invalid')
  await mountDemoForm()
  await typeRequest('Ann Dotless')
  await type({ Email: 'ann@acme' })
  await press(sendButton)
  await expect.element(doubt).toBeVisible()
  await expectFocus(field('Email'))
  expect(invalid.map(({ detail }) => detail.fields)).toEqual([['email']])
  await press(sendButton)
  await expect.element(successScreen).toBeVisible()
  expect(await lettersFrom('Ann Dotless')).toMatchObject([{ from_email: 'ann@acme' }])
})

test('Another such address is asked about too, and a corrected one is sent', async () => {
  await mountDemoForm()
  await typeRequest('Ann Dotted')
  await type({ Email: 'ann@acme' })
  await press(sendButton)
  await type({ Email: 'ann@acmee' })
  await expect.element(doubt).not.toBeInTheDocument()
  await press(sendButton)
  await expect.element(doubt).toBeVisible()
  await type({ Email: 'ann@acme.example' })
  await press(sendButton)
  await expect.element(successScreen).toBeVisible()
})

test('What is missing is said first', async () => {
  await mountDemoForm()
  await type({ Email: 'ann@acme' })
  await press(sendButton)
  await expectFocus(field('Full name'))
  await expect.element(doubt).not.toBeInTheDocument()
})
