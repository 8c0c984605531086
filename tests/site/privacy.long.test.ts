import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { readPage } from '../../demo-host/build-pages.ts'
import { stock } from '../../demo-host/settings/settings.ts'
import { createAccount, dashboard, logIn } from '../support/account-page.ts'
import { campaignParameters } from '../support/campaign.ts'
import { openInTurn, openWithoutScript } from '../support/chromium.ts'
import { sendRequest, typeRequest } from '../support/form-page.ts'

// The page that says what is sent and kept: to the word of what really is, and of what the documentation says.

const read = openWithoutScript()
const visit = openInTurn()

/** The page's words, without the header's and the footer's. */
const words = async () => {
  const page = await read('/privacy')
  await page.getByText('Every stored entry, by name').click()
  return page.getByRole('main').ariaSnapshot()
}

const found = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))].sort()
const keys = /\bmrp:(?!doctor|cloud)[a-z:-]+[a-z]/g
const parameters = /\butm_[a-z_]+|\bgclid\b/g

/** What lies in the browser now. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

test('/privacy names everything that a visit to all of the site leaves in the browser, and there are no cookies', async () => {
  const { page } = await visit('/contact?utm_source=fair')
  const untilKept = (key: string) => expect.poll(() => kept(page)).toContain(key)
  await page.getByLabel('Message').fill('Can you plan co-products?')
  await untilKept('mrp:draft:contact')
  await page.goto('/demo')
  await typeRequest(page, 'Paul Private')
  await untilKept('mrp:draft:demo')
  await page.goto('/login')
  await page.getByLabel('Email').fill('paul@private.example')
  await untilKept('mrp:draft:account')
  await page.goto('/plan')
  await page.getByText('Paste a list').click()
  await page
    .getByLabel('Your list, with its headings')
    .fill('Item;On hand;Lead time (weeks);Demand;Week\nPump;0;1;5;4')
  await page.getByLabel('Keep on this device').check()
  await untilKept('mrp:plan')
  const left = new Set(await kept(page))
  await page.goto('/login')
  await createAccount(page)
  for (const key of await kept(page)) left.add(key)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByLabel('Remember me').check()
  await logIn(page)
  await dashboard(page).waitFor()
  for (const key of await kept(page)) left.add(key)

  // What could not be read is named as well, and this browser had nothing of the kind.
  expect([...left, 'mrp:users:unreadable'].sort()).toEqual(found(await words(), keys))
  expect(await page.context().cookies()).toEqual([])
})

test('A request says nothing of the visit, as the page says, and the form’s own sentence is true', async () => {
  const sent: string[] = []
  const { page } = await visit('/robots.txt', async opened => {
    opened.on('request', request => {
      if (request.method() === 'POST') sent.push(request.postData() ?? '')
    })
  })
  await page.goto('/pricing?utm_source=fair&gclid=x', { referer: 'https://search.example/' })
  await page.goto('/demo')
  await page.getByText('Your details are used for this request only.').waitFor()
  await sendRequest(page, 'Paul Private')
  const { template_params: params } = JSON.parse(sent[0] ?? '')
  const fields = /^(from_|company_name|job_title|phone|best_time|sku_count|erp_system|comments|to_email)/
  expect(Object.keys(params).filter(name => !fields.test(name))).toEqual([])
  expect(await words()).toContain(
    'Your request does not say which pages you visited, or what led you to this site.',
  )
})

/** The page of a site that learns where its visitors come from. */
const withAttribution = () => readPage('/privacy', { ...stock, attribution: 'on' })

test('With attribution on, /privacy names each campaign parameter that a request may have', async () => {
  expect(found(await withAttribution(), parameters)).toEqual([...campaignParameters].sort())
})

test.for([
  ['SECURITY.md', keys],
  ['SECURITY.md', parameters],
  ['docs/privacy.md', keys],
  ['docs/email-delivery.md', parameters],
] as const)('With attribution on, /privacy and %s name the same: %s', async ([file, pattern]) => {
  const documented = found(await readFile(file, 'utf8'), pattern)
  expect(documented.length).toBeGreaterThan(5)
  expect(documented).toEqual(found(await withAttribution(), pattern))
})

test('/privacy says of the account what the account says of itself', async () => {
  const account = await (await read('/login')).locator('mrp-account').textContent()
  const page = await words()
  for (const said of ['in this browser', 'name, company, job title and email address', 'ur team'])
    expect([account, page].filter(text => text?.includes(said))).toHaveLength(2)
})
