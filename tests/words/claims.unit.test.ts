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
  expect(filesThatSay(/all night|once a night/i)).toEqual([])
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

test('No page says a time of day at which the agent plans: that is up to the plan', () => {
  expect(filesThatSay(/At \d\d:\d\d/)).toEqual([])
  expect(inGerman.filter(text => /Um \d\d:\d\d|24 ×/.test(text))).toEqual([])
})

test('A part below which the sample has none is bought, as the planner says of it', () => {
  expect(bill.filter(({ isLeaf }) => isLeaf).map(({ isBought }) => isBought)).toEqual([true, true, true])
})

test('The customer connects the ERP with a read-only login, whichever page speaks of it', () => {
  expect(filesThatSay(/You connect your ERP (?:yourself )?with a read-only login/)).toEqual([
    'home.ts',
    'pricing.ts',
    'product.ts',
  ])
})

test('A change of a lot size that is shown as an example changes an order', () => {
  expect(afterLotChange.quantity).not.toBe(afterLotChange.quantityBefore)
})

test('German calls a subscription a Tarif, and what is planned a Plan', () => {
  const confused =
    /Plan wählen|Enterprise-Plan|(?:drei|bezahlte) Pläne|passende Plan|welcher Plan|kleinere Plan/i
  expect(inGerman.flatMap(text => confused.exec(text)?.[0] ?? [])).toEqual([])
})

const inBothLanguages = (): readonly string[] => inGerman.concat(sources.map(({ text }) => text))

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
  expect(driveTexts.claim).toBe('One drive.\nFour parts.\nOne order to place,\ntwo to start.')
})

test('The same people answer on every page, and nobody counts them', () => {
  expect(
    inBothLanguages().filter(text => /two people|Die zwei, die|jemand aus der Disposition/.test(text)),
  ).toEqual([])
  expect(filesThatSay(/planner on our team answers/i).length).toBeGreaterThan(1)
})

test('Nothing is written to an ERP before a customer allows it, whichever page speaks of it', () => {
  expect(
    inBothLanguages().filter(text =>
      /go back into the ERP\.|goes to your ERP now|gehen zurück ins ERP/.test(text),
    ),
  ).toEqual([])
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
  const [, named = ''] = /exports of ([^|]+) \|/.exec(readFileSync('docs/planner.md', 'utf8')) ?? []
  expect(named.split(/, | and /)).toEqual(exportingSystems)
})
