import { describe, expect, test } from 'vitest'
import { CircleError, type Item, type Line, type PlanInput, plan } from '../../src/entries/planner.ts'

// What the engine refuses, and what odd inputs mean.

const one: PlanInput = { periods: 4, items: [{ id: 'A' }], lines: [], demand: [] }

const withItem = (fields: Partial<Item>): PlanInput => ({ ...one, items: [{ id: 'A', ...fields }] })

const withLine = (fields: Partial<Line>): PlanInput => ({
  ...one,
  items: [{ id: 'A' }, { id: 'B' }],
  lines: [{ parent: 'A', child: 'B', per: 1, ...fields }],
})

const demanding = (quantity: number, fields: Partial<Item> = {}): PlanInput => ({
  ...withItem(fields),
  demand: [{ item: 'A', period: 1, quantity }],
})

/** An input that types would refuse, as it may come from JavaScript. */
const untyped = (fields: Readonly<Record<string, unknown>>): PlanInput => ({ ...one, ...fields })

describe('Refused, in a sentence that names the place', () => {
  const count = 'a whole number from 1 to 10000'
  const amount = 'a number from -1000000000000000 to 1000000000000000'
  const positive = 'a number from 0 to 1000000000000000'
  const time = 'a whole number from 0 to 10000'
  const share = 'a number from 1e-9 to 1'
  const lot = 'a number from 1e-9 to 1000000000000000'
  const period = 'a whole number from -1000000000000000 to 1000000000000000'
  const known = 'the id of an item'
  const ownText = 'a text of its own'
  const unit = '“periods”, or “days” and a calendar'
  const flag = 'true or false'
  const room = 'room for min and a multiple'
  const date = 'a date such as 2026-03-02'
  const refused: readonly (readonly [found: string, wanted: string, PlanInput])[] = [
    ['periods is 0', count, { ...one, periods: 0 }],
    ['periods is 1.5', count, { ...one, periods: 1.5 }],
    ['periods is 10001', count, { ...one, periods: 10_001 }],
    ['items is undefined', 'an array', untyped({ items: undefined })],
    ['rescheduling is “never”', '“assume” or “fixed”', untyped({ rescheduling: 'never' })],
    ['items[0].id is “”', ownText, { ...one, items: [{ id: '' }] }],
    ['items[0].id is 7', ownText, untyped({ items: [{ id: 7 }] })],
    ['items[1].id is “A”', ownText, { ...one, items: [{ id: 'A' }, { id: 'A' }] }],
    ['items[0].onHand is NaN', amount, withItem({ onHand: Number.NaN })],
    ['items[0].onHand is “5”', amount, untyped({ items: [{ id: 'A', onHand: '5' }] })],
    ['items[0].safetyStock is -1', positive, withItem({ safetyStock: -1 })],
    ['items[0].leadTime is -1', time, withItem({ leadTime: -1 })],
    ['items[0].safetyTime is 0.5', time, withItem({ safetyTime: 0.5 })],
    ['items[0].yield is 0', share, withItem({ yield: 0 })],
    ['items[0].leadIn is “days”', unit, withItem({ leadIn: 'days' })],
    ['items[0].leadIn is “weeks”', unit, untyped({ items: [{ id: 'A', leadIn: 'weeks' }] })],
    ['items[0].phantom is “no”', flag, untyped({ items: [{ id: 'A', phantom: 'no' }] })],
    [
      'items[0].lot.rule is “EOQ”',
      'a rule such as L4L, FOQ or POQ',
      untyped({ items: [{ id: 'A', lot: { rule: 'EOQ' } }] }),
    ],
    ['items[0].lot.quantity is 0', lot, withItem({ lot: { rule: 'FOQ', quantity: 0 } })],
    ['items[0].lot.periods is 0', count, withItem({ lot: { rule: 'POQ', periods: 0 } })],
    ['items[0].lot.min is -1', positive, withItem({ lot: { rule: 'L4L', min: -1 } })],
    ['items[0].lot.multiple is -1', positive, withItem({ lot: { rule: 'L4L', multiple: -1 } })],
    ['items[0].lot.max is 4', room, withItem({ lot: { rule: 'L4L', min: 5, max: 4 } })],
    ['items[0].lot.max is 4', room, withItem({ lot: { rule: 'L4L', max: 4, multiple: 5 } })],
    ['items[0].lot.holding is undefined', positive, withItem({ lot: { rule: 'silver-meal', setup: 5 } })],
    [
      'items[0].lot.setup is -1',
      positive,
      withItem({ lot: { rule: 'part-period', setup: [1, -1], holding: 1 } }),
    ],
    ['lines[0] is “C”', known, withLine({ parent: 'C' })],
    ['lines[0] is “C”', known, withLine({ child: 'C' })],
    ['lines[0].per is -1', positive, withLine({ per: -1 })],
    ['lines[0].scrap is -0.1', positive, withLine({ scrap: -0.1 })],
    ['lines[0].yield is 1.1', share, withLine({ yield: 1.1 })],
    [
      'lines[0].fixed is 3',
      flag,
      untyped({ ...withLine({}), lines: [{ parent: 'A', child: 'B', per: 1, fixed: 3 }] }),
    ],
    ['demand[0].quantity is -5', positive, demanding(-5)],
    ['demand[0] is “B”', known, { ...one, demand: [{ item: 'B', period: 0, quantity: 1 }] }],
    ['demand[0].period is 0.5', period, { ...one, demand: [{ item: 'A', period: 0.5, quantity: 1 }] }],
    [
      'receipts[0].release is 0.5',
      period,
      { ...one, receipts: [{ item: 'A', period: 1, quantity: 1, release: 0.5 }] },
    ],
    ['calendar.from is “2026-02-30”', date, { ...one, calendar: { from: '2026-02-30' } }],
    [
      'calendar.holidays[0] is “6 April 2026”',
      date,
      { ...one, calendar: { from: '2026-03-02', holidays: ['6 April 2026'] } },
    ],
    [
      'calendar.workdays is 7',
      'days from 0, Sunday, to 6',
      { ...one, calendar: { from: '2026-03-02', workdays: [7] } },
    ],
  ]
  test.each(refused)('%s. Give %s.', (found, wanted, input) => {
    expect(() => plan(input)).toThrow(new RangeError(`${found}. Give ${wanted}.`))
  })

  const misspelt: readonly (readonly [message: string, PlanInput])[] = [
    [
      'input has no field “period”. It takes periods, items, lines, demand, receipts, calendar, rescheduling.',
      untyped({ period: 4 }),
    ],
    [
      'lines[0] has no field “Scrap”. It takes parent, child, per, scrap, yield, fixed.',
      untyped({ lines: [{ parent: 'A', child: 'B', per: 1, Scrap: 0.1 }] }),
    ],
    [
      'items[0].lot has no field “qty”. It takes rule, quantity, periods, min, max, multiple, setup, holding.',
      untyped({ items: [{ id: 'A', lot: { rule: 'FOQ', qty: 5 } }] }),
    ],
    [
      'demand[0] has no field “due”. It takes item, period, date, quantity, id.',
      untyped({ demand: [{ item: 'A', due: 1, quantity: 5 }] }),
    ],
  ]
  test.each(misspelt)('%s', (message, input) => {
    expect(() => plan(input)).toThrow(new RangeError(message))
  })

  test('A need that is too large to count', () => {
    const input: PlanInput = { ...withLine({ per: 1e9 }), demand: [{ item: 'A', period: 1, quantity: 1e12 }] }
    expect(() => plan(input)).toThrow(
      'A period needs more than 1000000000000000 of “B”. Check its demand and its bill.',
    )
  })

  test('An id or an order that a plan does not have', () => {
    const planned = plan(one)
    for (const ask of [planned.record, planned.orders, planned.messages, planned.delays])
      expect(() => ask('B')).toThrow('id is “B”. Give the id of an item.')
    expect(() => planned.causes('A', 0)).toThrow('order is 0. Give an order of A, or its place among them.')
  })
})

describe('A bill in a circle', () => {
  const circle = (...pairs: readonly string[]): PlanInput => ({
    ...one,
    items: [...'ABCDE'].map(id => ({ id })),
    lines: pairs.map(([parent = '', child = '']) => ({ parent, child, per: 1 })),
  })
  const pathOf = (input: PlanInput): unknown => {
    try {
      return plan(input)
    } catch (error) {
      return error instanceof CircleError ? error.path : error
    }
  }

  test('is named all round, without the items above and below it', () => {
    const path = pathOf(circle('AB', 'BC', 'CD', 'DB', 'DE'))
    expect(path).toEqual(expect.arrayContaining(['B', 'C', 'D']))
    expect(path).toHaveLength(4)
    expect(String(path)).toMatch(/^(B,C,D,B|C,D,B,C|D,B,C,D)$/)
  })

  test('may be an item in itself', () => {
    expect(pathOf(circle('AA'))).toEqual(['A', 'A'])
  })

  test('says so', () => {
    expect(() => plan(circle('AB', 'BA'))).toThrow(
      'The bill of materials has a circle: A → B → A. Remove one of these lines.',
    )
  })

  test('is found in ten thousand levels', () => {
    const items = Array.from({ length: 10_000 }, (_, place) => ({ id: `L${place}` }))
    const lines = items.map(({ id }, place) => ({ parent: id, child: `L${(place + 1) % 10_000}`, per: 1 }))
    expect(pathOf({ periods: 1, items, lines, demand: [] })).toHaveLength(10_001)
  })
})

describe('What odd inputs mean', () => {
  test('No items are an empty plan', () => {
    const planned = plan({ ...one, items: [] })
    expect([planned.orders(), planned.messages(), planned.change({})]).toEqual([[], [], []])
  })

  test('An item that nothing needs has no orders', () => {
    expect(plan(one).orders()).toEqual([])
    expect(plan(one).record('A').projected).toEqual([0, 0, 0, 0])
  })

  test('A demand of nothing orders nothing', () => {
    expect(plan(demanding(0)).orders()).toEqual([])
  })

  test('A negative stock is needed at once', () => {
    expect(plan(withItem({ onHand: -5 })).record('A').net).toEqual([5, 0, 0, 0])
  })

  test('A demand of the past is needed today, and one beyond the plan is not planned', () => {
    const demand = [-3, 4].map(period => ({ item: 'A', period, quantity: 10 }))
    expect(plan({ ...one, demand }).record('A').gross).toEqual([10, 0, 0, 0])
  })

  test('Demands, and lines with the same parent and child, add up', () => {
    const input = withLine({})
    const planned = plan({
      ...input,
      lines: [...input.lines, ...input.lines],
      demand: [1, 2].map(quantity => ({ item: 'A', period: 1, quantity })),
    })
    expect(planned.record('B').gross).toEqual([0, 6, 0, 0])
  })

  test('A quantity per of 0 needs nothing', () => {
    expect(
      plan({ ...withLine({ per: 0 }), demand: [{ item: 'A', period: 1, quantity: 5 }] }).orders('B'),
    ).toEqual([])
  })

  test('Ids may be names of what objects have', () => {
    const ids = ['__proto__', 'constructor', 'toString']
    const planned = plan({
      ...one,
      items: ids.map(id => ({ id })),
      demand: ids.map(item => ({ item, period: 0, quantity: 1 })),
    })
    expect(planned.orders().map(({ item }) => item)).toEqual(ids)
  })
})

describe('Fractions and large numbers', () => {
  test('0.1 and 0.2 are 0.3, and what is left is nothing', () => {
    const demand = [0.1, 0.2].map(quantity => ({ item: 'A', period: 1, quantity }))
    expect(plan({ ...withItem({ onHand: 0.3 }), demand }).record('A')).toMatchObject({
      gross: [0, 0.3, 0, 0],
      projected: [0.3, 0, 0, 0],
      net: [0, 0, 0, 0],
    })
  })

  test('A need of 0.1 + 0.2 is three lots of 0.1', () => {
    const demand = [0.1, 0.2].map(quantity => ({ item: 'A', period: 1, quantity }))
    const planned = plan({ ...withItem({ lot: { rule: 'FOQ', quantity: 0.1 } }), demand })
    expect(planned.record('A').receipt).toEqual([0, 0.3, 0, 0])
  })

  test('A third, three times, uses up one', () => {
    const input = withLine({ per: 1 / 3 })
    const planned = plan({
      ...input,
      items: [{ id: 'A' }, { id: 'B', onHand: 1 }],
      demand: [0, 1, 2].map(period => ({ item: 'A', period, quantity: 1 })),
    })
    expect(planned.record('B')).toMatchObject({ projected: [0.666667, 0.333333, 0, 0], net: [0, 0, 0, 0] })
  })

  test('A millionth is planned, and less than half of one is not', () => {
    expect(plan(demanding(1e-6)).record('A').net[1]).toBe(1e-6)
    expect(plan(demanding(4e-7)).orders()).toEqual([])
  })

  test('1e12 is planned to the piece', () => {
    expect(plan(demanding(1e12 + 1, { onHand: 1e12 })).record('A').net[1]).toBe(1)
  })

  test('Fractions beside 1e12, which floating point cannot keep, do not become needs', () => {
    const demand = [1e12, 0.1].map((quantity, period) => ({ item: 'A', period, quantity }))
    expect(plan({ ...withItem({ onHand: 1e12 + 0.1 }), demand }).orders()).toEqual([])
    const receipts = [{ item: 'A', period: 0, quantity: 1e12 + 0.1 }]
    expect(plan({ ...one, demand, receipts }).orders()).toEqual([])
    const lot = { rule: 'FOQ', quantity: 1e12 + 0.1 } as const
    expect(plan({ ...withItem({ lot }), demand }).orders()).toHaveLength(1)
  })
})

test('A change refuses a misspelt field too, and leaves the plan as it was', () => {
  const planned = plan(demanding(5))
  const misspelt = { id: 'A', leadtime: 3 }
  expect(() => planned.change({ items: [misspelt] })).toThrow(
    'items[0] has no field “leadtime”. It takes id, ',
  )
  expect(planned.orders('A')).toHaveLength(1)
})

test('A date is no period', () => {
  const planned = plan({ ...one, calendar: { from: '2026-03-02' } })
  expect(planned.dateOf(1)).toBe('2026-03-03')
  expect(() => planned.dateOf(Number('2026-03-03'))).toThrow('period is NaN. Give a whole number, from 0.')
})
