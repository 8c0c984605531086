import type { DatedPlanInput } from '../../src/entries/planner.ts'
import { bill } from './rows.ts'

/** A pump of eight items and three sales orders, on Tuesday, 24 November 2026. Periods are working days. */
export const pump: DatedPlanInput = {
  periods: 60,
  calendar: { from: '2026-11-24' },
  items: [
    ['P-100', 'Pump, 2 in', 4, 5, 1, 0],
    ['P-110', 'Housing, cast', 12, 30, 25, 10],
    ['P-120', 'Impeller', 40, 15, 20, 5],
    ['P-130', 'Shaft', 6, 10, 10, 5],
    ['P-140', 'Bearing 6205', 90, 5, 50, 20],
    ['P-150', 'Seal kit', 15, 20, 10, 10],
    ['P-160', 'Bolt M8x30', 400, 3, 500, 200],
    ['P-170', 'Bar stock 30mm, m', 8, 10, 6, 2],
  ].map(([id, name, onHand, leadTime, min, safetyStock]) => ({
    id: String(id),
    name: String(name),
    onHand: Number(onHand),
    leadTime: Number(leadTime),
    safetyStock: Number(safetyStock),
    lot: { rule: 'L4L', min: Number(min) },
  })),
  lines: bill(
    ['P-100', 'P-110', 1],
    ['P-100', 'P-120', 1],
    ['P-100', 'P-130', 1],
    ['P-100', 'P-140', 2],
    ['P-100', 'P-150', 1],
    ['P-100', 'P-160', 8],
    ['P-130', 'P-170', 0.4],
  ),
  demand: [
    { item: 'P-100', date: '2026-12-18', quantity: 20, id: 'SO-3311' },
    { item: 'P-100', date: '2027-01-22', quantity: 35, id: 'SO-3340' },
    { item: 'P-150', date: '2026-12-04', quantity: 12, id: 'SO-3352' },
  ],
}
