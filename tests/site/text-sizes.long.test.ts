import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../demo-host/build-pages.ts'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'
import { withPeople } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

// How large text is: as large as the visitor has set the browser to, whatever the page has made of its root.

const visit = openInTurn()
const visitLarge = openInTurn({}, ['--blink-settings=defaultFontSize=24'])
/** Those without elements that stand nowhere else. Fields are those of the contact form. */
const alike = ['/404', '/about', '/clients', '/contact', '/demo', '/login', '/privacy', '/security']
const all = (await routes()).filter(route => !alike.includes(route))
const others = `<body style="margin:0">${scriptTag}<mrp-contact-form></mrp-contact-form><mrp-contact-details></mrp-contact-details>
  <mrp-founders></mrp-founders><mrp-clients></mrp-clients><mrp-testimonials></mrp-testimonials>`

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

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** Opens a page, and waits until nothing more comes into it. */
async function open(visitor: typeof visit, path: string, more?: (page: Page) => Promise<unknown>) {
  const { page } = await visitor(path, async opened => {
    await withPeople(opened)
    await opened.setViewportSize({ width: 1000, height: 900 })
    await more?.(opened)
  })
  await rested(page)
  return page
}

// Sizes follow a window at once where somebody wants less motion: nothing passes from one to the other.
test.for([...all, '/try.html'])(
  '%s with text set 1.5 times as large is the page of a narrower window, enlarged, and nothing is cut off',
  async route => {
    const [page, large] = await Promise.all([
      open(visit, route, servePage(others)),
      open(visitLarge, route, servePage(others)),
    ])
    for (const width of [390, 960]) {
      await resize(page, width)
      await resize(large, width * 1.5)
      const usual = await sizes(page)
      expect(usual.length).toBeGreaterThan(20)
      const larger = await sizes(large)
      expect(
        larger.map(([name, size]) => [name, Number((size / 1.5).toFixed(2))]),
        `${width} px`,
      ).toEqual(usual.map(([name, size]) => [name, Number(size.toFixed(2))]))
    }
    // Where its links do not fit is its own business.
    await large.evaluate(() => {
      for (const header of document.querySelectorAll('mrp-site-header')) header.remove()
    })
    for (const width of [390, 768, 1440]) {
      await resize(large, width)
      expect(await large.evaluate(() => people.cut()), `${width} px`).toEqual([])
      const over = await large.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `${width} px`).toBeLessThanOrEqual(0)
    }
  },
)

test('The size of running text, where a page gives one, holds whatever the browser is set to', async () => {
  const page = servePage(
    `<style>mrp-contact-form { --mrp-font-size: 20px }</style><mrp-contact-form></mrp-contact-form>${scriptTag}`,
  )
  for (const one of [await open(visit, '/try.html', page), await open(visitLarge, '/try.html', page)]) {
    await one.getByRole('textbox', { name: 'Name' }).waitFor()
    const size = (name: string) =>
      one.getByText(name, { exact: true }).evaluate(e => getComputedStyle(e).fontSize)
    expect(await size('Send Message')).toBe('20px')
    expect(await size('Your message')).toBe('25px')
  }
})

test('A font of one width does not make text smaller', async () => {
  const page = await open(
    visit,
    '/try.html',
    servePage(
      `<style>:root { --mrp-font: monospace; --mrp-mono: monospace }</style><mrp-how-it-works></mrp-how-it-works>${scriptTag}`,
    ),
  )
  await page.getByText('Connect data').waitFor()
  const found = new Map(await sizes(page))
  expect(found.get('h3 1 Connect data')).toBe(20)
  expect(found.get('small 50 needed, 64 on hand')).toBe(14)
})

// A phone is as wide as it is, whatever somebody is called.

const phone = openInTurn({ viewport: { width: 390, height: 800 } })

const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)
const email = `${'annalena.maria.'.repeat(4)}@${'huber-gears-and-bearings'.repeat(2)}.example`

const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function expectFits(page: Page): Promise<void> {
  expect(await beyond(page)).toBeLessThanOrEqual(0)
  // A text field scrolls what is longer than itself.
  expect((await page.evaluate(() => people.cut())).filter(line => !line.startsWith('input '))).toEqual([])
}

/** Gives the business a long address. */
const withLongAddress = (page: Page) =>
  page.addInitScript(address => {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('mrp-config')?.setAttribute('contact-email', address),
    )
  }, email)

async function ask(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Full name').fill(name)
  await main.getByLabel('Company name').fill(name)
  await main.getByLabel('Email').fill(email)
  await main.getByRole('button', { name: 'Request a Demo' }).click()
}

test('The success screen fits a phone with a long name and address', async () => {
  const { page } = await phone('/demo', withPeople)
  await ask(page)
  await page.getByRole('heading', { name: `Thank you, ${name}.` }).waitFor()
  await expectFits(page)
})

test('The mail panel fits a phone, with a long address of the business too', async () => {
  const { page } = await phone('/demo', async opened => {
    await withPeople(opened)
    await opened.route('**/api/v1.0/email/send', route => route.abort())
    await withLongAddress(opened)
  })
  await ask(page)
  await page.getByText('Copy message').waitFor()
  await expectFits(page)
})

test('The account area fits a phone, before and after somebody with a long name is in', async () => {
  const { page } = await phone('/login', async opened => {
    await withPeople(opened)
    await withLongAddress(opened)
  })
  await untilAwake(page, 'mrp-account')
  await expect.poll(() => page.getByRole('main').textContent()).toContain(email)
  await expectFits(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  const main = page.getByRole('main')
  await main.getByLabel('Full name').fill(name)
  await main.getByLabel('Company').fill(name)
  await main.getByLabel('Job title').fill(name)
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password', { exact: true }).fill('long enough 1')
  await main.getByLabel('Confirm password').fill('long enough 1')
  await main.getByRole('button', { name: 'Create account' }).click()
  await page
    .getByRole('button', { name: /Log ?out/i })
    .first()
    .waitFor()
  await expectFits(page)
})
