import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createAccount, loginForm } from '../support/account-page.ts'
import { untilAwake } from '../support/awake.ts'
import { openInTurn, openWithoutScript } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { rested } from '../support/rested.ts'

// “Create an account” has an address of its own.

const visit = openInTurn()
const read = openWithoutScript()

const registerForm = (page: Page) => page.getByRole('form', { name: 'Create your account' })

test('Of an address, the form that creates an account is painted before any of our files has come, alone, and stays with what was typed', async () => {
  const { page, complaints } = await visit('/robots.txt')
  const deliver = await holdBack(page, '**/*.js')
  await page.goto('/login?mode=register', { waitUntil: 'commit' })
  await registerForm(page).waitFor()
  expect(await page.locator('mrp-account [name=email]').count()).toBe(1)
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Create your account'])
  await page.getByLabel('Company name').fill('Huber Gears')
  deliver()
  await untilAwake(page, 'mrp-account')
  await rested(page)
  expect(await registerForm(page).isVisible()).toBe(true)
  expect(await page.getByLabel('Company name').inputValue()).toBe('Huber Gears')
  expect(complaints).toEqual([])
})

test('Choosing a form changes the address; a reload and Back keep to it', async () => {
  const { page } = await visit('/login?campaign=spring')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await registerForm(page).waitFor()
  expect(new URL(page.url()).search).toBe('?campaign=spring&mode=register')
  await page.reload()
  await registerForm(page).waitFor()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await loginForm(page).waitFor()
  expect(new URL(page.url()).searchParams.get('mode')).not.toBe('register')
  await page.reload()
  await loginForm(page).waitFor()
  await page.goBack()
  await registerForm(page).waitFor()
  await page.goBack()
  await loginForm(page).waitFor()
})

test('Without a script, /login has one account, which says that it needs one', async () => {
  const page = await read('/login?mode=register')
  expect(await page.locator('mrp-account').count()).toBe(1)
  expect(await loginForm(page).isVisible()).toBe(false)
  expect(await page.getByText('Logging in and creating an account need JavaScript').isVisible()).toBe(true)
})

test('On a partner’s page, the address chooses too, and comes over the attribute', async () => {
  const { page } = await visit(
    '/robots.txt',
    servePage(`<mrp-account mode="register"></mrp-account>${scriptTag}`),
  )
  await page.goto('/try.html')
  await registerForm(page).waitFor()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await loginForm(page).waitFor()
  await page.reload()
  await loginForm(page).waitFor()
})

// What visitors can do on the account page before they have an account.

test('Whoever is logged in sees the dashboard alone, after a reload too', async () => {
  const { page } = await visit('/login')
  const run = page.getByRole('heading', { name: 'One run, 3 orders' })
  await createAccount(page)
  expect(await run.isVisible()).toBe(false)
  await page.reload()
  await rested(page)
  expect(await run.isVisible()).toBe(false)
})
