import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { snippetUnder } from '../support/docs-snippet.ts'
import { localInbox, scriptTag, servePage, typeRequest } from '../support/form-page.ts'

// The recipes of docs/events.md for analytics, each on a page whose analytics only writes down what it is told.

const visit = openInTurn()
const docs = 'docs/events.md'

const lines = 'Follow a visitor through a form'

/** What a page pastes: the lines that follow a visitor, whose last one is replaced by that of the recipe. */
const recipe = (heading: string): string =>
  heading === lines
    ? snippetUnder(lines, docs)
    : snippetUnder(lines, docs).replace(/^follow.*\n$/m, '') + snippetUnder(heading, docs)

const form = '<mrp-demo-form mode="dialog" source="fair"></mrp-demo-form>'
const pageWith = (stub: string, settings = localInbox) =>
  servePage(`<script>${stub}</script><button data-mrp-open>Open</button>${settings}${form}${scriptTag}`)

/** Goes through the form as a visitor does who forgets everything at first. */
async function goThrough(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Request a Demo' }).click()
  await dialog.getByText('Please enter your full name.').waitFor()
  await typeRequest(page, name)
  await dialog.getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByRole('heading', { name: `Thank you, ${name}.` }).waitFor()
}

const fields = 'fullName,companyName,email'

test.for([
  [
    lines,
    'window.told = []; console.log = (...words) => void told.push(words)',
    ['mrp-open', 'mrp-invalid', 'mrp-start', 'mrp-submit', 'mrp-sent'].map(step => [step, 'demo']),
  ],
  [
    'Google Analytics 4',
    'window.told = []; function gtag(...call) { told.push(call) }',
    [
      ['event', 'form_open', { form_id: 'demo', source: 'fair' }],
      ['event', 'form_error', { form_id: 'demo', source: 'fair', fields }],
      ['event', 'form_start', { form_id: 'demo', source: 'fair' }],
      ['event', 'form_submit', { form_id: 'demo', source: 'fair' }],
      ['event', 'generate_lead', { form_id: 'demo', source: 'fair' }],
    ],
  ],
  [
    'Matomo',
    'window.told = window._paq = []',
    [
      ['trackEvent', 'Form', 'mrp-open', 'demo'],
      ['trackEvent', 'Form', 'mrp-invalid', `demo: ${fields}`],
      ['trackEvent', 'Form', 'mrp-start', 'demo'],
      ['trackEvent', 'Form', 'mrp-submit', 'demo'],
      ['trackEvent', 'Form', 'mrp-sent', 'demo'],
    ],
  ],
  [
    'Plausible',
    'window.told = []; function plausible(...call) { told.push(call) }',
    [
      ['mrp-open', { props: { form: 'demo', source: 'fair' } }],
      ['mrp-invalid', { props: { form: 'demo', source: 'fair', fields } }],
      ['mrp-start', { props: { form: 'demo', source: 'fair' } }],
      ['mrp-submit', { props: { form: 'demo', source: 'fair' } }],
      ['mrp-sent', { props: { form: 'demo', source: 'fair' } }],
    ],
  ],
  [
    'The data layer',
    'window.told = window.dataLayer = []',
    [
      { event: 'mrp_open', form: 'demo', source: 'fair' },
      { event: 'mrp_invalid', form: 'demo', source: 'fair', fields },
      { event: 'mrp_start', form: 'demo', source: 'fair' },
      { event: 'mrp_submit', form: 'demo', source: 'fair' },
      { event: 'mrp_sent', form: 'demo', source: 'fair' },
    ],
  ],
] as const)('%s is told each step once, and never what was typed', async ([heading, stub, expected]) => {
  const { page, complaints } = await visit('/try.html', pageWith(stub))
  await page.evaluate(recipe(heading))
  await goThrough(page, `Ada ${heading.length}`)
  const told = await page.evaluate(() => Reflect.get(window, 'told'))
  expect(told).toEqual(expected)
  expect(JSON.stringify(told)).not.toMatch(/Ada|huber|gears/i)
  expect(complaints).toEqual([])
})

test('A recipe leaves the sending to the form, and the fallback is no success', async () => {
  const stub = 'window.told = []; function plausible(...call) { told.push(call) }'
  const { page } = await visit('/try.html', async opened => {
    await pageWith(stub)(opened)
    await opened.route('**/api/v1.0/email/send', route => route.fulfill({ status: 500 }))
  })
  await page.evaluate(recipe('Plausible'))
  await page.getByRole('button', { name: 'Open' }).click()
  await typeRequest(page, 'Ada Fallback')
  await page.getByRole('dialog').getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByRole('heading', { name: 'Please send the email' }).waitFor()
  const told = await page.evaluate(() => (Reflect.get(window, 'told') as [string][]).map(([name]) => name))
  expect(told).toEqual(['mrp-open', 'mrp-start', 'mrp-submit'])
})
