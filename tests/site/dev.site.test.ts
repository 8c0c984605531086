import { spawn } from 'node:child_process'
import { utimes } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { sendRequest } from '../support/form-page.ts'
import { freePort } from '../support/free-port.mjs'

const visit = openChromium()
let address = ''
let stop = () => {}

// What `npm run dev` runs, in a process of its own as there.
beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const { NODE_ENV: _, ...env } = process.env
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--logLevel', 'error'], {
    env: { ...env, PORT: String(port) },
    stdio: 'inherit',
  })
  stop = () => void server.kill()
  await vi.waitFor(() => fetch(address), { timeout: 20_000, interval: 200 })
}, 30_000)
afterAll(() => stop())

test('`npm run dev` serves the same pages from the sources, and requests arrive', async () => {
  const { page, complaints } = await visit(`${address}/demo`)
  await sendRequest(page, 'Greta Dev')
  const inbox = await page.request.get(`${address}/__inbox`, { headers: { accept: 'application/json' } })
  expect((await inbox.json())[0].fields).toMatchObject({ from_name: 'Greta Dev' })
  expect(complaints).toEqual([])
})

test('`npm run dev` serves the page for iframes, with its script', async () => {
  const { page, complaints } = await visit(`${address}/embed/demo-form/?theme=dark`)
  await page.locator('mrp-demo-form [data-theme=dark]').waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
})

test('`npm run dev` answers an unknown path with the 404 page', async () => {
  const answer = await fetch(`${address}/no-such-part`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Oops! Page not found')
})

test.for(['demo-host/pages/clients.html', 'src/content/company-pages.ts'])(
  'Saving %s shows the page anew',
  async file => {
    const { page } = await visit(`${address}/clients`)
    await page.waitForLoadState('networkidle')
    const reloaded = page.waitForEvent('framenavigated')
    await utimes(file, new Date(), new Date())
    await reloaded
  },
)
