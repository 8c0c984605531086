import type { Edit, PlanInput } from '../../src/entries/planner.ts'
import { bill, parts } from '../planning/rows.ts'

// A plant like the site's own, in which every number is another one, also those in names. It has one part more, so that
// what is counted differs as well.

const plant = {
  periods: 11,
  items: parts({
    'CD-77': { name: 'Conveyor drive', onHand: 3, leadTime: 2 },
    'GM-19': { name: 'Gear motor', onHand: 617, leadTime: 4, lot: { rule: 'FOQ', quantity: 23 } },
    'RL-93': { name: 'Roller 73 × 911', onHand: 13, leadTime: 2 },
    BRG7317: { name: 'Bearing 7317', onHand: 439, leadTime: 3, lot: { rule: 'FOQ', quantity: 257 } },
    'FR-37': { name: 'Frame, welded', onHand: 1091, leadTime: 2, lot: { rule: 'FOQ', quantity: 31 } },
    'WX-33': { name: 'Washer 18', onHand: 11, leadTime: 2, lot: { rule: 'FOQ', quantity: 29 } },
    'A-271': {
      name: 'Gearbox housing',
      onHand: 79,
      leadTime: 3,
      safetyStock: 61,
      lot: { rule: 'FOQ', quantity: 131 },
    },
  }),
  lines: bill(
    ['CD-77', 'GM-19', 7],
    ['CD-77', 'RL-93', 11],
    ['RL-93', 'BRG7317', 3],
    ['CD-77', 'FR-37', 13],
    ['CD-77', 'WX-33', 12],
  ),
  demand: [
    { id: '2077', item: 'CD-77', period: 6, quantity: 83 },
    ...[53, 37, 71, 29, 83, 59, 47, 67, 43, 79, 89].map((quantity, period) => ({
      item: 'A-271',
      period,
      quantity,
    })),
  ],
} as const satisfies PlanInput

const since = {
  receipts: {
    BRG7317: [{ id: 'PO 8811', period: 9, quantity: 2570 }],
    'RL-93': [{ id: 'WO 977', period: 2, quantity: 62 }],
    'GM-19': [{ id: 'PO 8899', period: 6, quantity: 77 }],
    'WX-33': [{ id: 'PO 8844', period: 5, quantity: 58 }],
  },
} as const satisfies Edit

/** In place of the exports of `src/plant/plant.ts`, whose numbers are types of their own. */
export const otherPlant = {
  plant,
  since,
  bought: ['GM-19', 'BRG7317', 'FR-37', 'WX-33', 'A-271'],
  daysPerPeriod: 6,
  weekOf: (period: number) => period + 31,
  masterData: {
    lot: { item: 'BRG7317', before: 86 },
    leadTime: { item: 'FR-37', days: 27, receipts: 34 },
    washer: { id: 'LW-45', per: 5, issued: 21, of: 22 },
    asked: { quantity: 97 },
  },
} as object
