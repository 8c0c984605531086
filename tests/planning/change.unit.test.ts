import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Edit, type Item, type PlanInput, plan } from '../../src/entries/planner.ts'
import { change, plant } from './plants.ts'
import { bill, parts, wanted } from './rows.ts'

// Net change: an edit plans an item again, and its parts only if its orders have changed.

const chain: PlanInput = {
  periods: 8,
  items: parts({
    drive: { leadTime: 1 },
    roller: { leadTime: 1, lot: { rule: 'FOQ', quantity: 100 } },
    bearing: { leadTime: 2 },
    frame: { leadTime: 2 },
  }),
  lines: bill(['drive', 'roller', 4], ['roller', 'bearing', 2], ['drive', 'frame', 1]),
  demand: [{ item: 'drive', period: 6, quantity: 20 }],
}

/** Returns everything that a plan says. */
const all = (input: PlanInput, planned = plan(input)) => ({
  records: input.items.map(({ id }) => planned.record(id)),
  orders: planned.orders(),
  messages: planned.messages(),
  causes: input.items.map(({ id }) => planned.orders(id).map((_, place) => planned.causes(id, place))),
  delays: input.items.map(({ id }) => planned.delays(id)),
  schedules: input.items.map(({ id }) => planned.schedule(id)),
})

/** Returns the input as it would be after an edit. */
function edited(input: PlanInput, { items = [], demand = {}, receipts = {} }: Edit): PlanInput {
  const replaced = <T extends { item: string }>(
    old: readonly T[],
    by: Record<string, readonly Omit<T, 'item'>[]>,
  ) => [
    ...old.filter(({ item }) => !(item in by)),
    ...Object.entries(by).flatMap(([item, list]) => list.map(entry => ({ item, ...entry }) as T)),
  ]
  return {
    ...input,
    items: input.items.map(item => ({ ...item, ...items.find(({ id }) => id === item.id) })),
    demand: replaced(input.demand, { ...demand }),
    receipts: replaced(input.receipts ?? [], { ...receipts }),
  }
}

describe('What is planned again', () => {
  test.for<[why: string, Edit, again: readonly string[]]>([
    // 80 are needed, and 100 are a lot: 15 fewer need no other lot.
    [
      'An item whose orders stay the same leaves its parts alone',
      { items: [{ id: 'roller', onHand: 15 }] },
      ['roller'],
    ],
    [
      'An item whose orders change has its parts planned again, and nothing else',
      { items: [{ id: 'roller', leadTime: 2 }] },
      ['roller', 'bearing'],
    ],
    [
      'Parents are planned before their parts',
      { demand: { drive: [{ period: 6, quantity: 30 }] } },
      ['drive', 'roller', 'frame', 'bearing'],
    ],
    [
      'An edit that says what is so already plans only what it names',
      { items: [{ id: 'drive', leadTime: 1, yield: undefined }] },
      ['drive'],
    ],
    ['An empty edit plans nothing', {}, []],
  ])('%s', ([, edit, again]) => {
    expect(plan(chain).change(edit)).toEqual(again)
  })

  test('Another yield of an item reaches its parts though its receipts stay the same', () => {
    const planned = plan(chain)
    expect(planned.change({ items: [{ id: 'drive', yield: 0.5 }] })).toEqual([
      'drive',
      'roller',
      'frame',
      'bearing',
    ])
    expect(planned.record('frame').gross[5]).toBe(40)
  })
})

test('A firm order that nothing needs takes its parts with it when it is taken away', () => {
  const planned = plan({ ...chain, demand: [] })
  planned.change({ receipts: { roller: [{ period: 5, quantity: 10, release: 4 }] } })
  expect(planned.record('bearing').gross[4]).toBe(20)
  expect(planned.change({ receipts: { roller: [] } })).toEqual(['roller', 'bearing'])
  expect(planned.record('bearing').gross[4]).toBe(0)
})

describe('An edit that cannot be planned', () => {
  const wrong: readonly [string, Edit, RegExp][] = [
    ['an unknown item', { items: [{ id: 'chain' }] }, /^items\[0\] is “chain”\. Give the id of an item\.$/],
    ['a demand of an unknown item', { demand: { chain: [] } }, /^demand\[0\] is “chain”/],
    [
      'a wrong field',
      {
        items: parts({ drive: { onHand: 5 }, frame: { leadTime: -1 } }),
      },
      /^items\[1\]\.leadTime is -1/,
    ],
    [
      'a wrong demand',
      { items: [{ id: 'drive', onHand: 5 }], demand: { drive: [{ period: 0.5, quantity: 1 }] } },
      /^demand\.drive\[0\]\.period is 0\.5/,
    ],
    [
      'a wrong open order',
      { receipts: { frame: [{ period: 0, quantity: Number.NaN }] } },
      /^receipts\.frame\[0\]\.quantity is NaN/,
    ],
    [
      'too large a need',
      { items: [{ id: 'frame', onHand: 5 }], demand: { drive: [{ period: 5, quantity: 1e15 }] } },
      /^A period needs more than 1000000000000000 of “roller”/,
    ],
  ]
  test.each(wrong)('%s is refused, and the plan stays as it was', (_, edit, message) => {
    const planned = plan(chain)
    expect(() => planned.change(edit)).toThrow(message)
    expect(all(chain, planned)).toEqual(all(chain))
    planned.change({ items: [{ id: 'frame', leadTime: 3 }] })
    expect(planned.record('frame')).toEqual(
      plan(edited(chain, { items: [{ id: 'frame', leadTime: 3 }] })).record('frame'),
    )
  })
})

test('An edit that cannot be planned leaves an item that it names twice as it was', () => {
  const planned = plan(chain)
  const items = [{ id: 'frame', onHand: 5 }, { id: 'frame', onHand: 9 }, { id: 'chain' }]
  expect(() => planned.change({ items })).toThrow('items[2] is “chain”')
  expect(planned.record('frame')).toEqual(plan(chain).record('frame'))
})

test('A need too large to count leaves nothing behind in the records of others', () => {
  const planned = plan({ ...chain, demand: [] })
  const demand = [5, 1e15].flatMap((quantity, period) => [
    { period, quantity },
    { period, quantity },
  ])
  expect(() => planned.change({ demand: { frame: demand } })).toThrow('A period needs more than')
  expect(planned.record('bearing').net).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})

const idAt = ({ items }: PlanInput, at: number): string => items[at % items.length]?.id ?? ''

test('After random edits, one after the other, a plan says what a new one says', () => {
  fc.assert(
    fc.property(plant, fc.array(change, { minLength: 1, maxLength: 5 }), (input, changes) => {
      const planned = plan(input)
      let now = input
      for (const { at, fields, demand, receipts } of changes) {
        const id = idAt(now, at)
        const item: Item | undefined = fields && { id, ...fields }
        const edit: Edit = {
          items: item && [item],
          demand: demand && { [id]: demand },
          receipts: receipts && { [id]: receipts },
        }
        planned.change(edit)
        now = edited(now, edit)
        expect(all(now, planned)).toEqual(all(now))
      }
    }),
    { numRuns: 100 },
  )
})

/** Plants whose orders mostly wait for late parts: each item goes into the one or two before it. */
const tightPlant: fc.Arbitrary<PlanInput> = fc
  .array(fc.record({ leadTime: fc.nat(5), onHand: fc.nat(15), skips: fc.boolean() }), {
    minLength: 3,
    maxLength: 6,
  })
  .map(drawn => ({
    periods: 10,
    items: drawn.map(({ leadTime, onHand }, at) => ({ id: `P${at}`, leadTime, onHand })),
    lines: drawn
      .slice(1)
      .flatMap(({ skips }, at) => [
        { parent: `P${at}`, child: `P${at + 1}`, per: 1 },
        ...(skips && at > 0 ? [{ parent: `P${at - 1}`, child: `P${at + 1}`, per: 2 }] : []),
      ]),
    demand: [2, 4, 7].map(period => ({ item: 'P0', period, quantity: 10 })),
  }))

const tightEdits = fc.array(
  fc.record({ at: fc.nat(), asked: fc.nat(), leadTime: fc.nat(5), onHand: fc.nat(15) }),
  { minLength: 1, maxLength: 4 },
)

test('A plan that was asked about one item before each edit forgets all that waited for what is edited', () => {
  fc.assert(
    fc.property(tightPlant, tightEdits, (input, edits) => {
      const planned = plan(input)
      let now = input
      for (const { at, asked, ...fields } of edits) {
        planned.schedule(idAt(input, asked))
        const edit = { items: [{ id: idAt(input, at), ...fields }] }
        planned.change(edit)
        now = edited(now, edit)
      }
      expect(all(now, planned)).toEqual(all(now))
    }),
    { numRuns: 300 },
  )
})

test('An edit costs nothing for what its parts go into, as long as nobody has asked when that comes', () => {
  const least = (products: number): number => {
    const items = ['bearing', 'roller', ...Array.from({ length: products }, (_, at) => `product ${at}`)]
    const lines = items
      .slice(1)
      .map(parent => ({ parent, child: parent === 'roller' ? 'bearing' : 'roller', per: 1 }))
    const planned = plan({ periods: 4, items: items.map(id => ({ id })), lines, demand: [] })
    const times = Array.from({ length: 50 }, (_, onHand) => {
      const begin = performance.now()
      planned.change({ items: [{ id: 'bearing', onHand }] })
      return performance.now() - begin
    })
    return Math.min(...times)
  }
  expect(least(50_000)).toBeLessThan(20 * least(10))
})

test('Many edits with ever more orders neither lose orders nor mix them up', () => {
  const items = Array.from({ length: 30 }, (_, place) => ({ id: `P${place}` }))
  const lines = items.slice(1).map(({ id }, place) => ({ parent: `P${place >> 1}`, child: id, per: 1 }))
  let now: PlanInput = { periods: 300, items, lines, demand: [] }
  const planned = plan(now)
  for (let step = 1; step <= 60; step += 1) {
    const demand = Array.from({ length: step * 4 }, (_, period) => ({ period, quantity: step }))
    const edit = { demand: { [`P${step % 10}`]: demand } }
    planned.change(edit)
    now = edited(now, edit)
  }
  expect(planned.orders()).toEqual(plan(now).orders())
})

test('What a plan has now can be read back: a demand of nothing keeps its place, an open order of nothing is none', () => {
  const planned = plan({
    periods: 6,
    items: [{ id: 'A', leadTime: 1 }],
    lines: [],
    demand: wanted(['A', 2, 10], ['A', 4, 5]),
    receipts: [{ item: 'A', period: 1, quantity: 0 }],
  })
  planned.change({
    items: [{ id: 'A', onHand: 3 }],
    demand: {
      A: [
        { period: 2, quantity: 0 },
        { period: 4, quantity: 5 },
      ],
    },
  })
  expect(planned.itemOf('A')).toEqual({ id: 'A', leadTime: 1, onHand: 3 })
  expect(planned.demandOf('A').map(({ quantity }) => quantity)).toEqual([0, 5])
  expect(planned.receiptsOf('A')).toEqual([])
  expect(planned.schedule('A').demands.map(({ place, quantity }) => [place, quantity])).toEqual([[1, 5]])
  expect(() => planned.itemOf('B')).toThrow(RangeError)
  expect(planned.parentsOf('A')).toEqual([])
  expect(() => planned.parentsOf('B')).toThrow(RangeError)
})
