import type { Item } from './input.ts'
import type { Model } from './model.ts'
import type { Netting } from './netting.ts'
import type { Order } from './orders.ts'

/** The record of an item: a number for each period in every row, to six decimals. */
export interface PlanRecord {
  /** Gross requirements: demands, and what the releases of the parents' orders need. */
  readonly gross: readonly number[]
  /** Open orders as dated; overdue ones in period 0. */
  readonly scheduled: readonly number[]
  /** What is on hand at the end of the period, with open orders as dated and planned orders as due. */
  readonly projected: readonly number[]
  /**
   * Net requirements: what is missing, after the orders planned so far. What an order of an earlier period covers, as with
   * `POQ`, is missing no more: then `receipt` is more than `net` where the order stands, and `net` is 0 behind it.
   */
  readonly net: readonly number[]
  /** Planned orders where they are due. */
  readonly receipt: readonly number[]
  /** Planned orders where they are released, with what `yield` adds. Late ones stand in period 0. */
  readonly release: readonly number[]
}

/** Rounds what leaves the engine: 0.1 + 0.2 is shown as 0.3. */
export const rounded = (quantity: number): number => Math.round(quantity * 1e6) / 1e6 + 0

export const sum = (quantities: readonly number[]): number =>
  rounded(quantities.reduce((all, one) => all + one, 0))

/** Returns how many are ordered or started for so many good ones. */
export const startedFor = ({ yield: good = 1 }: Item, received: number): number => rounded(received / good)

/** Returns the record of an item that netting has just planned. */
export function recordOf(model: Model, item: number, work: Netting, orders: readonly Order[]): PlanRecord {
  const { periods } = model
  const receipt = new Array<number>(periods).fill(0)
  const release = new Array<number>(periods).fill(0)
  const good = model.yields[item] ?? 1
  for (const order of orders) {
    const released = Math.max(0, order.release)
    receipt[order.due] = (receipt[order.due] ?? 0) + order.quantity
    release[released] = (release[released] ?? 0) + order.quantity / good
  }
  let available = model.onHand[item] ?? 0
  const projected = receipt.map((planned, period) => {
    available += (work.scheduled[period] ?? 0) + planned - (work.gross[period] ?? 0)
    return rounded(available)
  })
  return {
    gross: [...work.gross].map(rounded),
    scheduled: [...work.scheduled].map(rounded),
    projected,
    net: [...work.net].map(rounded),
    receipt: receipt.map(rounded),
    release: release.map(rounded),
  }
}
