import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'

// The ten steps, without any script: the browser itself follows and folds.

const wide = openChromium({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
const phone = openChromium({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const artefacts = (page: Page) => page.locator('mrp-solutions [part~=picture]').filter({ visible: true })

test('Steps 1 to 3 and 5 to 9 show what they leave behind', async () => {
  const { page } = await wide('/solution-overview')
  const shown = await page
    .locator('mrp-solutions [part~=item]')
    .evaluateAll(steps => steps.flatMap((step, index) => (step.querySelector('figure') ? [index + 1] : [])))
  expect(shown).toEqual([1, 2, 3, 5, 6, 7, 8, 9])
  expect(await artefacts(page).count()).toBe(8)
})

test('On a phone the first one is open, and a press shows another', async () => {
  const { page } = await phone('/solution-overview')
  expect(await artefacts(page).count()).toBe(1)
  await page.getByText('Show an example').nth(1).click()
  expect(await artefacts(page).count()).toBe(2)
})

const visit = openChromium({ viewport: { width: 1440, height: 900 } })

test('The list of contents marks the step that is being read', async () => {
  const { page } = await visit('/solution-overview')
  const marked = () =>
    page
      .locator('mrp-solutions nav li')
      .evaluateAll(steps =>
        steps.flatMap((step, at) => (getComputedStyle(step).fontWeight === '600' ? [at + 1] : [])),
      )
  await expect.poll(marked).toEqual([1])
  await page
    .getByRole('heading', { name: 'Agentic chat interface' })
    .evaluate(step => step.scrollIntoView({ block: 'center' }))
  await expect.poll(marked).toEqual([9])
})
