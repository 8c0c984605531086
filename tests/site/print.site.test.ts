import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { pumpList } from '../elements/planner/pump-list.ts'
import { openChromium } from '../support/chromium.ts'

const visit = openChromium({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })

async function sheetsOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  const sheets = (paper.match(/\/Type\s*\/Page\b/g) ?? []).length
  expect(sheets).toBeGreaterThan(0)
  return sheets
}

/** What leads elsewhere, and what would be pressed. */
const offPaper = ['.skip', 'mrp-site-header', 'mrp-site-footer', 'mrp-demo-cta']

test('The prices take three sheets, in ink on white, and what leads elsewhere is on none', async () => {
  const { page } = await visit('/pricing')
  expect(await sheetsOf(page)).toBeLessThanOrEqual(3)
  await page.emulateMedia({ media: 'print' })
  for (const name of offPaper) expect(await page.locator(name).isVisible(), name).toBe(false)
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  const savings = page.locator('mrp-savings')
  expect(await savings.evaluate(element => getComputedStyle(element).backgroundImage)).toBe('none')
  const ink = await savings
    .getByText('Left over each month')
    .first()
    .evaluate(text => getComputedStyle(text).color)
  expect(ink).toBe('rgb(23, 19, 31)')
})

test('A plan takes four sheets, with all orders, and nothing breaks in an item’s number, a date or a quantity', async () => {
  const { page } = await visit('/plan')
  await page.getByText('Paste a list').click()
  await page.getByLabel('Your list, with its headings').fill(pumpList)
  await page.getByRole('button', { name: 'Plan this list' }).click()
  await page.getByRole('button', { name: 'Attach to demo request' }).click()
  const attached = page.getByText('What is attached')
  await attached.waitFor()
  expect(await sheetsOf(page)).toBeLessThanOrEqual(4)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await page.getByRole('button').filter({ visible: true }).allInnerTexts()).toEqual([])
  expect(await attached.isVisible()).toBe(false)
  const planner = page.locator('mrp-planner')
  const orders = /(\d+) orders/.exec(
    await planner.getByRole('heading', { name: /\d+ orders/ }).innerText(),
  )?.[1]
  expect(await planner.getByText(/^(Order|Start) [\d,]+ P-/).count()).toBe(Number(orders))
  const whole = planner.locator('table:has([data-whole]) td:is([data-number], [data-whole], :first-child)')
  expect(await whole.count()).toBeGreaterThan(0)
  const broken = await whole.evaluateAll(cells =>
    cells.flatMap(cell => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return lines.size > 1 ? [cell.textContent] : []
    }),
  )
  expect(broken).toEqual([])
})
