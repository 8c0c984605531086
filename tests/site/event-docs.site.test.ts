import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { snippetUnder } from '../support/docs-snippet.ts'
import { scriptTag, servePage, typeRequest } from '../support/form-page.ts'

// What docs/events.md has pages paste, with the built bundle.

const visit = openInTurn()
const docs = 'docs/events.md'
const form = `<mrp-config attribution="on"></mrp-config><mrp-demo-form source="fair"></mrp-demo-form>${scriptTag}`

test('A page sends a request its own way, and the form shows what came of it', async () => {
  const bodies: unknown[] = []
  const { page, complaints } = await visit('/try.html?utm_source=news', async opened => {
    await servePage(form)(opened)
    await opened.route('**/api/requests', route => {
      bodies.push(route.request().postDataJSON())
      return route.fulfill({ status: 204 })
    })
  })
  await page.evaluate(snippetUnder('Send a request your own way', docs))
  await typeRequest(page, 'Anna Huber')
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
  expect(bodies).toEqual([
    {
      form: 'demo',
      fields: expect.objectContaining({ fullName: 'Anna Huber' }),
      source: 'fair',
      page: new URL('/try.html', page.url()).href,
      campaign: { utm_source: 'news' },
    },
  ])
  expect(complaints).toEqual([])
})
