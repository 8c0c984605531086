import { describe, expect, test } from 'vitest'
import { type Lot, plan } from '../../src/entries/planner.ts'

// Lot rules, each by an example that fits on a slip of paper.

const planned = (lot: Lot, needs: readonly number[], onHand = 0) =>
  plan({
    periods: needs.length,
    items: [{ id: 'A', lot, onHand }],
    lines: [],
    demand: needs.map((quantity, period) => ({ item: 'A', period, quantity })),
  })

const receipts = (...given: Parameters<typeof planned>) => planned(...given).record('A').receipt

const orders = (...given: Parameters<typeof planned>) =>
  planned(...given)
    .orders()
    .map(({ quantity }) => quantity)

describe('The size of orders', () => {
  test('A need that is a lot to the piece is one lot', () => {
    expect(receipts({ rule: 'FOQ', quantity: 50 }, [100, 0, 1])).toEqual([100, 0, 50])
  })

  test('What a lot has left over meets the next needs', () => {
    expect(receipts({ rule: 'FOQ', quantity: 50 }, [30, 20, 10])).toEqual([50, 0, 50])
  })

  test('Several lots are one order, or an order each where one is the most', () => {
    expect(orders({ rule: 'FOQ', quantity: 50 }, [130])).toEqual([150])
    expect(orders({ rule: 'FOQ', quantity: 50, max: 50 }, [130])).toEqual([50, 50, 50])
  })

  test('A lot is counted in good pieces: what is started is more', () => {
    const { receipt, release } = plan({
      periods: 1,
      items: [{ id: 'A', lot: { rule: 'FOQ', quantity: 40 }, yield: 0.8 }],
      lines: [],
      demand: [{ item: 'A', period: 0, quantity: 30 }],
    }).record('A')
    expect([receipt, release]).toEqual([[40], [50]])
  })

  test('A least and a most hold for fixed lots as well', () => {
    expect(orders({ rule: 'FOQ', quantity: 20, min: 50, max: 100 }, [130])).toEqual([100, 60])
  })

  test('A most that is no multiple is lowered to one, and a least is raised', () => {
    expect(orders({ rule: 'L4L', max: 70, multiple: 30 }, [100])).toEqual([60, 60])
    expect(orders({ rule: 'L4L', min: 40, multiple: 30 }, [10])).toEqual([60])
  })

  test('After a thousand orders for one need, the last takes the rest', () => {
    const many = orders({ rule: 'L4L', max: 1 }, [5000])
    expect(many).toHaveLength(1000)
    expect(many.at(-1)).toBe(4001)
  })
})

describe('The periods of an order', () => {
  test('Begin with the first that has a need, and end with the plan', () => {
    expect(receipts({ rule: 'POQ', periods: 2 }, [0, 10, 20, 0, 30])).toEqual([0, 30, 0, 0, 30])
    expect(receipts({ rule: 'POQ', periods: 9 }, [10, 20])).toEqual([30, 0])
  })

  test('Are net requirements no more once the order covers them', () => {
    const { net, receipt } = planned({ rule: 'POQ', periods: 3 }, [10, 20, 30]).record('A')
    expect([net, receipt]).toEqual([
      [10, 0, 0],
      [60, 0, 0],
    ])
  })

  test('One period is lot for lot', () => {
    expect(receipts({ rule: 'POQ', periods: 1 }, [10, 20])).toEqual([10, 20])
  })

  test('What a multiple adds meets needs behind them', () => {
    expect(receipts({ rule: 'POQ', periods: 2, multiple: 25 }, [10, 10, 5, 10])).toEqual([25, 0, 0, 25])
  })
})

describe('Rules of costs', () => {
  // Nahmias' computer casings: a set-up of 80, and 2 to keep one for a period.
  const needs = [18, 30, 42, 5, 20]
  const costs = { setup: 80, holding: 2 }

  test('Silver–Meal ends before the cost per period rises', () => {
    // 80, 70 and then 102.67; 80, 45 and then 56.67.
    expect(receipts({ rule: 'silver-meal', ...costs }, needs)).toEqual([48, 0, 47, 0, 20])
  })

  test('Least unit cost ends before the cost per piece rises', () => {
    // 4.44, 2.92 and then 3.42; 1.90, 1.91.
    expect(receipts({ rule: 'least-unit-cost', ...costs }, needs)).toEqual([48, 0, 42, 25, 0])
  })

  test('Part-period balancing ends where keeping costs most nearly a set-up', () => {
    // 60 is nearer to 80 than 228; then 90 is nearer than 10.
    expect(receipts({ rule: 'part-period', ...costs }, needs)).toEqual([48, 0, 67, 0, 0])
  })

  test('Wagner–Whitin finds the cheapest plan of all', () => {
    // Set-ups in the first, third and fifth period: 3 × 80 + 60 + 10 = 310. With two, 80 × 2 + 60 + 90 = 310 as well.
    expect(receipts({ rule: 'wagner-whitin', ...costs }, needs)).toEqual([48, 0, 47, 0, 20])
  })

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

  test('A set-up that costs nothing is lot for lot', () => {
    for (const rule of ['silver-meal', 'least-unit-cost', 'part-period', 'wagner-whitin'] as const)
      expect(receipts({ rule, setup: 0, holding: 1 }, [5, 5])).toEqual([5, 5])
  })

  test('Keeping that costs nothing is one order', () => {
    for (const rule of ['silver-meal', 'least-unit-cost', 'part-period', 'wagner-whitin'] as const)
      expect(receipts({ rule, setup: 10, holding: 0 }, [5, 5])).toEqual([10, 0])
  })

  test('What is on hand is netted before costs are', () => {
    expect(receipts({ rule: 'silver-meal', ...costs }, needs, 18)).toEqual([0, 30, 47, 0, 20])
  })
})

describe('Scrap, yield and what an order needs of any size', () => {
  test('A fixed quantity is needed for each order, and what is lost of it is added', () => {
    const { record } = plan({
      periods: 4,
      items: [{ id: 'A', lot: { rule: 'L4L', max: 50 }, yield: 0.5 }, { id: 'B' }],
      lines: [{ parent: 'A', child: 'B', per: 2, scrap: 0.5, yield: 0.6, fixed: true }],
      demand: [{ item: 'A', period: 3, quantity: 80 }],
    })
    // Two orders, 2 × 1.5 ÷ 0.6 each, however many of them are good.
    expect(record('B').gross).toEqual([0, 0, 0, 10])
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
    lines: [
      { parent: 'A', child: 'P', per: 1 },
      { parent: 'P', child: 'B', per: 2 },
    ],
    demand: [{ item: 'A', period: 3, quantity: 10 }],
  }

  test('passes its needs on at once, less what is on hand, whatever its other fields say', () => {
    expect(plan(input).record('B').gross).toEqual([0, 0, 0, 12])
  })

  test('has no orders and no messages, and its name stands in the chain of causes', () => {
    const planned = plan(input)
    expect([planned.orders('P'), planned.messages('P')]).toEqual([[], []])
    expect(planned.causes('B', 0)).toMatchObject([{ item: 'A', quantity: 12, via: ['P', 'A'] }])
  })
})
