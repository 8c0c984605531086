import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { define } from '../../src/custom-element/define-element.ts'
import type { Registration } from '../../src/elements/account/account-contract.ts'
import { localAccounts } from '../../src/elements/account/local-accounts.ts'
import account from '../../src/elements/account/mrp-account.tsx'
import { configure } from '../../src/services/config.ts'
import { addElement, addToaster } from './add-element.ts'
import { toast, type } from './demo-form.ts'
import { press } from './hands.ts'

define(account)

/** Mounts the account area, with the local form collection as its service. */
export async function mountAccount(attributes: Readonly<Record<string, string>> = {}): Promise<HTMLElement> {
  configure({ formEndpoint: '/form-collection' })
  addToaster()
  const element = addElement('mrp-account', { attributes })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return element
}

export const loginButton = page.getByRole('button', { name: 'Log In', exact: true })
export const createButton = page.getByRole('button', { name: 'Create Account', exact: true })
export const logoutButton = page.getByRole('button', { name: 'Log Out' })
export const connectButton = page.getByRole('button', { name: 'Connect ERP System' })
export const runButton = page.getByRole('button', { name: 'Start MRP Run' })
export const toCreate = page.getByRole('button', { name: 'Create an account' })
export const toLogin = page.getByRole('button', { name: 'Log in', exact: true })

/** The dashboard, by a text that no other screen has. */
export const dashboard = page.getByText('No active subscription')
export const loginForm = page.getByRole('form', { name: 'Log in' })
export const createForm = page.getByRole('form', { name: 'Create your account' })

export const anna = {
  'Full name': 'Anna Huber',
  'Company name': 'Huber Gears',
  'Job title': 'Planner',
  Email: 'anna@huber.example',
  Password: 'gear-box-7',
  'Confirm password': 'gear-box-7',
}

/** Creates an account on a page that shows the registration form. */
export async function createAccount(changes: Partial<typeof anna> = {}): Promise<void> {
  await type({ ...anna, ...changes })
  await press(createButton)
  await expect.element(dashboard).toBeVisible()
}

/** What somebody types, as the browser keeps it. */
export const inStore = (typed: typeof anna): Registration => ({
  fullName: typed['Full name'],
  companyName: typed['Company name'],
  jobTitle: typed['Job title'],
  email: typed.Email,
  password: typed.Password,
})

/** Shows the login form in a browser that has an account. */
export async function mountWithAccount(changes: Partial<typeof anna> = {}): Promise<void> {
  await localAccounts.register(inStore({ ...anna, ...changes }))
  await localAccounts.logOut()
  await mountAccount()
  await expect.element(loginForm).toBeVisible()
}

export async function logIn(email = anna.Email, password = anna.Password): Promise<void> {
  await type({ Email: email, Password: password })
  await press(loginButton)
}

/** A toast with its title and its description. */
export async function expectToast(
  title: string,
  description: string,
  role: 'alert' | 'status',
): Promise<void> {
  await expect.element(toast(title)).toBeVisible()
  await expect.element(page.getByRole(role).filter({ hasText: title })).toHaveTextContent(description)
}

interface StoredUser {
  readonly id: string
  readonly fullName: string
  readonly email: string
  readonly password?: string
  readonly erpConnections: readonly unknown[]
  readonly savedMrpRuns: readonly unknown[]
}

/** Returns the records in the browser's storage. */
export const storedUsers = (): readonly StoredUser[] => JSON.parse(localStorage.getItem('mrp:users') ?? '[]')
export const storedUser = (): StoredUser | null =>
  JSON.parse(localStorage.getItem('mrp:current-user') ?? 'null')
