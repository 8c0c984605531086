import { expect, test } from 'vitest'
import { createAccount } from '../support/account-page.ts'
import { openInTurn } from '../support/chromium.ts'
import { rested } from '../support/rested.ts'

// What visitors can do on the account page before they have an account.

const visit = openInTurn()

test('Visitors read what they can do without an account and with a subscription, each with a link', async () => {
  const { page } = await visit('/login')
  const choices = page.getByRole('region', { name: 'Other ways to start' })
  expect(await choices.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Without an account',
    'With a subscription',
  ])
  const links = await choices.getByRole('link').evaluateAll(all => all.map(link => link.getAttribute('href')))
  expect(links).toEqual(['/plan', '/pricing'])
})

test('What visitors can do stays beside the form while a password is shown', async () => {
  const { page } = await visit('/login')
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('button', { name: 'Hide password' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Other ways to start' }).isVisible()).toBe(true)
})

test('Whoever is logged in sees the dashboard alone, after a reload too', async () => {
  const { page } = await visit('/login')
  const choices = page.getByRole('heading', { name: 'Other ways to start' })
  await createAccount(page)
  expect(await choices.isVisible()).toBe(false)
  await page.reload()
  await rested(page)
  expect(await choices.isVisible()).toBe(false)
})
