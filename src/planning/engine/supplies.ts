import type { Model } from './model.ts'
import { grossRequirements, type Netting } from './netting.ts'
import { openOrders } from './open-orders.ts'
import type { Orders } from './orders.ts'

// The supplies of each item: its open orders and its planned ones, as if all parts were there in time.

/** A planned order, or an open one. */
export interface Supply {
  readonly kind: 'order' | 'receipt'
  readonly item: number
  /** The place among the item's planned orders, or among its open ones. */
  readonly place: number
  readonly quantity: number
  /** The period in which it is needed. */
  readonly due: number
  /** When it is released. It rises when its parts come late. */
  begins: number
  arrives: number
  /** What it waits for; nothing if its parts are there in time. */
  heldBy: Blocker | undefined
}

/** What comes too late for something that needs it in a period. */
export interface Blocker {
  readonly supply: Supply
  readonly neededIn: number
}

/** Returns the period in which an order that is released in `start` arrives. It may lie beyond the plan. */
export function arrivalOf({ tables, leadTime, days }: Model, item: number, start: number): number {
  const time = leadTime[item] ?? 0
  return tables[item] && days ? days.arrival(start, time) : start + time
}

/** Returns the period in which a planned order arrives if its parts are there in time: a late one is released today. */
export const arrivalOfOrder = (model: Model, item: number, due: number, release: number): number =>
  release < 0 ? Math.max(due, arrivalOf(model, item, 0)) : due

/** Whose need it is: an order, or a demand. */
interface Owner {
  readonly kind: string
  readonly item: number
  readonly place: number
}

export type Supplies = ReturnType<typeof suppliesIn>

export function suppliesIn(model: Model, orders: Orders, work: Netting) {
  /**
   * What comes of each item: all open orders, and the planned ones as far as anybody has asked, or as they are late, or
   * wait.
   */
  const known: (Supply[] | undefined)[] = []
  const openOf = (item: number) => model.receipts[item]?.length ?? 0
  const suppliesOf = (item: number, until = Number.POSITIVE_INFINITY): Supply[] => {
    known[item] ??= openSupplies(model, orders, item, work)
    const found = known[item]
    const start = orders.start[item] ?? 0
    const end = start + (orders.count[item] ?? 0)
    for (let order = start + found.length - openOf(item); order < end; order += 1) {
      if ((orders.due[order] ?? 0) > until) break
      found.push(plannedSupply(model, orders, item, order))
    }
    return found
  }
  return {
    suppliesOf,
    /** Returns the first planned orders, by release: all that are late, or wait. */
    delayedOrdersOf(item: number): readonly Supply[] {
      const last = suppliesOf(item, 0).reduce((latest, { begins }) => Math.max(latest, begins), 0)
      return suppliesOf(item, arrivalOf(model, item, last))
        .slice(openOf(item))
        .sort((one, other) => one.begins - other.begins)
    },
    /** Returns the order of a need; nothing for a demand. */
    orderOf: ({ kind, item, place }: Owner): Supply | undefined =>
      suppliesOf(item, orders.due[(orders.start[item] ?? 0) + place]).find(
        one => one.kind === kind && one.place === place,
      ),
    forget(): void {
      known.length = 0
    },
  }
}

/** Returns the open orders of an item as they come if all parts are there in time. */
function openSupplies(model: Model, orders: Orders, item: number, { gross }: Netting): Supply[] {
  if (!model.receipts[item]) return []
  grossRequirements(model, orders, item, gross)
  return openOrders(model, item, gross).map(({ place, period, quantity, neededIn, release }): Supply => {
    const dated = Math.max(0, period)
    const begins = Math.max(0, release ?? dated)
    return {
      kind: 'receipt',
      item,
      place,
      quantity,
      due: neededIn,
      begins,
      arrives: dated,
      heldBy: undefined,
    }
  })
}

/** Returns all that comes of an item if all parts are there in time: open orders first. */
export const suppliesInTime = (model: Model, orders: Orders, item: number, work: Netting): Supply[] =>
  suppliesIn(model, orders, work).suppliesOf(item)

/** Returns a planned order, by its place in the columns, as it comes if all its parts are there in time. */
export function plannedSupply(model: Model, orders: Orders, item: number, order: number): Supply {
  const due = orders.due[order] ?? 0
  const release = orders.release[order] ?? 0
  return {
    kind: 'order',
    item,
    place: order - (orders.start[item] ?? 0),
    quantity: orders.quantity[order] ?? 0,
    due,
    begins: Math.max(0, release),
    arrives: arrivalOfOrder(model, item, due, release),
    heldBy: undefined,
  }
}
