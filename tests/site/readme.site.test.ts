import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { servePage } from '../support/form-page.ts'

// What the README has a newcomer paste, at the built site's address.

const visit = openInTurn()
const readme = await readFile('README.md', 'utf8')

/** The first HTML snippet under a heading. */
function snippet(heading: string): string {
  const section = readme.split(`# ${heading}\n`)[1] ?? ''
  const html = /^```html\n([\s\S]*?)^```/m.exec(section)?.[1]
  if (!html) throw new Error(`README.md has no snippet under “${heading}”.`)
  return html.replace(/http:\/\/localhost:4173|https:\/\/widgets\.example/g, inject('site'))
}

test('The README has at most 150 lines', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(150)
})

test('The quick start’s five lines, as they are, show the form', async () => {
  const lines = snippet('Quick start')
  expect(lines.trim().split('\n')).toHaveLength(5)
  const { page, complaints } = await visit('/try.html', opened =>
    opened.route('**/try.html', route => route.fulfill({ contentType: 'text/html', body: lines })),
  )
  await page.getByLabel('Full name').fill('Ann Lee')
  expect(await page.getByRole('link', { name: 'Ask for a demo by email' }).isVisible()).toBe(false)
  expect(complaints).toEqual([])
})

test.for([['Script tag'], ['If your editor removes custom tags']] as const)(
  'The snippet under “%s” shows a prefilled form',
  async ([heading]) => {
    const script = `<script type="module" src="${inject('site')}/mrp-widgets.js"></script>`
    const html = snippet(heading)
    const { page } = await visit('/try.html', servePage(html.includes('<script') ? html : script + html))
    const [label, value] = heading === 'Script tag' ? ['ERP system', 'Odoo'] : ['Company name', 'Acme']
    await expect.poll(() => page.getByLabel(label ?? '').inputValue()).toBe(value)
  },
)

test('The configuration under “Send requests to your inbox” asks the email service with its identifiers', async () => {
  const script = `<script type="module" src="${inject('site')}/mrp-widgets.js"></script>`
  const { page } = await visit(
    '/try.html',
    servePage(`${script}${snippet('Send requests to your inbox')}<mrp-demo-form></mrp-demo-form>`),
  )
  const asked = page.waitForRequest('https://api.emailjs.com/**')
  await page.route('https://api.emailjs.com/**', route => route.fulfill({ status: 200, body: 'OK' }))
  await page.getByLabel('Full name').fill('Ann Lee')
  await page.getByLabel('Company name').fill('Acme')
  await page.getByLabel('Email').fill('ann@acme.example')
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ service_id: 'service_…', user_id: '…' })
})
