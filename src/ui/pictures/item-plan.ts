import { plan } from '../../planning/engine/plan.ts'

/** What one item is planned from. Periods are weeks, quantities are pieces. */
export interface ItemNumbers {
  readonly leadTime: number
  readonly lotSize: number
  readonly safetyStock: number
  readonly onHand: number
  /** Gross requirements, week by week. */
  readonly demand: readonly number[]
}

/** An order of the item. Weeks count from 0, which is today's. */
export interface ItemOrder {
  readonly quantity: number
  readonly release: number
  readonly arrival: number
}

/** One item's plan, week by week. */
export type ItemPlan = ReturnType<typeof planItem>

const id = 'item'

/** Plans an item with the planning engine. `approved` is an order that is placed already, and comes when it comes. */
export function planItem(numbers: ItemNumbers, approved?: ItemOrder) {
  const { leadTime, lotSize, safetyStock, onHand, demand } = numbers
  const input = {
    periods: demand.length,
    items: [{ id, onHand, leadTime, safetyStock, lot: { rule: 'FOQ', quantity: lotSize } as const }],
    lines: [],
    demand: demand.map((quantity, period) => ({ item: id, period, quantity })),
  }
  const planned = plan({ ...input, receipts: approved ? [receiptOf(approved)] : [] })
  const { projected, scheduled, receipt, release, orders } = planned.schedule(id)
  // The engine takes an open order to move to where it is needed, and says so.
  const expedited = planned.messages(id).filter(({ kind }) => kind === 'expedite')
  const lateOnes = [
    ...orders.map(({ late, arrives }) => ({ by: late, arrival: arrives })),
    ...expedited.map(({ from = 0, to = 0 }) => ({ by: from - to, arrival: from })),
  ]
  const [next] = orders
  let left = onHand
  return {
    ...numbers,
    /** What is on hand at the end of each week if a late order is released today and comes when it comes. */
    projected,
    /** What is on hand at the end of each week if nothing more is ordered. */
    unplanned: demand.map((needed, week) => {
      left += (approved?.arrival === week ? approved.quantity : 0) - needed
      return left
    }),
    /** What is received. */
    receipts: scheduled.map((pieces, week) => pieces + (receipt[week] ?? 0)),
    /** What is released, an approved order included. */
    releases: release.map((pieces, week) => pieces + (approved?.release === week ? approved.quantity : 0)),
    /** The orders that are released next, as one. */
    next: next && { quantity: next.quantity, release: next.release, arrival: next.arrives },
    /** The order that was approved. It stays where it is, whatever else changes. */
    approved,
    orders: planned.orders(id).length + (approved ? 1 : 0),
    /** The mean of `projected`, as a whole number. */
    averageStock: Math.round(projected.reduce((sum, pieces) => sum + pieces, 0) / projected.length),
    /** The order that is latest, if any is: by how many weeks, and the week in which it comes all the same. */
    late: lateOnes.filter(({ by }) => by > 0).toSorted((one, other) => other.by - one.by)[0],
  }
}

const receiptOf = ({ quantity, release, arrival }: ItemOrder) => ({
  item: id,
  period: arrival,
  quantity,
  release,
})
