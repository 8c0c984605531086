import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { elementFacts } from '../../demo-host/embed/facts.ts'
import manifest from '../../package.json' with { type: 'json' }
import { openChromium } from '../support/chromium.ts'
import { servePage } from '../support/form-page.ts'

// `/embed`, the page on which partners and editors put their snippet together.

const visit = openChromium()
const visitWithoutScript = openChromium({ javaScriptEnabled: false })
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
  // In the page's own pixels: the preview is made smaller to fit in.
  expect(await field.evaluate((input: HTMLElement) => input.offsetHeight)).toBeGreaterThanOrEqual(44)
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

test('Where the package is imported, the builder says how to install it, and what it names is there', async () => {
  const { page } = await visit('/embed?target=react')
  await page.setViewportSize({ width: 390, height: 900 })
  const command = page.getByRole('region', { name: 'Snippet' }).getByText('npm install')
  expect(await command.innerText()).toBe(
    `npm install ${new URL(page.url()).origin}/mrp-widgets-${manifest.version}.tgz`,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const [, address = ''] = (await command.innerText()).split('install ')
  expect((await page.request.get(address)).status()).toBe(200)
  await page.getByRole('combobox', { name: 'For' }).selectOption('html')
  await expect.poll(() => command.count()).toBe(0)
})

test('Only platforms whose snippet makes the element are offered, and the chosen one stays where it can', async () => {
  const { page, complaints } = await visit('/embed?tag=mrp-account&target=wordpress')
  const element = page.getByRole('combobox', { name: 'Element' })
  const platform = page.getByRole('combobox', { name: 'For' })
  const offered = () => platform.getByRole('option').allInnerTexts()
  await expect.poll(() => snippet(page).textContent()).toContain('<mrp-account>')
  expect(await platform.inputValue()).toBe('html')
  expect(await offered()).not.toContain('WordPress')

  await element.selectOption('mrp-faq')
  expect(await snippet(page).textContent()).toContain('<div data-mrp="faq">')
  expect(await offered()).not.toContain('A plain link')

  await element.selectOption('mrp-demo-form')
  expect(await platform.inputValue()).toBe('wordpress')
  expect(await offered()).toContain('A plain link')
  expect(complaints).toEqual([])
})

/** The builder without its preview's script, which has tests of its own. */
const withoutPreview = (page: Page) => page.route('**/mrp-widgets.js', route => route.abort())

test('The snippet of every element works when pasted into an empty file', async () => {
  const { page } = await visit('/embed', withoutPreview)
  const { page: empty } = await visit('/robots.txt')
  for (const { tag } of elementFacts) {
    await page.getByRole('combobox', { name: 'Element' }).selectOption(tag)
    const html = (await snippet(page).textContent()) ?? ''
    expect(html).toContain(`<${tag}`)
    await servePage(html)(empty)
    await empty.goto('/try.html')
    await empty.waitForFunction(
      name =>
        (document.querySelector(name)?.matches(':defined') &&
          document.querySelector(`${name} [data-root] > *`) !== null) ||
        document.querySelector(name)?.shadowRoot?.querySelector('[data-root] > :not(slot)'),
      tag,
    )
  }
}, 120_000)

test('With “Paint before script” the snippet of every element reads without a script, and hydrates with one', async () => {
  const { page } = await visit('/embed')
  await page.getByRole('checkbox', { name: 'Paint before script' }).check()
  const { page: alive, complaints } = await visit('/robots.txt')
  const { page: still } = await visitWithoutScript('/robots.txt')
  for (const { tag } of elementFacts) {
    await page.getByRole('combobox', { name: 'Element' }).selectOption(tag)
    await expect
      .poll(() => snippet(page).textContent(), { timeout: 10_000 })
      .toMatch(new RegExp(`<${tag}[^]*<template shadowrootmode="open">`))
    const html = (await snippet(page).textContent()) ?? ''

    await still.setContent(html)
    await still.locator(`${tag} [data-root] > *`).first().waitFor()

    await servePage(html)(alive)
    await alive.goto('/try.html')
    await alive.addScriptTag({ content: "addEventListener('mrp-ready', () => { document.title = 'Ready' })" })
    await alive.addScriptTag({ type: 'module', url: `/elements/${tag}.js` })
    await expect.poll(() => alive.title()).toBe('Ready')
  }
  expect(complaints).toEqual([])
}, 120_000)

test('Where the paint cannot be loaded, the snippet is the plain one, and that is said', async () => {
  const { page } = await visit('/embed', opened =>
    opened.route('**/embed/chunks/ssr-*.js', route => route.abort()),
  )
  await page.getByRole('checkbox', { name: 'Paint before script' }).check()
  await page.getByText('The paint could not be loaded').waitFor()
  expect(await snippet(page).textContent()).not.toContain('shadowrootmode')
  expect(await page.getByRole('button', { name: 'Copy' }).isEnabled()).toBe(true)
})

test('Search engines are told to leave it out, and it is in no menu', async () => {
  const { page } = await visit('/embed')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/embed')
  expect(await page.getByRole('banner').locator('a[href*=embed]').count()).toBe(0)
})

test.for([390, 1440])('Nothing overflows at %i px', async width => {
  const { page } = await visit('/embed')
  await page.setViewportSize({ width, height: 900 })
  // Like any page's form, the preview's is loaded when it comes near.
  await page.locator('iframe[title=Preview]').scrollIntoViewIfNeeded()
  await preview(page).getByLabel('Full name').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('Without JavaScript the page says what it would take, and what works without', async () => {
  const { page } = await visitWithoutScript('/embed')
  await page.getByText('That takes JavaScript, which is off here.').waitFor()
  expect(await page.getByRole('link', { name: 'the demo form' }).getAttribute('href')).toBe('/demo')
  const { page: withScript } = await visit('/embed')
  expect(await withScript.getByText('That takes JavaScript').isVisible()).toBe(false)
})
