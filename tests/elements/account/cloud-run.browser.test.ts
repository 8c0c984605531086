import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { configure } from '../../../src/services/configure.ts'
import { dashboard, logIn, mountAccount, runButton } from '../../support/account.ts'

// Runs of a cloud account open their results as those of a local one do.

vi.mock('../../../src/services/auth/cloud-auth.ts', () => import('../../support/cloud-provider.ts'))

test('Start MRP Run opens its result, and its row closes it', async () => {
  configure({ firebase: { apiKey: 'key' } })
  await mountAccount({ provider: 'cloud' })
  await logIn()
  await expect.element(dashboard).toBeVisible()
  await runButton.click()
  await expect.element(page.getByRole('heading', { name: /^1 order to place by / })).toHaveFocus()
  await page.getByRole('button', { name: /^Close the run of / }).click()
  await expect.element(page.getByRole('heading', { name: /order to place/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Open the run of / })).toHaveFocus()
})
