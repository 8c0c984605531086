import { expect, test } from 'vitest'
import { openInTurn, openToLook } from '../support/chromium.ts'

// What narrow screens have room for.

const phone = openInTurn({ viewport: { width: 390, height: 844 } })
const look = openToLook({ viewport: { width: 390, height: 844 } })
const tablet = openToLook({ viewport: { width: 768, height: 1024 } })

test('The menu ends with the demo request, so that it does not part the pages, and its button says that it closes it', async () => {
  const { page } = await phone('/')
  const button = page.getByRole('banner').getByRole('button')
  await page.getByRole('button', { name: 'Menu' }).click()
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
  expect(await links.last().innerText()).toBe('Request a Demo')
  await expect.poll(() => button.filter({ visible: true }).innerText()).toMatch(/^Close/)
  await button.filter({ visible: true }).click()
  await expect.poll(() => button.filter({ visible: true }).innerText()).toMatch(/^Menu/)
})

test('A toast about missing fields covers neither the first of them nor its message', async () => {
  const { page } = await phone('/demo')
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  const toast = page.locator('mrp-toaster [data-variant=destructive]')
  await toast.waitFor()
  const notice = await toast.boundingBox()
  const message = await page.getByText('Please enter your full name.').boundingBox()
  const field = await page.getByLabel('Full name').boundingBox()
  for (const box of [message, field]) {
    const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (notice?.y ?? 0)
    expect(isAbove || (box?.y ?? 0) >= (notice?.y ?? 0) + (notice?.height ?? 0)).toBe(true)
  }
})

test('On a phone the safety stock’s label ends before the line that falls without a plan', async () => {
  const page = await look('/')
  const label = await page.locator('mrp-hero').getByText('safety 40').boundingBox()
  const second = await page.locator('mrp-hero thead th').nth(2).boundingBox()
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThan((second?.x ?? 0) + (second?.width ?? 0))
})

test('A tablet has the three plans side by side', async () => {
  const page = await tablet('/pricing')
  const tops = await page
    .locator('mrp-pricing-plans [part~=price]')
    .evaluateAll(prices => prices.map(price => price.getBoundingClientRect().top))
  expect(tops.length).toBe(3)
  expect(new Set(tops).size).toBe(1)
})

test('On a phone no German word of the comparison is broken without a hyphen', async () => {
  const page = await look('/de/pricing')
  const call = page.locator('mrp-plan-comparison').getByRole('rowheader', { name: /^Einführungs/ })
  const isWhole = await call.evaluate(cell => cell.scrollWidth <= cell.clientWidth)
  expect(isWhole).toBe(true)
  expect(await call.textContent()).toContain('\u00ad')
})
