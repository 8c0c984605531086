import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createAccount } from '../support/account-page.ts'
import { openInTurn } from '../support/chromium.ts'

// Where toasts stand.

const visit = openInTurn()

const missing = (page: Page) => page.getByRole('button', { name: 'Close: Missing Information' })
const submit = (page: Page) => page.locator('form button[type=submit]').first()

test('A toast stands below the header and not over the form, also while the visitor scrolls', async () => {
  const { page } = await visit('/demo', opened => opened.setViewportSize({ width: 1440, height: 900 }))
  await submit(page).click()
  await missing(page).waitFor()
  const corner = async () => {
    const { x = 0, y = 0, width = 0 } = (await page.locator('[part=toast]').boundingBox()) ?? {}
    return [Math.round(x + width), Math.round(y)]
  }
  const before = await corner()
  const [{ y: form = 0 } = {}, { y = 0, height = 900 } = {}] = [
    (await page.locator('form').first().boundingBox()) ?? undefined,
    (await page.locator('[part=toast]').boundingBox()) ?? undefined,
  ]
  expect(y + height).toBeLessThan(form)
  await page.evaluate(() => scrollTo(0, 200))
  expect(await corner()).toEqual(before)
  // The header is 64 px high.
  expect(before).toEqual([1440 - 16, 76])
})

test('In a low window, the whole text of a toast can be read', async () => {
  const { page } = await visit('/demo', opened => opened.setViewportSize({ width: 640, height: 320 }))
  await submit(page).click()
  await missing(page).waitFor()
  await expect
    .poll(() => page.locator('[part=toast]').boundingBox())
    .toSatisfy((box: { y: number; height: number }) => box.y >= 0 && box.y + box.height <= 320)
})

test.for([1440, 390])(
  'On the dashboard at %i px, a toast leaves the name and “Log Out” free',
  async width => {
    const { page } = await visit('/login', opened => opened.setViewportSize({ width, height: 900 }))
    await createAccount(page)
    await page.getByRole('button', { name: 'Connect ERP System' }).click()
    const toast = page.locator('[part=toast]').last()
    await toast.waitFor()
    const { y = 0 } = (await toast.boundingBox()) ?? {}
    const { y: button = 0, height = 0 } =
      (await page.getByRole('button', { name: 'Log Out' }).boundingBox()) ?? {}
    expect(y).toBeGreaterThan(button + height)
  },
)
