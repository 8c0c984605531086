import { utimes } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { sendRequest } from '../support/form-page.ts'
import { runLocalServer } from '../support/local-server.ts'
import { anyRequest } from '../support/requests/any-request.ts'
import { livesThrough, worksAsBefore } from '../support/requests/lives-through.ts'
import { rested } from '../support/rested.ts'

const running = runLocalServer('dev')
const visit = openChromium()

test('`npm run dev` serves the same pages from the sources, and requests arrive', async () => {
  const { address } = await running()
  const { page, complaints } = await visit(`${address}/demo`)
  await sendRequest(page, 'Greta Dev')
  const inbox = await page.request.get(`${address}/__inbox`, { headers: { accept: 'application/json' } })
  expect((await inbox.json())[0].fields).toMatchObject({ from_name: 'Greta Dev' })
  expect(complaints).toEqual([])
})

test('`npm run dev` serves the page for iframes, with its script', async () => {
  const { address } = await running()
  const { page, complaints } = await visit(`${address}/embed/demo-form/?theme=dark`)
  await page.locator('mrp-demo-form [data-theme=dark]').waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
})

test('`npm run dev` answers an unknown path with the 404 page', async () => {
  const { address } = await running()
  const answer = await fetch(`${address}/no-such-part`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Oops! Page not found')
})

test.for(['demo-host/pages/clients.html', 'src/content/company-pages.ts'])(
  'Saving %s shows the page anew',
  async file => {
    const { address } = await running()
    const { page } = await visit(`${address}/clients`)
    await rested(page)
    const reloaded = page.waitForEvent('framenavigated')
    await utimes(file, new Date(), new Date())
    await reloaded
  },
)

test('Another origin of this machine may load sources, and may not read the inbox', async () => {
  const { address } = await running()
  const headers = { Origin: 'http://localhost:3000' }
  const source = await fetch(`${address}/mrp-widgets.js`, { headers })
  expect(source.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  const inbox = await fetch(`${address}/__inbox`, { headers })
  expect(inbox.headers.get('access-control-allow-origin')).toBeNull()
})

test('300 random requests are answered, and the form and the inbox work as before', async () => {
  // Vite leaves a connection open that asks for a protocol of somebody else's.
  const withoutUpgrade = anyRequest.filter(({ head }) => !head.includes('\nUpgrade: '))
  await livesThrough(running, 300, () => {}, withoutUpgrade)
  const server = await running()
  expect(server.said()).not.toContain('Internal server error')
  await worksAsBefore(server, visit)
}, 120_000)
