import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, inject, test } from 'vitest'
import { allRoutes } from '../../demo-host/build-pages.ts'
import { docsRoutes } from '../../demo-host/docs/docs.ts'
import { openInTurn, openWithoutScript } from '../support/chromium.ts'
import { submitRequest } from '../support/form-page.ts'
import { showInPlace } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

// The documentation as pages of the site.

const visit = openInTurn()
const visitPhone = openInTurn({ viewport: { width: 390, height: 844 } })
const visitBare = openInTurn({ javaScriptEnabled: false, bypassCSP: true })
const read = openWithoutScript()
const site = inject('site')
const docs = await docsRoutes()

type Node = DefaultTreeAdapterTypes.Node

/** The elements of a page in its own document, without those of shadow roots. */
function* elementsIn(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}

async function readPage(route: string) {
  const answer = await fetch(site + route)
  const html = await answer.text()
  const elements = [...elementsIn(parse(html))]
  const valuesOf = (name: string, tag?: string) =>
    elements
      .filter(({ tagName }) => tag === undefined || tagName === tag)
      .flatMap(({ attrs }) => attrs.filter(attr => attr.name === name).map(({ value }) => value))
  return {
    status: answer.status,
    html,
    ids: valuesOf('id'),
    links: valuesOf('href', 'a'),
    pictures: valuesOf('src', 'img'),
    titles: elements.filter(({ tagName }) => tagName === 'h1').length,
  }
}

const pages = new Map<string, Awaited<ReturnType<typeof readPage>>>()
for (const route of docs) pages.set(route, await readPage(route))

test('Each Markdown file is a page with one title, to which the first page leads, and the list beside what is behind the site', () => {
  expect(docs).toEqual(
    expect.arrayContaining([
      '/docs/',
      '/docs/partners',
      '/docs/editors/',
      '/docs/decisions/html-first',
      '/docs/security',
    ]),
  )
  for (const from of ['/docs/', '/docs/claims']) {
    const { links = [] } = pages.get(from) ?? {}
    expect(docs.filter(route => route !== from && !links.includes(route))).toEqual([])
  }
  for (const [route, { status, titles }] of pages) expect([route, status, titles]).toEqual([route, 200, 1])
})

test('The list beside a partner’s page leaves out what is behind the site', () => {
  const { links = [] } = pages.get('/docs/planner') ?? {}
  expect(links).toContain('/docs/receivers')
  for (const route of ['/docs/going-live', '/docs/contributing', '/docs/decisions/html-first'])
    expect(links).not.toContain(route)
})

test('The code of the pages where partners begin fits its column, where there is room beside it', async () => {
  const { page } = await visitBare('/docs/')
  await page.setViewportSize({ width: 1440, height: 900 })
  const cut: string[] = []
  for (const route of ['/docs/quick-start', '/docs/planner']) {
    await showInPlace(page, pages.get(route)?.html ?? '')
    const wide = await page
      .locator('pre')
      .evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent))
    cut.push(...wide.map(text => `${route}: ${text}`))
  }
  expect(cut).toEqual([])
})

test('No page of the docs has an id twice', () => {
  const doubled = [...pages].flatMap(([route, { ids }]) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `${route}#${id}`),
  )
  expect(doubled).toEqual([])
})

test('Every link of the docs leads to a page, and every anchor to a part of it', async () => {
  const known = [...(await allRoutes()), '/demo']
  const dead = [...pages].flatMap(([route, { links }]) =>
    links
      .filter(link => {
        if (/^(https?|mailto):/.test(link)) return false
        const { pathname, hash } = new URL(link, site + route)
        const ids = pages.get(pathname)?.ids
        const isThere =
          known.includes(pathname) && (!hash || !ids || ids.includes(decodeURIComponent(hash.slice(1))))
        return !isThere
      })
      .map(link => `${route}: ${link}`),
  )
  expect(dead).toEqual([])
})

test('Every picture of the docs is there', async () => {
  const pictures = [...pages.values()].flatMap(page => page.pictures)
  expect(pictures.length).toBeGreaterThan(2)
  for (const picture of pictures)
    expect((await fetch(site + picture)).headers.get('content-type')).toBe('image/png')
})

test('A page says its own title, description and address', async () => {
  const page = await read('/docs/partners')
  expect(await page.title()).toMatch(/^Partner guide.* – MRP Agent docs$/)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/^Place the demo form/)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    'https://mrp-agent.example/docs/partners',
  )
})

/** Their parts stand beside each other as those of all. */
const layouts = ['/docs/', '/docs/planner', '/docs/reference']

test('No page is wider than its window; on a phone, no table is cut off', async () => {
  const { page } = await visitBare('/docs/')
  const wide: string[] = []
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [route, { html }] of pages) {
      if (width > 390 && !layouts.includes(route)) continue
      await showInPlace(page, html)
      const { over, cut } = await page.evaluate(() => ({
        over: document.documentElement.scrollWidth - innerWidth,
        cut: [...document.querySelectorAll('.table:has(.rows)')].filter(
          one => one.scrollWidth > one.clientWidth,
        ).length,
      }))
      if (over > 0) wide.push(`${route}: ${over} px at ${width} px`)
      if (width === 390 && cut > 0) wide.push(`${route}: ${cut} tables`)
    }
  }
  expect(wide).toEqual([])
})

test('A table that is too wide scrolls by itself, with the keyboard too', async () => {
  const page = await read('/docs/claims')
  await page.setViewportSize({ width: 768, height: 900 })
  const tables = page.getByRole('group').filter({ has: page.locator('table') })
  const table = tables.first()
  // All fit: one is made wider than its place.
  await table.evaluate(one => one.querySelector('table')?.style.setProperty('min-width', '1500px'))
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
})

test('Without script, a phone has both lists folded, a wide window has them beside the text, and there is no search', async () => {
  const page = await read('/docs/partners')
  const list = page.getByRole('navigation', { name: 'Docs' })
  const parts = page.getByRole('navigation', { name: 'On this page' })
  await page.setViewportSize({ width: 1440, height: 900 })
  expect([await list.isVisible(), await parts.isVisible()]).toEqual([true, true])
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  await page.setViewportSize({ width: 390, height: 844 })
  expect([await list.isVisible(), await parts.isVisible()]).toEqual([false, false])
  await page.getByText('Find a page').click()
  const current = list.getByRole('link', { name: 'Partner guide', exact: true }).first()
  expect(await current.getAttribute('aria-current')).toBe('page')
  await list.getByText('Receive requests').click()
  await list.getByRole('link', { name: 'Email delivery' }).first().click()
  await page.waitForURL('**/docs/email-delivery')
})

test('A press on “Copy” copies the block below it', async () => {
  const { page } = await visit('/docs/languages')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<mrp-demo-form lang="de"></mrp-demo-form>\n',
  )
})

test('The search is loaded once its field is focused, and what it finds is reached with the keyboard alone', async () => {
  const asked: string[] = []
  const { page, complaints } = await visit(
    '/docs/',
    async opened => void opened.on('request', request => asked.push(new URL(request.url()).pathname)),
  )
  await rested(page)
  const searched = ['/docs/sections.json', '/docs/find.js']
  expect(asked.filter(path => searched.includes(path))).toEqual([])
  const field = page.getByRole('searchbox', { name: 'Search the docs' })
  await field.focus()
  await page.keyboard.type('popup')
  const first = page.getByRole('search').getByRole('link').first()
  await expect
    .poll(() => first.textContent())
    .toBe('Open the form in a dialog Partner guide: the demo form on your page')
  expect(await page.getByRole('search').getByRole('status').textContent()).toMatch(/^\d+ places/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/partners#open-the-form-in-a-dialog')
  expect(asked.filter(path => searched.includes(path))).toHaveLength(searched.length)
  expect(complaints).toEqual([])
})

test('Enter in the search field opens the first place, and Escape clears the field', async () => {
  const { page } = await visitPhone('/docs/partners')
  const field = page.getByRole('searchbox')
  await page.getByText('Find a page').click()
  const links = page.getByRole('search').getByRole('link')
  await field.fill('qqqq')
  await page.getByText('Nothing has these words. Try others.').waitFor()
  await field.press('Escape')
  expect(await field.inputValue()).toBe('')
  await field.fill('prefill')
  await expect.poll(() => links.count()).toBeGreaterThan(0)
  await field.press('Enter')
  await page.waitForURL('**/docs/partners#prefill-fields')
})

test('Where the search cannot be loaded, it says so, and asks again', async () => {
  const { page } = await visit('/docs/', opened =>
    opened.route('**/sections.json', route => route.abort(), { times: 1 }),
  )
  const field = page.getByRole('searchbox')
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'tokens'
    input.dispatchEvent(new Event('input'))
  })
  await page.getByText('The search could not be loaded.').waitFor()
  await field.pressSequentially(' ')
  await page
    .getByRole('search')
    .getByRole('link', { name: /^Tokens/ })
    .first()
    .waitFor()
})

test('An example is an element of the page, and sends nothing', async () => {
  const posts: string[] = []
  const { page, complaints } = await visit(
    '/docs/partners',
    async opened =>
      void opened.on('request', request => request.method() === 'POST' && posts.push(request.url())),
  )
  const form = page.locator('.example mrp-demo-form').first()
  expect(await form.getByLabel('Company name').inputValue()).toBe('Acme')
  await submitRequest(form, 'Greta Docs')
  await page.getByText('Demo Requested!').waitFor()
  expect(posts).toEqual([])
  expect(complaints).toEqual([])
})

test.for([
  ['/docs/languages', 'Demo anfragen'],
  ['/docs/sections', 'How much is it?'],
] as const)('The example of %s is there without script', async ([route, text]) => {
  const page = await read(route)
  expect(await page.locator('.example').getByText(text).filter({ visible: true }).count()).toBeGreaterThan(0)
})
