import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { snippetUnder } from '../support/docs-snippet.ts'
import { localInbox, scriptTag, sendRequest, servePage } from '../support/form-page.ts'

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
const pageWith = (stub: string) =>
  servePage(`<script>${stub}</script><button data-mrp-open>Open</button>${localInbox}${form}${scriptTag}`)

const plausible = 'window.plausible = (...call) => void plausible.told.push(call); plausible.told = []'
const fields = 'fullName,companyName,email'
const steps = ['mrp-open', 'mrp-invalid', 'mrp-start', 'mrp-submit', 'mrp-sent']
const faulty = (step: string) => step === 'mrp-invalid' && { fields }

/** By its heading: what stands in for the analytics, where it keeps what it is told, and what that is to be. */
const recipes: Readonly<Record<string, readonly [stub: string, told: string, expected: readonly unknown[]]>> =
  {
    [lines]: [
      'window.said = []; console.log = (...words) => void said.push(words)',
      'said',
      steps.map(step => [step, 'demo']),
    ],
    'Google Analytics 4': [
      'window.gtag = (...call) => void gtag.told.push(call); gtag.told = []',
      'gtag.told',
      ['form_open', 'form_error', 'form_start', 'form_submit', 'generate_lead'].map(name => [
        'event',
        name,
        { form_id: 'demo', source: 'fair', ...(name === 'form_error' && { fields }) },
      ]),
    ],
    Matomo: [
      'window._paq = []',
      '_paq',
      steps.map(step => ['trackEvent', 'Form', step, faulty(step) ? `demo: ${fields}` : 'demo']),
    ],
    Plausible: [
      plausible,
      'plausible.told',
      steps.map(step => [step, { props: { form: 'demo', source: 'fair', ...faulty(step) } }]),
    ],
    'The data layer': [
      'window.dataLayer = []',
      'dataLayer',
      steps.map(step => ({ event: step.replace('-', '_'), form: 'demo', source: 'fair', ...faulty(step) })),
    ],
  }

test('Each recipe is told each step once, and never what was typed, by a visitor who forgets everything at first', async () => {
  const stubs = Object.values(recipes).map(([stub]) => stub)
  const { page, complaints } = await visit('/try.html', pageWith(stubs.join('\n')))
  // Each in a block of its own: all begin with the same lines.
  for (const heading of Object.keys(recipes)) await page.evaluate(`{ ${recipe(heading)} }`)
  await page.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Request a Demo' }).click()
  await dialog.getByText('Please enter your full name.').waitFor()
  await sendRequest(dialog, 'Ada Recipes')
  for (const [heading, [, told, expected]] of Object.entries(recipes)) {
    const all = await page.evaluate(told)
    expect.soft(all, heading).toEqual(expected)
    expect.soft(JSON.stringify(all), heading).not.toMatch(/Ada|huber|gears/i)
  }
  expect(complaints).toEqual([])
})
