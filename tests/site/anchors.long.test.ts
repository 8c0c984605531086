import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { rested } from '../support/rested.ts'

// Anchors inside shadow roots work as those of the document do: on load, on click, on Back.

const visit = openInTurn()

const step = (page: Page, number: number) => page.locator(`#step-${number}`)

/** Stands below the header, near the top of the window, with the focus. */
async function expectAt(page: Page, number: number): Promise<void> {
  await expect
    .poll(() =>
      step(page, number).evaluate(element => {
        const { top } = element.getBoundingClientRect()
        return { isBelowHeader: top >= 64, isNearTop: top < 200, hasFocus: element.matches(':focus') }
      }),
    )
    .toEqual({ isBelowHeader: true, isNearTop: true, hasFocus: true })
}

/** Returns a link of the page's own to a step, always in the window. */
async function contents(page: Page, number: number) {
  await page.evaluate(to => {
    document.querySelector('#to')?.remove()
    const link = Object.assign(document.createElement('a'), {
      id: 'to',
      href: `#step-${to}`,
      textContent: 'There',
    })
    link.style.cssText = 'position: fixed; inset: auto auto 0 0; z-index: 9'
    document.body.append(link)
  }, number)
  return page.locator('#to')
}

const hash = (page: Page) => new URL(page.url()).hash

test('A chosen step is in the address, and Back and Forward go from one to the other', async () => {
  const { page } = await visit('/solution-overview')
  await page.evaluate(() =>
    addEventListener('hashchange', () => {
      document.title = `changed to ${location.hash}`
    }),
  )
  await (await contents(page, 3)).click()
  await expectAt(page, 3)
  expect(hash(page)).toBe('#step-3')
  // What a router of the page's own hears.
  expect(await page.title()).toBe('changed to #step-3')
  await (await contents(page, 8)).click()
  await expectAt(page, 8)
  expect(hash(page)).toBe('#step-8')

  await page.goBack()
  await expectAt(page, 3)
  expect(hash(page)).toBe('#step-3')
  await page.goBack()
  await expect.poll(() => hash(page)).toBe('')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goForward()
  await expectAt(page, 3)
})

test('A page that is loaded again stays where it was read', async () => {
  const { page } = await visit('/solution-overview#step-3')
  await expectAt(page, 3)
  await page.evaluate(() => scrollBy(0, 500))
  const before = await page.evaluate(() => scrollY)
  await page.reload()
  await rested(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

const tall = '<div style="height:1500px">Before</div>'
const after = '<div style="height:1500px">After</div>'

test('In a page that nobody prerendered, the step is shown as soon as it is painted', async () => {
  const { page } = await visit(
    '/robots.txt',
    servePage(`${tall}<mrp-solutions></mrp-solutions>${after}${scriptTag}`),
  )
  const deliver = await holdBack(page, '**/shells/*')
  await page.goto('/try.html#step-5')
  deliver()
  await expectAt(page, 5)
})

test('The step is also shown where the element’s code paints it, and no shell', async () => {
  const { page } = await visit('/try.html#step-1', async opened => {
    await servePage(
      `<mrp-solutions items='${JSON.stringify([{ title: 'One', text: 'First' }])}'></mrp-solutions>${after}${scriptTag}`,
    )(opened)
  })
  await expect.poll(() => step(page, 1).evaluate(element => element.matches(':focus'))).toBe(true)
})

test('Whoever has begun to read or to type is left where they are', async () => {
  const { page } = await visit(
    '/robots.txt',
    servePage(`<input aria-label="Search">${tall}<mrp-solutions></mrp-solutions>${after}${scriptTag}`),
  )
  const deliver = await holdBack(page, '**/shells/*')
  await page.goto('/try.html#step-5')
  await page.getByLabel('Search').pressSequentially('bearings')
  deliver()
  await step(page, 5).waitFor()
  await rested(page)
  expect(await page.getByLabel('Search').evaluate(input => input.matches(':focus'))).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('An id of the document itself comes first', async () => {
  const { page } = await visit(
    `<p id="step-2" tabindex="-1">The page’s own</p>${tall}<mrp-solutions></mrp-solutions>${after}${scriptTag}`,
  )
  await (await contents(page, 2)).click()
  await expect.poll(() => hash(page)).toBe('#step-2')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('The page’s own')
})
