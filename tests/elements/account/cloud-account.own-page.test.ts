import { expect, test, vi } from 'vitest'
import { configure } from '../../../src/services/config.ts'
import {
  dashboard,
  expectToast,
  logIn,
  loginForm,
  logoutButton,
  mountAccount,
} from '../../support/account.ts'
import { listenToConsole } from '../../support/console.ts'
import { field } from '../../support/demo-form.ts'
import { press } from '../../support/hands.ts'

// A cloud account does in this browser what a local one does.

vi.mock('../../../src/services/auth/firebase-auth.ts', () => import('../../support/cloud-provider.ts'))

const flag = () => localStorage.getItem('mrp:remember-me')

async function enter(isRemembered = false): Promise<void> {
  configure({ firebase: { apiKey: 'key' } })
  await mountAccount({ provider: 'cloud' })
  if (isRemembered) await press(field('Remember me'))
  await logIn()
  await expect.element(dashboard).toBeVisible()
}

test('With an emulator that is refused, the visitor reads that accounts are not available', async () => {
  const lines = listenToConsole()
  configure({ firebase: { apiKey: 'key' }, authEmulatorUrl: 'https://evil.example' })
  await mountAccount({ provider: 'cloud' })
  await logIn()
  await expectToast('Accounts Not Available', 'Accounts do not work on this page at the moment', 'alert')
  expect(lines).toEqual([expect.stringContaining('authEmulatorUrl')])
})

test('“Remember me” is kept while somebody is in, and taken back by the logout', async () => {
  await enter(true)
  expect(flag()).toBe('true')

  await press(logoutButton)
  await expect.element(loginForm).toBeVisible()
  await expect.poll(flag).toBeNull()
})

test('A log-in without “Remember me” keeps no flag, not even one of a session before', async () => {
  localStorage.setItem('mrp:remember-me', 'true')
  await enter()
  await expect.poll(flag).toBeNull()
})
