import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as account from '../../support/account.ts'
import { press } from '../../support/hands.ts'
import { blockStorage, fillStorage } from '../../support/storage.ts'

// The account area where the browser keeps nothing, or no more.

const blocked = page.getByText(/does not let the page keep anything/)
const full = page.getByText('The storage of this browser is full.')

test('Where storage is blocked, the account says so before anything is filled in, and works for the visit', async () => {
  blockStorage()
  await account.mountAccount({ mode: 'register' })
  await expect.element(blocked).toBeVisible()
  await account.createAccount()
  await press(account.runButton)
  await expect.element(page.getByRole('row', { name: /^Sample MRP Run/ })).toBeVisible()
  await press(account.logoutButton)
  await account.logIn()
  await expect.element(page.getByRole('row', { name: /^Sample MRP Run/ })).toBeVisible()
})

test('Where storage is sound, the account says nothing of it, and trying it leaves nothing behind', async () => {
  await account.mountAccount()
  await expect.element(account.loginButton).toBeVisible()
  await expect.element(blocked).not.toBeInTheDocument()
  await expect.element(full).not.toBeInTheDocument()
  expect(Object.keys(localStorage)).toEqual([])
})

test('Where storage is full, the account works for the visit, and says so', async () => {
  fillStorage()
  await account.mountAccount({ mode: 'register' })
  await account.createAccount()
  await expect.element(full).toBeVisible()
  await press(account.connectButton)
  await expect.element(page.getByRole('row', { name: /^NetSuite/ })).toBeVisible()
})
