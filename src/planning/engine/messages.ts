import type { Entry } from './demands-and-receipts.ts'
import type { Model } from './model.ts'
import { grossRequirements, type Netting, negligible } from './netting.ts'
import { type OpenOrder, openOrders } from './open-orders.ts'
import { type Orders, ordersOf } from './orders.ts'
import { add, noRow, rounded } from './record.ts'
import { arrivalOfOrder } from './supplies.ts'

/**
 * What a planner should do or know:
 * - `release`: release the planned order now, to be due in `to`. It may accompany `expedite`: open orders are moved
 *   first, and the plan orders what is still missing.
 * - `past-due`: release it now; it should have been in `from`, which is below 0.
 * - `expedite`, `push-out`: move an open order from `from` to `to`. `cancel`: nothing needs the one of `from`.
 * - `short`: less than nothing is available from `from` on, until `to`; `quantity` is missing at worst. Parts are taken to
 *   come in time; `schedule(id)` waits for those that do not.
 * - `below-safety-stock`: the same, of the safety stock.
 * - `receipt-overdue`, `demand-overdue`: an open order or demand of `from`, which is below 0, is taken for today's.
 * - `no-demand`: nothing needs the `quantity` on hand and on order.
 * - `beyond-horizon`: demands of `quantity` in all are due after the plan, the first in `from`. Nothing is planned for them.
 */
export interface Message {
  readonly kind:
    | 'past-due'
    | 'receipt-overdue'
    | 'demand-overdue'
    | 'short'
    | 'below-safety-stock'
    | 'release'
    | 'expedite'
    | 'push-out'
    | 'cancel'
    | 'no-demand'
    | 'beyond-horizon'
  readonly item: string
  readonly quantity?: number
  /** A period. */
  readonly from?: number
  /** A period. `short` and `below-safety-stock` without it last beyond the plan. */
  readonly to?: number
  /** The id of the open order or demand, if it has one. */
  readonly id?: string
}

/** Returns an item's messages, unsorted. */
export function messagesOf(model: Model, orders: Orders, item: number, { gross }: Netting): Message[] {
  if (model.items[item]?.phantom) return []
  grossRequirements(model, orders, item, gross)
  const found: Message[] = []
  const say = sayer(found, model.ids[item] ?? '')
  const open = openOrders(model, item, gross)
  const first = orders.start[item] ?? 0
  const end = first + (orders.count[item] ?? 0)
  for (let order = first; order < end && (orders.release[order] ?? 0) <= 0; order += 1)
    sayRelease(say, orders.quantity[order] ?? 0, orders.release[order] ?? 0, orders.due[order] ?? 0)
  sayOpenOrders(say, open, gross.length)
  sayDemands(say, model.demand[item] ?? [], gross.length)
  const stock = open.reduce((sum, { quantity }) => sum + quantity, model.onHand[item] ?? 0)
  if (stock > 0 && !isNeeded(gross)) say('no-demand', stock)
  // Without open orders and late releases nothing runs short: netting has covered every need.
  if (open.length > 0 || (first < end && (orders.release[first] ?? 0) < 0))
    sayStock(say, model, orders, item, gross, open)
  return found
}

type Say = (kind: Message['kind'], quantity: number, from?: number, to?: number, id?: string) => void

/** Returns a function that adds a message about an item. */
const sayer =
  (found: Message[], item: string): Say =>
  (kind, quantity, from, to, id) => {
    found.push({
      kind,
      item,
      quantity: rounded(quantity),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(id !== undefined && { id }),
    })
  }

function sayRelease(say: Say, quantity: number, release: number, due: number, id?: string): void {
  if (release <= 0) say(release < 0 ? 'past-due' : 'release', quantity, release, due, id)
}

function sayOpenOrders(say: Say, open: readonly OpenOrder[], periods: number): void {
  for (const { period, neededIn, quantity, isNeeded, id, release } of open) {
    if (release !== undefined) sayRelease(say, quantity, release, period, id)
    if (period < 0) say('receipt-overdue', quantity, period, 0, id)
    const dated = Math.max(0, period)
    // Beyond the plan nobody knows the needs.
    if (!isNeeded && dated < periods) say('cancel', quantity, period, undefined, id)
    else if (neededIn !== dated)
      say(neededIn < dated ? 'expedite' : 'push-out', quantity, period, neededIn, id)
  }
}

function sayDemands(say: Say, demand: readonly Entry[], periods: number): void {
  let [later, begin] = [0, Number.POSITIVE_INFINITY]
  for (const { period, quantity, id } of demand) {
    if (period < 0 && quantity > 0) say('demand-overdue', quantity, period, 0, id)
    if (period < periods) continue
    later += quantity
    begin = Math.min(begin, period)
  }
  if (later > 0) say('beyond-horizon', later, begin)
}

/** Says when less than nothing, or than the safety stock, is left if open orders move and late orders come late. */
function sayStock(
  say: Say,
  model: Model,
  orders: Orders,
  item: number,
  gross: Float64Array,
  open: readonly OpenOrder[],
): void {
  const safetyStock = model.safetyStock[item] ?? 0
  let state: Message['kind'] | undefined
  let [from, worst] = [0, 0]
  const sayState = (to?: number) => {
    if (state) say(state, (state === 'short' ? 0 : safetyStock) - worst, from, to)
  }
  /** What is on hand at the end of the period. */
  let left = model.onHand[item] ?? 0
  const received = noRow(model)
  for (const { neededIn, quantity } of open) add(received, neededIn, quantity)
  for (const { due, release, quantity } of ordersOf(orders, item))
    add(received, arrivalOfOrder(model, item, due, release), quantity)
  for (let period = 0; period < gross.length; period += 1) {
    left += (received[period] ?? 0) - (gross[period] ?? 0)
    const next = stateOf(left, safetyStock)
    if (next === state) worst = Math.min(worst, left)
    else {
      sayState(period)
      state = next
      from = period
      worst = left
    }
  }
  sayState()
}

function isNeeded(gross: Float64Array): boolean {
  // By their places: an iterator takes several times as long.
  for (let period = 0; period < gross.length; period += 1) if ((gross[period] ?? 0) > 0) return true
  return false
}

function stateOf(available: number, safetyStock: number): 'short' | 'below-safety-stock' | undefined {
  if (available < -negligible) return 'short'
  return available < safetyStock - negligible ? 'below-safety-stock' : undefined
}

const latenessOf = ({ from = 0 }: Message): number => Math.max(0, -from)

/** Puts the latest first. */
export const byLateness = (one: Message, other: Message): number => latenessOf(other) - latenessOf(one)
