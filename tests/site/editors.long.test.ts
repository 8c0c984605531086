import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { tags as all, importCode } from '../../src/loader/elements.ts'
import { openInTurn } from '../support/chromium.ts'
import { scriptTag } from '../support/form-page.ts'

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

async function prerendered(html: string): Promise<Page> {
  const { page } = await withoutScript(await prerender(html))
  return page
}

async function live(html: string): Promise<Page> {
  const tags = [...html.matchAll(/<(mrp-[\w-]+)/g)].map(([, tag = '']) => tag)
  const { page, complaints } = await withScript(html + scriptTag)
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
