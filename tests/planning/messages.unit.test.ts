import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Item, type Message, type PlanInput, plan } from '../../src/entries/planner.ts'
import { plant } from './plants.ts'
import { bill, coming, parts, wanted } from './rows.ts'

// What a planner is told, and that there is a reason for each of it.

/** A message as a line: `expedite 10 A from 4 to 2, R`, without what it does not have. */
function line(message: Message): string {
  const { kind, item, quantity, from, to, id, ...more } = message
  expect([more, Object.values(message)]).toEqual([{}, expect.not.arrayContaining([undefined])])
  const period = (word: string, at: number | undefined) => (at === undefined ? '' : ` ${word} ${at}`)
  return `${kind} ${quantity} ${item}${period('from', from)}${period('to', to)}${id ? `, ${id}` : ''}`
}

const about = (item: Partial<Item>, more: Partial<PlanInput> = {}): readonly string[] =>
  plan({ periods: 6, items: [{ id: 'A', ...item }], lines: [], demand: [], ...more })
    .messages()
    .map(line)

describe('Orders to release', () => {
  test('Today, in time', () => {
    expect(about({ leadTime: 2 }, { demand: wanted(['A', 2, 10]) })).toEqual(['release 10 A from 0 to 2'])
  })

  test('Late, with the period in which it should have been, and what is short until it comes', () => {
    expect(about({ leadTime: 4 }, { demand: wanted(['A', 1, 10]) })).toEqual([
      'past-due 10 A from -3 to 1',
      'short 10 A from 1 to 4',
    ])
  })

  test.for([
    [0, ['release 10 A from 0 to 3, R']],
    [-1, ['past-due 10 A from -1 to 3, R']],
    [1, []],
  ] as const)('A firm order to be released in period %i: %j', ([release, said]) => {
    const receipts = [{ item: 'A', period: 3, quantity: 10, release, id: 'R' }]
    expect(about({ leadTime: 2 }, { demand: wanted(['A', 3, 10]), receipts })).toEqual(said)
  })
})

describe('An open order', () => {
  const beyond = ['beyond-horizon 10 A from 9', 'no-demand 10 A']

  test.for([
    ['is expedited', 4, 2, ['expedite 10 A from 4 to 2, R']],
    ['is pushed out', 2, 4, ['push-out 10 A from 2 to 4, R']],
    ['is left where it is', 2, 2, []],
    ['is cancelled', 2, 9, ['cancel 10 A from 2, R', ...beyond]],
    ['is not cancelled beyond the plan', 9, 9, beyond],
    ['of the past is overdue', -2, 0, ['receipt-overdue 10 A from -2 to 0, R']],
    [
      'of the past is pushed out if nothing needs it today',
      -2,
      3,
      ['receipt-overdue 10 A from -2 to 0, R', 'push-out 10 A from -2 to 3, R'],
    ],
  ] as const)('%s: due in %i, needed in %i', ([, due, need, said]) => {
    const input = { demand: wanted(['A', need, 10]), receipts: coming(['A', due, 10, 'R']) }
    expect(about({}, input)).toEqual(said)
  })

  test('is not moved where orders are fixed', () => {
    const input = { demand: wanted(['A', 4, 10]), receipts: coming(['A', 2, 10, 'R']) }
    expect(about({}, { ...input, rescheduling: 'fixed' })).toEqual([])
  })

  test('is needed earlier by the safety time', () => {
    const input = { demand: wanted(['A', 4, 10]), receipts: coming(['A', 4, 10]) }
    expect(about({ safetyTime: 1 }, input)).toEqual(['expedite 10 A from 4 to 3'])
  })
})

describe('Stock', () => {
  test('Below the safety stock, until an order comes', () => {
    expect(about({ onHand: 5, safetyStock: 8, leadTime: 2 })).toEqual([
      'past-due 3 A from -2 to 0',
      'no-demand 5 A',
      'below-safety-stock 3 A from 0 to 2',
    ])
  })

  test('Short and below the safety stock are told apart, with the worst of each', () => {
    const demand = wanted(['A', 0, 8], ['A', 1, 5], ['A', 2, 1])
    const said = about({ onHand: 10, safetyStock: 4, leadTime: 4 }, { demand })
    expect(said.filter(one => !one.startsWith('past-due'))).toEqual([
      'below-safety-stock 2 A from 0 to 1',
      'short 4 A from 1 to 4',
    ])
  })

  test('The worst of a shortage may lie before its end, and what lasts beyond the plan has no end', () => {
    const input = { demand: wanted(['A', 1, 10]), receipts: coming(['A', 3, 5]) }
    expect(about({ leadTime: 9 }, { ...input, rescheduling: 'fixed' })).toContain('short 10 A from 1')
  })

  test('Stock that nothing needs', () => {
    expect(about({ onHand: 7 })).toEqual(['no-demand 7 A'])
    expect(about({ onHand: 7 }, { demand: wanted(['A', 5, 1]) })).toEqual([])
    expect(about({})).toEqual([])
  })
})

test('A demand of the past is overdue', () => {
  const demand = wanted(['A', -2, 10, 'S-1'])
  expect(about({ onHand: 10 }, { demand })).toEqual(['demand-overdue 10 A from -2 to 0, S-1'])
})

test('Demands beyond the plan are counted, with the first of them, and nothing is planned for them', () => {
  const demand = wanted(['A', 9, 10, 'S-1'], ['A', 6, 5, 'S-2'], ['A', 7, 0])
  expect(about({}, { demand })).toEqual(['beyond-horizon 15 A from 6'])
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
