import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anna, createButton, mountAccount } from '../../support/account.ts'
import { field, type } from '../../support/demo-form.ts'
import { press } from '../../support/hands.ts'

// Passwords as people and their password managers meet them.

test.for([
  ['login', ['username', 'current-password']],
  ['register', ['name', 'organization', 'organization-title', 'username', 'new-password', 'new-password']],
] as const)(
  'In the mode %s, `autocomplete` tells a password manager what is what: %s',
  async ([mode, tokens]) => {
    const element = await mountAccount({ mode })
    const inputs = element.querySelectorAll<HTMLInputElement>('input[autocomplete]')
    expect([...inputs].map(input => input.autocomplete)).toEqual(tokens)
  },
)

test.for(['login', 'register'])(
  'In the mode %s, email and password stand in one form of the document',
  async mode => {
    await mountAccount({ mode })
    const email = document.querySelector<HTMLInputElement>('mrp-account [name=email]')
    const password = document.querySelector<HTMLInputElement>('mrp-account [name=password]')
    expect(email?.type).toBe('email')
    expect(password?.type).toBe('password')
    expect(email?.form).toBe(password?.form)
    expect([...document.forms]).toContain(email?.form)
  },
)

test('Filled in by a password manager, which types nothing, the form logs in', async () => {
  await mountAccount({ mode: 'register' })
  const names = {
    fullName: 'A',
    companyName: 'B',
    jobTitle: 'C',
    email: anna.Email,
    password: 'x',
    confirmPassword: 'x',
  }
  for (const [name, value] of Object.entries(names)) {
    const input = document.querySelector<HTMLInputElement>(`mrp-account [name=${name}]`)
    if (input) input.value = value
  }
  await press(createButton)
  await expect.element(page.getByText('No active subscription')).toBeVisible()
})

test('A password can be shown and hidden again', async () => {
  await mountAccount()
  await type({ Password: anna.Password })
  await press(page.getByRole('button', { name: 'Show password' }))
  await expect.element(field('Password')).toHaveAttribute('type', 'text')
  await expect.element(field('Password')).toHaveValue(anna.Password)
  await press(page.getByRole('button', { name: 'Hide password' }))
  await expect.element(field('Password')).toHaveAttribute('type', 'password')
})

test('Each of two passwords has a button of its own', async () => {
  await mountAccount({ mode: 'register' })
  await press(page.getByRole('button', { name: 'Show confirmed password' }))
  await expect.element(field('Confirm password')).toHaveAttribute('type', 'text')
  await expect.element(field('Password')).toHaveAttribute('type', 'password')
})

test('The password’s field says when Caps Lock is on, and when it is off again', async () => {
  await mountAccount()
  const press = (on: boolean) =>
    field('Password')
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: on }))
  press(true)
  await expect.element(page.getByText('Caps Lock is on.')).toBeVisible()
  await expect.element(field('Password')).toHaveAccessibleDescription('Caps Lock is on.')
  press(false)
  await expect.element(page.getByText('Caps Lock is on.')).not.toBeInTheDocument()
})
