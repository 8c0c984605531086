import { expect, test } from 'vitest'
import { pumpList } from '../elements/planner/pump-list.ts'
import { openChromium } from '../support/chromium.ts'

const visit = openChromium()

test('What would help, and cannot be loaded, says so, and is loaded by the next press', async () => {
  const { page } = await visit('/plan')
  await page.getByText('Paste a list').click()
  await page.getByLabel('Your list, with its headings').fill(pumpList)
  await page.getByRole('button', { name: 'Plan this list' }).click()
  await page.route('**/chunks/ways-to-help-*', route => route.abort())
  const help = page.getByRole('button', { name: 'See what would help' }).first()
  await help.click()
  const alert = page.getByRole('alert').filter({ visible: true })
  await alert.waitFor()
  expect(await alert.innerText()).toBe('This could not be loaded. Check your connection, and press again.')
  await page.unroute('**/chunks/ways-to-help-*')
  await help.click()
  await page
    .getByRole('button', { name: /^Try it/ })
    .first()
    .waitFor()
  expect(await alert.count()).toBe(0)
})
