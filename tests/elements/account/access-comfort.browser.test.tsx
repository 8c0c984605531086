import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as account from '../../support/account.ts'
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
