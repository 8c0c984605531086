import type { Page } from 'playwright'

// The account area on a page of the built site, as a visitor uses it.

const owner = 'anna@huber.example'
export const password = 'gear-box-7'

export const dashboard = (page: Page) => page.getByText('No active subscription')
export const loginForm = (page: Page) => page.getByRole('form', { name: 'Log in' })

/** Asks for an account, from the form for logging in. */
export async function register(page: Page, email = owner, typed = password): Promise<void> {
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Full name').fill('Anna Huber')
  await page.getByLabel('Company name').fill('Huber Gears')
  await page.getByLabel('Job title').fill('Planner')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByLabel('Confirm password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
}

/** Creates an account, and is in. */
export async function createAccount(page: Page, email?: string): Promise<void> {
  await register(page, email)
  await dashboard(page).waitFor()
}

export async function logIn(page: Page, email = owner, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}
