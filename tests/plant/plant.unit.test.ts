import { describe, expect, test } from 'vitest'
import { type PlanInput, plan } from '../../src/entries/planner.ts'
import { stockedItem, stockedNumbers } from '../../src/plant/items.ts'
import * as own from '../../src/plant/plant.ts'
import { plans } from '../../src/words/prices.ts'
import { otherPlant } from './other-plant.ts'
import { picturesOf } from './pictures.ts'

// The pictures of a plan follow the plant, and no number in them is typed by hand.

describe('Fifty conveyor drives', async () => {
  const { texts, sample } = await picturesOf({})

  test('need 400 bearings; 310 are there, 90 are short in week 3, one lot of 100 is bought in week 1', () => {
    expect(texts).toEqual(
      expect.arrayContaining([
        'Bearing 6204: 90 short, buy 100',
        '100 × Bearing 6204',
        'order in week 1, for CD-20 in week 5',
        '310 on hand, 400 allocated',
        'short in week 3',
        '−90',
        'For sales order 1042: 50 drives need 200 rollers, and those need 400 bearings. You have 310, so 90 are short. They come in lots of 100.',
      ]),
    )
    expect(texts.join('\n')).toContain('“Why are we buying 100 bearings?”')
  })

  test('need 200 rollers, which are started when the bearings are there', () => {
    expect(texts).toEqual(
      expect.arrayContaining(['200 × Roller 60 × 400', 'start in week 3, for CD-20 in week 5']),
    )
  })

  test('need frames and gear motors that are there', () => {
    expect(texts).toEqual(expect.arrayContaining(['58 on hand, 50 allocated', '64 on hand, 50 allocated']))
    expect(texts).toEqual(expect.arrayContaining(['8', '14']))
  })

  test('have a next revision with one lock washer more, from the order after theirs on', () => {
    const revision = texts.slice(
      texts.indexOf('for order 1042'),
      texts.indexOf('new', texts.indexOf('for every order after it')),
    )
    const parts = ['1 × Gear motor', '4 × Roller 60 × 400', '1 × Frame, welded']
    expect(revision.filter(text => text.includes(' × '))).toEqual([
      ...parts,
      ...parts,
      '1 × LW-08, lock washer',
    ])
  })

  test('are an export with demand, due week and lot', () => {
    expect(sample.split('\n')).toEqual([
      'item     part_of  per  on_hand  lead_workdays  lot  demand  week',
      'CD-20                        0              5    1      50     5',
      'GM-07    CD-20      1       64             15   10',
      'RL-60    CD-20      4        0              5    1',
      'BRG6204  RL-60      2      310             10  100',
      'FR-01    CD-20      1       58              5    1',
    ])
  })
})

test('The chat’s second answer is all that sixty conveyor drives come to: frames run out as well', async () => {
  const { texts } = await picturesOf({})
  expect(texts.slice(texts.findIndex(text => text.startsWith('And with'))).slice(0, 4)).toEqual([
    'And with 60 × CD-20?',
    'Bearing 6204: 480 needed, 170 short, order 200.',
    'Frame, welded: 60 needed, 2 short, order 2.',
    'Shall I try it on a copy of the plan?',
  ])
})

test('The reorder point of the gearbox housing is its demand in two weeks and a safety stock that grows with it', async () => {
  const { texts } = await picturesOf({})
  expect(texts).toEqual(
    expect.arrayContaining([
      'Reorder at 115',
      'Reorder at 165',
      'Gearbox housing, by week. Demand in the lead time of 2 weeks + safety stock: 75 + 40 = 115, then 110 + 55 = 165.',
    ]),
  )
})

test('The safety stock that the reorder point begins with is the one that the gearbox housing has', () => {
  expect(stockedItem.safetyStocks[0]).toBe(stockedNumbers.safetyStock)
})

/** The texts with numbers that no plan gives, and what gives them. A # stands for a number that follows the plant. */
const typedByHand: Readonly<Record<string, string>> = {
  $0: 'what consultants cost',
  '24 plans': 'hourly runs, for a day',
  [`Planning done by morning, from $${plans.basic.dollarsAMonth} a month`]:
    'the smallest plan on the price list',
  [`${plans.basic.maxSkus} SKUs`]: 'the smallest plan on the price list',
  'SOP-07 Receiving, revision C: one step is new': 'a document',
  'bom_final_v3.csv': 'the name of a file',
}

describe('With another plant, whose every number differs,', async () => {
  const [here, there] = [await picturesOf({}), await picturesOf(otherPlant)]
  /** A number, or a list of them, which may be longer elsewhere. */
  const number = /\d+(?:(?:, |[,.:])\d+)*/g
  const numbersOf = (text: string): readonly string[] => text.match(number) ?? []
  const shapeOf = (text: string): string => text.replace(number, '#')
  const piecesOf = (texts: readonly string[]) =>
    texts.flatMap(text => text.split(/; |\. |\.$/).filter(Boolean))

  test('no number in a text stays, but for those that no plan gives', () => {
    const others = piecesOf(there.texts)
    const typed = piecesOf(here.texts).flatMap(text => {
      const shape = shapeOf(text)
      if (shape === text || shape === '#') return []
      const alike = others.filter(other => shapeOf(other) === shape)
      const stays = numbersOf(text).map((value, at) => alike.every(other => numbersOf(other)[at] === value))
      let at = 0
      return stays.includes(true) ? text.replace(number, value => (stays[at++] ? value : '#')) : []
    })
    expect([...new Set(typed)].sort()).toEqual(Object.keys(typedByHand).sort())
  })

  test('every figure that stands alone is one that the plan gives', () => {
    const given = new Set(there.planned.match(/\d+/g))
    const isTime = (text: string) => /^\d\d:\d\d$/.test(text)
    const alone = there.texts.filter(text => shapeOf(text) === '#' && !isTime(text))
    expect(alone.length).toBeGreaterThan(30)
    expect(alone.filter(text => !given.has(text))).toEqual([])
  })

  test('the export keeps its headings alone, and the lot of 1 that stands for any quantity', () => {
    const wordsOf = (text: string) => [...new Set(text.split(/\s+/))]
    const kept = wordsOf(here.sample).filter(word => wordsOf(there.sample).includes(word))
    expect(kept).toEqual([...wordsOf(here.sample.split('\n')[0] ?? ''), '1'])
  })
})

test('The home page’s record is that of the gearbox housing, whose every number differs', async () => {
  const housing = { id: 'A-271', name: 'Gearbox housing', onHand: 433, leadTime: 2, safetyStock: 61 }
  const items = own.plant.items.map(item =>
    item.id === 'A-114' ? { ...housing, lot: { rule: 'FOQ', quantity: 131 } as const } : item,
  )
  const demand = [153, 37, 171, 29, 183, 59, 147, 67].map((quantity, period) => ({
    item: housing.id,
    period,
    quantity,
  }))
  const [sale] = own.plant.demand
  const changed: PlanInput = { ...own.plant, items, demand: [sale, ...demand] }
  const { texts } = await picturesOf({ plant: changed } as object, ['mrp-hero'])
  const { gross, projected, release } = plan(changed).record(housing.id)
  const numbers = [...gross, ...projected, ...release].filter(quantity => quantity > 0)
  expect(texts).toEqual(expect.arrayContaining(numbers.map(String)))
  expect(texts).toContain('Gearbox housing A-271')
  const { projected: ours } = plan(own.plant).record('A-114')
  expect(ours.filter(quantity => texts.includes(`${quantity}`))).toEqual([])
})

describe('What has happened since', () => {
  const planned = plan(own.plant)

  test('The bearings on order are those that the plan suggested, a week late', () => {
    const [order] = planned.orders('BRG6204')
    const [open] = own.since.receipts.BRG6204
    expect(open).toMatchObject({ quantity: order?.quantity, period: (order?.due ?? 0) + 1 })
  })

  test('The plan expedites, pushes out and cancels one order each, and plans only these items again', () => {
    const later = plan(own.plant)
    expect([...later.change(own.since)].sort()).toEqual(['BRG6204', 'GM-07', 'RL-60'])
    expect(
      later
        .messages()
        .flatMap(({ kind, id }) => (id ? [`${kind} ${id}`] : []))
        .sort(),
    ).toEqual(['cancel PO 4699', 'expedite PO 4711', 'push-out WO 208'])
  })
})
