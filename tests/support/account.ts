import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { define } from '../../src/custom-element/define.ts'
import account from '../../src/elements/account/mrp-account.tsx'
import { configure } from '../../src/services/configure.ts'
import { field, toast } from './demo-form.ts'

define(account)

/** Mounts the account area, with the local form collection as its service. */
export async function mountAccount(attributes: Readonly<Record<string, string>> = {}): Promise<HTMLElement> {
  configure({ formEndpoint: '/form-collection' })
  if (!document.querySelector('mrp-toaster')) document.body.append(document.createElement('mrp-toaster'))
  const element = document.createElement('mrp-account')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
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

/** Types into the fields with these labels. */
export async function type(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text)
}

/** Creates an account on a page that shows the registration form. */
export async function createAccount(changes: Partial<typeof anna> = {}): Promise<void> {
  await type({ ...anna, ...changes })
  await createButton.click()
  await expect.element(dashboard).toBeVisible()
}

/** Creates an account and signs out again. */
export async function createAndLeave(changes: Partial<typeof anna> = {}): Promise<void> {
  await mountAccount({ mode: 'register' })
  await createAccount(changes)
  await logoutButton.click()
  await expect.element(loginForm).toBeVisible()
}

export async function logIn(email = anna.Email, password = anna.Password): Promise<void> {
  await type({ Email: email, Password: password })
  await loginButton.click()
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
