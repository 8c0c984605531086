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
export interface ItemPlan extends ItemNumbers {
  /** What is on hand at the end of each week if a late order is released today and comes when it comes. */
  readonly projected: readonly number[]
  /** What is on hand at the end of each week if nothing more is ordered. */
  readonly unplanned: readonly number[]
  /** What is received. */
  readonly receipts: readonly number[]
  /** What is released, an approved order included. */
  readonly releases: readonly number[]
  /** The orders that are released next, as one. */
  readonly next: ItemOrder | undefined
  /** The order that was approved. It stays where it is, whatever else changes. */
  readonly approved: ItemOrder | undefined
  readonly orders: number
  /** The mean of `projected`, as a whole number. */
  readonly averageStock: number
  /** The order that is latest, if any is: by how many weeks, and the week in which it comes all the same. */
  readonly late: { readonly by: number; readonly arrival: number } | undefined
}

const id = 'item'

/** Plans an item with the planning engine. `approved` is an order that is placed already, and comes when it comes. */
export function planItem(numbers: ItemNumbers, approved?: ItemOrder): ItemPlan {
  const { leadTime, lotSize, safetyStock, onHand, demand } = numbers
  const input = {
    periods: demand.length,
    items: [{ id, onHand, leadTime, safetyStock, lot: { rule: 'FOQ', quantity: lotSize } as const }],
    lines: [],
    demand: demand.map((quantity, period) => ({ item: id, period, quantity })),
  }
  const open = approved ? [approved] : []
  const planned = plan({ ...input, receipts: receiptsOf(open) })
  const orders = planned.orders(id)
  const arriving = orders.map(({ quantity, release }) => ({ quantity, release, arrival: release + leadTime }))
  // With every order as an open one, dated when it really comes, nothing is left to plan.
  const { projected, scheduled } = plan({ ...input, receipts: receiptsOf([...open, ...arriving]) }).record(id)
  // The engine takes an open order to move to where it is needed, and says so.
  const expedited = planned.messages(id).filter(({ kind }) => kind === 'expedite')
  const first = Math.min(...arriving.map(({ release }) => release))
  const next = arriving.filter(({ release }) => release === first)
  let left = onHand
  return {
    ...numbers,
    projected,
    unplanned: demand.map((needed, week) => {
      left += (approved?.arrival === week ? approved.quantity : 0) - needed
      return left
    }),
    receipts: scheduled,
    releases: planned
      .record(id)
      .release.map((quantity, week) => quantity + (approved?.release === week ? approved.quantity : 0)),
    next: next[0] && { ...next[0], quantity: next.reduce((sum, { quantity }) => sum + quantity, 0) },
    approved,
    orders: orders.length + open.length,
    averageStock: Math.round(projected.reduce((sum, pieces) => sum + pieces, 0) / projected.length),
    late: [
      ...orders.map(({ late }) => ({ by: late, arrival: leadTime })),
      ...expedited.map(({ from = 0, to = 0 }) => ({ by: from - to, arrival: from })),
    ].reduce<ItemPlan['late']>((latest, one) => (one.by > (latest?.by ?? 0) ? one : latest), undefined),
  }
}

const receiptsOf = (orders: readonly ItemOrder[]) =>
  orders.map(({ quantity, release, arrival }) => ({ item: id, period: arrival, quantity, release }))
