import type { Edit, PlanInput } from '../planning/engine/input.ts'

// The plant that the whole site is about, as the engine takes it. A period is a week, and so are lead times; period 0 is
// week 1, the one we are in. Every number of a plan that a page shows is planned from here, and none is typed.

/** Working days in a period: what exports count lead times in. */
export const daysPerPeriod = 5

/** Returns the period of a week, which people count from 1. */
const week = (number: number): number => number - 1

/** Returns the week of a period. */
export const weekOf = (period: number): number => period + 1

/** Returns equal lots. */
const lotsOf = (quantity: number) => ({ rule: 'FOQ', quantity }) as const

export const plant = {
  periods: 8,
  items: [
    { id: 'CD-20', name: 'Conveyor drive', onHand: 0, leadTime: 1 },
    { id: 'GM-07', name: 'Gear motor', onHand: 64, leadTime: 3, lot: lotsOf(10) },
    { id: 'RL-60', name: 'Roller 60 × 400', onHand: 0, leadTime: 1 },
    { id: 'BRG6204', name: 'Bearing 6204', onHand: 310, leadTime: 2, lot: lotsOf(100) },
    { id: 'FR-01', name: 'Frame, welded', onHand: 58, leadTime: 1 },
    { id: 'A-114', name: 'Gearbox housing', onHand: 120, leadTime: 2, safetyStock: 40, lot: lotsOf(100) },
  ],
  lines: [
    { parent: 'CD-20', child: 'GM-07', per: 1 },
    { parent: 'CD-20', child: 'RL-60', per: 4 },
    { parent: 'RL-60', child: 'BRG6204', per: 2 },
    { parent: 'CD-20', child: 'FR-01', per: 1 },
  ],
  demand: [
    { id: '1042', item: 'CD-20', period: week(5), quantity: 50 },
    ...[40, 30, 60, 20, 70, 50, 40, 60].map((quantity, period) => ({ item: 'A-114', period, quantity })),
  ],
} as const satisfies PlanInput

/** The items that are bought; the others are made. */
export const bought: readonly string[] = ['GM-07', 'BRG6204', 'FR-01', 'A-114']

/**
 * What has happened two weeks later, while the stock of these items is still the same. The bearings are on order, but
 * confirmed a week late. Rollers are made a week before they are needed, and gear motors are on order that nothing needs
 * any more.
 */
export const since = {
  receipts: {
    BRG6204: [{ id: 'PO 4711', period: week(4), quantity: 100 }],
    'RL-60': [{ id: 'WO 208', period: week(3), quantity: 20 }],
    'GM-07': [{ id: 'PO 4699', period: week(3), quantity: 40 }],
  },
} as const satisfies Edit

/** What has been noticed about these items besides the plan. */
export const masterData = {
  /** In pieces. */
  lot: { item: 'BRG6204', before: 30 },
  /** What was really seen, in working days, over so many receipts. */
  leadTime: { item: 'FR-01', days: 9, receipts: 12 },
  /** What goes out of stock with the sales order's item, and is in no bill: with so many of the last ones. The next revision has so many per piece. */
  washer: { id: 'LW-08', per: 1, issued: 38, of: 40 },
  /** How many of the sales order's item somebody asks about. */
  asked: { quantity: 60 },
} as const
