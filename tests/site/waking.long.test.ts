import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../demo-host/build-pages.ts'
import { openInTurn, openWithoutScript } from '../support/chromium.ts'
import { saveData, scriptTag } from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { loaded } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

// HTML first, React when touched: what a page loads, and when.

const visit = openInTurn()
const read = openWithoutScript()
const all = await routes()

/** The scripts that a page has loaded so far. */
const scripts = (page: Page) => loaded(page, /\.js$/)

/** All that is said on a page, but for the home page's plan, whose fields are texts without a script (`hero.long.test.ts`). */
const said = async (page: Page): Promise<string> =>
  (await page.getByRole('main').ariaSnapshot()).replace(
    /( +)- figure "Gearbox housing A-114":\n(?:\1 .*\n)*/,
    '',
  )

/** Those without elements that stand nowhere else, and /login, which has no form without a script: nobody could log in with it. */
const alike = ['/404', '/clients', '/contact', '/login', '/privacy', '/security']
/** A form's code is fetched ahead. */
const early = ['/demo']
/**
 * Where more stands with a script than without: /plan has no buttons (`plan.long.test.ts`), and the calculator of /pricing
 * no fields (`pricing.site.test.ts`).
 */
const more = ['/plan', '/pricing']

test.for(all.filter(route => !alike.includes(route)))(
  'Until somebody touches %s, what stands there stands there without a script, and none but the first file is loaded',
  async route => {
    const plain = await said(await read(route))
    expect(plain.length).toBeGreaterThan(60)
    const { page } = await visit(route)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await rested(page)
    if (!more.includes(route)) expect(await said(page)).toBe(plain)
    if (!early.includes(route)) expect(await scripts(page)).toEqual(['/mrp-widgets.js'])
  },
)

test('A touch of the header loads its code, and only its', async () => {
  const { page } = await visit('/')
  await page.getByRole('button', { name: 'Product' }).hover()
  await expect.poll(async () => (await scripts(page)).join()).toContain('mrp-site-header')
  expect((await scripts(page)).join()).not.toMatch(/form|pricing|toaster/)
})

test('Each of two buttons that are pressed before their code has come is heard, and once', async () => {
  const lines: string[] = []
  const { page } = await visit('/robots.txt')
  page.on('console', entry => lines.push(entry.text()))
  const deliver = await holdBack(page, '**/chunks/*.js')
  await page.goto('/pricing')
  const press = (plan: string) => page.getByRole('button', { name: `Select Plan: ${plan}` }).click()
  await press('Basic')
  await press('Professional')
  await press('Basic')
  deliver()
  await expect.poll(() => lines).toEqual(['Plan selected: Basic', 'Plan selected: Professional'])
})

// On a page that nobody prerendered the script tag paints at once, and React comes when somebody touches what is there.

/** A page of somebody else's with the script, whose visitor saves data: what is loaded is what was touched. */
async function open(body: string) {
  const { page, complaints } = await visit(`${scriptTag}${body}`, opened => saveData(opened))
  return { page, complaints }
}

test('A property that a script sets brings the code and counts', async () => {
  const { page } = await open('<mrp-contact-form></mrp-contact-form>')
  await page.getByLabel('Name').waitFor()
  await page.evaluate(() =>
    Object.assign(document.querySelector('mrp-contact-form') ?? {}, { subject: 'Co-products' }),
  )
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Co-products')
})

test('Where the shell cannot be loaded, the element is loaded as it was before there were shells', async () => {
  const { page } = await visit(`${scriptTag}<mrp-demo-form></mrp-demo-form>`, opened =>
    opened.route('**/shells/*.js', route => route.abort()),
  )
  await page.getByLabel('Full name').waitFor()
})
