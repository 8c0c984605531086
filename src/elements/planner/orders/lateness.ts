import type { Cause, Traced } from '../../../planning/engine/causes.ts'
import type { Plan } from '../../../planning/engine/plan.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import type { Planning } from '../planning-with-undo.ts'
import { asListed, dueBefore, movedOf } from './order-reasons.ts'
import type { LateDemand } from './outlook.ts'

/**
 * Returns since when less than a `level` is left, of the time in which an order should be there and is not; −1 where it
 * never is. Below 0, somebody waits for the order.
 */
export const lowSince = (plan: Plan, { item, due, arrives }: ScheduledOrder, level = 0): number =>
  arrives > due
    ? plan
        .schedule(item)
        .projected.findIndex((stock, period) => period >= due && period < arrives && stock < level)
    : -1

/** Returns the items of which a demand comes late, or what a try made of one: the worst first. */
export const itemsWanted = ({ outlook: { late, rests } }: Planning): readonly string[] =>
  [...late, ...rests].map(({ item }) => item)

/** Returns whether an order of an item comes too late for somebody. Of very many items, few have an order that comes late. */
export const isWaitedFor = (planning: Planning, id: string): boolean =>
  comesLate(planning, id) && planning.plan.placements(id).some(order => lowSince(planning.plan, order) >= 0)

/** Returns whether an order of an item comes later than it is due: one that is for a late demand, if that is given. */
function comesLate(planning: Planning, id: string, late?: LateDemand): boolean {
  const isIt = late && isNeedOf(planning, late)
  let isFound = false
  planning.eachOrder(id, ({ place, due, arrives }) => {
    isFound ||= arrives > due && (!isIt || needsBefore(planning, id, place, arrives).some(isIt))
  })
  return isFound
}

/** Returns a function that tells whether something is needed for a late demand, as the plan has it now. */
export function isNeedOf({ plan }: Planning, late: LateDemand): (need: Traced) => boolean {
  const { id, period } = plan.demandOf(late.item)[late.place] ?? late
  return ({ cause }) =>
    cause.kind === 'demand' && cause.item === late.item && cause.id === id && cause.period === period
}

/** Returns for what an order is needed before it arrives. Of a lot, some may be for later. */
const needsBefore = (
  { needsOf }: Planning,
  item: string,
  place: number,
  arrives: number,
): readonly Traced[] => needsOf(item, place).filter(({ need }) => need < arrives)

/**
 * Returns how late an order is for whoever needs it, counted from the dates of the list: for how many periods somebody
 * waits for it; whether nobody does, and the stock is below its safety stock until it comes; and when it is `wanted`. What
 * was split off a demand is planned for later than the list wants it, and what was due before today for today.
 */
export function latenessOf(planning: Planning, placed: ScheduledOrder) {
  const { item, due, arrives, orders } = placed
  const { plan } = planning
  const since = lowSince(plan, placed)
  if (since < 0)
    return { late: 0, isLow: lowSince(plan, placed, plan.itemOf(item).safetyStock ?? 0) >= 0, wanted: due }
  const before = dueBefore(planning, item, orders)
  if (before > 0 || planning.outlook.rests.length === 0)
    return { late: arrives - (before > 0 ? due - before : since), isLow: false, wanted: due - before }
  const each = orders.map(order => {
    const { causes, steps } = plan.why(item, order)
    const day = steps.at(-1)?.order.due ?? due
    // Who waits is a demand; what comes before it is for a stock, which is wanted when it is planned.
    const at = causes.findIndex(({ kind }) => kind === 'demand')
    const moved = Math.min(day, movedOf(planning, causes[at]))
    return { waits: Math.max(since, day) - moved, wanted: at === 0 ? day - moved : day }
  })
  return {
    late: arrives - Math.min(...each.map(({ waits }) => waits)),
    isLow: false,
    wanted: Math.min(...each.map(({ wanted }) => wanted)),
  }
}

/**
 * Returns the late demands for which an order comes too late, though nobody waits for it: what the demand waits for comes
 * later still.
 */
export function tooLateFor(planning: Planning, { item, due, arrives, orders }: ScheduledOrder) {
  const needs = arrives > due ? orders.flatMap(order => needsBefore(planning, item, order, arrives)) : []
  const isLate = ({ kind, item, id, period }: Cause) =>
    kind === 'demand' && planning.plan.delays(item).some(delay => delay.id === id && delay.period === period)
  return asListed(planning, needs.map(({ cause }) => cause).filter(isLate))
}

/**
 * Returns the items besides the one that delays a late demand most whose orders come too late for it, too: the deepest
 * ones, on which the others wait.
 */
export function othersLateFor(planning: Planning, late: LateDemand): readonly string[] {
  const reached = new Set([late.item])
  const found: string[] = []
  // What is reached on the way is looked at, too.
  for (const at of reached) {
    const parts = (planning.bills.parts.get(at) ?? [])
      .map(({ child }) => child)
      .filter(part => comesLate(planning, part, late))
    for (const part of parts) reached.add(part)
    if (parts.length === 0 && !late.delay?.via.includes(at)) found.push(at)
  }
  return found
}
