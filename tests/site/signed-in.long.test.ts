import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { beIn, createAccount, dashboard, loginForm } from '../support/account-page.ts'
import { countAwake, untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { denyStorage, scriptTag, servePage } from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { loaded } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

// Whoever is in is never shown the contrary: not before the first paint, and without code that nobody touched.

const visit = openInTurn()

const opening = (page: Page) => page.getByText('Opening your account')

/** The link to the account in a part of the page, as it is read out. */
const accountLink = (page: Page, part: 'banner' | 'contentinfo') =>
  page.getByRole(part).locator('a[href$="/login"]:not([hreflang])').filter({ visible: true })

/** The name of a link that a screen reader reads, and what is seen of it. */
async function expectSaid(page: Page, text: string): Promise<void> {
  for (const part of ['banner', 'contentinfo'] as const) {
    await expect.poll(() => accountLink(page, part).innerText()).toBe(text)
    await page.getByRole(part).getByRole('link', { name: text, exact: true }).waitFor()
  }
}

test('Before any of our files has come, the login page opens the account, and shows no form', async () => {
  const { page } = await visit('/robots.txt')
  await beIn(page)
  const release = await holdBack(page, '**/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await opening(page).waitFor()
  expect(await loginForm(page).isVisible()).toBe(false)
  await expectSaid(page, 'Dashboard')
  release()
  await dashboard(page).waitFor()
  expect(await opening(page).isVisible()).toBe(false)
})

test('The dashboard’s code is asked for beside the account’s, not after it', async () => {
  const { page } = await visit('/robots.txt')
  await beIn(page)
  const release = await holdBack(page, '**/chunks/mrp-account-*.js')
  const asked = page.waitForRequest('**/chunks/dashboard-*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await asked
  expect(await countAwake(page, 'mrp-account')).toBe(0)
  release()
  await dashboard(page).waitFor()
})

test('Where the account can’t read who is in, header and footer know of nobody either', async () => {
  const { page } = await visit('/robots.txt')
  await page.evaluate(() => localStorage.setItem('mrp:current-user', '{"id":1}'))
  const release = await holdBack(page, '**/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await loginForm(page).waitFor()
  await expectSaid(page, 'Login / Create Account')
  release()
  await untilAwake(page, 'mrp-account')
  await expectSaid(page, 'Login / Create Account')
  expect(await loginForm(page).isVisible()).toBe(true)
})

test.for(['**/mrp-widgets.js', '**/chunks/mrp-account-*'])(
  'If %s never comes, nobody is told that the account is being opened',
  async missing => {
    const { page } = await visit('/robots.txt')
    await beIn(page)
    await page.route(missing, route => route.abort())
    await page.goto('/login')
    await loginForm(page).waitFor()
    expect(await opening(page).isVisible()).toBe(false)
  },
)

test('Header and footer say where whoever is in gets to, and load nothing for it', async () => {
  const { page } = await visit('/robots.txt')
  await beIn(page)
  await page.goto('/pricing')
  await rested(page)
  await expectSaid(page, 'Dashboard')
  expect(await loaded(page, /\/chunks\//)).toEqual([])
})

test('Header and footer follow login and logout, on the page and in another tab', async () => {
  const { page } = await visit('/login')
  const tab = await page.context().newPage()
  await tab.goto('/pricing')
  await expectSaid(tab, 'Login / Create Account')
  await createAccount(page)
  await expectSaid(page, 'Dashboard')
  await expectSaid(tab, 'Dashboard')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expectSaid(page, 'Login / Create Account')
  await expectSaid(tab, 'Login / Create Account')
})

test('Header and footer follow a login that no browser storage keeps', async () => {
  const { page } = await visit('/login', opened => opened.addInitScript(denyStorage))
  await createAccount(page)
  await expectSaid(page, 'Dashboard')
})

test('A page out of the back/forward cache knows who has come in meanwhile', async () => {
  const { page } = await visit('/pricing')
  await expectSaid(page, 'Login / Create Account')
  // As little as another tab leaves behind, while this page hears of nothing.
  await page.evaluate(() => {
    localStorage.setItem('mrp:current-user', '{"id":"1","email":"a@b.example"}')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expectSaid(page, 'Dashboard')
})

test('On a page that nobody prerendered, the script tag sees to it', async () => {
  const { page } = await visit('/robots.txt')
  await beIn(page)
  const body = `<mrp-site-header></mrp-site-header><mrp-site-footer></mrp-site-footer>${scriptTag}`
  await servePage(body)(page)
  await page.goto('/try.html')
  await expectSaid(page, 'Dashboard')
  await rested(page)
  expect(await loaded(page, /\/chunks\//)).toEqual([])
})
