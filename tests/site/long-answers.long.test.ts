import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { withPeople } from '../support/in-page.ts'

// A phone is as wide as it is, whatever somebody is called.

const visit = openInTurn({ viewport: { width: 390, height: 800 } })
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
  const { page } = await visit('/demo', withPeople)
  await ask(page)
  await page.getByRole('heading', { name: `Thank you, ${name}.` }).waitFor()
  await expectFits(page)
})

test('The mail panel fits a phone, with a long address of the business too', async () => {
  const { page } = await visit('/demo', async opened => {
    await withPeople(opened)
    await opened.route('**/api/v1.0/email/send', route => route.abort())
    await withLongAddress(opened)
  })
  await ask(page)
  await page.getByText('Copy message').waitFor()
  await expectFits(page)
})

test('The account area fits a phone, before and after somebody with a long name is in', async () => {
  const { page } = await visit('/login', async opened => {
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
