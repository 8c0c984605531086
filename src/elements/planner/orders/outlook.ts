import type { Delay } from '../../../planning/engine/delays.ts'
import type { Demand, Item, PlanInput } from '../../../planning/engine/input.ts'
import type { Plan, Planned } from '../../../planning/engine/plan.ts'
import type { ScheduledDemand, ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { add } from '../outline.ts'
import { startedFor } from '../quantities.ts'
import { type LateRest, lateRestsOf } from './late-rests.ts'

/** A demand that comes late, and why. */
export interface LateDemand extends ScheduledDemand {
  readonly item: string
  readonly delay: Delay
}

/** What is placed and started in a period: an order of each item. There may be very many, so `ordersIn` makes those that are shown. */
export interface Release {
  readonly period: number
  readonly items: readonly string[]
  /** What its bought items cost, as far as they have a price. */
  readonly worth: number
}

/** What will really happen, for the whole list. */
export interface Outlook {
  /** What is placed and started, by period. */
  readonly releases: readonly Release[]
  /** What comes late, the worst first. */
  readonly late: readonly LateDemand[]
  /** What a try made of a late demand beside the part that comes in time. */
  readonly rests: readonly LateRest[]
  /** How many demands come late, or a part of them. */
  readonly lateCount: number
  /** How many orders are placed, and started, and both. */
  readonly counts: { readonly place: number; readonly start: number; readonly all: number }
}

/** A list as it is planned now. */
interface PlannedList {
  readonly plan: Plan
  readonly eachOrder: Planned['eachOrder']
  readonly input: PlanInput
  isMade(id: string): boolean
  itemOf(id: string): Item
}

export function outlookOf(planning: PlannedList): Outlook {
  const { plan, input } = planning
  const listed = new Map<string, Demand[]>()
  for (const demand of input.demand) add(listed, demand.item, demand)
  const rests = [...listed].flatMap(([item, own]) => lateRestsOf(plan, item, own))
  const late = [...listed].flatMap(([item, own]) => {
    const overdue = plan.deliveries(item).filter(({ late, place }) => late > 0 && place < own.length)
    const delays = overdue.length > 0 ? plan.delays(item) : []
    return overdue.flatMap((demand): readonly LateDemand[] => {
      const delay = delays.find(({ place }) => place === demand.place)
      return delay ? [{ ...demand, item, delay }] : []
    })
  })
  const releases = releasesOf(
    planning,
    input.items.map(({ id }) => id),
  )
  const made = releases.reduce((sum, { items }) => sum + items.filter(id => planning.isMade(id)).length, 0)
  const all = countIn(releases)
  return {
    releases,
    late: late.sort((one, other) => other.late - one.late),
    rests,
    lateCount: late.length + new Set(rests.flatMap(({ inTime, whole }) => (inTime ? whole : []))).size,
    counts: { place: all - made, start: made, all },
  }
}

/** Returns what is placed and started of some items, by period. */
export function releasesOf(planning: PlannedList, ids: readonly string[]): readonly Release[] {
  const found: { period: number; items: string[]; worth: number }[] = []
  for (const id of ids) {
    const item = planning.itemOf(id)
    const price = planning.isMade(id) ? 0 : (item.price ?? 0)
    let last = -1
    planning.eachOrder(id, (_, quantity, period) => {
      found[period] ??= { period, items: [], worth: 0 }
      // What is released together is one order.
      if (period !== last) found[period].items.push(id)
      found[period].worth += price && startedFor(item, quantity) * price
      last = period
    })
  }
  // A period without an order is a hole.
  return found.filter(Boolean)
}

export const countIn = (releases: readonly Release[]): number =>
  releases.reduce((sum, { items }) => sum + items.length, 0)

/** Returns the orders of releases: the first ones, up to a number. */
export function ordersIn(
  plan: Plan,
  releases: readonly Release[],
  most = Number.POSITIVE_INFINITY,
): readonly ScheduledOrder[] {
  let left = most
  return releases.flatMap(({ period, items }) => {
    const wanted = items.slice(0, Math.max(0, left))
    left -= wanted.length
    return wanted.flatMap(id => plan.placements(id).find(({ release }) => release === period) ?? [])
  })
}
