import { maxQuantity } from './check.ts'
import { roundUpTo, type Sized, sizeOrders } from './lots.ts'
import type { Model } from './model.ts'
import type { NettedOrders, Orders } from './orders.ts'

// Plans an item: gross requirements, netting, lot sizing, lead-time offset.
//
// Sums stay clean by a tolerance, not by rounding in between: a net requirement that six decimals would show as 0 is
// none. Above 5,000,000 the tolerance grows, because the last digits of floating point sums are noise there. Only what
// leaves the engine is rounded.

/** The rows and orders of the item that was planned last. The same memory serves all items. */
export interface Netting extends NettedOrders, Sized {
  /** Whether `scheduled` has anything but 0. */
  hasScheduled: boolean
  readonly net: Float64Array
  /** For each order, the period of the need that it is for. */
  readonly neededIn: number[]
}

export function noNetting(periods: number): Netting {
  const row = () => new Float64Array(periods)
  return {
    gross: row(),
    scheduled: row(),
    net: row(),
    needs: row(),
    neededIn: [],
    rest: [],
    hasScheduled: false,
    count: 0,
    quantity: [],
    due: [],
    release: [],
  }
}

/** What six decimals show as 0. */
export const negligible = 5e-7

/** How much of a sum is noise. */
export const toleranceOf = (turnover: number): number => Math.max(negligible, turnover * 1e-13)

/**
 * Plans an item into `work`, from the orders of its parents. Throws a RangeError where a need is too large to count.
 * It is long because its columns stay in locals: the loop runs once for each item and period, and reads no property.
 */
export function netItem(model: Model, orders: Orders, item: number, work: Netting): void {
  const { periods, isMoving, receipts } = model
  const { gross, scheduled, net } = work
  grossRequirements(model, orders, item, gross)
  // Few items have open orders, and many need nothing: rows that are 0 already are not written again.
  if (work.count > 0) net.fill(0)
  if (work.hasScheduled) scheduled.fill(0)

  // Open orders that move are there whenever they are needed.
  let available = model.onHand[item] ?? 0
  let supplied = Math.abs(available)
  const open = receipts[item]
  const standsStill = !isMoving && open !== undefined
  work.hasScheduled = open !== undefined
  if (open) {
    for (const { period, quantity } of open) {
      const dated = Math.max(0, period)
      supplied += quantity
      if (dated < periods) scheduled[dated] = (scheduled[dated] ?? 0) + quantity
      if (isMoving) available += quantity
    }
  }

  const safetyStock = model.safetyStock[item] ?? 0
  const safetyTime = model.safetyTime[item] ?? 0
  const leadTime = model.leadTime[item] ?? 0
  const table = model.tables[item]
  const lot = model.lots[item] ?? 0
  const { quantity: quantities, due: dues, release: releases, neededIn } = work
  let count = 0
  for (let period = 0; period < periods; period += 1) {
    if (standsStill) available += scheduled[period] ?? 0
    available -= gross[period] ?? 0
    if (available >= safetyStock) continue
    const need = safetyStock - available
    const tolerance = toleranceOf(supplied - available)
    if (need <= tolerance) continue
    if (!(need <= maxQuantity)) {
      net.fill(0)
      tooMuch(model, item)
    }
    net[period] = need
    const wanted = period - safetyTime
    const due = wanted < 0 ? 0 : wanted
    const release = (table ? (table[due] ?? 0) : due - leadTime) + (wanted < 0 ? wanted : 0)
    let order = count
    if (typeof lot === 'object') count = sizeOrders(work, lot, period, need, tolerance, standsStill, count)
    else quantities[count++] = lot > 0 ? roundUpTo(lot, need, tolerance) : need
    for (; order < count; order += 1) {
      dues[order] = due
      neededIn[order] = period
      releases[order] = release
      const quantity = quantities[order] ?? 0
      available += quantity
      supplied += quantity
    }
  }
  work.count = count
}

/** Adds up in `gross` what an item's demands, and the releases of its parents' orders, need in each period. */
export function grossRequirements(model: Model, orders: Orders, item: number, gross: Float64Array): void {
  const { periods, demand, receipts, yields } = model
  const { above, parent, each, fixed } = model.bill
  gross.fill(0)
  const own = demand[item]
  if (own) {
    for (const { period, quantity } of own) {
      const needed = Math.max(0, period)
      if (needed < periods) gross[needed] = (gross[needed] ?? 0) + quantity
    }
  }
  const { start, count, quantity, release } = orders
  const end = above[item + 1] ?? 0
  for (let line = above[item] ?? 0; line < end; line += 1) {
    const assembly = parent[line] ?? 0
    const isFixed = fixed[line] === 1
    const amount = isFixed ? (each[line] ?? 0) : (each[line] ?? 0) / (yields[assembly] ?? 1)
    const first = start[assembly] ?? 0
    const last = first + (count[assembly] ?? 0)
    for (let order = first; order < last; order += 1) {
      const released = release[order] ?? 0
      // What should have been released in the past is released today, and needs its parts today.
      const period = released < 0 ? 0 : released
      gross[period] = (gross[period] ?? 0) + (isFixed ? amount : amount * (quantity[order] ?? 0))
    }
    const open = receipts[assembly]
    if (!open) continue
    for (const { release: released = periods, quantity: received } of open) {
      const period = Math.max(0, released)
      if (period < periods) gross[period] = (gross[period] ?? 0) + (isFixed ? amount : amount * received)
    }
  }
}

function tooMuch({ ids }: Model, item: number): never {
  throw new RangeError(
    `A period needs more than ${maxQuantity} of “${ids[item]}”. Check its demand and its bill.`,
  )
}
