import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { elementFacts } from '../../demo-host/embed/facts.ts'
import { openChromium } from '../support/chromium.ts'
import { servePage } from '../support/form-page.ts'

// `/embed`, the page on which partners and editors put their snippet together.

const visit = openChromium()
const snippet = (page: Page) => page.getByRole('region', { name: 'Snippet' }).locator('code').first()
const preview = (page: Page) => page.frameLocator('iframe[title=Preview]')

test('What is filled in shows in the preview, in the snippet and in the address', async () => {
  const { page, complaints } = await visit('/embed')
  await page.getByLabel('company-name').fill('Bolt & Sons')
  await preview(page).getByLabel('Company name').waitFor()
  await expect.poll(() => preview(page).getByLabel('Company name').inputValue()).toBe('Bolt & Sons')
  expect(await snippet(page).innerText()).toContain('<mrp-demo-form company-name="Bolt &amp; Sons">')
  expect(new URL(page.url()).searchParams.get('with-company-name')).toBe('Bolt & Sons')
  expect(complaints).toEqual([])
})

test('An address with a choice in it gives that choice', async () => {
  const { page } = await visit(
    '/embed?tag=mrp-faq&target=vue&width=phone&ground=dark&with-heading=Asked%20often',
  )
  await preview(page).getByRole('heading', { name: 'Asked often' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Element' }).inputValue()).toBe('mrp-faq')
  expect(await page.getByRole('radio', { name: 'phone' }).isChecked()).toBe(true)
  expect(await snippet(page).innerText()).toContain("import 'mrp-widgets/elements/mrp-faq'")
})

test('On the hostile page the preview is as good as on any', async () => {
  const { page } = await visit('/embed?ground=hostile')
  const field = preview(page).getByLabel('Full name')
  await field.fill('Anna Huber')
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('A list that is no JSON is said to be none, and the preview keeps the default', async () => {
  const { page } = await visit('/embed?tag=mrp-faq')
  await page.getByLabel('items').fill('[{question')
  await page.getByText('This is no JSON yet').waitFor()
  await preview(page).getByText('Can I change my plan later?').waitFor()
})

test('“Copy” copies the snippet', async () => {
  const { page } = await visit('/embed')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await snippet(page).textContent())
})

test('The snippet of every element works when pasted into an empty file', async () => {
  const { page } = await visit('/embed')
  for (const { tag } of elementFacts) {
    await page.goto(`/embed?tag=${tag}`)
    const html = (await snippet(page).textContent()) ?? ''
    const empty = await page.context().newPage()
    await servePage(html)(empty)
    await empty.goto('/try.html')
    await empty.waitForFunction(
      name =>
        (document.querySelector(name)?.matches(':defined') &&
          document.querySelector(`${name} [data-root] > *`) !== null) ||
        document.querySelector(name)?.shadowRoot?.querySelector('[data-root] > :not(slot)'),
      tag,
    )
    await empty.close()
  }
}, 60_000)

test('Search engines are told to leave it out, and it is in no menu', async () => {
  const { page } = await visit('/embed')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/embed')
  expect(await page.getByRole('banner').locator('a[href*=embed]').count()).toBe(0)
})

test.for([390, 1440])('axe finds nothing at %i px, and nothing overflows', async width => {
  const { page } = await visit('/embed')
  await page.setViewportSize({ width, height: 900 })
  // Like any page's form, the preview's is loaded when it comes near.
  await page.locator('iframe[title=Preview]').scrollIntoViewIfNeeded()
  await preview(page).getByLabel('Full name').waitFor()
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as never as { axe: typeof axe }).axe.run(document, {
      iframes: false,
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join()}`))
  })
  expect(found).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
