import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { pumpList } from '../elements/planner/pump-list.ts'
import { openChromium } from '../support/chromium.ts'

const visit = openChromium()

async function planOwnList() {
  const { page } = await visit('/plan')
  await page.getByText('Paste a list').click()
  await page.getByLabel('Your list, with its headings').fill(pumpList)
  await page.getByRole('button', { name: 'Plan this list' }).click()
  // The sample has none.
  await page.getByRole('button', { name: 'Choose days off' }).waitFor()
  return page
}

/** A button, the file that it needs, and what is there once that has come. */
const openers = [
  ['See what would help', 'ways-to-help', (page: Page) => page.getByRole('button', { name: /^Try it/ })],
  ['Attach to demo request', 'outputs', (page: Page) => page.getByLabel('What is attached')],
  ['Choose days off', 'days-off', (page: Page) => page.getByLabel('Holidays of a country')],
] as const

test.for(openers)(
  'What “%s” needs, and cannot be loaded, says so, and is loaded by the next press',
  async ([name, chunk, shown]) => {
    const page = await planOwnList()
    await page.route(`**/chunks/${chunk}-*`, route => route.abort())
    const opener = page.getByRole('button', { name }).first()
    await opener.click()
    const alert = page.getByRole('alert').filter({ visible: true })
    await alert.waitFor()
    expect(await alert.innerText()).toBe('This could not be loaded. Check your connection, and press again.')
    await page.unroute(`**/chunks/${chunk}-*`)
    await opener.click()
    await shown(page).first().waitFor()
    expect(await alert.count()).toBe(0)
  },
)

test('A download that cannot be loaded says so, and the next press saves the file', async () => {
  const page = await planOwnList()
  await page.route('**/chunks/outputs-*', route => route.abort())
  const button = page.getByRole('button', { name: 'Download' })
  await button.click()
  const alert = page.getByRole('alert').filter({ visible: true })
  await alert.waitFor()
  await page.unroute('**/chunks/outputs-*')
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toBe('mrp-orders.csv')
  expect(await alert.count()).toBe(0)
})
