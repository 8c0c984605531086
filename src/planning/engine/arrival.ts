import type { Model } from './model.ts'
import { grossRequirements, type Netting, negligible, toleranceOf } from './netting.ts'
import { openOrders } from './open-orders.ts'
import type { Orders } from './orders.ts'
import { type Requirement, requirementsOf } from './pegging.ts'

// When everything really comes. A late order is released today and takes its lead time from there. One whose parts come
// late begins when they are there. An open order comes on its date, for nobody has moved it yet. Whoever needs an item
// first gets what comes first; the safety stock gets nothing before all of them.

/** Something that comes: a planned order, or an open one. */
export interface Coming {
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
  /** What it waits for. */
  held: Blocker | undefined
}

/** What comes too late for something that needs it in a period. */
export interface Blocker extends Coming {
  readonly needed: number
}

/** A need within the plan, and when it is met. */
interface Met {
  readonly requirement: Requirement
  /** The period in which all of it is there. */
  readonly ready: number
  /** What makes it late; nothing where it is in time. */
  readonly cause: Blocker | undefined
  /** What is there when: no earlier than it is needed. */
  readonly deliveries: readonly { readonly period: number; readonly quantity: number }[]
}

export interface Arrivals {
  /** Returns what comes of an item. */
  readonly comingOf: (item: number) => readonly Coming[]
  /** Returns the first planned orders of an item, by release. Those behind them are released later, and come as planned. */
  readonly movedOf: (item: number) => readonly Coming[]
  /** Returns how the needs of an item are met, in the order in which they are. */
  readonly meet: (item: number) => readonly Met[]
  /** Forgets items that were planned again, and everything that waits for them. */
  readonly forget: (items: readonly number[]) => void
}

/** Returns the period in which an order that is released in `start` arrives. It may lie beyond the plan. */
function arrivalOf({ tables, leadTime, days }: Model, item: number, start: number): number {
  const time = leadTime[item] ?? 0
  return tables[item] && days ? days.arrival(start, time) : start + time
}

/** Returns the period in which a planned order arrives if its parts are there in time: a late one is released today. */
export const arrivalOfOrder = (model: Model, item: number, due: number, release: number): number =>
  release < 0 ? Math.max(due, arrivalOf(model, item, 0)) : due

/**
 * Answers for an item when it is asked, after its parts and theirs: a parent's order waits for the last of its parts. Who
 * else needs a part is in the plan already, so nothing above the item has to be known.
 */
export function arrivalsOf(model: Model, orders: Orders, work: Netting): Arrivals {
  const { periods, receipts } = model
  const { below, parts, above, parent } = model.bill
  /**
   * What comes of each item: all open orders, and the planned ones as far as anybody has asked, or as they are late, or
   * wait.
   */
  const known = new Array<Coming[] | undefined>(orders.count.length)
  const openOf = (item: number) => receipts[item]?.length ?? 0
  const comingOf = (item: number, until = Number.POSITIVE_INFINITY): readonly Coming[] => {
    known[item] ??= openComing(model, orders, item, work)
    const found = known[item]
    const start = orders.start[item] ?? 0
    const end = start + (orders.count[item] ?? 0)
    for (let order = start + found.length - openOf(item); order < end; order += 1) {
      if ((orders.due[order] ?? 0) > until) break
      found.push(plannedComing(model, orders, item, order))
    }
    return found
  }
  const meet = (item: number, until = Number.POSITIVE_INFINITY) =>
    meetNeeds(
      model.onHand[item] ?? 0,
      requirementsOf(model, orders, item, Math.min(until, periods)),
      comingOf(item, until),
    )

  const settled = new Uint8Array(orders.count.length)
  const entered = new Uint8Array(orders.count.length)
  /** Settles an item after everything below it. A loop: bills may be thousands of levels deep. */
  function settle(item: number): void {
    const waiting = [item]
    for (let last = waiting.at(-1); last !== undefined; last = waiting.at(-1)) {
      if (entered[last]) {
        waiting.pop()
        if (!settled[last]) holdParents(last)
        settled[last] = 1
        continue
      }
      entered[last] = 1
      for (let line = below[last] ?? 0; line < (below[last + 1] ?? 0); line += 1)
        if (!entered[parts[line] ?? 0]) waiting.push(parts[line] ?? 0)
    }
  }

  /** Lets the orders that an item goes into wait for what of it comes late. */
  function holdParents(item: number): void {
    const coming = comingOf(item, arrivalOf(model, item, 0))
    for (const one of coming)
      if (one.held) one.arrives = Math.max(one.arrives, arrivalOf(model, item, one.begins))
    // Netting sees to it that everything is met in time by what comes in time: what is needed when the last of the late
    // is there as well. What is due later is for nothing before.
    let last = -1
    for (const { due, arrives } of coming) if (arrives > due && arrives > last) last = arrives
    for (const { requirement, ready, cause } of last < 0 ? [] : meet(item, last)) {
      const { kind, item: owner, place } = requirement
      if (!cause || kind === 'demand') continue
      const due = kind === 'order' ? orders.due[(orders.start[owner] ?? 0) + place] : -1
      const waiting = comingOf(owner, due).find(one => one.kind === kind && one.place === place)
      if (!waiting || ready < waiting.begins) continue
      // Of two parts that come at once, the first in the list is named, whoever was asked before.
      if (ready === waiting.begins && !(waiting.held && item < waiting.held.item)) continue
      waiting.begins = ready
      waiting.held = cause
    }
  }

  function forget(items: readonly number[]): void {
    const stale = new Set(items)
    // A set goes over what is added on the way.
    for (const item of stale) {
      known[item] = undefined
      for (const one of parent.subarray(above[item], above[item + 1])) stale.add(one)
      // Its parts are to hold it anew.
      for (const one of [item, ...parts.subarray(below[item], below[item + 1])])
        settled[one] = entered[one] = 0
    }
  }

  const settledFirst =
    <T>(answer: (item: number) => T) =>
    (item: number): T => {
      settle(item)
      return answer(item)
    }
  return {
    comingOf: settledFirst(item => comingOf(item)),
    movedOf: settledFirst(item => {
      const last = comingOf(item, 0).reduce((latest, { begins }) => Math.max(latest, begins), 0)
      return comingOf(item, arrivalOf(model, item, last))
        .slice(openOf(item))
        .sort((one, other) => one.begins - other.begins)
    }),
    meet: settledFirst(item => meet(item)),
    forget,
  }
}

/** Returns the open orders of an item as they come if all parts are there in time. */
function openComing(model: Model, orders: Orders, item: number, { gross }: Netting): Coming[] {
  if (!model.receipts[item]) return []
  grossRequirements(model, orders, item, gross)
  return openOrders(model, item, gross).map(
    ({ place, period, quantity, arrives, isNeeded, release }): Coming => {
      const dated = Math.max(0, period)
      const due = isNeeded ? arrives : Number.POSITIVE_INFINITY
      const begins = Math.max(0, release ?? dated)
      return { kind: 'receipt', item, place, quantity, due, begins, arrives: dated, held: undefined }
    },
  )
}

/** Returns a planned order, by its place in the columns, as it comes if all its parts are there in time. */
function plannedComing(model: Model, orders: Orders, item: number, order: number): Coming {
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
    held: undefined,
  }
}

function meetNeeds(
  onHand: number,
  requirements: readonly Requirement[],
  coming: readonly Coming[],
): readonly Met[] {
  const inOrder = [...coming].sort((one, other) => one.arrives - other.arrives)
  const turnover = [...coming, ...requirements].reduce((sum, one) => sum + one.quantity, Math.abs(onHand))
  // Twice what netting passes over, because the last digits of the same sum may be others here.
  const tolerance = Math.max(2 * negligible, toleranceOf(turnover))
  let next = 0
  let now = 0
  let left = onHand
  return requirements.map((requirement): Met => {
    const deliveries: { period: number; quantity: number }[] = []
    let open = requirement.quantity
    for (;;) {
      if (left > 0 && open > 0) {
        const quantity = Math.min(left, open)
        const period = Math.max(requirement.period, now)
        const last = deliveries.at(-1)
        if (last?.period === period) last.quantity += quantity
        else deliveries.push({ period, quantity })
        open -= quantity
        left -= quantity
      }
      const more = inOrder[next]
      if (open <= tolerance || !more) break
      now = more.arrives
      left += more.quantity
      next += 1
    }
    const ready = deliveries.at(-1)?.period ?? requirement.period
    const cause = ready > requirement.period ? causeOf(requirement.period, inOrder, ready) : undefined
    return { requirement, ready, cause, deliveries }
  })
}

/**
 * Returns what a need waits for: what comes when all of it is there. What comes before is too little even if it were in
 * time, and what comes later is not waited for. Of several, the first that should have been there is named.
 */
function causeOf(period: number, inOrder: readonly Coming[], ready: number): Blocker | undefined {
  const last = inOrder.filter(({ arrives }) => arrives === ready)
  const cause = last.find(({ due }) => due <= period) ?? last[0]
  // What comes in time for somebody else comes too late for this need. A copy: when it comes is settled by now.
  return cause && { ...cause, due: Math.min(cause.due, period), needed: period }
}
