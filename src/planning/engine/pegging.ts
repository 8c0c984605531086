import type { Model } from './model.ts'
import { openOrders } from './moves.ts'
import { type Netting, netItem, nothing } from './netting.ts'
import { type Order, type Orders, ordersOf } from './orders.ts'

// Pegging, one level: which supply of an item meets which of its requirements. Both are taken in the order of time,
// first come, first served; the safety stock comes first of all. Netting keeps the sum of supplies at or above the sum
// of requirements in every period, so no supply comes after what it meets.

export interface Supply {
  readonly kind: 'stock' | 'receipt' | 'order'
  /** The place among the item's planned orders, or among its open ones. */
  readonly place: number
  readonly period: number
  readonly quantity: number
}

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

export interface Peg {
  readonly supply: Supply
  readonly requirement: Requirement
  readonly quantity: number
}

/** Returns a function that pegs an item, and remembers what it has pegged. */
export function pegger(model: Model, orders: Orders, work: Netting): (item: number) => readonly Peg[] {
  const known = new Map<number, readonly Peg[]>()
  return item => {
    const done = known.get(item)
    if (done) return done
    netItem(model, orders, item, work)
    const supplies = suppliesOf(model, item, work.gross, ordersOf(orders, item))
    const pegs = match(supplies, requirementsOf(model, orders, item), item)
    known.set(item, pegs)
    return pegs
  }
}

function match(supplies: readonly Supply[], requirements: readonly Requirement[], item: number): Peg[] {
  const pegs: Peg[] = []
  let next = 0
  let open = requirements[0]?.quantity ?? 0
  for (const supply of supplies) {
    let left = supply.quantity
    while (left > nothing) {
      const requirement = requirements[next] ?? {
        kind: 'excess',
        item,
        place: 0,
        period: supply.period,
        quantity: left,
      }
      const quantity = next < requirements.length ? Math.min(left, open) : left
      if (quantity > 0) pegs.push({ supply, requirement, quantity })
      left -= quantity
      open -= quantity
      if (open <= nothing) open = requirements[++next]?.quantity ?? 0
    }
  }
  return pegs
}

function suppliesOf(
  model: Model,
  item: number,
  gross: Float64Array,
  orders: readonly Order[],
): readonly Supply[] {
  const stock = model.onHand[item] ?? 0
  const supplies: Supply[] = [
    ...openOrders(model, item, gross).map(({ place, arrives, quantity }) => ({
      kind: 'receipt' as const,
      place,
      period: arrives,
      quantity,
    })),
    ...orders.map(({ due, quantity }, place) => ({ kind: 'order' as const, place, period: due, quantity })),
  ]
  // Open orders that move are used up before anything is planned.
  if (!model.isMoving) supplies.sort((one, other) => one.period - other.period)
  return [{ kind: 'stock', place: 0, period: 0, quantity: stock }, ...supplies]
}

function requirementsOf(model: Model, orders: Orders, item: number): readonly Requirement[] {
  const { periods, demand, receipts, yields } = model
  const { above, parent, each, fixed } = model.bill
  const found: Requirement[] = []
  const add = (
    kind: Requirement['kind'],
    owner: number,
    place: number,
    period: number,
    quantity: number,
  ): void => {
    if (period < periods && quantity > 0)
      found.push({ kind, item: owner, place, period: Math.max(0, period), quantity })
  }
  demand[item]?.forEach(({ period, quantity }, place) => {
    add('demand', item, place, period, quantity)
  })
  for (let line = above[item] ?? 0; line < (above[item + 1] ?? 0); line += 1) {
    const owner = parent[line] ?? 0
    const needs = (quantity: number) =>
      (each[line] ?? 0) * (fixed[line] === 1 ? 1 : quantity / (yields[owner] ?? 1))
    ordersOf(orders, owner).forEach(({ release, quantity }, place) => {
      add('order', owner, place, release, needs(quantity))
    })
    receipts[owner]?.forEach(({ release = periods, quantity }, place) => {
      add('receipt', owner, place, release, needs(quantity))
    })
  }
  const inTime = found.sort((one, other) => one.period - other.period).splice(0)
  add('on-hand', item, 0, 0, -(model.onHand[item] ?? 0))
  add('safety-stock', item, 0, 0, model.safetyStock[item] ?? 0)
  return [...found, ...inTime]
}
