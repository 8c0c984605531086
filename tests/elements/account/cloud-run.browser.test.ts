import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { configure } from '../../../src/services/settings.ts'
import { dashboard, logIn, mountAccount, runButton } from '../../support/account.ts'
import { press } from '../../support/hands.ts'

// Runs of a cloud account open their results as those of a local one do.

vi.mock('../../../src/services/auth/firebase-auth.ts', () => import('../../support/cloud-provider.ts'))

test('Start MRP Run opens its result, and its row closes it', async () => {
  configure({ firebase: { apiKey: 'key' } })
  await mountAccount({ provider: 'cloud' })
  await logIn()
  await expect.element(dashboard).toBeVisible()
  await press(runButton)
  await expect.element(page.getByRole('heading', { name: /^1 order to place by / })).toHaveFocus()
  await press(page.getByRole('button', { name: /^Close the run of / }))
  await expect.element(page.getByRole('heading', { name: /order to place/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Open the run of / })).toHaveFocus()
})
