import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { tags as all, importCode } from '../../src/loader/elements.ts'
import { openInTurn } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'

// What an editor writes into a page is what a reader gets: from the build, without any script, and from the script
// tag alone, where nobody has prerendered anything.

const withScript = openInTurn()
const withoutScript = openInTurn({ javaScriptEnabled: false })

const items = [
  { title: 'Fewer stock-outs', text: 'Bearings are there on Monday.', figure: '0', unit: 'late orders' },
  { title: 'Less stock', text: 'Nothing ordered that nobody needs.' },
]

const editorsPage = `<main>
<mrp-page-intro heading="Planning for a pump maker"><p slot="lead">With <a href="/about">people</a> who know <em>pumps</em>.</p></mrp-page-intro>
<mrp-benefits heading="What a pump maker gains" items='${JSON.stringify(items)}'></mrp-benefits>
<mrp-timeline data-heading="Twelve weeks" items='[{"date":"Week 1","title":"Data","text":"Bills and stock."}]'></mrp-timeline>
</main>`

/** How the page reads: its roles, names and texts. */
const reading = (page: Page): Promise<string> => page.getByRole('main').ariaSnapshot()

async function prerendered(html: string): Promise<Page> {
  const { page } = await withoutScript('/try.html', servePage(await prerender(html)))
  return page
}

async function live(html: string): Promise<Page> {
  const tags = [...html.matchAll(/<(mrp-[\w-]+)/g)].map(([, tag = '']) => tag)
  const { page, complaints } = await withScript('/try.html', servePage(html + scriptTag))
  await page.waitForFunction(
    names => names.every(name => document.querySelector(name)?.shadowRoot?.querySelector('[data-root] > *')),
    tags,
  )
  expect(complaints).toEqual([])
  return page
}

test.for([
  ['prerendered', prerendered],
  ['live', live],
] as const)('%s, an attribute changes a heading, a slot a lead, JSON a list', async ([, open]) => {
  const page = await open(editorsPage)
  const heading = page.getByRole('heading', { name: 'Planning for a pump maker', level: 1 })
  expect(await heading.isVisible()).toBe(true)

  expect(await page.getByText('With people who know pumps.').isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'people' }).getAttribute('href')).toBe('/about')

  const gains = page.locator('mrp-benefits').getByRole('listitem')
  expect(await gains.getByRole('heading').allTextContents()).toEqual(['Fewer stock-outs', 'Less stock'])
  expect(await gains.first().innerText()).toMatch(/0\s+late orders/)

  expect(await page.getByRole('heading', { name: 'Twelve weeks', level: 2 }).isVisible()).toBe(true)
  expect(await page.locator('mrp-timeline').getByRole('listitem').count()).toBe(1)
})

test('The prerendered and the live page read the same', async () => {
  expect(await reading(await live(editorsPage))).toBe(await reading(await prerendered(editorsPage)))
})

test('The prerendered and the live page look the same', async () => {
  const [first, second] = [await live(editorsPage), await prerendered(editorsPage)]
  const picture = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' })
  expect((await picture(first)).equals(await picture(second))).toBe(true)
})

test('Every heading and every lead of every section can be changed by attribute', async () => {
  const loaded = await Promise.all(all.flatMap(tag => importCode(tag) ?? []))
  const texts = loaded.flatMap(({ default: { tag, attributes } }) =>
    ['heading', 'lead']
      .filter(name => name in attributes)
      // What it says of its fields is hidden with them where no script runs.
      .filter(name => tag !== 'mrp-savings' || name !== 'lead')
      .map(name => ({ tag, name, text: `${tag} ${name}` })),
  )
  const tags = [...new Set(texts.map(({ tag }) => tag))].map(
    tag => `<${tag} heading="${tag} heading" lead="${tag} lead"></${tag}>`,
  )
  const page = await prerendered(`<main>${tags.join('')}</main>`)

  expect(texts.length).toBeGreaterThan(20)
  for (const { text } of texts)
    expect(await page.getByText(text, { exact: true }).isVisible(), text).toBe(true)
})

test('A heading set to nothing is left out, not shown empty', async () => {
  const page = await prerendered('<main><mrp-benefits heading=""></mrp-benefits></main>')
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0)
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(3)
})

test('A list that is no JSON shows what is inside the tag, and one console line says what to change', async () => {
  const html = `<main><mrp-benefits heading="Why" items="[{title: 'x'}]"><a href="/product">What it does</a></mrp-benefits></main>${scriptTag}`
  const { page, complaints } = await withScript('/try.html', servePage(html))
  await expect.poll(() => complaints).toHaveLength(1)
  expect(complaints[0]).toMatch(/<mrp-benefits>.*items.*JSON/)
  expect(await page.getByRole('link', { name: 'What it does' }).isVisible()).toBe(true)
  expect(await page.getByRole('heading').count()).toBe(0)
})

test('Children inside a tag are what is shown while no script runs', async () => {
  const fallback = '<mrp-demo-form><a href="/demo">Request a demo by mail</a></mrp-demo-form>'
  const { page } = await withoutScript('/try.html', servePage(fallback))
  expect(await page.getByRole('link', { name: 'Request a demo by mail' }).isVisible()).toBe(true)

  const { page: woken } = await withScript('/try.html', servePage(fallback + scriptTag))
  await woken.getByRole('button', { name: 'Request a Demo' }).waitFor()
  expect(await woken.getByRole('link', { name: 'Request a demo by mail' }).isVisible()).toBe(false)
})

test('Text in an attribute or a list is text, whatever it looks like', async () => {
  const evil = '<img src=x onerror="document.title=1">'
  const escaped = evil.replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const list = JSON.stringify([{ title: evil, text: evil }])
    .replaceAll('<', '&lt;')
    .replaceAll("'", '&#39;')
  const html = `<main><mrp-benefits heading="${escaped}" items='${list}'></mrp-benefits></main>`
  for (const page of [await prerendered(html), await live(html)]) {
    expect(await page.getByRole('heading', { level: 2 }).textContent()).toBe(evil)
    expect(await page.getByRole('heading', { level: 3 }).textContent()).toBe(evil)
    expect(await page.locator('img').count()).toBe(0)
  }
})
