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
export const recordOf = (
  model: Model,
  item: number,
  work: Netting,
  orders: readonly Order[],
): PlanRecord => ({
  ...rowsOf(model, item, work.gross, work.scheduled, orders),
  net: [...work.net].map(rounded),
})

/** Returns the rows of an item that orders make, of which those beyond the plan are left out. */
export function rowsOf(
  model: Model,
  item: number,
  gross: Float64Array,
  scheduled: readonly number[] | Float64Array,
  orders: readonly Order[],
): Omit<PlanRecord, 'net'> {
  const [receipt, release] = [noRow(model), noRow(model)]
  const good = model.yields[item] ?? 1
  for (const order of orders) {
    add(receipt, order.due, order.quantity)
    add(release, Math.max(0, order.release), order.quantity / good)
  }
  let available = model.onHand[item] ?? 0
  const projected = receipt.map((planned, period) => {
    available += (scheduled[period] ?? 0) + planned - (gross[period] ?? 0)
    return rounded(available)
  })
  return {
    gross: [...gross].map(rounded),
    scheduled: [...scheduled].map(rounded),
    projected,
    receipt: receipt.map(rounded),
    release: release.map(rounded),
  }
}

export const noRow = ({ periods }: Model): number[] => new Array<number>(periods).fill(0)

/** Adds to a period of a row, if it is within the plan. */
export function add(row: number[] | Float64Array, period: number, quantity: number): void {
  if (period < row.length) row[period] = (row[period] ?? 0) + quantity
}
