import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPage, routesInAll } from '../../demo-host/pages.ts'
import { skus } from '../../src/content/planned/skus.ts'
import { faq, planFacts, pricing, savings } from '../../src/content/pricing.ts'
import { savingsOf } from '../../src/sections/savings.ts'

// What one page promises, no other page contradicts.

const folders = ['src/content', 'demo-host/pages']
const sources = folders.flatMap(folder =>
  readdirSync(folder)
    .filter(file => /\.(ts|html)$/.test(file))
    .map(file => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })),
)

const filesThatSay = (words: RegExp): readonly string[] =>
  sources.filter(({ text }) => words.test(text)).map(({ file }) => file)

test('Wherever an answer within hours is promised, it is 24, on any day', () => {
  const promised = sources.flatMap(({ text }) => text.match(/within \d+ \w+/gi) ?? [])
  expect(promised.length).toBeGreaterThan(8)
  expect(new Set(promised.map(words => words.toLowerCase()))).toEqual(new Set(['within 24 hours']))
  expect(filesThatSay(/Monday to Friday/)).toEqual([])
})

test('No page speaks of several plants, pilots or case studies while the clients’ page has none to show', () => {
  expect(filesThatSay(/No case studies yet/)).toEqual(['clients.html'])
  expect(filesThatSay(/most plants|first pilots|studies are being|within days/i)).toEqual([])
})

test('The site promises nothing in the company’s name: no pilot, no setup fee of Enterprise, no deletion, no place that is free', async () => {
  const promises =
    /13 weeks|13 Wochen|year of our|Jahr unsere|places are free|Platz ist frei|30 days|30 Tage|deleted when|agreed with you|Vereinbarung/
  const texts = [
    ...sources.map(({ text }) => text),
    readFileSync('src/content/languages/de-site.ts', 'utf8'),
    ...(await Promise.all((await routesInAll()).map(route => readPage(route)))),
  ]
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.flatMap(text => promises.exec(text)?.[0] ?? [])).toEqual([])
})

test('A page that says when the agent plans leaves it to the plan, which is daily, hourly or real-time', () => {
  const runs = pricing.plans.flatMap(({ features }) => features.filter(feature => /runs$/.test(feature)))
  expect(runs).toEqual(['Daily MRP runs', 'Hourly MRP runs', 'Real-time runs'])
  expect(filesThatSay(/overnight, hourly or at once, as your plan says/i)).toEqual([
    'home.ts',
    'product.html',
  ])
  expect(filesThatSay(/all night|once a night/i)).toEqual([])
})

test('A question says which plan fits each number of SKUs that the demo form asks for', () => {
  const { answer = '' } = faq.items.find(({ question }) => /SKUs/.test(question)) ?? {}
  const limits = pricing.plans.map(({ name, features: [limit = ''] }) => [name, /\d+/.exec(limit)?.[0]])
  expect(limits).toEqual([
    ['Basic', '50'],
    ['Professional', '500'],
    ['Enterprise', undefined],
  ])
  expect(answer).toContain('Basic plans up to 50, Professional up to 500, Enterprise any number.')
  expect(answer).toMatch(/fewer than 100 .*, 100–500 is Professional, and anything above is Enterprise\.$/)
})

const claims = readFileSync('docs/claims.md', 'utf8')
const sectionOf = (title: string) => claims.split(/^## /m).find(part => part.startsWith(title)) ?? ''

test('Each text that is listed as describing the product is on the site', () => {
  const listed = [...sectionOf('What describes').matchAll(/^\| (.+\S) \| `\//gm)].map(([, text = '']) => text)
  expect(listed.length).toBeGreaterThan(5)
  expect(listed.filter(words => !sources.some(({ text }) => text.includes(words)))).toEqual([])
})

test('What the list calls calculated is what comes out', () => {
  const { hours, worth, left, evenShare } = savingsOf(savings.start, planFacts)
  const { items, hours: week, cost, share } = savings.start
  const calculated = sectionOf('Calculated')
  expect(calculated).toContain(
    `${hours} hours, $${worth.toLocaleString('en-US')}, $${left} and ${evenShare} %`,
  )
  expect(calculated).toContain(`${items} items, ${week} hours, $${cost} and ${share} %`)
  expect(calculated).toContain(
    `${skus.made.length + skus.bought.length} SKUs for one ${skus.product.toLowerCase()}`,
  )
  expect(sectionOf('From the specification')).toContain(
    pricing.plans.map(({ name, price }) => `${name} ${price}`).join(', '),
  )
})
