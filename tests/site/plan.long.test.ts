import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { workbook } from '../planning/read/workbooks.ts'
import { untilAwake } from '../support/awake.ts'
import { openInTurn, openWithoutScript } from '../support/chromium.ts'
import { holdBack } from '../support/hold-back.ts'
import { rested } from '../support/rested.ts'

// The page of the planner, from the sample that is read without any code to a plan in somebody's inbox.

const visit = openInTurn()
const read = openWithoutScript()

const list = 'item;on_hand;lead time (weeks);lot;demand;week\nSECRET-7;310;1;100;400;40\n'
const sheet = workbook([
  {
    name: 'Stock',
    rows: [
      ['item', 'on_hand', 'lead time (weeks)', 'lot', 'demand', 'week', 'counted'],
      ['SECRET-7', 310, 1, 100, 400, 40, new Date(Date.UTC(2026, 2, 1))],
    ],
  },
])

const planner = (page: Page) => page.locator('mrp-planner')
const heading = (page: Page, name: string | RegExp) => planner(page).getByRole('heading', { name })
const button = (page: Page, name: string) => planner(page).getByRole('button', { name, exact: true })

async function pasteOwn(page: Page, text = list): Promise<void> {
  await planner(page).getByText('Paste a list').click()
  await planner(page).getByLabel('Your list, with its headings').fill(text)
  await heading(page, 'Why 100 SECRET-7?').waitFor()
}

test.for([false, true])(
  'Of a page that comes in pieces, the tools are seen once the headline is there, which moves them (there: %s)',
  async isThere => {
    const { page } = await visit('/robots.txt')
    await holdBack(page, '**/chunks/**')
    await page.route('**/plan', async route => {
      const html = await (await route.fetch()).text()
      const tools = html.indexOf('</fieldset>', html.indexOf('aria-label="The plan"'))
      await route.fulfill({ contentType: 'text/html', body: isThere ? html : html.slice(0, tools) })
    })
    await page.goto('/plan')
    await planner(page).getByText('Paste a list').waitFor()
    expect(await button(page, 'Download').isVisible()).toBe(isThere)
  },
)

test('Without script, the page has the plan of the sample in tables, and nothing that does nothing', async () => {
  const page = await read('/plan')
  await heading(page, '3 orders: 1 to place, 2 to start').waitFor()
  const cells = await planner(page)
    .getByRole('row', { name: /^Left in stock/ })
    .getByRole('cell')
    .allInnerTexts()
  expect(cells).toEqual(['310', '310', '10', '10', '10', '10', '10', '10'])
  expect(await planner(page).getByRole('button').count()).toBe(0)
  expect(await planner(page).getByRole('textbox').count()).toBe(0)
})

test('A workbook that is dropped before any code has come is planned when it has, under the policy of the site', async () => {
  const { page, complaints } = await visit('/robots.txt')
  const deliver = await holdBack(page, '**/chunks/*.js')
  await page.goto('/plan')
  await planner(page).getByText('Choose a file').click()
  await planner(page)
    .locator('[type=file]')
    .setInputFiles({ name: 'list.xlsx', mimeType: 'application/zip', buffer: Buffer.from(sheet) })
  deliver()
  await heading(page, 'Why 100 SECRET-7?').waitFor()
  expect(complaints).toEqual([])
})

test('Whoever turns to pasting before any code has come may lose the network when it has: the list is read', async () => {
  const { page } = await visit('/robots.txt')
  const deliver = await holdBack(page, '**/chunks/*.js')
  await page.goto('/plan')
  await planner(page).getByText('Paste a list').click()
  deliver()
  await untilAwake(page, 'mrp-planner')
  await rested(page)
  await page.route('**/*', route => route.abort())
  await planner(page).getByLabel('Your list, with its headings').fill(list)
  await heading(page, 'Why 100 SECRET-7?').waitFor()
})

test('Without the network, the notice is in view where the list was typed, and the list stays', async () => {
  let isOffline = true
  const { page } = await visit('/plan', opened =>
    opened.route('**/chunks/*.js', route => (isOffline ? route.abort() : route.continue())),
  )
  await planner(page).getByText('Paste a list').click()
  await planner(page).getByLabel('Your list, with its headings').fill(list)
  const notice = planner(page).getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect
    .poll(() =>
      notice.evaluateAll(all =>
        all.map(one => {
          const { top, bottom } = one.getBoundingClientRect()
          return top > 0 && bottom <= innerHeight
        }),
      ),
    )
    .toEqual([true])
  isOffline = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await heading(page, 'Why 100 SECRET-7?').waitFor()
  expect(await notice.count()).toBe(0)
})

test('Nothing of a list leaves the page or stays in it: requests, storage and history are counted', async () => {
  const { page } = await visit('/plan')
  await pasteOwn(page)
  const sent: string[] = []
  page.on('request', request => sent.push(request.url()))
  await planner(page).getByLabel('Lead time', { exact: true }).fill('3')
  await button(page, 'Undo').click()
  await button(page, 'SECRET-7')
    .first()
    .click({ position: { x: 5, y: 8 } })
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  expect(file.suggestedFilename()).toBe('mrp-orders.csv')
  await rested(page)
  // A download has an address of the page's own, and the code that makes it says nothing of what it makes.
  expect(sent.filter(url => !/^blob:|\/chunks\/[\w-]+\.js$/.test(url))).toEqual([])
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.length,
      history.state,
      location.href,
      document.title,
    ]),
  )
  expect(kept).not.toContain('SECRET-7')
})

test('A list that is kept is planned after a reload without a touch, until it is forgotten', async () => {
  const { page } = await visit('/plan')
  await pasteOwn(page)
  const keep = planner(page).getByLabel('Keep on this device')
  await keep.check()
  await planner(page).getByText('Your list is here the next time').waitFor()
  const weeks = planner(page)
    .getByRole('row', { name: /^Left in stock/ })
    .getByRole('cell')
  const asPlanned = await weeks.count()
  await page.reload()
  await heading(page, 'Why 100 SECRET-7?').waitFor()
  // As many as there is room for, which is measured once they are there.
  await expect.poll(() => weeks.count()).toBe(asPlanned)
  await keep.uncheck()
  await page.reload()
  await heading(page, '3 orders: 1 to place, 2 to start').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('mrp:plan'))).toBeNull()
})

test.for([320, 1440])('At %i px, a tap on an item in a sentence hits that item', async width => {
  const { page } = await visit('/plan')
  await page.setViewportSize({ width, height: 900 })
  await page.locator('mrp-planner').hover({ position: { x: 5, y: 5 } })
  await untilAwake(page, 'mrp-planner')
  const numbers = page.getByRole('region', { name: 'Why 100 BRG6204?' }).getByRole('button')
  const missed = await numbers.evaluateAll(buttons =>
    buttons.flatMap(button => {
      button.scrollIntoView({ block: 'center' })
      const { x, y, width: wide, height } = (button.firstElementChild ?? button).getBoundingClientRect()
      const root = button.getRootNode() as ShadowRoot
      const hit = [0.2, 0.5, 0.8].map(share => root.elementFromPoint(x + wide / 2, y + height * share))
      return hit.every(one => one?.closest('button') === button) ? [] : [button.textContent]
    }),
  )
  expect(await numbers.count()).toBeGreaterThan(3)
  expect(missed).toEqual([])
})

test('Code, and then sentences, that do not come: that is said, and the list stays to be tried again', async () => {
  const { page } = await visit('/plan')
  await planner(page).getByText('Paste a list').hover()
  await untilAwake(page, 'mrp-planner')
  const [code, sentences] = ['**/chunks/read-*.js', '**/chunks/en-*.js'] as const
  await page.route(code, route => route.abort())
  await planner(page).getByText('Paste a list').click()
  await planner(page).getByLabel('Your list, with its headings').fill(list)
  const said = planner(page).getByText('a file did not load')
  await said.waitFor()
  await page.unroute(code)
  const asked = page.waitForRequest(sentences)
  await page.route(sentences, route => route.abort())
  await button(page, 'Try again').click()
  await asked
  await said.waitFor()
  await page.unroute(sentences)
  await button(page, 'Try again').click()
  await heading(page, 'Why 100 SECRET-7?').waitFor()
})
