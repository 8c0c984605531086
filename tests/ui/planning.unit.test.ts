import { expect, test } from 'vitest'
import { conveyorDrive } from '../../src/content/plan.ts'
import { explode } from '../../src/ui/pictures/planning.ts'

// The arithmetic behind the pictures, against what a planner gets with a pencil.

test('Of a part that nobody counts, nothing is short', () => {
  expect(explode({ part: 'Grease', each: 3 })).toMatchObject([{ needed: 3, short: 0, buy: 0 }])
})

test('Fifty conveyor drives need 400 bearings; 310 are there, 90 are short, one lot of 100 is bought', () => {
  expect(explode(conveyorDrive).map(({ part, level, needed }) => [part, level, needed])).toEqual([
    ['Conveyor drive CD-20', 0, 50],
    ['Gear motor GM-07', 1, 50],
    ['Roller 60 × 400', 1, 200],
    ['Bearing 6204', 2, 400],
    ['Frame, welded', 1, 50],
  ])
  expect(explode(conveyorDrive)[3]).toMatchObject({ onHand: 310, short: 90, buy: 100 })
})
