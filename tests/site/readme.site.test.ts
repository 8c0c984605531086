import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { snippetUnder } from '../support/docs-snippet.ts'
import { lettersFrom, scriptTag, sendRequest, servePage, submitRequest } from '../support/form-page.ts'

// What the README has a newcomer paste, at the built site's address.

const visit = openInTurn()

/** The first HTML snippet under a heading, at the built site’s address. */
const snippet = (heading: string, file = 'README.md'): string =>
  snippetUnder(heading, file, 'html').replace(
    /http:\/\/localhost:4173|https:\/\/widgets\.example/g,
    inject('site'),
  )

test('The README has at most 150 lines', async () => {
  const readme = await readFile('README.md', 'utf8')
  expect(readme.split('\n').length).toBeLessThanOrEqual(150)
})

test('The README names the commands that start the site and run its tests', async () => {
  const readme = await readFile('README.md', 'utf8')
  for (const command of ['npm start', 'npm test']) expect(readme).toContain(`\n${command} `)
})

test('The contributor’s page, saved as a file, sends a request to the local inbox', async () => {
  const html = snippet('See the form on a page of your own', 'CONTRIBUTING.md')
  const folder = await mkdtemp(join(tmpdir(), 'quick-start-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'demo.html'), html)
  const { page, complaints } = await visit(pathToFileURL(join(folder, 'demo.html')).href)
  await sendRequest(page, 'Quinn Start')
  expect(await page.getByRole('link', { name: 'Ask for a demo' }).isVisible()).toBe(false)
  expect(complaints).toEqual([])
  expect(await lettersFrom(page, 'Quinn Start')).toHaveLength(1)
})

test.for([
  ['1. Paste', 'README.md', 'ERP system', 'Odoo'],
  ['If your editor removes custom tags', 'docs/partners.md', 'Company name', 'Acme'],
] as const)('The snippet under “%s” of %s shows a prefilled form', async ([heading, file, label, value]) => {
  const html = snippet(heading, file)
  const script = `<script type="module" src="${inject('site')}/mrp-widgets.js"></script>`
  const { page } = await visit(html.includes('<script') ? html : script + html)
  await expect.poll(() => page.getByLabel(label).inputValue()).toBe(value)
})

test('The configuration under “3. Send requests to your inbox” asks the email service with its identifiers', async () => {
  const script = `<script type="module" src="${inject('site')}/mrp-widgets.js"></script>`
  const { page } = await visit(
    `${script}${snippet('3. Send requests to your inbox')}<mrp-demo-form></mrp-demo-form>`,
  )
  const asked = page.waitForRequest('https://api.emailjs.com/**')
  await page.route('https://api.emailjs.com/**', route => route.fulfill({ status: 200, body: 'OK' }))
  await submitRequest(page, 'Ann Lee')
  expect((await asked).postDataJSON()).toMatchObject({ service_id: 'service_…', user_id: '…' })
})

// What docs/events.md has pages paste, with the built bundle.

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
  await sendRequest(page, 'Anna Huber')
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
