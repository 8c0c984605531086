import type { Model } from './model.ts'
import type { OpenOrder } from './moves.ts'
import type { Order } from './orders.ts'

// When orders really come: a late one is released today and takes its lead time from there.

/** Returns the period in which an order that is released in `start` arrives, or one beyond the plan. */
export function arrivalOf({ periods, tables, leadTime }: Model, item: number, start: number): number {
  const table = tables[item]
  if (!table) return start + (leadTime[item] ?? 0)
  for (let due = start; due < periods; due += 1) if ((table[due] ?? 0) >= start) return due
  return Math.max(start, periods)
}

/** Returns what is on hand at the end of each period if open orders move and late orders come late. */
export function availableOf(
  model: Model,
  item: number,
  gross: Float64Array,
  orders: readonly Order[],
  open: readonly OpenOrder[],
): Float64Array {
  const available = new Float64Array(gross.length)
  const arrive = (period: number, quantity: number) => {
    if (period < available.length) available[period] = (available[period] ?? 0) + quantity
  }
  for (const { arrives, quantity } of open) arrive(arrives, quantity)
  for (const { quantity, due, release } of orders)
    arrive(release < 0 ? Math.max(due, arrivalOf(model, item, 0)) : due, quantity)
  let left = model.onHand[item] ?? 0
  for (let period = 0; period < available.length; period += 1) {
    left += (available[period] ?? 0) - (gross[period] ?? 0)
    available[period] = left
  }
  return available
}
