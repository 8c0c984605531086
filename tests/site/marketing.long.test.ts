import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
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
