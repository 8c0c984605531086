import { expect, test } from 'vitest'
import { loginButton, mountAccount } from '../support/account.ts'
import { field, mountDemoForm, sendButton, sendRequest, toast, watchEvent } from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// A page without a toaster: no toast appears over it, and the form says everything itself.

async function mountAlone() {
  const form = await mountDemoForm()
  document.querySelector('mrp-toaster')?.remove()
  return form
}

test('A form says what is missing inside itself, and the event tells the page', async () => {
  const told = watchEvent('mrp-toast')
  await mountAlone()
  await press(sendButton)
  await expect.element(field('Full name')).toHaveAccessibleDescription(/Please/)
  await expect.element(field('Full name')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(toast('Missing Information')).not.toBeInTheDocument()
  await expect.poll(() => told.map(({ detail }) => detail.title)).toEqual(['Missing Information'])
  expect(document.querySelector('mrp-toaster')).toBeNull()
})

test('A form thanks inside itself', async () => {
  const told = watchEvent('mrp-toast')
  await mountAlone()
  await sendRequest()
  expect(told.map(({ detail }) => detail.title)).toEqual(['Demo Requested!'])
  expect(document.querySelector('mrp-toaster')).toBeNull()
})

test('The account, which has no other place for it, says it inside itself', async () => {
  const account = await mountAccount()
  document.querySelector('mrp-toaster')?.remove()
  await press(loginButton)
  await expect
    .poll(() => account.querySelector('[data-notice]')?.textContent)
    .toContain('Missing Information')
})
