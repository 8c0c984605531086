import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Item, type Lot, plan } from '../../src/entries/planner.ts'
import { plant } from './plants.ts'
import { pump } from './pump.ts'

// How a quantity came about: steps that can be checked with a pencil.

const sizings = (item: Partial<Item>, wanted: readonly number[]) => {
  const planned = plan({
    periods: wanted.length,
    items: [{ id: 'A', ...item }],
    lines: [],
    demand: wanted.map((quantity, period) => ({ item: 'A', period, quantity })),
  })
  return planned.orders('A').map((_, place) => planned.why('A', place).steps.at(-1)?.sizing)
}

describe('How a quantity came about', () => {
  test('The steps of a quantity name the smallest order that an item takes', () => {
    // 16 + 10 − 12 = 14, and 25 are the fewest that can be ordered.
    expect(plan(pump).why('P-110', 0).steps.at(-1)?.sizing).toEqual({
      needed: 16,
      safetyStock: 10,
      available: 12,
      short: 14,
      smallest: 25,
      quantity: 25,
    })
  })

  test.for<[what: string, Lot, wanted: readonly number[], steps: readonly object[]]>([
    ['the lot', { rule: 'FOQ', quantity: 40 }, [50], [{ short: 50, lot: 40, quantity: 80 }]],
    [
      'the multiple, behind the smallest order where that is none of it',
      { rule: 'L4L', min: 25, multiple: 10 },
      [5],
      [{ short: 5, smallest: 25, multiple: 10, quantity: 30 }],
    ],
    [
      'the largest order, and what went before',
      { rule: 'L4L', max: 20 },
      [50],
      [
        { short: 50, largest: 20, quantity: 20 },
        { short: 50, before: 20, largest: 20, quantity: 20 },
        { short: 50, before: 40, quantity: 10 },
      ],
    ],
    [
      'what an order covers ahead',
      { rule: 'POQ', periods: 3 },
      [5, 6, 7, 8],
      [
        { short: 5, ahead: 13, quantity: 18 },
        { short: 8, quantity: 8 },
      ],
    ],
  ])('The steps of a quantity name %s', ([, lot, wanted, steps]) => {
    expect(sizings({ lot }, wanted)).toMatchObject(steps)
  })

  test('The steps of a quantity leave out a rule that changed nothing', () => {
    const [sizing] = sizings({ onHand: 4, lot: { rule: 'L4L', min: 5, max: 50, multiple: 2 } }, [10])
    expect(sizing).toEqual({ needed: 10, safetyStock: 0, available: 4, short: 6, quantity: 6 })
  })

  test('The steps of a quantity come with the orders of its parents, from the top down', () => {
    const { causes, steps } = plan(pump).why('P-170', 0)
    expect(steps.map(({ order }) => [order.item, order.quantity])).toEqual([
      ['P-100', 35],
      ['P-130', 35],
      ['P-170', 14],
    ])
    expect(causes[0]).toMatchObject({ kind: 'demand', item: 'P-100', id: 'SO-3340' })
  })
})

test('The steps add up, and without a rule that is named the quantity is what is short, in random plants', () => {
  fc.assert(
    fc.property(plant, input => {
      const planned = plan(input)
      for (const { id } of input.items)
        planned.orders(id).forEach(({ quantity }, place) => {
          const sizing = planned.why(id, place).steps.at(-1)?.sizing
          if (!sizing) throw new Error(id)
          const { needed, safetyStock, available, short, ahead = 0, before = 0, ...rules } = sizing
          expect(needed + safetyStock - available).toBeCloseTo(short, 5)
          expect(sizing.quantity).toBe(quantity)
          const { smallest, largest, lot, multiple } = rules
          const rest = short + ahead - before
          if (largest !== undefined) expect(quantity).toBeLessThanOrEqual(largest + 1e-6)
          else expect(quantity).toBeGreaterThanOrEqual(rest - 1e-5)
          if ([smallest, largest, lot, multiple].every(rule => rule === undefined))
            expect(quantity).toBeCloseTo(rest, 5)
        })
    }),
    { numRuns: 300 },
  )
})
