import type { Delay } from '../../../planning/engine/delays.ts'
import type { Entry } from '../../../planning/engine/demands-and-receipts.ts'
import type { Demand, PlanInput } from '../../../planning/engine/input.ts'
import type { Plan, PlanWithBefore } from '../../../planning/engine/plan.ts'
import { startedFor } from '../../../planning/engine/record.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'

/** A demand that comes late, or a rest that a try has split off one. It is due when the list wants it. */
export interface LateDemand extends Entry {
  readonly item: string
  /** Its own place among the demands of the item. */
  readonly place: number
  /** The demand as the list has it. */
  readonly listed: Demand
  /** How many come late. */
  readonly missing: number
  /** How many periods after it is due the last of it is there. */
  readonly late: number
  /** How many of these periods a rest is planned for later than the list wants it: it stands behind what comes in time. */
  readonly moved: number
  /** How many of the demand come in time; of a rest, of the one that it was split off. */
  readonly inTime: number
  /** What delays it; nothing for a rest that comes when it is planned for. */
  readonly delay?: Delay | undefined
}

/** An order of a customer: its number, or a demand that has none. */
type CustomerOrder = string | Demand

/** What is placed and started in a period: an order of each item. There may be very many, so `ordersIn` makes those that are shown. */
export interface Release {
  readonly period: number
  readonly items: readonly string[]
  /** How many of them are made. */
  readonly made: number
  /** What its bought items cost, as far as they have a price. */
  readonly worth: number
}

/** What will really happen, for the whole list. */
export type Outlook = ReturnType<typeof outlookOf>

/** A list as it is planned now. */
interface PlannedList extends Pick<PlanWithBefore, 'plan' | 'eachOrder'> {
  readonly input: PlanInput
  /** The demands of the list, by item. */
  readonly demand: ReadonlyMap<string, readonly Demand[]>
  kindOf(id: string): 'make' | 'buy'
}

export function outlookOf(planning: PlannedList) {
  const { plan } = planning
  const listed = [...planning.demand]
  const rests = listed.flatMap(([item, own]) => lateRestsOf(plan, item, own))
  const late = listed.flatMap(([item, own]) => {
    const now = plan.demandOf(item)
    return plan.delays(item).flatMap((delay): LateDemand | [] => {
      const { place, period, ready, quantity: missing } = delay
      const [demand, listed] = [now[place], own[place]]
      if (!demand || !listed) return []
      const inTime = period < 0 ? 0 : demand.quantity - missing
      return { ...demand, item, place, listed, missing, late: ready - period, moved: 0, inTime, delay }
    })
  })
  const releases = releasesOf(planning)
  const start = releases.reduce((sum, { made }) => sum + made, 0)
  const all = countIn(releases)
  return {
    /** What is placed and started, by period. */
    releases,
    /** What comes late, the worst first. */
    late: late.sort((one, other) => other.late - one.late),
    /** What a try made of a late demand beside the part that comes in time. */
    rests,
    lateOrders: lateOrdersIn([...late, ...rests]),
    /** How many orders are placed, and started, and both. */
    counts: { place: all - start, start, all },
  }
}

/** Returns what was split off the demands of an item. It stands behind those that the list has, with a date of its own. */
export function lateRestsOf(plan: Plan, item: string, listed: readonly Demand[]): readonly LateDemand[] {
  const now = plan.demandOf(item)
  if (now.length <= listed.length) return []
  const delayAt = new Map(plan.delays(item).map(delay => [delay.place, delay]))
  // Several demands may have the same id, and one demand several rests.
  const split = listed.map((whole, place) => ({
    whole,
    place,
    left: whole.quantity - (now[place]?.quantity ?? whole.quantity),
  }))
  return now.slice(listed.length).flatMap(({ id, period, quantity }, at): LateDemand | [] => {
    const [from] = split
      .filter(({ whole, left }) => whole.id === id && whole.period <= period && left > 0)
      .sort((one, other) => Math.abs(one.left - quantity) - Math.abs(other.left - quantity))
    if (!from) return []
    from.left -= quantity
    const { whole } = from
    const place = listed.length + at
    const delay = delayAt.get(place)
    const planned = Math.max(0, period)
    const late = (delay?.ready ?? planned) - whole.period
    if (late === 0) return []
    const moved = planned - whole.period
    const inTime = delayAt.has(from.place) || whole.period < 0 ? 0 : (now[from.place]?.quantity ?? 0)
    return { ...whole, place, listed: whole, quantity, missing: quantity, late, moved, inTime, delay }
  })
}

/** Returns for which period the list wants each demand of an item, by its place. The rest of another is planned for a later one. */
export function wantedPeriodsOf({ plan, demand }: PlannedList, item: string): readonly number[] {
  const periods = plan.demandOf(item).map(({ period }) => period)
  for (const { place, period } of lateRestsOf(plan, item, demand.get(item) ?? [])) periods[place] = period
  return periods
}

/** Returns the orders that come late, or a part of them, and by how many periods each line of one that does. */
function lateOrdersIn(all: readonly LateDemand[]) {
  const orders = new Map<CustomerOrder, Map<Demand, number>>()
  for (const { late, listed } of all) {
    const order = listed.id ?? listed
    const lines = orders.get(order) ?? new Map<Demand, number>()
    orders.set(order, lines.set(listed, Math.max(late, lines.get(listed) ?? 0)))
  }
  return orders as ReadonlyMap<CustomerOrder, ReadonlyMap<Demand, number>>
}

/** Returns what is placed and started of some items, or of all, by period. */
export function releasesOf(
  planning: PlannedList,
  ids: readonly string[] = planning.input.items.map(({ id }) => id),
): readonly Release[] {
  const found: (Omit<Release, 'items'> & { readonly items: string[]; made: number; worth: number })[] = []
  for (const id of ids) {
    const item = planning.plan.itemOf(id)
    const isMade = planning.kindOf(id) === 'make'
    const price = isMade ? 0 : (item.price ?? 0)
    let last = -1
    planning.eachOrder(id, ({ quantity, begins: period }) => {
      found[period] ??= { period, items: [], made: 0, worth: 0 }
      const release = found[period]
      // What is released together is one order.
      if (period !== last) {
        release.items.push(id)
        if (isMade) release.made += 1
      }
      if (price) release.worth += startedFor(item, quantity) * price
      last = period
    })
  }
  // A period without an order is a hole.
  return found.filter(Boolean)
}

export const countIn = (releases: readonly Release[]): number =>
  releases.reduce((sum, { items }) => sum + items.length, 0)

/** Returns the items of releases, each once. There may be very many orders of few items. */
export const itemsIn = (releases: readonly Release[]): readonly string[] => [
  ...new Set(releases.flatMap(({ items }) => items)),
]

/** Returns the orders of releases: the first ones, up to a number. */
export function ordersIn(
  plan: Plan,
  releases: readonly Release[],
  count = Number.POSITIVE_INFINITY,
): readonly ScheduledOrder[] {
  let left = count
  return releases.flatMap(({ period, items }) => {
    const wanted = items.slice(0, Math.max(0, left))
    left -= wanted.length
    return wanted.flatMap(id => plan.placements(id).find(({ release }) => release === period) ?? [])
  })
}
