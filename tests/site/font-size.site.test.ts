import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../demo-host/pages.ts'
import { openChromium } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'
import { withPeople } from '../support/in-page.ts'

// How large text is: as large as the visitor has set the browser to, whatever the page has made of its root.

const visit = openChromium({ reducedMotion: 'reduce' })
const visitLarge = openChromium({ reducedMotion: 'reduce' }, ['--blink-settings=defaultFontSize=24'])
const all = (await routes()).filter(route => route !== '/404')

/** The sizes of all texts of our elements, in the order of the page. Drawings keep theirs, as pictures do. */
const sizes = (page: Page): Promise<readonly (readonly [string, number])[]> =>
  page.evaluate(() =>
    people
      .all()
      .filter(
        element =>
          element.closest('[data-root]') &&
          !element.closest('svg, style') &&
          [...element.childNodes].some(node => node instanceof Text && node.data.trim()),
      )
      .map(element => [people.nameOf(element), Number.parseFloat(getComputedStyle(element).fontSize)]),
  )

const at =
  (width: number, more?: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    await withPeople(page)
    await page.setViewportSize({ width, height: 900 })
    await more?.(page)
  }

test.for(all.flatMap(route => [390, 960].map(width => [route, width] as const)))(
  '%s with text set 1.5 times as large is the page of a window of %i px, enlarged',
  async ([route, width]) => {
    const { page } = await visit(route, at(width))
    const usual = await sizes(page)
    expect(usual.length).toBeGreaterThan(20)
    const { page: large } = await visitLarge(route, at(width * 1.5))
    const larger = await sizes(large)
    expect(larger.map(([name, size]) => [name, Number((size / 1.5).toFixed(2))])).toEqual(
      usual.map(([name, size]) => [name, Number(size.toFixed(2))]),
    )
  },
)

test.for(all.flatMap(route => [390, 768, 1440].map(width => [route, width] as const)))(
  '%s with larger text in a window of %i px: nothing is cut off',
  async ([route, width]) => {
    const { page } = await visitLarge(route, at(width))
    expect(
      await page.evaluate(() => {
        // Where its links do not fit is its own business.
        for (const header of document.querySelectorAll('mrp-site-header')) header.remove()
        return people.cut()
      }),
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  },
)

const sections = `<mrp-pricing-plans></mrp-pricing-plans><mrp-solutions></mrp-solutions><mrp-demo-form></mrp-demo-form>
  <mrp-account></mrp-account><mrp-site-footer></mrp-site-footer>`

/** The sizes where the page has these styles, once everything stands there. */
async function sizesUnder(styles: string) {
  const { page } = await visit(
    '/try.html',
    at(1000, servePage(`<style>${styles}</style>${sections}${scriptTag}`)),
  )
  // What comes last of each, since the sizes of what is still to come are not known.
  for (const last of ['form button[type=submit]', 'mrp-account form button[type=submit]', 'footer p'])
    await page.locator(last).last().waitFor()
  return sizes(page)
}

test.for(['html { font-size: 62.5% }', 'html { font-size: 30px }', 'body { font: 9px monospace }'])(
  'A page with `%s` has texts of our own size',
  async styles => {
    const own = await sizesUnder('')
    expect(own.length).toBeGreaterThan(60)
    expect(await sizesUnder(styles)).toEqual(own)
  },
)

test('The size of running text, where a page gives one, holds whatever the browser is set to', async () => {
  const page = servePage(
    `<style>mrp-contact-form { --mrp-font-size: 20px }</style><mrp-contact-form></mrp-contact-form>${scriptTag}`,
  )
  const { page: usual } = await visit('/try.html', at(1000, page))
  const { page: large } = await visitLarge('/try.html', at(1000, page))
  for (const one of [usual, large]) {
    await one.getByRole('textbox', { name: 'Name' }).waitFor()
    const size = (name: string) =>
      one.getByText(name, { exact: true }).evaluate(e => getComputedStyle(e).fontSize)
    expect(await size('Send Message')).toBe('20px')
    expect(await size('Your message')).toBe('25px')
  }
})

test('A font of one width does not make text smaller', async () => {
  const { page } = await visit(
    '/try.html',
    at(
      1000,
      servePage(
        `<style>:root { --mrp-font: monospace; --mrp-mono: monospace }</style><mrp-how-it-works></mrp-how-it-works>${scriptTag}`,
      ),
    ),
  )
  await page.getByText('Connect data').waitFor()
  const found = new Map(await sizes(page))
  expect(found.get('h3 Connect data')).toBe(20)
  expect(found.get('span 1')).toBe(13)
})
