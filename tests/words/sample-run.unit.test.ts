import { expect, test } from 'vitest'
import { sampleEnough, sampleOrders, sampleReason, sampleSize } from '../../src/plant/sample-run.ts'

// What a run of the account area proposes, which the engine plans from the plant.

test('The sample is the conveyor drive and what goes into it: five items', () => {
  expect(sampleSize).toBe(5)
})

test('A run buys bearings in week 1, makes rollers in week 3 and drives in week 4', () => {
  expect(sampleOrders).toEqual([
    {
      action: 'buy',
      item: 'BRG6204',
      name: 'Bearing 6204',
      quantity: 100,
      releaseWeek: 1,
      dueWeek: 3,
      parent: 'RL-60',
    },
    {
      action: 'make',
      item: 'RL-60',
      name: 'Roller 60 × 400',
      quantity: 200,
      releaseWeek: 3,
      dueWeek: 4,
      parent: 'CD-20',
    },
    { action: 'make', item: 'CD-20', name: 'Conveyor drive', quantity: 50, releaseWeek: 4, dueWeek: 5 },
  ])
})

test('The bearings come first, because 90 are short for the rollers of the 50 drives', () => {
  expect(sampleReason).toEqual({
    demand: '1042',
    needs: [
      { item: 'CD-20', quantity: 50, week: 5 },
      { item: 'RL-60', quantity: 200 },
      { item: 'BRG6204', quantity: 400, week: 3 },
    ],
    onHand: 310,
    short: 90,
    lot: 100,
    leadTime: 2,
  })
})

test('Of gear motors and frames there is enough', () => {
  expect(sampleEnough).toEqual([
    { item: 'GM-07', onHand: 64, needed: 50, left: 14 },
    { item: 'FR-01', onHand: 58, needed: 50, left: 8 },
  ])
})
