import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'

// The ten steps, the features and what they are compared with, without any script: the browser itself follows, folds and chooses.

const wide = openInTurn({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
const phone = openInTurn({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const artefacts = (page: Page) => page.locator('mrp-solutions [part~=picture]').filter({ visible: true })

test('Each step but the one to come shows what it leaves behind', async () => {
  const { page } = await wide('/solution-overview')
  const shown = await page
    .locator('mrp-solutions [part~=item]')
    .evaluateAll(steps => steps.flatMap((step, index) => (step.querySelector('figure') ? [index + 1] : [])))
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(await artefacts(page).count()).toBe(9)
})

test('On a phone the first one is open, and a press shows another', async () => {
  const { page } = await phone('/solution-overview')
  expect(await artefacts(page).count()).toBe(1)
  await page.locator('summary').nth(1).click()
  expect(await artefacts(page).count()).toBe(2)
})

test('The steps have three parts, and the pictures are alike in width', async () => {
  const { page } = await wide('/solution-overview')
  const parts = ['Setting up', 'Keeping it right', 'Getting more out of it']
  for (const part of parts) {
    expect(await page.getByRole('paragraph').getByText(part, { exact: true }).count()).toBe(2)
    const step = await page.getByRole('link', { name: part, exact: true }).getAttribute('href')
    expect(await page.locator(`${step} > p`).first().innerText()).toBe(part)
  }
  const widths = await artefacts(page).evaluateAll(all => all.map(picture => picture.clientWidth))
  expect(new Set(widths).size).toBe(1)
})

test('Each feature shows its picture, on a phone too', async () => {
  for (const open of [phone, wide]) {
    const { page } = await open('/product')
    const pictures = page.locator('mrp-features [part~=item] > :nth-child(2)')
    expect(await pictures.filter({ visible: true }).count()).toBe(6)
  }
})

test.for(['/product', '/de/product'])('%s: no feature’s picture stands far below its text', async route => {
  const { page } = await wide(route)
  const gaps = await page.locator('mrp-features [part~=item]:not(:first-child)').evaluateAll(items =>
    items.map(({ children: [words, picture] }) => {
      const { bottom = 0 } = words?.lastElementChild?.getBoundingClientRect() ?? {}
      return (picture?.firstElementChild?.getBoundingClientRect().top ?? 0) - bottom
    }),
  )
  // The gap itself is 24 px, a line of text 26 px.
  expect(Math.max(...gaps)).toBeLessThan(55)
})

test('The first feature is as wide as the page, then come three in a row and a pair', async () => {
  const { page } = await wide('/product')
  const tops = await page
    .locator('mrp-features [part~=item]')
    .evaluateAll(items => items.map(item => Math.round(item.getBoundingClientRect().top)))
  const rows = [...new Set(tops)].map(top => tops.filter(other => other === top).length)
  expect(rows).toEqual([1, 3, 2])
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
