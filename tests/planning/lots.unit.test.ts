import { describe, expect, test } from 'vitest'
import { type Lot, plan } from '../../src/entries/planner.ts'
import { bill } from './rows.ts'

// What of lot rules neither random plants nor the textbooks’ cases have, by examples that fit on a slip of paper.

const planned = (lot: Lot, needs: readonly number[]) =>
  plan({
    periods: needs.length,
    items: [{ id: 'A', lot }],
    lines: [],
    demand: needs.map((quantity, period) => ({ item: 'A', period, quantity })),
  })

const receipts = (...given: Parameters<typeof planned>) => planned(...given).record('A').receipt

const orders = (...given: Parameters<typeof planned>) =>
  planned(...given)
    .orders()
    .map(({ quantity }) => quantity)

describe('The size of orders', () => {
  test('Several lots are one order, or an order each where one is the most', () => {
    expect(orders({ rule: 'FOQ', quantity: 50 }, [130])).toEqual([150])
    expect(orders({ rule: 'FOQ', quantity: 50, max: 50 }, [130])).toEqual([50, 50, 50])
  })

  test('A least and a most hold for fixed lots as well', () => {
    expect(orders({ rule: 'FOQ', quantity: 20, min: 50, max: 100 }, [130])).toEqual([100, 60])
  })

  test('After a thousand orders for one need, the last takes the rest', () => {
    const many = orders({ rule: 'L4L', max: 1 }, [5000])
    expect(many).toHaveLength(1000)
    expect(many.at(-1)).toBe(4001)
  })
})

describe('Rules of costs', () => {
  test('Of two equal costs the longer order goes on, except in part-period balancing and Wagner–Whitin', () => {
    // Keeping 5 for a period costs a quarter of the set-up: 20 and 20 a period are 20 for one.
    expect(receipts({ rule: 'silver-meal', setup: 20, holding: 1 }, [5, 20])).toEqual([25, 0])
    expect(receipts({ rule: 'least-unit-cost', setup: 10, holding: 1 }, [10, 10])).toEqual([20, 0])
    expect(receipts({ rule: 'part-period', setup: 20, holding: 1 }, [5, 10, 10])).toEqual([15, 0, 10])
    expect(receipts({ rule: 'wagner-whitin', setup: 20, holding: 1 }, [5, 20])).toEqual([5, 20])
  })

  test('The last of several set-up costs holds for the periods behind it', () => {
    const lot: Lot = { rule: 'wagner-whitin', setup: [10, 1], holding: 1 }
    expect(receipts(lot, [5, 5, 5, 5])).toEqual([5, 5, 5, 5])
  })
})

describe('A phantom', () => {
  const input = {
    periods: 4,
    items: [
      { id: 'A' },
      {
        id: 'P',
        phantom: true,
        onHand: 4,
        leadTime: 2,
        safetyStock: 9,
        safetyTime: 1,
        lot: { rule: 'FOQ', quantity: 100 },
      } as const,
      { id: 'B' },
    ],
    lines: bill(['A', 'P', 1], ['P', 'B', 2]),
    demand: [{ item: 'A', period: 3, quantity: 10 }],
  }

  test('has no orders and no messages, and its name stands in the chain of causes', () => {
    const planned = plan(input)
    expect([planned.orders('P'), planned.messages('P')]).toEqual([[], []])
    expect(planned.causes('B', 0)).toMatchObject([{ item: 'A', quantity: 12, via: ['P', 'A'] }])
  })
})
