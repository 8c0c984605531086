import { expect, test } from 'vitest'
import { createAccount } from '../support/account-page.ts'
import { openInTurn } from '../support/chromium.ts'
import { rested } from '../support/rested.ts'

// What visitors can do on the account page before they have an account.

const visit = openInTurn()

test('Whoever is logged in sees the dashboard alone, after a reload too', async () => {
  const { page } = await visit('/login')
  const choices = page.getByRole('heading', { name: 'Other ways to start' })
  await createAccount(page)
  expect(await choices.isVisible()).toBe(false)
  await page.reload()
  await rested(page)
  expect(await choices.isVisible()).toBe(false)
})
