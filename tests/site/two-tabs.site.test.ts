import type { Page } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { servePage } from '../support/form-page.ts'

// Two tabs are two processes, which see each other's writes late; two frames of one page are not.

const visit = openChromium()
let server: ViteDevServer
let address = ''

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    cacheDir: '.cache/two-tabs',
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false },
    logLevel: 'error',
  })
  await server.listen()
  address = server.resolvedUrls?.local[0] ?? ''
})
afterAll(() => server.close())

const script = `<script type="module">
  import { register } from '/src/elements/account/local-user-store.ts'
  const texts = { fullName: 'Anna', companyName: 'Huber', jobTitle: 'Planner', password: 'secret' }
  window.registerMany = async (tab, count) => {
    for (let index = 0; index < count; index += 1) {
      await register({ ...texts, email: tab + '-' + index + '@huber.example' })
    }
  }
</script>`

const registerMany = (page: Page, tab: string): Promise<unknown> =>
  page.evaluate(`registerMany('${tab}', 20)`)

test('Three tabs that register users in turn lose no user and give no id twice', async () => {
  const { page: first } = await visit(`${address}try.html`, servePage(script))
  const others = await Promise.all([first.context().newPage(), first.context().newPage()])
  for (const page of others) {
    await servePage(script)(page)
    await page.goto(`${address}try.html`)
  }
  const tabs = [first, ...others]
  await Promise.all(tabs.map(page => page.waitForFunction('"registerMany" in window')))
  for (const [index, page] of tabs.entries()) {
    // A browser shows another tab's writes when it likes: no lock waits for that.
    const count = () => page.evaluate(() => JSON.parse(localStorage.getItem('mrp:users') ?? '[]').length)
    await expect.poll(count).toBe(index * 20)
    await registerMany(page, `tab-${index}`)
  }

  const text = await tabs.at(-1)?.evaluate(() => localStorage.getItem('mrp:users'))
  const users: readonly { readonly id: string; readonly email: string }[] = JSON.parse(text ?? '[]')
  expect(new Set(users.map(({ email }) => email)).size).toBe(60)
  expect(new Set(users.map(({ id }) => id)).size).toBe(60)
})
