import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'

// The ten steps, the features and what they are compared with, without any script: the browser itself follows, folds and chooses.

const phone = openInTurn({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const artefacts = (page: Page) => page.locator('mrp-solutions [part~=picture]').filter({ visible: true })

test('On a phone the first example is open, the others are folded, and a press shows one', async () => {
  const { page } = await phone('/solution-overview')
  expect(await artefacts(page).count()).toBe(1)
  await page.locator('summary').nth(1).click()
  expect(await artefacts(page).count()).toBe(2)
})

test.for([
  {
    path: '/product',
    table: '.compare table',
    choices: [
      ['A consultant', 'Day rates', 'Your planner’s hours'],
      ['A spreadsheet', 'Your planner’s hours', 'Day rates'],
    ],
  },
  {
    path: '/pricing',
    table: 'mrp-plan-comparison table >> nth=0',
    choices: [
      ['Enterprise', 'real-time', 'hourly'],
      ['Basic', 'daily', 'real-time'],
    ],
  },
] as const)('On a phone $path compares with one choice at a time', async ({ path, table, choices }) => {
  const { page } = await phone(path)
  for (const [name, shown, hidden] of choices) {
    await page.getByRole('radio', { name, exact: true }).check()
    const cells = page.locator(table).getByRole('cell')
    expect(await cells.filter({ hasText: shown, visible: true }).count()).toBe(1)
    expect(await cells.filter({ hasText: hidden, visible: true }).count()).toBe(0)
  }
})
