import type { BarePlan } from '../../../planning/engine/plan.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'

/** How an order that comes after its due date is late. */
interface Lateness {
  /** For how many periods somebody waits for it; 0 where only the safety stock does. */
  readonly late: number
  /** Whether the stock is below its safety stock until it comes, and nobody waits. */
  readonly isLow: boolean
}

/** The same of a list, in which a part of a demand may be planned for later. */
interface ListLateness extends Lateness {
  /** By how many periods the order is due later than the list wants it; 0 where it is not late for its own day. */
  readonly moved: number
}

/** Returns how late an order is for whoever needs it: from the first period in which the stock does not do. */
export function latenessIn(plan: BarePlan, { item, due, arrives, late }: ScheduledOrder): Lateness {
  if (late <= 0) return { late: 0, isLow: false }
  const short = plan
    .schedule(item)
    .projected.findIndex((stock, period) => period >= due && period < arrives && stock < 0)
  return short < 0 ? { late: 0, isLow: true } : { late: arrives - short, isLow: false }
}

/** The same, counted from the dates of the list: what was split off a demand is planned for a later one. */
export function latenessOf({ plan, outlook, isFor }: Planning, placed: ScheduledOrder): ListLateness {
  const lateness = latenessIn(plan, placed)
  const isForDemand = (item: string, place: number) =>
    placed.orders.some(order => isFor(placed.item, order, { item, place }))
  const moved = outlook.rests.map(rest => (isForDemand(rest.whole.item, rest.place) ? rest.moved : 0))
  const most = Math.max(0, ...moved)
  const waits = most > 0 && outlook.late.some(({ item, place }) => isForDemand(item, place))
  const by = lateness.late > 0 && !waits ? most : 0
  return { ...lateness, late: lateness.late + by, moved: by }
}

/** Returns what stands behind the date on which an order arrives: how late that is; nothing if it is in time. */
export function latenessText(planning: Planning, words: PlannerWords, placed: ScheduledOrder): string {
  const { late, isLow } = latenessOf(planning, placed)
  if (late > 0) return words.t('planner.late.by', { time: words.periods(late) })
  return isLow ? words.t('planner.late.low') : ''
}
