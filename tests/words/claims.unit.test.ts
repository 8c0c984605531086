import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPage, routesInAll } from '../../demo-host/build-pages.ts'
import { limits } from '../../src/elements/planner/list/read-list.ts'
import { exportingSystems } from '../../src/elements/planner/list/source.tsx'
import { savingsOf } from '../../src/elements/savings.ts'
import { itemCount } from '../../src/plant/items.ts'
import { bill, skus } from '../../src/plant/sales-order.ts'
import { sampleOrders } from '../../src/plant/sample-run.ts'
import { firstOrders, orderCount } from '../../src/plant/suggested-orders.ts'
import { afterLotChange } from '../../src/plant/what-if.ts'
import { benefits, testimonials } from '../../src/words/en/home.ts'
import { driveTexts } from '../../src/words/en/pictures.ts'
import { pricing, savings } from '../../src/words/en/pricing.ts'
import { planFacts } from '../../src/words/prices.ts'

// What one page promises, no other page contradicts.

const folders = ['src/words/en', 'src/words', 'src/plant', 'demo-host/pages']
const sources = folders.flatMap(folder =>
  readdirSync(folder)
    .filter(file => /\.(ts|html)$/.test(file))
    .map(file => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })),
)

/** What the site says in German. */
const inGerman = readdirSync('src/words/de')
  .map(file => readFileSync(`src/words/de/${file}`, 'utf8'))
  .concat(readFileSync('demo-host/languages/de.json', 'utf8'))

const inBothLanguages = (): readonly string[] => inGerman.concat(sources.map(({ text }) => text))

const filesThatSay = (words: RegExp): readonly string[] =>
  sources.filter(({ text }) => words.test(text)).map(({ file }) => file)

test('Wherever an answer within hours is promised, it is 24, on any day', () => {
  const promised = sources.flatMap(({ text }) => text.match(/within \d+ \w+/gi) ?? [])
  expect(promised.length).toBeGreaterThan(8)
  expect(new Set(promised.map(words => words.toLowerCase()))).toEqual(new Set(['within 24 hours']))
})

test('The site promises nothing in the company’s name: no pilot, no setup fee of Enterprise, no deletion, no place that is free', async () => {
  const promises =
    /13 weeks|13 Wochen|year of our|Jahr unsere|places are free|Platz ist frei|30 days|30 Tage|deleted when|agreed with you|Vereinbarung/
  const texts = [
    ...sources.map(({ text }) => text),
    ...inGerman,
    ...(await Promise.all((await routesInAll()).map(route => readPage(route)))),
  ]
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.flatMap(text => promises.exec(text)?.[0] ?? [])).toEqual([])
})

test('A page that says when the agent plans leaves it to the plan, which is daily, hourly or real-time', () => {
  const runs = pricing.plans.flatMap(({ features }) => features.filter(feature => /runs$/.test(feature)))
  expect(runs).toEqual(['Daily MRP runs', 'Hourly MRP runs', 'Real-time runs'])
  expect(benefits.items).toContainEqual(
    expect.objectContaining({
      figure: '24 plans',
      unit: 'a day on Professional',
      text: expect.stringMatching(/daily on Basic, hourly on Professional, in real time on Enterprise\.$/),
    }),
  )
  expect(filesThatSay(/daily on Basic, hourly on Professional and in real time on Enterprise/)).toEqual([
    'product.html',
  ])
})

test('The home page’s checks are the cases that are compared, and the most items that a page plans', () => {
  const cases = readdirSync('tests/planning/cases').length
  expect(testimonials.checks.map(({ figure }) => figure)).toEqual([
    `${cases} of ${cases}`,
    limits.items.toLocaleString('en'),
  ])
})

test('The lines on /demo become as many orders as the sample has', async () => {
  expect(await readPage('/demo')).toContain(`These lines become ${sampleOrders.length} orders.`)
})

const ownLogin = /You connect your ERP with a login that you create/

test.for([
  ['No case studies are shown, and no page speaks as if', /No case studies yet/, ['clients.html']],
  [
    'Each page that speaks of it has the customer connect the ERP',
    ownLogin,
    ['home.ts', 'pricing.ts', 'product.ts'],
  ],
] as const)('%s: %s stands in %j alone', ([, words, files]) => {
  expect(filesThatSay(words)).toEqual(files)
})

test.for([
  ['An answer comes on any day of the week', /Monday to Friday/],
  [
    'There are no several plants, pilots or case studies',
    /most plants|first pilots|studies are being|within days/i,
  ],
  ['When the agent plans is up to the plan', /all night|once a night|At \d\d:\d\d|Um \d\d:\d\d|24 ×/i],
  ['Nobody counts the people who answer', /two people|Die zwei, die|jemand aus der Disposition/],
  [
    'Nothing is written to an ERP before it is allowed',
    /go back into the ERP\.|goes to your ERP now|gehen zurück ins ERP/,
  ],
  [
    'A key of Katana can also write, so no sentence calls every login read-only',
    /ERP (?:yourself |selbst )?(?:with a read-only|mit einem Lesezugang)/,
  ],
  [
    'German calls a subscription a Tarif',
    /Plan wählen|Enterprise-Plan|(?:drei|bezahlte) Pläne|passende Plan|welcher Plan|kleinere Plan/i,
  ],
] as const)('%s: no page says %s', ([, words]) => {
  expect(inBothLanguages().flatMap(text => words.exec(text)?.[0] ?? [])).toEqual([])
})

test('A part below which the sample has none is bought, as the planner says of it', () => {
  expect(bill.filter(({ isLeaf }) => isLeaf).map(({ isBought }) => isBought)).toEqual([true, true, true])
})

test('A change of a lot size that is shown as an example changes an order', () => {
  expect(afterLotChange.quantity).not.toBe(afterLotChange.quantityBefore)
})

test('One drive is planned on every page: five items, three orders, of which one is bought', () => {
  expect(itemCount).toBe(5)
  expect(orderCount).toBe(3)
  expect(sampleOrders.map(({ action, quantity }) => `${action} ${quantity}`)).toEqual([
    'buy 100',
    'make 200',
    'make 50',
  ])
  expect(firstOrders).toHaveLength(orderCount)
  expect(sampleOrders.filter(({ action }) => action === 'buy')).toHaveLength(1)
  expect(bill.filter(({ level }) => level > 0)).toHaveLength(4)
  expect(bill.filter(({ level, short, isBought }) => level > 0 && short > 0 && isBought)).toHaveLength(1)
  expect(bill.filter(({ level, isBought }) => level > 0 && !isBought)).toHaveLength(1)
  expect(driveTexts.claim).toBe('One drive.\nFour parts.\nOne to order,\none to make.')
})

test('A factory is a factory, and a subscription is no plan of materials', () => {
  const shown = sources.filter(
    ({ file }) => file.endsWith('.html') || /messages|home|product|pricing|solutions|company/.test(file),
  )
  expect(
    shown.filter(({ text }) => /\b(?:a|your|the|sample|two) plants?\b|as your plan says/i.test(text)),
  ).toEqual([])
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
    `${hours} hours, $${worth.toLocaleString('en-US')}, $${left} and ${evenShare}%`,
  )
  expect(calculated).toContain(`${items} items, ${week} hours, $${cost} and ${share}%`)
  expect(calculated).toContain(
    `${skus.made.length + skus.bought.length} SKUs for one ${skus.product.toLowerCase()}`,
  )
})

test('The planner’s guide names the systems whose exports the planner reads, and no others', () => {
  const [, named = ''] =
    /exports of ([^|]+) \|/.exec(readFileSync('docs/how-the-planner-works.md', 'utf8')) ?? []
  expect(named.split(/, | and /)).toEqual(exportingSystems)
})
