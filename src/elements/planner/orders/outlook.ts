import type { Delay } from '../../../planning/engine/delays.ts'
import type { Entry } from '../../../planning/engine/events.ts'
import type { Demand, Item, PlanInput } from '../../../planning/engine/input.ts'
import type { Plan, Planned } from '../../../planning/engine/plan.ts'
import { startedFor } from '../../../planning/engine/record.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import type { Outline } from '../outline.ts'

/** A demand that comes late, and why. */
export interface LateDemand extends Entry {
  readonly item: string
  /** Its place among the demands of the item. */
  readonly place: number
  /** How many periods after it is due in the list the last of it is there. */
  readonly late: number
  readonly delay: Delay
}

/** A part of a demand that was split off, and comes later than the list wants it. */
export interface LateRest {
  /** The demand as the list has it. */
  readonly whole: Demand
  /** Its own place among the demands of the item. */
  readonly place: number
  readonly quantity: number
  /** The period in which it comes. */
  readonly ready: number
  readonly late: number
  /** How many of these periods its own day lies behind the one of the list. */
  readonly moved: number
  /** How many of the demand come in time. */
  readonly inTime: number
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
export interface Outlook {
  /** What is placed and started, by period. */
  readonly releases: readonly Release[]
  /** What comes late, the worst first. */
  readonly late: readonly LateDemand[]
  /** What a try made of a late demand beside the part that comes in time. */
  readonly rests: readonly LateRest[]
  /** The orders that come late, or a part of them, and by how many periods each line of one that does. */
  readonly lateOrders: ReadonlyMap<CustomerOrder, ReadonlyMap<Demand, number>>
  /** How many orders are placed, and started, and both. */
  readonly counts: { readonly place: number; readonly start: number; readonly all: number }
}

/** A list as it is planned now. */
interface PlannedList {
  readonly plan: Plan
  readonly eachOrder: Planned['eachOrder']
  readonly input: PlanInput
  readonly outline: Outline
  isMade(id: string): boolean
  itemOf(id: string): Item
}

export function outlookOf(planning: PlannedList): Outlook {
  const { plan, input, outline } = planning
  const listed = [...outline.demand]
  const rests = listed.flatMap(([item, own]) => lateRestsOf(plan, item, own))
  const late = listed.flatMap(([item, own]) => {
    const now = plan.demandOf(item)
    return plan.delays(item).flatMap((delay): readonly LateDemand[] => {
      const { place, period, ready } = delay
      const demand = place < own.length ? now[place] : undefined
      return demand ? [{ ...demand, item, place, late: ready - period, delay }] : []
    })
  })
  const releases = releasesOf(
    planning,
    input.items.map(({ id }) => id),
  )
  const start = releases.reduce((sum, { made }) => sum + made, 0)
  const all = countIn(releases)
  return {
    releases,
    late: late.sort((one, other) => other.late - one.late),
    rests,
    lateOrders: lateOrdersIn(outline, late, rests),
    counts: { place: all - start, start, all },
  }
}

/** Returns what was split off the demands of an item. It stands behind those that the list has, with a date of its own. */
export function lateRestsOf(plan: Plan, item: string, listed: readonly Demand[]): readonly LateRest[] {
  const now = plan.demandOf(item)
  if (now.length <= listed.length) return []
  const latenessAt = new Map(plan.deliveries(item).map(({ place, late }) => [place, late]))
  // Several demands may have the same id, and one demand several rests.
  const missing = listed.map(({ quantity }, place) => quantity - (now[place]?.quantity ?? quantity))
  return now.slice(listed.length).flatMap(({ id, period, quantity }, at): readonly LateRest[] => {
    const missingOf = (one: number) => missing[one] ?? 0
    const [from = -1] = [...listed.keys()]
      .filter(
        one => listed[one]?.id === id && (listed[one]?.period ?? period) <= period && missingOf(one) > 0,
      )
      .sort((one, other) => Math.abs(missingOf(one) - quantity) - Math.abs(missingOf(other) - quantity))
    const whole = listed[from]
    const place = listed.length + at
    const own = latenessAt.get(place) ?? 0
    if (!whole) return []
    const moved = Math.max(0, period) - whole.period
    missing[from] = missingOf(from) - quantity
    if (moved + own === 0) return []
    const inTime = latenessAt.get(from) || whole.period < 0 ? 0 : (now[from]?.quantity ?? 0)
    return [{ whole, place, quantity, ready: Math.max(0, period) + own, late: moved + own, moved, inTime }]
  })
}

/** Returns for when the list wants a demand of an item that is, by its place, the rest of another. */
export const listedPeriodOf = (rests: readonly LateRest[], item: string, place: number): number | undefined =>
  rests.find(rest => rest.place === place && rest.whole.item === item)?.whole.period

function lateOrdersIn(
  { demand }: Outline,
  late: readonly LateDemand[],
  rests: readonly LateRest[],
): Outlook['lateOrders'] {
  const orders = new Map<CustomerOrder, Map<Demand, number>>()
  const whole = late.map(({ late, item, place }) => ({ late, whole: demand.get(item)?.[place] }))
  for (const { late: by, whole: listed } of [...whole, ...rests]) {
    if (!listed) continue
    const order = listed.id ?? listed
    const lines = orders.get(order) ?? new Map<Demand, number>()
    orders.set(order, lines.set(listed, Math.max(by, lines.get(listed) ?? 0)))
  }
  return orders
}

/** Returns what is placed and started of some items, by period. */
export function releasesOf(planning: PlannedList, ids: readonly string[]): readonly Release[] {
  const found: (Omit<Release, 'items'> & { readonly items: string[]; made: number; worth: number })[] = []
  for (const id of ids) {
    const item = planning.itemOf(id)
    const isMade = planning.isMade(id)
    const price = isMade ? 0 : (item.price ?? 0)
    let last = -1
    planning.eachOrder(id, (_, quantity, period) => {
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
