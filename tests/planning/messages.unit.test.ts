import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Item, type Message, type PlanInput, plan } from '../../src/entries/planner.ts'
import { plant } from './plants.ts'
import { bill, parts } from './rows.ts'

// What a planner is told, and that there is a reason for each of it.

const about = (item: Partial<Item>, more: Partial<PlanInput> = {}): readonly Message[] =>
  plan({ periods: 6, items: [{ id: 'A', ...item }], lines: [], demand: [], ...more }).messages()

const demand = (period: number, quantity: number, id?: string) => [{ item: 'A', period, quantity, id }]

describe('Orders to release', () => {
  test('Today, in time', () => {
    expect(about({ leadTime: 2 }, { demand: demand(2, 10) })).toEqual([
      { kind: 'release', item: 'A', quantity: 10, from: 0, to: 2 },
    ])
  })

  test('Late, with the period in which it should have been, and what is short until it comes', () => {
    expect(about({ leadTime: 4 }, { demand: demand(1, 10) })).toEqual([
      { kind: 'past-due', item: 'A', quantity: 10, from: -3, to: 1 },
      { kind: 'short', item: 'A', quantity: 10, from: 1, to: 4 },
    ])
  })

  test('A firm planned order has to be released as well', () => {
    const firm = (release: number) =>
      about(
        { leadTime: 2 },
        { demand: demand(3, 10), receipts: [{ item: 'A', period: 3, quantity: 10, release, id: 'R' }] },
      )
    expect(firm(0)).toEqual([{ kind: 'release', item: 'A', quantity: 10, from: 0, to: 3, id: 'R' }])
    expect(firm(-1)).toEqual([{ kind: 'past-due', item: 'A', quantity: 10, from: -1, to: 3, id: 'R' }])
    expect(firm(1)).toEqual([])
  })
})

describe('Open orders', () => {
  const open = (receipt: number, need: number, more: Partial<PlanInput> = {}) =>
    about(
      {},
      {
        demand: demand(need, 10),
        receipts: [{ item: 'A', period: receipt, quantity: 10, id: 'R' }],
        ...more,
      },
    )

  test('Expedite, push out, or nothing', () => {
    expect(open(4, 2)).toEqual([{ kind: 'expedite', item: 'A', quantity: 10, from: 4, to: 2, id: 'R' }])
    expect(open(2, 4)).toEqual([{ kind: 'push-out', item: 'A', quantity: 10, from: 2, to: 4, id: 'R' }])
    expect(open(2, 2)).toEqual([])
  })

  test('Cancel, unless it comes beyond the plan', () => {
    const cancel = { kind: 'cancel', item: 'A', quantity: 10, from: 2, id: 'R' }
    const others = [
      { kind: 'beyond-horizon', item: 'A', quantity: 10, from: 9 },
      { kind: 'no-demand', item: 'A', quantity: 10 },
    ]
    expect(open(2, 9)).toEqual([cancel, ...others])
    expect(open(9, 9)).toEqual(others)
    expect(Object.keys(cancel)).toEqual(Object.keys(open(2, 9)[0] ?? {}))
  })

  test('One of the past is overdue, and is pushed out if nothing needs it today', () => {
    const overdue = { kind: 'receipt-overdue', item: 'A', quantity: 10, from: -2, to: 0, id: 'R' }
    expect(open(-2, 0)).toEqual([overdue])
    expect(open(-2, 3)).toEqual([
      overdue,
      { kind: 'push-out', item: 'A', quantity: 10, from: -2, to: 3, id: 'R' },
    ])
  })

  test('Fixed orders are not moved', () => {
    expect(open(2, 4, { rescheduling: 'fixed' })).toEqual([])
  })

  test('Safety time moves the date of need', () => {
    expect(
      about({ safetyTime: 1 }, { demand: demand(4, 10), receipts: [{ item: 'A', period: 4, quantity: 10 }] }),
    ).toEqual([{ kind: 'expedite', item: 'A', quantity: 10, from: 4, to: 3 }])
  })
})

describe('Stock', () => {
  test('Below the safety stock, until an order comes', () => {
    expect(about({ onHand: 5, safetyStock: 8, leadTime: 2 })).toEqual([
      { kind: 'past-due', item: 'A', quantity: 3, from: -2, to: 0 },
      { kind: 'no-demand', item: 'A', quantity: 5 },
      { kind: 'below-safety-stock', item: 'A', quantity: 3, from: 0, to: 2 },
    ])
  })

  test('Short and below the safety stock are told apart, with the worst of each', () => {
    const found = about(
      { onHand: 10, safetyStock: 4, leadTime: 4 },
      { demand: [...demand(0, 8), ...demand(1, 5), ...demand(2, 1)] },
    ).filter(({ kind }) => kind !== 'past-due')
    expect(found).toEqual([
      { kind: 'below-safety-stock', item: 'A', quantity: 2, from: 0, to: 1 },
      { kind: 'short', item: 'A', quantity: 4, from: 1, to: 4 },
    ])
  })

  test('The worst of a shortage may lie before its end', () => {
    const receipts = [{ item: 'A', period: 3, quantity: 5 }]
    const found = about({ leadTime: 9 }, { demand: demand(1, 10), receipts, rescheduling: 'fixed' })
    expect(found).toContainEqual({ kind: 'short', item: 'A', quantity: 10, from: 1 })
  })

  test('What lasts beyond the plan has no end', () => {
    const short = about({ leadTime: 9 }, { demand: demand(1, 10) })[1]
    expect(short).toEqual({ kind: 'short', item: 'A', quantity: 10, from: 1 })
    expect(short).not.toHaveProperty('to')
  })

  test('Stock that nothing needs', () => {
    expect(about({ onHand: 7 })).toEqual([{ kind: 'no-demand', item: 'A', quantity: 7 }])
    expect(about({ onHand: 7 }, { demand: demand(5, 1) })).toEqual([])
    expect(about({})).toEqual([])
  })
})

test('A demand of the past is overdue', () => {
  expect(about({ onHand: 10 }, { demand: demand(-2, 10, 'S-1') })).toEqual([
    { kind: 'demand-overdue', item: 'A', quantity: 10, from: -2, to: 0, id: 'S-1' },
  ])
})

test('Demands beyond the plan are counted, with the first of them, and nothing is planned for them', () => {
  const later = [...demand(9, 10, 'S-1'), ...demand(6, 5, 'S-2'), ...demand(7, 0)]
  expect(about({}, { demand: later })).toEqual([{ kind: 'beyond-horizon', item: 'A', quantity: 15, from: 6 }])
})

test('The latest come first, then the highest in the bills, then as the items were given', () => {
  const planned = plan({
    periods: 6,
    items: parts({
      C: { leadTime: 1 },
      D: { onHand: 1, leadTime: 0 },
      B: { leadTime: 3 },
      A: { leadTime: 1 },
    }),
    lines: bill(['A', 'B', 1], ['B', 'C', 1]),
    demand: [{ item: 'A', period: 2, quantity: 10 }],
  })
  expect(planned.messages().map(({ kind, item, from }) => `${kind} ${item} ${from}`)).toEqual([
    'past-due B -2',
    'past-due C -1',
    'no-demand D undefined',
    'short B 1',
    'short C 0',
  ])
})

test('No message is without its cause, and no late order without its message, in random plants', () => {
  fc.assert(
    fc.property(plant, input => {
      const planned = plan(input)
      for (const { id, safetyStock = 0, onHand = 0, phantom } of input.items) {
        const messages = planned.messages(id)
        const record = planned.record(id)
        const orders = planned.orders(id)
        const open = (input.receipts ?? []).filter(({ item, quantity }) => item === id && quantity > 0)
        const firm = open.filter(({ release = 1 }) => release <= 0)
        const own = input.demand.filter(({ item, quantity }) => item === id && quantity > 0)
        const count = (...kinds: readonly string[]) =>
          messages.filter(({ kind }) => kinds.includes(kind)).length
        if (phantom) {
          expect(messages).toEqual([])
          continue
        }
        const due = [
          ...orders.map(({ release, late }) => release - late),
          ...firm.map(({ release = 0 }) => release),
        ]
        expect(count('release')).toBe(due.filter(release => release === 0).length)
        expect(count('past-due')).toBe(due.filter(release => release < 0).length)
        expect(count('receipt-overdue')).toBe(open.filter(({ period }) => period < 0).length)
        expect(count('demand-overdue')).toBe(own.filter(({ period }) => period < 0).length)
        expect(count('beyond-horizon')).toBe(own.some(({ period }) => period >= input.periods) ? 1 : 0)
        expect(count('expedite', 'push-out', 'cancel')).toBeLessThanOrEqual(
          input.rescheduling === 'fixed' ? 0 : open.length,
        )
        const isNeeded = record.gross.some(quantity => quantity > 0)
        const stock = open.reduce((sum, { quantity }) => sum + quantity, onHand)
        expect(count('no-demand')).toBe(!isNeeded && stock > 0 ? 1 : 0)
        // If every order comes in time, nothing is short: a stock that is, is a late order's doing.
        const isLate = orders.some(({ late }) => late > 0)
        if (!isLate) expect(count('short', 'below-safety-stock')).toBe(0)
        for (const { kind, quantity = 0 } of messages) {
          expect(quantity).toBeGreaterThan(0)
          if (kind === 'below-safety-stock') expect(quantity).toBeLessThanOrEqual(safetyStock)
        }
      }
    }),
    { numRuns: 300 },
  )
})
