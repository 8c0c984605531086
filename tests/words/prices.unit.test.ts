import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { amountsIn, checkAmounts } from '../../demo-host/build/amounts.ts'
import { wordsIn } from '../../demo-host/build/language.ts'
import { readPage, routesInAll } from '../../demo-host/build-pages.ts'
import * as home from '../../src/words/en/home.ts'
import * as pricing from '../../src/words/en/pricing.ts'
import { planFacts } from '../../src/words/prices.ts'

// What a plan costs is said in one way: in every language, in the descriptions of pages and to search engines. Change the
// price in src/words/prices.ts alone.

const prices = planFacts.map(({ dollarsAMonth }) => dollarsAMonth)

/** Amounts that are no price of a plan: consultants that nobody needs, and the example of the calculator. */
const others = [0, pricing.savings.start.cost]

/** Returns every text of a catalogue. What fills in numbers is a function, and has none of its own. */
const textsIn = (words: unknown): readonly string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(textsIn)
      : []

test.for([
  ['English', { ...home, ...pricing }],
  ['German', await wordsIn('de')],
] as const)('No text in %s has another price than the plans', ([, words]) => {
  const found = textsIn(words).flatMap(amountsIn)
  expect(found.filter(amount => ![...prices, ...others].includes(amount))).toEqual([])
  expect(found).toEqual(expect.arrayContaining([...prices]))
})

test('No page has another price than the plans, and none is left to be filled in', async () => {
  for (const route of await routesInAll()) {
    const html = await readPage(route)
    expect(
      amountsIn(html).filter(amount => ![...prices, ...others].includes(amount)),
      route,
    ).toEqual([])
    expect(html, route).not.toContain('%starting-price%')
  }
})

test.for([
  ['/pricing', `from $${prices[0]} per month`],
  ['/de/pricing', `ab ${prices[0]}\u00a0$ im Monat`],
] as const)('The description of %s says the lowest price', async ([route, said]) => {
  const html = await readPage(route)
  for (const name of ['name="description"', 'property="og:description"'])
    expect(html.replaceAll('&nbsp;', '\u00a0')).toMatch(
      new RegExp(`${name} content="[^"]*${said.replace('$', '\\$')}`),
    )
})

test.for(['/pricing', '/de/pricing'])('%s tells search engines the plans’ prices', async route => {
  const html = await readPage(route)
  const offered = [...html.matchAll(/"price":"(\d+)","priceCurrency":"USD","priceSpecification"/g)]
  expect(offered.map(([, price]) => Number(price))).toEqual(prices)
})

test('No page’s source writes a price of its own', async () => {
  const files = (await readdir('demo-host/pages')).map(file => `demo-host/pages/${file}`)
  const languages = (await readdir('demo-host/languages')).map(file => `demo-host/languages/${file}`)
  for (const file of [...files, ...languages])
    expect(amountsIn(await readFile(file, 'utf8')), file).toEqual([])
})

test('A language that says another price than English ends the build', () => {
  const pages = (german: string) => () =>
    checkAmounts(
      new Map([
        ['/pricing', '<meta content="From $119 per month"> $1,170'],
        ['/de/pricing', german],
      ]),
    )
  expect(pages('<meta content="Ab 119&nbsp;$ im Monat"> 1.170\u00a0$')).not.toThrow()
  expect(pages('<meta content="Ab 99 $ im Monat"> 1.170\u00a0$')).toThrow(
    '/de/pricing says another price than /pricing: 119 only on /pricing, 99 only on /de/pricing. Say each price in every language. Those of plans stand in src/words/prices.ts.',
  )
})
