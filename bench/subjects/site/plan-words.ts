import type { PlannedItem } from './plan-weeks.ts'

// The words about this site's plan, which is a picture and nothing more.

export const planTexts = {
  week: 'Week',
  demand: 'Gross requirements',
  onHand: 'Projected on hand',
  release: 'Order release',
  order: 'PO',
  approve: 'Approve',
  caption: (item: PlannedItem) => `The plan of ${item.name}, in pieces`,
  parameters: ({ leadTime, lotSize, safetyStock }: PlannedItem) =>
    `lead time ${leadTime} wk · lot ${lotSize} · safety stock ${safetyStock}`,
  orderToday: (pieces: number) => `Order ${pieces} today`,
  neededIn: (week: number) => `, needed in week ${week}`,
  safetyStock: (pieces: number) => `safety stock ${pieces}`,
  unplanned: (week: number) => `no plan: out in week ${week}`,
  chart: (
    { name, onHand, lotSize, safetyStock }: PlannedItem,
    receipts: readonly number[],
    emptyIn: number,
  ) =>
    `${name}: stock on hand falls from ${onHand} and is lifted in weeks ${receipts.join(', ')} by planned receipts of ${lotSize}, so that it stays above the safety stock of ${safetyStock}. Without a plan it would run out in week ${emptyIn}.`,
}
