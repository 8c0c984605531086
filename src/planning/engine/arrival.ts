import { allot, type Met } from './allot.ts'
import { arrivalOf, type Coming, type Comings, comingsIn } from './coming.ts'
import type { Bill } from './levels.ts'
import type { Model } from './model.ts'
import type { Netting } from './netting.ts'
import type { Orders } from './orders.ts'
import { type Requirement, requirementsOf } from './pegging.ts'

// When everything really comes. A late order is released today and takes its lead time from there. One whose parts come
// late begins when they are there. An open order comes on its date, for nobody has moved it yet. The safety stock gets
// nothing before all needs are met.

export interface Arrivals {
  /** Returns what comes of an item. */
  readonly comingOf: (item: number) => readonly Coming[]
  /** Returns the first planned orders of an item, by release. Those behind them are released later, and come as planned. */
  readonly movedOf: (item: number) => readonly Coming[]
  /** Returns how the needs of an item are met, in the order in which they are. */
  readonly meet: (item: number) => readonly Met[]
  /** Returns the order of a need; nothing for a demand. */
  readonly orderOf: (need: Requirement) => Coming | undefined
  /** Forgets all answers. Most of them would change with an edit, and finding out which takes longer than asking anew. */
  readonly forget: () => void
}

/** Parents share their parts, and none takes a part before it can begin: when it could if each had its parts for itself. */
export const arrivalsOf = (model: Model, orders: Orders, work: Netting): Arrivals =>
  arrivalsBeside(model, orders, work, arrivalsBeside(model, orders, work))

/**
 * Answers for an item when it is asked, after its parts and theirs: a parent's order waits for the last of its parts. Who
 * else needs a part is in the plan already, so nothing above the item has to be known. Without `alone`, each parent has
 * all of a part for itself.
 */
function arrivalsBeside(model: Model, orders: Orders, work: Netting, alone?: Arrivals): Arrivals {
  const { bill, periods } = model
  const comings = comingsIn(model, orders, work)
  const beginOf = (item: number, need: Requirement) => {
    const { held, begins = 0 } = alone?.orderOf(need) ?? {}
    return held && held.coming.item !== item ? begins : need.period
  }
  const meet: Meet = (item, until = Number.POSITIVE_INFINITY) => {
    const needs = requirementsOf(model, orders, item, Math.min(until, periods))
    const begins = alone && needs.map(need => beginOf(item, need))
    const last = begins?.reduce((latest, begin) => Math.max(latest, begin), until) ?? until
    return allot(model.onHand[item] ?? 0, needs, comings.comingOf(item, last), begins)
  }
  /** 1 for an item whose parts are settled before it, 2 for one that is settled. */
  const state = new Uint8Array(orders.count.length)
  const settle = (item: number) =>
    settleBelow(bill, state, item, one => holdParents(model, comings, meet, one))
  return {
    comingOf: item => comings.comingOf(settle(item)),
    movedOf: item => comings.movedOf(settle(item)),
    meet: item => meet(settle(item)),
    orderOf(need) {
      settle(need.item)
      return comings.orderOf(need)
    },
    forget() {
      alone?.forget()
      comings.forget()
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
  const waiting = [item]
  for (let last = waiting.at(-1); last !== undefined; last = waiting.at(-1)) {
    if (state[last]) {
      waiting.pop()
      if (state[last] === 1) settle(last)
      state[last] = 2
      continue
    }
    state[last] = 1
    for (const part of parts.subarray(below[last], below[last + 1])) if (!state[part]) waiting.push(part)
  }
  return item
}

/** Lets the orders that an item goes into wait for what of it comes late. */
function holdParents(model: Model, { comingOf, orderOf }: Comings, meet: Meet, item: number): void {
  // Netting sees to it that everything is met in time by what comes in time: what is needed when the last of the late
  // is there as well. What is due later is for nothing before, or for what begins later.
  let last = -1
  for (const one of comingOf(item, arrivalOf(model, item, 0))) {
    if (one.held) one.arrives = Math.max(one.arrives, arrivalOf(model, item, one.begins))
    if (one.arrives > one.due) last = Math.max(last, one.arrives)
  }
  for (const { requirement, ready, cause } of last < 0 ? [] : meet(item, last)) {
    const waiting = cause && orderOf(requirement)
    if (!waiting || ready < waiting.begins) continue
    // Of two parts that come at once, the first in the list is named, whoever was asked before.
    if (ready === waiting.begins && !(waiting.held && item < waiting.held.coming.item)) continue
    waiting.begins = ready
    waiting.held = cause
  }
}
