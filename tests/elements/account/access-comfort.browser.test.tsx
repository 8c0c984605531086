import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as account from '../../support/account.ts'
import { anna, createButton, mountAccount } from '../../support/account.ts'
import { expectFocus, field, type } from '../../support/demo-form.ts'
import { press } from '../../support/hands.ts'

// Logging in and creating an account by keyboard, by screen reader, and without typing anything twice.

test('Whoever acted goes on with the keyboard: focus is on the next screen’s heading', async () => {
  await account.mountAccount({ mode: 'register' })
  await account.createAccount()
  await press(account.logoutButton)
  await expectFocus(page.getByRole('heading', { name: 'Log in' }))
  await account.logIn()
  await expectFocus(page.getByRole('heading', { name: 'Welcome, Anna Huber' }))
})

test('Focus is on the dashboard’s heading also where its code has come before the account', async () => {
  const before = await account.mountAccount({ mode: 'register' })
  await account.createAccount()
  await press(account.logoutButton)
  before.remove()
  await account.mountAccount()
  await account.logIn()
  await expectFocus(page.getByRole('heading', { name: 'Welcome, Anna Huber' }))
})

test('Whoever just comes keeps the focus they have', async () => {
  await account.mountAccount()
  expect(document.activeElement).toBe(document.body)
})

test('From the first field on, the keyboard alone creates an account', async () => {
  await account.mountAccount({ mode: 'register' })
  await press(field('Full name'))
  for (const text of ['Anna Huber', 'Huber Gears', 'Planner', 'anna@huber.example', 'gear-box-7']) {
    await userEvent.keyboard(text)
    await userEvent.tab()
  }
  // Between the two passwords lies the button that shows the first.
  await userEvent.tab()
  await userEvent.keyboard('gear-box-7{Enter}')
  await expect.element(account.dashboard).toBeVisible()
})

test('What was typed stays when the mode is toggled, passwords too', async () => {
  await account.mountAccount()
  await type({ Email: account.anna.Email, Password: account.anna.Password })
  await press(account.toCreate)
  await expect.element(field('Email')).toHaveValue(account.anna.Email)
  await expect.element(field('Password')).toHaveValue(account.anna.Password)
  await type({ 'Full name': 'Anna Huber' })
  await press(account.toLogin)
  await press(account.toCreate)
  await expect.element(field('Full name')).toHaveValue('Anna Huber')
})

test('What was typed survives a reload, all but the passwords', async () => {
  await account.mountAccount({ mode: 'register' })
  await type(account.anna)
  expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toContain(account.anna.Password)
  document.body.replaceChildren()
  await account.mountAccount({ mode: 'register' })
  await expect.element(field('Full name')).toHaveValue('Anna Huber')
  await expect.element(field('Email')).toHaveValue(account.anna.Email)
  await expect.element(field('Password')).toHaveValue('')
})

// Passwords as people and their password managers meet them.

test.for([
  ['login', ['email username', 'password current-password']],
  [
    'register',
    [
      ...['text name', 'text organization', 'text organization-title', 'email username'],
      ...['password new-password', 'password new-password'],
    ],
  ],
] as const)(
  'In the mode %s, type and `autocomplete` tell a password manager what is what, in one form of the document: %s',
  async ([mode, fields]) => {
    await mountAccount({ mode })
    const inputs = [...document.forms].flatMap(form => [
      ...form.querySelectorAll<HTMLInputElement>('input[autocomplete]'),
    ])
    expect(inputs.map(({ type, autocomplete }) => `${type} ${autocomplete}`)).toEqual(fields)
    expect(new Set(inputs.map(({ form }) => form)).size).toBe(1)
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
