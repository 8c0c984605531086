import { allot, type Met } from './allot.ts'
import type { Bill } from './levels.ts'
import type { Model } from './model.ts'
import type { Netting } from './netting.ts'
import type { Orders } from './orders.ts'
import { type Requirement, requirementsOf } from './pegging.ts'
import { arrivalOf, type Supplies, type Supply, suppliesIn } from './supplies.ts'

// When everything really comes. A late order is released today and takes its lead time from there. One whose parts come
// late begins when they are there. An open order comes on its date, for nobody has moved it yet. The safety stock gets
// nothing before all needs are met.

export interface Arrivals {
  readonly suppliesOf: (item: number) => readonly Supply[]
  /** Returns the first planned orders of an item, by release. Those behind them are released later, and come as planned. */
  readonly delayedOrdersOf: (item: number) => readonly Supply[]
  /** Returns how the needs of an item are met, in the order in which they are. */
  readonly meet: (item: number) => readonly Met[]
  /** Returns the order of a need; nothing for a demand. */
  readonly orderOf: (need: Requirement) => Supply | undefined
  /** Forgets all answers. Most of them would change with an edit, and finding out which takes longer than asking anew. */
  readonly forget: () => void
}

/**
 * Two passes. In the first, each parent has all of a part to itself: that gives the earliest period in which its orders can
 * begin. In the second, parents share their parts, and none takes a part before it can begin.
 */
export const arrivalsOf = (model: Model, orders: Orders, work: Netting): Arrivals =>
  arrivalsGiven(model, orders, work, arrivalsGiven(model, orders, work))

/** Whether an item waits for its parts to be settled, or is settled itself; 0 for neither. */
const [waiting, settled] = [1, 2]

/**
 * Answers for an item when it is asked, after its parts and theirs: a parent's order waits for the last of its parts. Who
 * else needs a part is in the plan already, so nothing above the item has to be known. `unshared` is the first pass; without
 * it, this is the first.
 */
function arrivalsGiven(model: Model, orders: Orders, work: Netting, unshared?: Arrivals): Arrivals {
  const { bill, periods } = model
  const supplies = suppliesIn(model, orders, work)
  const beginOf = (item: number, need: Requirement) => {
    const { heldBy, begins = 0 } = unshared?.orderOf(need) ?? {}
    return heldBy && heldBy.supply.item !== item ? begins : need.period
  }
  const meet: Meet = (item, until = Number.POSITIVE_INFINITY) => {
    const needs = requirementsOf(model, orders, item, Math.min(until, periods))
    const begins = unshared && needs.map(need => beginOf(item, need))
    const last = begins?.reduce((latest, begin) => Math.max(latest, begin), until) ?? until
    return allot(model.onHand[item] ?? 0, needs, supplies.suppliesOf(item, last), begins)
  }
  const state = new Uint8Array(orders.count.length)
  const settle = (item: number) =>
    settleBelow(bill, state, item, one => holdParents(model, supplies, meet, one))
  return {
    suppliesOf: item => supplies.suppliesOf(settle(item)),
    delayedOrdersOf: item => supplies.delayedOrdersOf(settle(item)),
    meet: item => meet(settle(item)),
    orderOf(need) {
      settle(need.item)
      return supplies.orderOf(need)
    },
    forget() {
      unshared?.forget()
      supplies.forget()
      state.fill(0)
    },
  }
}

type Meet = (item: number, until?: number) => readonly Met[]

/** Settles an item after everything below it, and returns it. A loop: bills may be thousands of levels deep. */
function settleBelow(
  { below, parts }: Bill,
  state: Uint8Array,
  item: number,
  settle: (item: number) => void,
): number {
  const stack = [item]
  for (let last = stack.at(-1); last !== undefined; last = stack.at(-1)) {
    if (state[last]) {
      stack.pop()
      if (state[last] === waiting) settle(last)
      state[last] = settled
      continue
    }
    state[last] = waiting
    for (const part of parts.subarray(below[last], below[last + 1])) if (!state[part]) stack.push(part)
  }
  return item
}

/** Lets the orders that an item goes into wait for what of it comes late. */
function holdParents(model: Model, { suppliesOf, orderOf }: Supplies, meet: Meet, item: number): void {
  // Netting covers every need in time by the supplies that come in time. So only what is needed before the last late one is
  // there can be late.
  let last = -1
  for (const one of suppliesOf(item, arrivalOf(model, item, 0))) {
    if (one.heldBy) one.arrives = Math.max(one.arrives, arrivalOf(model, item, one.begins))
    if (one.arrives > one.due) last = Math.max(last, one.arrives)
  }
  for (const { requirement, ready, cause } of last < 0 ? [] : meet(item, last)) {
    const order = cause && orderOf(requirement)
    if (!order || ready < order.begins) continue
    // Of two parts that come at once, the first in the list is named, whoever was asked before.
    if (ready === order.begins && !(order.heldBy && item < order.heldBy.supply.item)) continue
    order.begins = ready
    order.heldBy = cause
  }
}
