import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commitments } from '../../src/content/commitments.ts'
import { skus } from '../../src/content/planned/skus.ts'
import { faq, pricing, savings } from '../../src/content/pricing.ts'
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
  expect(filesThatSay(/none to show yet/)).toEqual(['clients.html'])
  expect(filesThatSay(/most plants|first pilots|studies are being|within days/i)).toEqual([])
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

/** Every text in an object, however deep. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

test('What nobody of the company has confirmed is listed, word by word, and nothing else is', () => {
  const listed = [...sectionOf('To be confirmed').matchAll(/^\| (.+) \| [^|]*`\/[^|]*\|$/gm)].map(
    ([, text]) => text,
  )
  expect(listed.length).toBeGreaterThan(15)
  expect(listed).toEqual(textsIn(commitments))
})

test('A pilot’s phases follow each other and fill its weeks, which its heading and its terms name', () => {
  const { weeks, phases, heading, terms } = commitments.pilot
  const filled = phases.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  expect(filled).toEqual(Array.from({ length: weeks }, (_, at) => at + 1))
  expect(heading).toContain(`${weeks} weeks`)
  expect(terms[0].text).toContain(`${weeks} weeks`)
})

test('What the list calls calculated is what comes out', () => {
  const { hours, worth, left, evenShare } = savingsOf(savings.start, pricing.plans)
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
