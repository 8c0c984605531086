import { expect, test } from 'vitest'
import { hasPrices, valueIn, valueOfStock } from '../../../src/elements/planner/orders/worth.ts'
import { Planning } from '../../../src/elements/planner/planning-with-undo.ts'
import { bill, parts } from '../../planning/rows.ts'

// What orders and stock are worth, counted with a pencil.

const input = {
  periods: 10,
  items: parts({
    Drive: { onHand: 2, leadTime: 1, price: 500 },
    Motor: { onHand: 3, leadTime: 2, price: 120, yield: 0.5 },
    Screw: { onHand: 40, leadTime: 1 },
  }),
  lines: bill(['Drive', 'Motor', 1], ['Drive', 'Screw', 10]),
  demand: [{ item: 'Drive', period: 8, quantity: 10 }],
}

test('Orders to place count what is ordered, and not what is made of it; items without a price are counted', () => {
  const planning = new Planning(input)
  // 8 drives are made. 8 − 3 motors are short, of every two one is good: 10 for 120. 80 − 40 screws have no price.
  expect(valueIn(planning, planning.outlook.releases)).toEqual({ worth: 1200, without: 1 })
})

test('Stock counts what is on hand', () => {
  expect(valueOfStock(new Planning(input))).toEqual({ worth: 2 * 500 + 3 * 120, without: 1 })
})

test('A list without prices has no value', () => {
  const items = input.items.map(({ price, ...item }) => item)
  expect(hasPrices(new Planning({ ...input, items }))).toBe(false)
})
