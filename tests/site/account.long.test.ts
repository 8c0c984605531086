import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { createAccount, dashboard, logIn, password, register } from '../support/account-page.ts'
import { openChromium, openInTurn, openWithoutScript } from '../support/chromium.ts'
import { scriptTag, servePage, typeRequest } from '../support/form-page.ts'
import { twoFrames } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

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
  expect(await page.getByText('throwaway password').count()).toBe(0)
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
  expect(letter).toMatchObject({ name: 'Anna Huber', email: 'collected@huber.example' })
  expect(letter.message).toContain('Registration time')
  expect(JSON.stringify(letter)).not.toContain(password)

  await page.getByRole('button', { name: 'Log Out' }).click()
  const askedAgain = page.waitForRequest('**/form-collection')
  await logIn(page, 'collected@huber.example')
  const { subject, message } = (await askedAgain).postDataJSON()
  expect([subject, message]).toEqual(['Login: Anna Huber', expect.stringContaining('Login time')])
})

const visitFresh = openChromium()

const read = openWithoutScript()

test.for(['/login', '/demo'])('%s loads nothing of Firebase unless it is configured', async route => {
  const requests: string[] = []
  const { page } = await visitFresh(route, async opened =>
    opened.on('request', request => requests.push(request.url())),
  )
  if (route === '/demo') await typeRequest(page, 'Anna Huber')
  else await page.mouse.click(300, 300)
  await rested(page)
  expect(requests.length).toBeGreaterThan(1)
  expect(requests.filter(address => /firebase|firebase-auth|googleapis/.test(address))).toEqual([])
})

const settings = `<mrp-config firebase='{"apiKey":"any"}' auth-emulator-url="http://127.0.0.1:9"></mrp-config>`
const account =
  '<mrp-account provider="cloud"><a href="mailto:hello@mrp-agent.example">Write about an account</a></mrp-account>'

/** Opens a page whose Firebase never comes, once the account's own code is there. */
async function openWaiting(html: string, prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const { page } = await visitFresh(`${settings}${html}${scriptTag}`, async opened => {
    await prepare(opened)
    await opened.route('**/chunks/*firebase-auth*', () => {})
  })
  return page
}

const seen = (page: Page) => page.locator('mrp-account').innerText()

test('While cloud accounts load, what is prerendered shows nothing', async () => {
  const page = await openWaiting(await prerender(account))
  expect(await seen(page)).toBe('')
  await page.locator('mrp-account [data-pending]').waitFor({ state: 'attached' })
  expect(await seen(page)).toBe('')
})

test('Where nothing is prerendered, nothing is shown until 10 s went by without an answer of the cloud; then a sentence says where to write', async () => {
  const page = await openWaiting(account, opened => opened.clock.install())
  await page.locator('mrp-account [data-pending]').waitFor({ state: 'attached' })
  // The page's clock goes on by itself, too: on a busy machine a second or two pass between these lines.
  await page.clock.runFor(5000)
  expect(await seen(page)).toBe('')
  await page.clock.runFor(5000)
  await page.getByText('This part of the page could not be shown.').waitFor()
  await page.getByRole('link', { name: 'hello@mrp-agent.example' }).waitFor()
})

test('Where the code of cloud accounts cannot be loaded, a sentence says where to write', async () => {
  const page = await openWaiting(account, opened =>
    opened.route('**/chunks/*cloud-accounts*', route => route.abort()),
  )
  await page.getByText('This part of the page could not be shown.').waitFor()
  await page.getByRole('link', { name: 'hello@mrp-agent.example' }).waitFor()
})

test('Without JavaScript, a cloud account says that it needs it, and where to write', async () => {
  const html = await prerender(account)
  const page = await read('/robots.txt')
  await servePage(html)(page)
  await page.goto('/try.html')
  await page.getByText('need JavaScript').waitFor()
  await page.locator('mrp-account').getByRole('link', { name: 'hello@mrp-agent.example' }).waitFor()
})
