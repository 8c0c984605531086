import { readFile } from 'node:fs/promises'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, inject, test } from 'vitest'
import { routes } from '../../demo-host/build-pages.ts'
import { ask } from '../support/ask.ts'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { writtenAt } from '../support/written-page.ts'

// The whole site in German, below /de/. Adding a language adds pages like these.

const site = inject('site')
const origin = 'https://mrp-agent.example'
const visit = openInTurn()
const english = await routes()
const germanOf = (route: string): string => `/de${route}`
const found = english.filter(route => route !== '/404')

const hreflangs = async (address: string): Promise<readonly (readonly string[])[]> => {
  const { body } = await ask(site + address, { 'Accept-Encoding': 'identity' })
  return [...body.toString().matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language = '', href = '']) => [language, href],
  )
}

test.for(found)('%s is there in German, says so, and names both languages in either', async route => {
  const answer = await ask(site + germanOf(route), { 'Accept-Encoding': 'identity' })
  expect(answer.status).toBe(200)
  expect(answer.body.toString()).toMatch(/^<!doctype html><html lang="de">/)
  const both = [
    ['en', origin + route],
    ['de', origin + germanOf(route)],
    ['x-default', origin + route],
  ]
  expect(await hreflangs(route)).toEqual(both)
  expect(await hreflangs(germanOf(route))).toEqual(both)
})

/** Texts that are the same in both languages, or that nobody reads as one. */
const sameInBoth: readonly RegExp[] = [
  // Names, numbers of items, headings of exports, and code.
  /^(MRP Agent|NetSuite|Odoo|SAP|SQL|Katana|Fishbowl|Global Shop|Basic|Professional|\(?Enterprise\)?|CSV)$/,
  /^([A-Z]{2,3}-?\d+(, )?)+$|^(ITEM_NO|QTY_OH|LT)$/,
  /^Orlicky’s Material Requirements Planning$/,
  /^(-- For Odoo|CREATE|REVOKE|GRANT|SELECT id)\b/,
  /^hello@mrp-agent\.example$/,
  /^\.csv, /,
  // The words that German has taken over.
  /^(OK|Name|\(?optional\)?|Status|Support|SKUs|5 SKUs)$/,
]

type Node = DefaultTreeAdapterTypes.Node

const spoken = ['aria-label', 'alt', 'title', 'placeholder', 'data-unloaded']
const described = /^(description|og:(title|description|image:alt))$/

/** Returns all that a page says: its texts, and the attributes that are read out or shown. */
function textsIn(node: Node): readonly string[] {
  if ('tagName' in node && ['script', 'style'].includes(node.tagName)) return []
  const own = 'value' in node && node.nodeName === '#text' ? [node.value] : []
  const attributes = 'attrs' in node ? node.attrs : []
  const isDescribing = attributes.some(
    ({ name, value }) => ['name', 'property'].includes(name) && described.test(value),
  )
  const read = attributes.flatMap(({ name, value }) =>
    spoken.includes(name) || (isDescribing && name === 'content') ? [value] : [],
  )
  const inner = [
    ...('childNodes' in node ? node.childNodes : []),
    ...('content' in node ? node.content.childNodes : []),
  ]
  return [...own, ...read, ...inner.flatMap(textsIn)]
    .map(text => text.replace(/\s+/g, ' ').trim())
    .filter(text => /\p{L}{2}/u.test(text))
}

const built = async (path: string) => textsIn(parse(await readFile(`demo-host/dist/${path}.html`, 'utf8')))

test.for(english)('Nothing on the German %s is left in English', async route => {
  const file = route === '/' ? '/index' : route
  const texts = new Set(await built(file))
  const same = (await built(`/de${file}`)).filter(text => texts.has(text))
  expect([...new Set(same)].filter(text => !sameInBoth.some(known => known.test(text)))).toEqual([])
})

/** The pages for partners and developers, which are in English alone. */
const englishAlone = ['/embed/', '/docs/']

test('Links of the German pages lead to German pages', async () => {
  for (const route of english) {
    const links = (await writtenAt(germanOf(route))).flatMap(
      ({ name, attributes: { href = '', hreflang } }) =>
        name === 'a' && href.startsWith('/') && !hreflang ? [href] : [],
    )
    expect(links.length).toBeGreaterThan(20)
    expect(
      links.filter(href => !href.startsWith('/de/') && !englishAlone.some(folder => href.startsWith(folder))),
      route,
    ).toEqual([])
  }
})

test('The link to the other language keeps what is behind the path', async () => {
  const { page } = await visit('/solution-overview?utm_source=letter#step-4')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL('**/de/solution-overview?utm_source=letter#step-4')
  await page.getByRole('heading', { name: 'API-Adapter und Integration' }).waitFor()
})

test('Pressed twice, as for a tab of its own, that link keeps it once', async () => {
  const { page } = await visit('/pricing?utm_source=letter#faq')
  const link = page.getByRole('link', { name: 'Deutsch' })
  const inTab = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await inTab
  await link.click()
  await page.waitForURL('**/de/pricing*')
  expect(page.url()).toBe(`${site}/de/pricing?utm_source=letter#faq`)
})

test('What a script adds to a German page is German', async () => {
  const { page } = await visit('/de/security')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('main').getByRole('button', { name: 'Kopieren' }).first().click()
  await page.getByRole('button', { name: 'Kopiert' }).waitFor()
})

test('Sections that wake stay German, load German alone, and write its numbers', async () => {
  const { page, complaints } = await visit('/de/pricing')
  const hours = page.getByLabel('Stunden je Woche')
  await hours.fill('40')
  await untilAwake(page, 'mrp-savings')
  await expect.poll(() => page.locator('mrp-savings [role=status]').innerText()).toContain('1.562\u00a0$')
  await page.getByRole('button', { name: 'Tarif wählen: Professional' }).click()
  const answer = page.getByRole('link', { name: 'Demo anfragen' }).and(page.locator('[href*=comments]'))
  await answer.click()
  await page.waitForURL('**/de/demo?comments=*')
  await expect.poll(() => page.getByLabel('Anmerkungen').inputValue()).toBe('Gewählter Tarif: Professional')
  expect(complaints).toEqual([])
})

test('A link that a page writes itself stays as it is written', async () => {
  const { prerender } = await import(`${process.cwd()}/dist/ssr.js`)
  const html: string = await prerender(
    '<html lang="de"><mrp-demo-cta href="/demo"></mrp-demo-cta><mrp-hero></mrp-hero></html>',
  )
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="/demo"',
    'href="/demo"',
    'href="/de/plan"',
    'href="/de/demo"',
    'href="/de/pricing"',
    'href="/de/plan"',
  ])
})
