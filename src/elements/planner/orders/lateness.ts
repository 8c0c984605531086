import type { Plan } from '../../../planning/engine/plan.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { dueBefore } from './order-reasons.ts'
import type { LateDemand } from './outlook.ts'

/** How an order that comes after its due date is late, counted from the dates of the list. */
interface Lateness {
  /** For how many periods somebody waits for it; 0 where only the safety stock does. */
  readonly late: number
  /** Whether the stock is below its safety stock until it comes, and nobody waits. */
  readonly isLow: boolean
  /**
   * By how many periods the order is due later than the list wants it: what was split off a demand is planned for later,
   * and what was due before today for today.
   */
  readonly moved: number
}

/** Returns since when somebody waits for an order, as it is planned: since the stock does not do. −1 where nobody does. */
export const waitsSince = (plan: Plan, { item, due, arrives, late }: ScheduledOrder): number =>
  late <= 0
    ? -1
    : plan
        .schedule(item)
        .projected.findIndex((stock, period) => period >= due && period < arrives && stock < 0)

/** Returns how late an order is for whoever needs it. */
export function latenessOf(planning: Planning, placed: ScheduledOrder): Lateness {
  const { plan, outlook, isFor } = planning
  const since = waitsSince(plan, placed)
  if (since < 0) return { late: 0, isLow: placed.late > 0, moved: 0 }
  const before = dueBefore(planning, placed.item, placed.orders)
  if (before > 0) return { late: placed.arrives - placed.due + before, isLow: false, moved: before }
  const isForDemand = (item: string, place: number) =>
    placed.orders.some(order => isFor(placed.item, order, { item, place }))
  const farthest = Math.max(
    0,
    ...outlook.rests.map(rest => (isForDemand(rest.whole.item, rest.place) ? rest.moved : 0)),
  )
  const waits = farthest > 0 && outlook.late.some(({ item, place }) => isForDemand(item, place))
  const moved = waits ? 0 : Math.min(farthest, placed.due)
  return { late: placed.arrives - since + moved, isLow: false, moved }
}

/** Returns what stands behind the date on which an order arrives: how late that is; nothing if it is in time. */
export function latenessText(planning: Planning, words: PlannerWords, placed: ScheduledOrder): string {
  const { late, isLow } = latenessOf(planning, placed)
  if (late > 0) return words.t('planner.late.by', { time: words.periods(late) })
  return isLow ? words.t('planner.late.low') : ''
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
    if (parts.length === 0 && !late.delay.via.includes(at)) found.push(at)
  }
  return found
}
