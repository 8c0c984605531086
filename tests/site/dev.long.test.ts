import { readFile, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { wakeAll } from '../support/awake.ts'
import { openChromium } from '../support/chromium.ts'
import { inboxAt, sendRequest } from '../support/form-page.ts'
import { type LocalServer, start } from '../support/local-server.ts'
import { rested } from '../support/rested.ts'

let server: LocalServer
beforeAll(async () => {
  server = await start('dev')
})
afterAll(() => server.stop())
const visit = openChromium()

test('`npm run dev` serves the same pages from the sources, and requests arrive', async () => {
  const { address } = server
  const { page, complaints } = await visit(`${address}/demo`)
  await sendRequest(page, 'Greta Dev')
  expect((await inboxAt(address))[0]?.fields).toMatchObject({ from_name: 'Greta Dev' })
  expect(complaints).toEqual([])
})

test('No website can read the inbox by a name of its own that points to this machine', async () => {
  const status = await new Promise(resolve =>
    request(`${server.address}/__inbox`, { headers: { host: 'evil.example' } }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    }).end(),
  )
  expect(status).toBe(403)
})

test.for([
  ['/embed/demo-form/?theme=dark', (page: Page) => page.locator('mrp-demo-form [data-theme=dark]')],
  ['/docs/languages', (page: Page) => page.locator('.example').getByText('Demo anfragen')],
  ['/partner.html', (page: Page) => page.getByLabel('Full name')],
] as const)('`npm run dev` serves %s, and nothing on it complains', async ([path, shown]) => {
  const { page, complaints } = await visit(server.address + path)
  await shown(page).waitFor({ state: 'attached' })
  await wakeAll(page)
  expect(complaints).toEqual([])
})

test('`npm run dev` finds pages of the documentation by their words', async () => {
  const { page } = await visit(`${server.address}/docs/languages`)
  await page.getByRole('searchbox').pressSequentially('replace a text')
  await page.getByRole('search').getByRole('link', { name: 'Replace a text' }).waitFor()
})

test('`npm run dev` answers an unknown path with the 404 page', async () => {
  const { address } = server
  const answer = await fetch(`${address}/no-such-part`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Oops! Page not found')
})

test.for(['demo-host/pages/clients.html', 'docs/partners.md'])(
  'Saving %s shows the page anew',
  async file => {
    const { address } = server
    const { page } = await visit(`${address}/clients`)
    await rested(page)
    const reloaded = page.waitForEvent('framenavigated')
    await utimes(file, new Date(), new Date())
    await reloaded
  },
)

/** A text of `/clients` that nothing else reads. */
const textFile = 'src/words/en/company-pages.ts'

/** Saves a text, and again as it was when the test ends: pages of the next one come after that. */
async function textToSave(address: string): Promise<(text: string) => Promise<void>> {
  const source = await readFile(textFile, 'utf8')
  onTestFinished(async () => {
    await writeFile(textFile, source)
    await vi.waitFor(async () =>
      expect(await (await fetch(`${address}/clients`)).text()).toContain('Three numbers in each case study'),
    )
  })
  return text => writeFile(textFile, source.replace("'Three numbers in each case study'", `'${text}'`))
}

const shows = (page: Page, text: string) => page.getByText(text).first().waitFor({ state: 'attached' })

test('A text that is saved twice in a row is shown both times', async () => {
  const { address } = server
  const save = await textToSave(address)
  const { page, complaints } = await visit(`${address}/clients`)
  await save('Saved once')
  await shows(page, 'Saved once')
  await save('Saved twice')
  await shows(page, 'Saved twice')
  expect(complaints).toEqual([])
})

test('Saving a text that the server itself reads leaves the server and its inbox as they are', async () => {
  const { address } = server
  const save = await textToSave(address)
  const { page } = await visit(`${address}/clients`)
  const body = new URLSearchParams({ from_name: 'Greta Before' })
  await fetch(`${address}/__request`, { method: 'POST', body })
  const reloaded = page.waitForEvent('framenavigated')
  await utimes('src/words/en/demo-messages.ts', new Date(), new Date())
  await reloaded
  await save('Saved after')
  await shows(page, 'Saved after')
  expect(await (await fetch(`${address}/__inbox`)).text()).toContain('Greta Before')
})

test('Another origin of this machine may load sources, and may not read the inbox', async () => {
  const { address } = server
  const headers = { Origin: 'http://localhost:3000' }
  const source = await fetch(`${address}/mrp-widgets.js`, { headers })
  expect(source.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  const inbox = await fetch(`${address}/__inbox`, { headers })
  expect(inbox.headers.get('access-control-allow-origin')).toBeNull()
})
