import type { Cause } from '../planning/engine/causes.ts'
import type { PlannedOrder } from '../planning/engine/plan.ts'
import { rounded } from '../planning/engine/record.ts'
import type { Planning } from './planning.ts'
import { startedFor } from './started.ts'

// Pegging: how an order of an item came about, from what is wanted down to it.

/** An order on the way from the demand down. */
export interface Link {
  readonly order: PlannedOrder
  /** What goes out in the period in which this order is due. */
  readonly needed: number
  /** What is there for it, open orders included, before this order. */
  readonly available: number
  /** What has to stay. */
  readonly safety: number
  readonly short: number
}

export interface Chain {
  /** What is wanted, or why it is ordered. */
  readonly cause: Cause
  /** From the product down to the item. */
  readonly links: readonly Link[]
  /** The other causes of the same order. */
  readonly others: readonly Cause[]
}

/** Follows an order to the demand that most of it is for. */
export function chainOf(planning: Planning, order: PlannedOrder): Chain | undefined {
  const causes = planning.plan
    .causes(order.item, order)
    .filter(({ kind }) => kind !== 'excess')
    .toSorted((one, other) => other.quantity - one.quantity)
  const [cause, ...others] = causes
  if (!cause) return undefined
  const links = [linkOf(planning, order)]
  for (const [at, id] of cause.via.entries()) {
    const below = links[0]
    const parent = below && orderOf(planning, id, below.order.due, { ...cause, via: cause.via.slice(at + 1) })
    if (!parent) break
    links.unshift(linkOf(planning, parent))
  }
  return { cause, links, others }
}

/** How many are wanted in all by a demand of which an order covers a part. */
export function wantedOf(planning: Planning, { item, id, period, quantity }: Cause): number {
  const demand = planning
    .demandOf(item)
    .find(one => (id === undefined ? one.period === period : one.id === id))
  return demand?.quantity ?? quantity
}

/** Returns how many of a part an order takes. */
export function takenBy(planning: Planning, { item, quantity }: PlannedOrder, part: string): number {
  const started = startedFor(planning.itemOf(item), quantity)
  const lines = planning.outline.parts.get(item)?.filter(({ child }) => child === part) ?? []
  return rounded(
    lines.reduce(
      (sum, { per, scrap = 0, yield: good = 1, fixed }) =>
        sum + ((per * (1 + scrap)) / good) * (fixed ? 1 : started),
      0,
    ),
  )
}

/** The first order of an item that is released in a period or behind it, and has a cause. */
function orderOf({ plan }: Planning, id: string, from: number, cause: Cause): PlannedOrder | undefined {
  const orders = plan.orders(id).filter(({ release }) => release >= from)
  const isIt = (one: Cause) =>
    one.item === cause.item &&
    one.period === cause.period &&
    one.id === cause.id &&
    one.via.join('\n') === cause.via.join('\n')
  return (orders.length > 1 && orders.find(order => plan.causes(id, order).some(isIt))) || orders[0]
}

function linkOf(planning: Planning, order: PlannedOrder): Link {
  const { gross, net } = planning.plan.record(order.item)
  const { safetyStock: safety = 0 } = planning.itemOf(order.item)
  const needed = gross[order.due] ?? 0
  const short = net[order.due] ?? 0
  return { order, needed, available: rounded(needed + safety - short), safety, short }
}
