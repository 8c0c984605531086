import type { Plan } from '../../../planning/engine/plan.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import type { Planning } from '../planning-with-undo.ts'
import { dueBefore } from './order-reasons.ts'
import type { LateDemand } from './outlook.ts'

/** Returns since when somebody waits for an order, as it is planned: since the stock does not do. −1 where nobody does. */
export const waitsSince = (plan: Plan, { item, due, arrives, late }: ScheduledOrder): number =>
  late <= 0
    ? -1
    : plan
        .schedule(item)
        .projected.findIndex((stock, period) => period >= due && period < arrives && stock < 0)

/**
 * Returns how late an order is for whoever needs it, counted from the dates of the list: for how many periods somebody
 * waits for it; whether nobody does, and the stock is below its safety stock until it comes; and by how many periods it is
 * `moved`. What was split off a demand is planned for later than the list wants it, and what was due before today for today.
 */
export function latenessOf(planning: Planning, placed: ScheduledOrder) {
  const { plan, outlook, isFor } = planning
  const since = waitsSince(plan, placed)
  if (since < 0) return { late: 0, isLow: placed.late > 0, moved: 0 }
  const before = dueBefore(planning, placed.item, placed.orders)
  if (before > 0) return { late: placed.arrives - placed.due + before, isLow: false, moved: before }
  const isForIt = (late: LateDemand) => placed.orders.some(order => isFor(placed.item, order, late))
  const farthest = Math.max(0, ...outlook.rests.map(rest => (isForIt(rest) ? rest.moved : 0)))
  const waits = farthest > 0 && outlook.late.some(isForIt)
  const moved = waits ? 0 : Math.min(farthest, placed.due)
  return { late: placed.arrives - since + moved, isLow: false, moved }
}

/**
 * Returns the items besides the one that delays a late demand most whose orders come too late for it, too: the deepest
 * ones, on which the others wait.
 */
export function othersLateFor({ outline, eachOrder, isFor }: Planning, late: LateDemand): readonly string[] {
  const isLate = (part: string) => {
    let isFound = false
    eachOrder(part, (place, _, __, due, arrives) => {
      isFound ||= arrives > due && isFor(part, place, late)
    })
    return isFound
  }
  const reached = new Set([late.item])
  const found: string[] = []
  // What is reached on the way is looked at, too.
  for (const at of reached) {
    const parts = (outline.parts.get(at) ?? []).map(({ child }) => child).filter(isLate)
    for (const part of parts) reached.add(part)
    if (parts.length === 0 && !late.delay?.via.includes(at)) found.push(at)
  }
  return found
}
