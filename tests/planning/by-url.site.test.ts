import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { servePage } from '../support/form-page.ts'

// The planner without a bundler: the package's files, as they are, on a page's own site.

const visit = openChromium()

const question = `{ periods: 6, items: [{ id: 'Roller', leadTime: 2 }], lines: [], demand: [{ item: 'Roller', period: 5, quantity: 50 }] }`

const worker = `
  import { plan } from '/npm/planner.js'
  postMessage(plan(${question}).orders('Roller'))`

const html = `<title>A page</title><script type="module">
  import { plan } from '/npm/planner.js'
  const here = plan(${question}).orders('Roller')
  new Worker('/worker.js', { type: 'module' }).onmessage = ({ data }) => (window.planned = [here, data])
</script>`

test('A page and a worker import the planner by its URL', async () => {
  const { page, complaints } = await visit('/robots.txt', async opened => {
    await servePage(html)(opened)
    await opened.route('**/worker.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: worker }),
    )
    await opened.route('**/npm/**', async route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: await readFile(`dist${new URL(route.request().url()).pathname}`),
      }),
    )
  })
  await page.goto('/try.html')
  const planned = await page.waitForFunction('window.planned')
  const order = { item: 'Roller', quantity: 50, release: 3, due: 5, late: 0 }
  expect(await planned.jsonValue()).toEqual([[order], [order]])
  expect(complaints).toEqual([])
})
