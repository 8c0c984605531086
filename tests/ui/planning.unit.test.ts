import { expect, test } from 'vitest'
import { gearboxHousing } from '../../src/content/plan.ts'
import { planWeeks } from '../../src/ui/pictures/planning.ts'

// The arithmetic behind the pictures, against what a planner gets with a pencil.

test('The gearbox housing never falls below its safety stock of 40', () => {
  const weeks = planWeeks(gearboxHousing)
  expect(weeks.map(({ onHand }) => onHand)).toEqual([80, 50, 90, 70, 100, 50, 110, 50])
})

test('Weeks are numbered from one', () => {
  expect(planWeeks(gearboxHousing).map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('Without planned orders the same stock runs out in week 3', () => {
  expect(planWeeks(gearboxHousing).map(({ unplanned }) => unplanned)).toEqual([
    80, 50, -10, -30, -100, -150, -190, -250,
  ])
})

test('Receipts are whole lots of 100, and each is released two weeks ahead', () => {
  const weeks = planWeeks(gearboxHousing)
  expect(weeks.map(({ receipt }) => receipt)).toEqual([0, 0, 100, 0, 100, 0, 100, 0])
  expect(weeks.map(({ release }) => release)).toEqual([100, 0, 100, 0, 100, 0, 0, 0])
})

test('A shortage of more than a lot is covered by as many lots as it takes', () => {
  const item = { name: 'Bolt', leadTime: 0, lotSize: 100, safetyStock: 10, onHand: 20, demand: [230] }
  expect(planWeeks(item)).toMatchObject([{ receipt: 300, release: 300, onHand: 90 }])
})

test('Stock that lasts exactly to safety stock needs no order', () => {
  const item = { name: 'Nut', leadTime: 1, lotSize: 100, safetyStock: 40, onHand: 100, demand: [60] }
  expect(planWeeks(item)).toMatchObject([{ receipt: 0, onHand: 40 }])
})
