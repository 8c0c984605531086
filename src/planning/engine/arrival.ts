import type { Model } from './model.ts'
import { openOrders } from './moves.ts'
import { grossRequirements, type Netting, negligible } from './netting.ts'
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
  held: Coming | undefined
}

/** A need within the plan, and when it is met. */
export interface Met {
  readonly requirement: Requirement
  /** The period in which all of it is there. */
  readonly ready: number
  /** What makes it late; nothing where it is in time. */
  readonly cause: Coming | undefined
  /** What is there when: no earlier than it is needed. */
  readonly deliveries: readonly { readonly period: number; readonly quantity: number }[]
}

export interface Arrivals {
  /** Returns what comes of an item. */
  readonly comingOf: (item: number) => readonly Coming[]
  /** Whether all planned orders of an item are released, and come, when they are planned. */
  readonly isAsPlanned: (item: number) => boolean
  /** Returns how the needs of an item are met, in the order in which they are. */
  readonly meet: (item: number) => readonly Met[]
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
  const { periods, receipts, isMoving } = model
  const { below, parts } = model.bill
  /** What comes of each item, as far as anybody has asked, or as anything of it is late, or waits. */
  const known = new Map<number, readonly Coming[]>()
  const comingOf = (item: number): readonly Coming[] => {
    const found = known.get(item) ?? asPlanned(model, orders, item, work)
    known.set(item, found)
    return found
  }
  const meet = (item: number, end?: number) =>
    meetNeeds(model.onHand[item] ?? 0, requirementsOf(model, orders, item, end), comingOf(item))

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
    const first = orders.start[item] ?? 0
    // Orders stand by due period, and so do their releases: if the first is in time, all are.
    const isLate = (orders.count[item] ?? 0) > 0 && (orders.release[first] ?? 0) < 0
    const isOpen = isMoving && receipts[item] !== undefined
    if (!isLate && !isOpen && !known.has(item)) return
    const coming = comingOf(item)
    for (const one of coming)
      if (one.held) one.arrives = Math.max(one.arrives, arrivalOf(model, item, one.begins))
    // Netting sees to it that everything is met in time by what comes in time: what is needed when the last of the late
    // is there as well.
    let last = -1
    for (const { due, arrives } of coming) if (arrives > due && arrives > last) last = arrives
    for (const { requirement, ready, cause } of last < 0 ? [] : meet(item, Math.min(last, periods))) {
      const { kind, item: owner, place } = requirement
      if (!cause || (kind !== 'order' && kind !== 'receipt')) continue
      const above = comingOf(owner)
      const waiting =
        kind === 'order'
          ? above[above.length - (orders.count[owner] ?? 0) + place]
          : above.find(one => one.kind === kind && one.place === place)
      if (!waiting || ready < waiting.begins) continue
      // Of two parts that come at once, the first in the list is named, whoever was asked before.
      if (ready === waiting.begins && !(waiting.held && item < waiting.held.item)) continue
      waiting.begins = ready
      waiting.held = cause
    }
  }

  const settledFirst =
    <T>(answer: (item: number) => T) =>
    (item: number): T => {
      settle(item)
      return answer(item)
    }
  return {
    comingOf: settledFirst(comingOf),
    isAsPlanned: settledFirst(item => !known.has(item)),
    meet: settledFirst(item => meet(item)),
  }
}

/** Returns what comes of an item if all its parts are there in time: open orders, then planned ones by their places. */
function asPlanned(model: Model, orders: Orders, item: number, work: Netting): readonly Coming[] {
  const found: Coming[] = []
  if (model.receipts[item]) {
    grossRequirements(model, orders, item, work.gross)
    for (const { place, period, quantity, arrives, isNeeded, release } of openOrders(
      model,
      item,
      work.gross,
    )) {
      const dated = Math.max(0, period)
      const due = !model.isMoving ? dated : isNeeded ? arrives : Number.POSITIVE_INFINITY
      const begins = Math.max(0, release ?? dated)
      found.push({ kind: 'receipt', item, place, quantity, due, begins, arrives: dated, held: undefined })
    }
  }
  const start = orders.start[item] ?? 0
  for (let place = 0; place < (orders.count[item] ?? 0); place += 1) {
    const due = orders.due[start + place] ?? 0
    const release = orders.release[start + place] ?? 0
    found.push({
      kind: 'order',
      item,
      place,
      quantity: orders.quantity[start + place] ?? 0,
      due,
      begins: Math.max(0, release),
      arrives: arrivalOfOrder(model, item, due, release),
      held: undefined,
    })
  }
  return found
}

function meetNeeds(
  onHand: number,
  requirements: readonly Requirement[],
  coming: readonly Coming[],
): readonly Met[] {
  const inOrder = [...coming].sort((one, other) => one.arrives - other.arrives)
  const turnover = [...coming, ...requirements].reduce((sum, one) => sum + one.quantity, Math.abs(onHand))
  const tolerance = Math.max(2 * negligible, turnover * 1e-13)
  let next = 0
  let now = 0
  let left = onHand
  return requirements.map((requirement): Met => {
    const deliveries: { period: number; quantity: number }[] = []
    let open = requirement.quantity
    const deliver = (quantity: number) => {
      const period = Math.max(requirement.period, now)
      const last = deliveries.at(-1)
      if (last?.period === period) last.quantity += quantity
      else deliveries.push({ period, quantity })
      open -= quantity
      left -= quantity
    }
    for (;;) {
      if (left > 0 && open > 0) deliver(Math.min(left, open))
      const more = inOrder[next]
      if (open <= tolerance || !more) break
      now = more.arrives
      left += more.quantity
      next += 1
    }
    const ready = deliveries.at(-1)?.period ?? requirement.period
    if (ready <= requirement.period) return { requirement, ready, cause: undefined, deliveries }
    return { requirement, ready, cause: causeOf(requirement.period, inOrder, next), deliveries }
  })
}

/**
 * Returns what should have been there in time and comes last: of what has come by then, which are the first `count`, else of
 * what comes later. Where nothing is late, returns what came last.
 */
function causeOf(period: number, inOrder: readonly Coming[], count: number): Coming | undefined {
  const late = inOrder.slice(0, count).filter(isLate)
  const last = (late.length > 0 ? late : inOrder.filter(isLate)).at(-1)
  // Of those that come at once, the first is named.
  return last ? inOrder.find(one => isLate(one) && one.arrives === last.arrives) : inOrder[count - 1]

  function isLate({ due, arrives }: Coming): boolean {
    return due <= period && arrives > due
  }
}
