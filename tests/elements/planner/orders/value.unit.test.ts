import { expect, test } from 'vitest'
import { Periods } from '../../../../src/elements/planner/days/periods.ts'
import { hasPrices, worthOfOrders, worthOfStock } from '../../../../src/elements/planner/orders/worth.ts'
import { wordsIn } from '../../../../src/elements/planner/planner-words.ts'
import { Planning } from '../../../../src/elements/planner/planning-with-undo.ts'
import { plannerMessages } from '../../../../src/words/en/planner.ts'
import { listMessages } from '../../../../src/words/en/planner-list.ts'
import { translationIn } from '../../../../src/words/translation.ts'
import { bill, parts } from '../../../planning/rows.ts'

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

const words = wordsIn(
  translationIn('en', { messages: { ...plannerMessages, ...listMessages } }).t,
  'en',
  new Periods({ count: input.periods, unit: 'week', from: undefined }),
)

test('Orders to place count what is ordered, and not what is made of it; items without a price are counted', () => {
  const planning = new Planning(input)
  // 8 drives are made. 8 − 3 motors are short, of every two one is good: 10 for 120. 80 − 40 screws have no price.
  expect(worthOfOrders({ planning, words }, planning.outlook.releases)).toBe('1,200.00 (1 item has no price)')
})

test('Stock counts what is on hand', () => {
  // 2 × 500 and 3 × 120.
  expect(worthOfStock({ planning: new Planning(input), words })).toBe('1,360.00 (1 item has no price)')
})

test('A list without prices has no value', () => {
  const items = input.items.map(({ price, ...item }) => item)
  expect(hasPrices(new Planning({ ...input, items }))).toBe(false)
})
