import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { openChromium, openWithoutScript } from '../support/chromium.ts'
import { scriptTag, servePage, typeRequest } from '../support/form-page.ts'
import { rested } from '../support/rested.ts'

const visit = openChromium()
const read = openWithoutScript()

test.for(['/login', '/demo'])('%s loads nothing of Firebase unless it is configured', async route => {
  const requests: string[] = []
  const { page } = await visit(route, async opened =>
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
  const { page } = await visit(`${settings}${html}${scriptTag}`, async opened => {
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
