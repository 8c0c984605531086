import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../demo-host/build-pages.ts'
import { openChromium } from '../support/chromium.ts'
import { twoFrames, walk, withPeople } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'
import { reached, states } from '../support/states.ts'

// A window of 1280 × 1024 px, as it is and zoomed in: the page then has so much less room, and everything has to be in it
// still. By the keyboard alone: no test here puts the focus anywhere itself.

const visit = openChromium()

const zooms = [
  ['100 %', { width: 1280, height: 1024 }],
  ['200 %', { width: 640, height: 512 }],
  ['400 %', { width: 320, height: 256 }],
] as const

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const pages = [...(await routes()), '/embed/', '/embed/demo-form/']

test.for(pages.flatMap(route => zooms.map(([zoom, size]) => [route, zoom, size] as const)))(
  '%s at %s scrolls one way, cuts nothing off, and Tab comes to all of it in view',
  async ([route, , size]) => {
    const { page } = await visit(route, async opened => {
      await withPeople(opened)
      await opened.setViewportSize(size)
    })
    await twoFrames(page)
    expect(await page.evaluate(() => people.cut())).toEqual([])
    const { unseen, missed } = await walk(page)
    expect(unseen).toEqual([])
    expect(missed).toEqual([])
    // The code that the keyboard has woken may have changed something.
    expect(await page.evaluate(() => people.cut())).toEqual([])
    expect(await tooWide(page)).toBeLessThanOrEqual(0)
  },
)

/** What only a phone shows is there once the page is zoomed in. */
const reachable = Object.entries(states)
  .filter(([, { width = 0 }]) => width < 1000)
  .flatMap(([name, state]) =>
    zooms
      .filter(([, { width }]) => state.width === undefined || width < 1000)
      .map(([zoom, size]) => [name, zoom, size, state] as const),
  )

test.for(reachable)('%s at %s scrolls one way, and cuts nothing off', async ([, , size, state]) => {
  const page = await reached(visit, state, size, withPeople)
  await twoFrames(page)
  expect(await page.evaluate(() => people.cut())).toEqual([])
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
})

test('The menu of a phone, longer than the window, scrolls to each of its links', async () => {
  const { page } = await visit('/', async opened => {
    await withPeople(opened)
    await opened.setViewportSize(zooms[2][1])
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  // Awake: then a menu that the focus leaves closes.
  await rested(page)
  const links = await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').count()
  const { stops, unseen } = await walk(page, links + 2)
  expect(stops.join()).toContain('Request a Demo')
  expect(unseen).toEqual([])
})
