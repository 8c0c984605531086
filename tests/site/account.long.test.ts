import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { createAccount, dashboard, logIn, password, register } from '../support/account-page.ts'
import { openInTurn } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'
import { twoFrames } from '../support/in-page.ts'

// The account area on the built site: across pages, tabs and reloads.

const visit = openInTurn()

/** Another tab of the same visitor. */
async function openTab(page: Page, path = '/login'): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}

test('What is typed while the code is missing is there after a reload, but for the password', async () => {
  const { page } = await visit('/login', opened =>
    opened.route('**/chunks/mrp-account-*', route => route.abort()),
  )
  await page.getByText('This part of the page could not be loaded').waitFor()
  await page.getByLabel('Email').fill('anna@huber.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('mrp:draft:account'))).toContain('anna@')
  await page.goto('/about')
  await page.goto('/login')
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('anna@huber.example')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(password)
})

test('Two prerendered accounts on one page have labels of their own, asleep and awake', async () => {
  const html = await prerender(
    '<mrp-config form-endpoint="/form-collection"></mrp-config><mrp-account></mrp-account><mrp-account mode="register"></mrp-account>',
  )
  const labelled = (page: Page) =>
    page
      .getByLabel('Email')
      .evaluateAll(fields => fields.map(field => field.closest('mrp-account')?.getAttribute('mode')))
  const asleep = await visit('/robots.txt', async page => {
    await servePage(scriptTag + html)(page)
    await page.route('**/chunks/**', route => route.abort())
  })
  await asleep.page.goto('/try.html')
  expect(await labelled(asleep.page)).toEqual([null, 'register'])

  const { page, complaints } = await visit(scriptTag + html)
  await expect.poll(() => page.locator('[data-made-from]').count()).toBe(0)
  await twoFrames(page)
  expect(await labelled(page)).toEqual([null, 'register'])
  expect(complaints).toEqual([])
})

const told = 'Our team gets your name, company, job title and email address, never the password.'

test('Cloud accounts send the same to the team, and say so without a word of this browser', async () => {
  const settings = `<mrp-config firebase='{"apiKey":"any"}' auth-emulator-url="http://127.0.0.1:9" form-endpoint="/form-collection"></mrp-config>`
  const { page } = await visit(`${settings}<mrp-account provider="cloud"></mrp-account>${scriptTag}`)
  await page.getByText(told).waitFor()
  expect(await page.getByText('Kept in this browser').count()).toBe(0)
})

test('If only the dashboard’s code does not come, whoever is in is told where to write to', async () => {
  const { page } = await visit('/login', opened =>
    opened.route('**/chunks/dashboard-*', route => route.abort()),
  )
  await register(page)
  const failure = page.locator('mrp-account').getByRole('alert')
  await failure.getByRole('link', { name: 'hello@mrp-agent.example' }).waitFor()

  await page.unroute('**/chunks/dashboard-*')
  await page.reload()
  await dashboard(page).waitFor()
})

test('Tabs that write in turn lose nothing', async () => {
  const { page } = await visit('/login')
  await createAccount(page)
  const tabs = [page, await openTab(page), await openTab(page)]
  for (const [index, tab] of tabs.entries()) {
    const runs = () =>
      tab.evaluate(() => JSON.parse(localStorage.getItem('mrp:users') ?? '[]')[0].savedMrpRuns?.length ?? 0)
    // A browser hands another tab's writes over when it likes: no lock waits for that.
    await expect.poll(runs).toBe(index * 10)
    await dashboard(tab).waitFor()
    await tab.getByRole('button', { name: 'Start MRP Run' }).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) button.click()
    })
    await expect.poll(runs).toBe(index * 10 + 10)
  }
})

test('Registration and login are told to the form collection, without the password, and nobody waits for it', async () => {
  const { page } = await visit('/login', async opened => {
    await opened.route('**/form-collection', async route => {
      await new Promise(resolve => setTimeout(resolve, 1500))
      await route.continue()
    })
  })
  const asked = page.waitForRequest('**/form-collection')
  await createAccount(page, 'collected@huber.example')
  const letter = (await asked).postDataJSON()
  expect(letter).toMatchObject({
    name: 'Anna Huber',
    email: 'collected@huber.example',
    _replyto: 'collected@huber.example',
    _to: 'hello@mrp-agent.example',
    _format: 'plain',
    subject: expect.any(String),
  })
  for (const part of ['Anna Huber', 'Huber Gears', 'Planner', 'collected@huber.example', 'Registration time'])
    expect(letter.message).toContain(part)
  expect(JSON.stringify(letter)).not.toContain(password)

  await page.getByRole('button', { name: 'Log Out' }).click()
  const askedAgain = page.waitForRequest('**/form-collection')
  await logIn(page, 'collected@huber.example')
  expect((await askedAgain).postDataJSON().message).toContain('Login time')
})
