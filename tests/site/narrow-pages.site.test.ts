import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'

// What narrow screens have room for.

const phone = openInTurn({ viewport: { width: 390, height: 844 } })

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
