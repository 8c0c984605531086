import { expect, test, vi } from 'vitest'
import { configure } from '../../../src/services/settings.ts'
import { dashboard, logIn, loginForm, logoutButton, mountAccount } from '../../support/account.ts'
import { field } from '../../support/demo-form.ts'
import { press } from '../../support/hands.ts'

// “Remember me” of a cloud account is one flag in this browser, as it is of a local one.

vi.mock('../../../src/services/auth/firebase-auth.ts', () => import('../../support/cloud-provider.ts'))

const flag = () => localStorage.getItem('mrp:remember-me')

test('“Remember me” is kept while somebody is in, and taken back by the logout', async () => {
  configure({ firebase: { apiKey: 'key' } })
  await mountAccount({ provider: 'cloud' })
  await press(field('Remember me'))
  await logIn()
  await expect.element(dashboard).toBeVisible()
  expect(flag()).toBe('true')

  await press(logoutButton)
  await expect.element(loginForm).toBeVisible()
  await expect.poll(flag).toBeNull()
})

test('A log-in without it keeps no flag, not even one of a session before', async () => {
  localStorage.setItem('mrp:remember-me', 'true')
  configure({ firebase: { apiKey: 'key' } })
  await mountAccount({ provider: 'cloud' })
  await logIn()
  await expect.element(dashboard).toBeVisible()
  await expect.poll(flag).toBeNull()
})
