import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routesInAll } from '../../demo-host/pages.ts'
import { openInTurn } from '../support/chromium.ts'
import { typeRequest } from '../support/form-page.ts'

// What axe finds on the site's pages, contrast among it, in the states that a visitor can bring them to.

const visit = openInTurn({ reducedMotion: 'reduce' })
const all = await routesInAll()
const inkOf = { light: 'rgb(23, 19, 31)', dark: 'rgb(243, 240, 248)' } as const

/** In the dark, colours alone are others. */
const runOnly = {
  light: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOnly>

/** What axe finds in both themes: rule, place and what is wrong there. */
async function findingsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Shadow roots follow the system's theme a moment later than the page does.
    const brand = page.getByRole('banner').getByRole('link').first()
    await expect.poll(() => brand.evaluate(link => getComputedStyle(link).color)).toBe(inkOf[colorScheme])
    const { violations, passes } = await page.evaluate(
      rules =>
        (globalThis as never as { axe: typeof axe }).axe.run(document, {
          runOnly: rules,
          resultTypes: ['violations'],
          // The builder's preview is a page of its own.
          iframes: false,
        }),
      runOnly[colorScheme],
    )
    // Without this rule nothing would have been looked at.
    expect(passes.map(({ id }) => id)).toContain('color-contrast')
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes)
        found.push(`${colorScheme} ${id} ${target.join()} ${failureSummary}`)
    }
  }
  return found
}

/** One of each kind: lists, tables and code, each element that is an example, and the longest. */
const docs = [
  '/docs/',
  '/docs/partners',
  '/docs/sections',
  '/docs/planner',
  '/docs/styling',
  '/docs/reference',
]

test.for([...all, ...docs])('axe finds nothing on %s, light and dark', async route => {
  const { page } = await visit(route)
  expect(await findingsOn(page)).toEqual([])
})

test('axe finds nothing while a menu of the header is open', async () => {
  const { page } = await visit('/')
  await page.getByRole('button', { name: 'About Us' }).click()
  await page.getByRole('link', { name: 'About', exact: true }).first().waitFor()
  expect(await findingsOn(page)).toEqual([])
})

test('axe finds nothing while the menu of a narrow window is open', async () => {
  const { page } = await visit('/')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  expect(await findingsOn(page)).toEqual([])
})

test('axe finds nothing while an answer is open', async () => {
  const { page } = await visit('/pricing')
  await page.locator('mrp-faq summary').first().click()
  await page.getByText('Upgrades are immediate').waitFor()
  expect(await findingsOn(page)).toEqual([])
})

test('axe finds nothing while a toast says what is missing', async () => {
  const { page } = await visit('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('alert').getByText('Missing Information').waitFor()
  expect(await findingsOn(page)).toEqual([])
})

test('axe finds nothing on the success screen, below its toast', async () => {
  const { page } = await visit('/demo')
  await typeRequest(page, 'Axe Success')
  await page.getByRole('main').getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByText('Demo Requested!').waitFor()
  expect(await findingsOn(page)).toEqual([])
})

test.for([390, 1440])('axe finds nothing in the builder at %i px', async width => {
  const { page } = await visit('/embed/')
  await page.setViewportSize({ width, height: 900 })
  // Like any page's form, the preview's is loaded when it comes near.
  await page.locator('iframe[title=Preview]').scrollIntoViewIfNeeded()
  await page.frameLocator('iframe[title=Preview]').getByLabel('Full name').waitFor()
  expect(await findingsOn(page)).toEqual([])
})
