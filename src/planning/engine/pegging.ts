import type { Model } from './model.ts'
import { type Netting, negligible } from './netting.ts'
import type { Orders } from './orders.ts'
import { type Supply, suppliesInTime } from './supplies.ts'

// Pegging, one level: which supply of an item meets which of its requirements. Both are taken in the order of time,
// first come, first served. What is on hand meets demand before the safety stock, and the first supply behind it refills
// the safety stock. Netting keeps the sum of supplies at or above the sum of requirements in every period, so no supply
// comes after what it meets.

export interface Requirement {
  /** `order` and `receipt` are those of a parent: a planned order, or a firm one. `excess` is what nothing needs. */
  readonly kind: 'demand' | 'order' | 'receipt' | 'safety-stock' | 'on-hand' | 'excess'
  /** Whose order or demand it is. */
  readonly item: number
  /** The place among that item's planned orders, open ones or demands. */
  readonly place: number
  readonly period: number
  readonly quantity: number
}

/** What the planned orders of an item, and its open ones, are for: by their places. */
export interface Pegs {
  readonly order: readonly (readonly Requirement[])[]
  readonly receipt: readonly (readonly Requirement[])[]
}

/** Returns a function that pegs an item, and remembers in `known` what it has pegged. */
export function pegger(
  model: Model,
  orders: Orders,
  work: Netting,
  known: Map<number, Pegs>,
): (item: number) => Pegs {
  return item => {
    const done = known.get(item)
    if (done) return done
    const supplies = suppliesInTime(model, orders, item, work)
    // Open orders that move are used up before anything is planned.
    if (!model.isMoving) supplies.sort((one, other) => one.due - other.due)
    const pegs = match(model, item, supplies, requirementsOf(model, orders, item))
    known.set(item, pegs)
    return pegs
  }
}

function match(model: Model, item: number, supplies: readonly Supply[], waiting: Requirement[]): Pegs {
  const pegs: { order: Requirement[][]; receipt: Requirement[][] } = { order: [], receipt: [] }
  const own = (kind: Requirement['kind'], quantity: number, period = 0): Requirement => ({
    kind,
    item,
    place: 0,
    period,
    quantity,
  })
  let next = 0
  const serve = (quantity: number, period?: number): Requirement[] => {
    const served: Requirement[] = []
    let left = quantity
    for (let first = waiting[next]; first && left > negligible; first = waiting[next]) {
      const taken = Math.min(left, first.quantity)
      if (taken > 0) served.push({ ...first, quantity: taken })
      left -= taken
      if (first.quantity - taken > negligible) waiting[next] = { ...first, quantity: first.quantity - taken }
      else next += 1
    }
    return left > negligible ? [...served, own('excess', left, period)] : served
  }
  const stock = model.onHand[item] ?? 0
  const free = serve(stock).find(({ kind }) => kind === 'excess')?.quantity ?? 0
  const reserve = (model.safetyStock[item] ?? 0) - free
  if (reserve > negligible) waiting.splice(next, 0, own('safety-stock', reserve))
  if (stock < 0) waiting.splice(next, 0, own('on-hand', -stock))
  for (const { kind, place, due, quantity } of supplies) pegs[kind][place] = serve(quantity, due)
  return pegs
}

/** Returns what an item's demands, and its parents' orders, need before a period, in the order of time. */
export function requirementsOf(
  model: Model,
  orders: Orders,
  item: number,
  end = model.periods,
): Requirement[] {
  const { demand, receipts, yields } = model
  const { above, parent, each, fixed } = model.bill
  const found: Requirement[] = []
  const add = (
    kind: Requirement['kind'],
    owner: number,
    place: number,
    period: number,
    quantity: number,
  ): void => {
    if (period < end && quantity > 0)
      found.push({ kind, item: owner, place, period: Math.max(0, period), quantity })
  }
  demand[item]?.forEach(({ period, quantity }, place) => {
    add('demand', item, place, period, quantity)
  })
  for (let line = above[item] ?? 0; line < (above[item + 1] ?? 0); line += 1) {
    const owner = parent[line] ?? 0
    const needs = (quantity: number) =>
      (each[line] ?? 0) * (fixed[line] === 1 ? 1 : quantity / (yields[owner] ?? 1))
    const first = orders.start[owner] ?? 0
    for (let place = 0; place < (orders.count[owner] ?? 0); place += 1) {
      const release = orders.release[first + place] ?? 0
      // The releases of an item ascend.
      if (release >= end) break
      add('order', owner, place, release, needs(orders.quantity[first + place] ?? 0))
    }
    receipts[owner]?.forEach(({ release = end, quantity }, place) => {
      add('receipt', owner, place, release, needs(quantity))
    })
  }
  return found.sort((one, other) => one.period - other.period)
}
