import type { Demand } from '../../../planning/engine/input.ts'
import type { Plan } from '../../../planning/engine/plan.ts'

/** A part of a demand that was split off, and comes later than the list wants it. */
export interface LateRest {
  /** The demand as the list has it. */
  readonly whole: Demand
  readonly quantity: number
  /** The period in which it comes. */
  readonly ready: number
  readonly late: number
  /** How many of the demand come in time. */
  readonly inTime: number
}

/** Returns what was split off the demands of an item. It stands behind those that the list has, with a date of its own. */
export function lateRestsOf(plan: Plan, item: string, listed: readonly Demand[]): readonly LateRest[] {
  const now = plan.demandOf(item)
  if (now.length <= listed.length) return []
  const latenessAt = new Map(plan.deliveries(item).map(({ place, late }) => [place, late]))
  return now.slice(listed.length).flatMap(({ id, period, quantity }, at): readonly LateRest[] => {
    const place = listed.findIndex(
      (whole, of) =>
        whole.id === id && whole.period < period && whole.quantity > (now[of]?.quantity ?? whole.quantity),
    )
    const whole = listed[place]
    if (!whole) return []
    const ready = Math.max(0, period) + (latenessAt.get(listed.length + at) ?? 0)
    const inTime = latenessAt.get(place) ? 0 : (now[place]?.quantity ?? 0)
    return [{ whole, quantity, ready, late: ready - Math.max(0, whole.period), inTime }]
  })
}
