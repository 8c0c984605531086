import { eventsOf } from './events.ts'
import type { Model } from './model.ts'
import { openOrders } from './moves.ts'
import { type Netting, netItem } from './netting.ts'
import type { Orders } from './orders.ts'

// Pegging, one level: which supply of an item meets which of its requirements. Both are taken in the order of time,
// first come, first served; the safety stock comes first of all. Netting keeps the sum of supplies at or above the sum
// of requirements in every period, so no supply comes after what it meets.

export interface Supply {
  readonly kind: 'stock' | 'receipt' | 'order'
  /** The place among the item's orders, or among the receipts of the model. */
  readonly place: number
  readonly period: number
  readonly quantity: number
}

export interface Requirement {
  /** `order` and `receipt` are those of a parent: a planned order, or a firm one. `excess` is what nothing needs. */
  readonly kind: 'demand' | 'order' | 'receipt' | 'safety-stock' | 'on-hand' | 'excess'
  /** Whose order or demand it is. */
  readonly item: number
  /** The place among that item's orders, or among the receipts or demands of the model. */
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
    const pegs = match(suppliesOf(model, item, work), requirementsOf(model, orders, item), item)
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
    while (left > 5e-7) {
      const requirement = requirements[next]
      if (!requirement) {
        const { period } = supply
        pegs.push({
          supply,
          requirement: { kind: 'excess', item, place: 0, period, quantity: left },
          quantity: left,
        })
        break
      }
      const quantity = Math.min(left, open)
      if (quantity > 0) pegs.push({ supply, requirement, quantity })
      left -= quantity
      open -= quantity
      if (open <= 5e-7) open = requirements[++next]?.quantity ?? 0
    }
  }
  return pegs
}

function suppliesOf(model: Model, item: number, work: Netting): readonly Supply[] {
  const supplies: Supply[] = openOrders(model, item, work).map(({ event, arrives, quantity }) => ({
    kind: 'receipt',
    place: event,
    period: arrives,
    quantity,
  }))
  for (let place = 0; place < work.count; place += 1)
    supplies.push({
      kind: 'order',
      place,
      period: work.due[place] ?? 0,
      quantity: work.quantity[place] ?? 0,
    })
  // Open orders that move are used up before anything is planned.
  if (!model.isMoving) supplies.sort((one, other) => one.period - other.period)
  const quantity = model.onHand[item] ?? 0
  return quantity > 0 ? [{ kind: 'stock', place: 0, period: 0, quantity }, ...supplies] : supplies
}

function requirementsOf(model: Model, orders: Orders, item: number): readonly Requirement[] {
  const { periods, demand, receipts, yields } = model
  const { above, parent, each, fixed } = model.bill
  const found: Requirement[] = []
  for (const place of eventsOf(demand, item)) {
    const period = Math.max(0, demand.period[place] ?? 0)
    found.push({ kind: 'demand', item, place, period, quantity: demand.quantity[place] ?? 0 })
  }
  for (let line = above[item] ?? 0; line < (above[item + 1] ?? 0); line += 1) {
    const assembly = parent[line] ?? 0
    const needs = (quantity: number) =>
      (each[line] ?? 0) * (fixed[line] === 1 ? 1 : quantity / (yields[assembly] ?? 1))
    const start = orders.start[assembly] ?? 0
    for (let place = 0; place < (orders.count[assembly] ?? 0); place += 1) {
      const period = Math.max(0, orders.release[start + place] ?? 0)
      const quantity = needs(orders.quantity[start + place] ?? 0)
      found.push({ kind: 'order', item: assembly, place, period, quantity })
    }
    if (receipts.release.size === 0) continue
    for (const place of eventsOf(receipts, assembly)) {
      const release = receipts.release.get(place)
      if (release === undefined) continue
      const quantity = needs(receipts.quantity[place] ?? 0)
      found.push({ kind: 'receipt', item: assembly, place, period: Math.max(0, release), quantity })
    }
  }
  const first = (kind: 'on-hand' | 'safety-stock', quantity: number): Requirement[] =>
    quantity > 0 ? [{ kind, item, place: 0, period: 0, quantity }] : []
  return [
    ...first('on-hand', -(model.onHand[item] ?? 0)),
    ...first('safety-stock', model.safetyStock[item] ?? 0),
    ...found
      .filter(({ period, quantity }) => period < periods && quantity > 0)
      .sort((one, other) => one.period - other.period),
  ]
}
