import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'
import { spokenTree } from '../support/spoken-tree.ts'

// The level of a section's headings, before any of its code is loaded.

const visit = openChromium()

const { prerender }: typeof import('../../src/entries/ssr.ts') = await import(
  pathToFileURL('dist/ssr.js').href
)

/** The headings that a screen reader finds, with their levels. */
const outline = async (page: Page) => (await spokenTree(page, 'RootWebArea')).match(/(?<=heading ).*/g)

const section = '<mrp-benefits heading="Gains" heading-level="3"></mrp-benefits>'

test.each([
  ['painted', section],
  ['prerendered', await prerender(section)],
])('A section that is %s has the level that the page gives, without React', async (_, html) => {
  const { page, complaints } = await visit('/robots.txt', servePage(scriptTag + html))
  await page.goto('/try.html')
  await page.getByRole('heading', { name: 'Gains' }).waitFor()
  await rested(page)
  const asleep = await outline(page)
  expect(asleep?.[0]).toBe('“Gains” level=3')
  for (const line of asleep?.slice(1) ?? []) expect(line).toContain('level=4')
  expect(await loaded(page, /\/chunks\/core/)).toEqual([])

  // Its code takes over what is there.
  await page.locator('mrp-benefits').evaluate(host => Object.assign(host, { theme: 'dark' }))
  await page.locator('mrp-benefits [data-theme=dark]').waitFor()
  expect(await outline(page)).toEqual(asleep)
  expect(complaints).toEqual([])
})

test('A section without a list has it without any code', async () => {
  const html = '<mrp-demo-cta heading="Try it" heading-level="3"></mrp-demo-cta>'
  const { page } = await visit('/robots.txt', servePage(scriptTag + html))
  await page.goto('/try.html')
  await page.getByRole('heading', { name: 'Try it' }).waitFor()
  await rested(page)
  expect(await outline(page)).toEqual(['“Try it” level=3'])
  expect(await loaded(page, /\/chunks\/core/)).toEqual([])
})

test('Plans with a heading have the level below it, whatever shows them', async () => {
  const html = '<mrp-pricing-plans heading="Prices" heading-level="3"></mrp-pricing-plans>'
  const { page } = await visit('/robots.txt', servePage(scriptTag + html))
  await page.goto('/try.html')
  await page.getByRole('heading', { name: 'Prices' }).waitFor()
  await rested(page)
  const [heading, ...plans] = (await outline(page)) ?? []
  expect(heading).toBe('“Prices” level=3')
  expect(plans).toHaveLength(3)
  for (const plan of plans) expect(plan).toContain('level=4')
})
