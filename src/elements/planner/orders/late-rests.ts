import type { Demand } from '../../../planning/engine/input.ts'
import type { Plan } from '../../../planning/engine/plan.ts'

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
