import type { Page } from 'playwright'

// Uses the account area on a page of the built site, as a visitor does.

const owner = 'anna@huber.example'
export const password = 'gear-box-7'

export const dashboard = (page: Page) => page.getByText('No active subscription')
export const loginForm = (page: Page) => page.getByRole('form', { name: 'Log in' })

/** Creates an account from the page with the sign-in form. */
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

/** Creates an account and stays signed in. */
export async function createAccount(page: Page, email?: string): Promise<void> {
  await register(page, email)
  await dashboard(page).waitFor()
}

export async function logIn(page: Page, email = owner, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

/** Leaves in the browser what somebody who has created an account leaves there. */
export const beIn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const user = { id: '1', fullName: 'Anna Huber', email: 'anna@huber.example' }
    localStorage.setItem('mrp:users', JSON.stringify([{ ...user, password: 'gear-box-7' }]))
    localStorage.setItem('mrp:current-user', JSON.stringify(user))
  })
