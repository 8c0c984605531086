import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as planner from '../../src/entries/planner.ts'
import { sampleIn } from '../../src/plant/sample.ts'
import { testimonials } from '../../src/words/en/home.ts'
import { snippetUnder } from '../support/docs-snippet.ts'
import {
  costRules,
  fullRow,
  inputOf,
  type LotCase,
  lotCases,
  lotInputOf,
  type Row,
  type WorkedCase,
  workedCases,
} from './worked-case.ts'

// What the docs have people write with `mrp-widgets/planner` gives what stands below each line that shows something.

const docs = 'docs/planner.md'
const buyersDocs = 'docs/how-the-planner-works.md'

test.for(['Plan in your own code', 'Read lists and write CSV'])('%s', async heading => {
  const snippet = snippetUnder(heading, docs)
  const shown: unknown[] = []
  const console = { log: (value: unknown) => shown.push(value) }
  await runInNewContext(`(async () => {${snippet}})()`, { ...planner, console })
  const said = [...snippet.matchAll(/^\/\/ (.*)$/gm)].map(([, value]) => runInNewContext(`(${value})`))
  expect(said.length).toBeGreaterThan(0)
  expect(shown).toEqual(said)
})

/** An order: its quantity, and the number of its period. */
type Told = readonly [quantity: number, period: number]

/** Writes an item's orders as the table of the page does: `X: 7(6), 12(7)`. */
const written = (item: string, orders: readonly Told[]): string =>
  `\`${item}: ${orders.map(([quantity, period]) => `${quantity}(${period})`).join(', ')}\``

const quantitiesIn = (row: readonly number[], firstPeriod: number): readonly Told[] =>
  row.flatMap((quantity, at) => (quantity > 0 ? [[quantity, at + firstPeriod] as const] : []))

/** The orders of a case as its source has them, and as the engine plans them. */
function ordersOf(worked: WorkedCase): readonly [there: string, here: string] {
  const { firstPeriod } = worked
  const planned = planner.plan(inputOf(worked))
  const there = Object.entries(worked.expect).map(([id, { orders, release, receipt }]) => {
    const printed = orders?.map(([period, quantity]) => [quantity, period] as const)
    return written(id, printed ?? quantitiesIn(fullRow((release ?? receipt) as Row, worked), firstPeriod))
  })
  const here = Object.keys(worked.expect).map(id =>
    written(
      id,
      planned.orders(id).map(({ quantity, release }) => [quantity, release + firstPeriod]),
    ),
  )
  return [there.join(' '), here.join(' ')]
}

/** Both, of a case that asks for nothing but lots. */
function lotsOf(worked: LotCase): readonly [there: string, here: string] {
  const [rule] = costRules.filter(one => worked.expect[one])
  if (!rule) throw new Error(`${worked.title} expects no lots.`)
  const planned = planner.plan(lotInputOf(worked, rule)).record('X').receipt
  const [there, here] = [worked.expect[rule]?.lots ?? [], planned].map(row =>
    written('X', quantitiesIn(row, 1)),
  )
  return [there ?? '', here ?? '']
}

test('The table of published examples has each case once, with the orders of its source, which are those of the engine', () => {
  const [, section = ''] = /^### Published examples$(.*)/ms.exec(readFileSync(docs, 'utf8')) ?? []
  const shown = [...section.matchAll(/^\|.+\| (.+?) \|$/gm)].slice(2).map(([, orders]) => orders)
  const expected = [...workedCases.map(ordersOf), ...lotCases.map(lotsOf)]
  expect(shown.toSorted()).toEqual(expected.map(([there]) => there).toSorted())
  expect(shown.toSorted()).toEqual(expected.map(([, here]) => here).toSorted())
  expect(testimonials.checks[0]?.figure).toBe(`${shown.length} of ${shown.length}`)
})

test('The example to paste is read without a question, and gives the orders of the book', async () => {
  const text = snippetUnder('Check it', buyersDocs, '')
  const { input, questions, problems } = await planner.read([{ text }], { today: '2026-11-24' })
  expect([questions, problems]).toEqual([[], []])
  const planned = planner.plan(input)
  // Week 1 begins on the Monday before today.
  const weekOf = (day: string) => Math.floor((Date.parse(day) - Date.parse('2026-11-23')) / 604_800_000) + 1
  const orders = planned.orders('X').map(({ quantity, due }) => [quantity, weekOf(planned.dateOf(due))])
  expect(orders).toEqual([
    [7, 6],
    [12, 7],
  ])
})

test('The list to paste is the one that the site shows', () => {
  expect(snippetUnder('The list that it takes', buyersDocs, '').trimEnd()).toBe(sampleIn('en'))
})
