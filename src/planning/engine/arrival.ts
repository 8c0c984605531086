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
): readonly number[] {
  const change = Array.from(gross, needed => -needed)
  const arrive = (period: number, quantity: number) => {
    if (period < change.length) change[period] = (change[period] ?? 0) + quantity
  }
  for (const { arrives, quantity } of open) arrive(arrives, quantity)
  for (const { quantity, due, release } of orders)
    arrive(release < 0 ? Math.max(due, arrivalOf(model, item, 0)) : due, quantity)
  let available = model.onHand[item] ?? 0
  return change.map(step => {
    available += step
    return available
  })
}
