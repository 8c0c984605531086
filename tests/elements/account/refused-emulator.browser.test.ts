import { expect, test } from 'vitest'
import { configure } from '../../../src/services/settings.ts'
import { expectToast, logIn, mountAccount } from '../../support/account.ts'
import { listenToConsole } from '../../support/console.ts'

test('With an emulator that is refused, the visitor reads that accounts are not available', async () => {
  const lines = listenToConsole()
  configure({ firebase: { apiKey: 'key' }, authEmulatorUrl: 'https://evil.example' })
  await mountAccount({ provider: 'cloud' })
  await logIn()
  await expectToast('Accounts Not Available', 'Accounts do not work on this page at the moment', 'alert')
  expect(lines).toEqual([expect.stringContaining('authEmulatorUrl')])
})
