import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { snippetUnder } from '../support/docs-snippet.ts'
import { localInbox, scriptTag, sendRequest, servePage, submitRequest } from '../support/form-page.ts'
import { rested } from '../support/rested.ts'

// What a marketer gets without a developer: pushes to the page's dataLayer, and where a request came from.

const visit = openInTurn()

const page = (settings = '') =>
  `${localInbox.replace('>', ` ${settings}>`)}<mrp-demo-form source="spring-fair"></mrp-demo-form>${scriptTag}`

const pushed = (on: Page): Promise<unknown> =>
  on.evaluate(() => (window as { dataLayer?: unknown }).dataLayer)

/** Waits until the code that pushes has run: it comes after the thanks, and holds the outcome back from then on. */
async function untilPushingIsLoaded(on: Page): Promise<void> {
  const file = await on.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('analytics'))?.name,
  )
  // As text: Vitest would put a function of its own in place of `import`.
  await on.evaluate(`import(${JSON.stringify(await file.jsonValue())}).then(() => {})`)
}

const sent = (site: string) => ({
  event: 'mrp_sent',
  form: 'demo',
  source: 'spring-fair',
  page: new URL('/try.html', site).href,
})

test('With `analytics="dataLayer"`, an outcome is pushed once: form, source and page, never personal data', async () => {
  const { page: tab } = await visit(
    '/try.html?email=ann@example.com',
    servePage(page('analytics="dataLayer"')),
  )
  await sendRequest(tab, 'Marketing One')
  await expect.poll(() => pushed(tab)).toEqual([sent(tab.url())])
})

test('A request that goes through the mail app is pushed as such', async () => {
  const { page: tab } = await visit(page('analytics="dataLayer"'), opened =>
    opened.route('**/api/v1.0/email/send', route => route.fulfill({ status: 500 })),
  )
  await submitRequest(tab, 'Marketing Fallback')
  await expect.poll(() => pushed(tab)).toEqual([{ ...sent(tab.url()), event: 'mrp_fallback' }])
})

test('By default nothing is pushed, and the code for it is not loaded', async () => {
  const heard: string[] = []
  const { page: tab } = await visit(page(), async opened => {
    opened.on('request', request => heard.push(request.url()))
  })
  await sendRequest(tab, 'Marketing Off')
  await rested(tab)
  expect(await pushed(tab)).toBeUndefined()
  expect(heard.join()).toContain('mrp-demo-form')
  expect(heard.join()).not.toContain('analytics')
})

test.for([
  ['held back until consent is granted', 'consent="required"', [], ['granted'], true],
  ['dropped once consent is denied', 'consent="required"', [], ['denied', 'granted'], false],
  ['none after a no, though the settings ask for no consent', '', ['denied'], [], false],
] as const)('What a page’s analytics is told is %s', async ([what, settings, before, after, isTold]) => {
  const { page: tab } = await visit(page(`analytics="dataLayer" ${settings}`))
  const answer = async (given: readonly string[]) => {
    for (const one of given) await tab.evaluate(`mrp.consent('${one}')`)
  }
  await answer(before)
  await sendRequest(tab, `Marketing ${what}`)
  await untilPushingIsLoaded(tab)
  expect(await pushed(tab)).toBeUndefined()
  await answer(after)
  await expect.poll(() => pushed(tab)).toEqual(isTold ? [sent(tab.url())] : undefined)
})

test('The outcome of a form in our iframe is pushed with its source', async () => {
  const { page: tab } = await visit(
    `<mrp-config analytics="dataLayer"></mrp-config><mrp-contact-details></mrp-contact-details><iframe src="/embed/demo-form/?source=frame" title="Request a demo" width="600" height="900"></iframe>${scriptTag}`,
  )
  // The configuration is loaded with an element's code, which a painted one asks for when it changes.
  await tab.locator('mrp-contact-details [data-root]').waitFor({ state: 'attached' })
  await tab.evaluate(() => document.querySelector('mrp-contact-details')?.setAttribute('theme', 'dark'))
  await untilAwake(tab, 'mrp-config')
  await submitRequest(tab.frameLocator('iframe'), 'Marketing Frame')
  await expect.poll(() => pushed(tab)).toEqual([{ ...sent(tab.url()), source: 'frame' }])
})

// The recipes of docs/events.md for analytics, each on a page whose analytics only writes down what it is told.

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
