import { arrivalOf } from './arrival.ts'
import type { Model } from './model.ts'
import { type Orders, ordersOf } from './orders.ts'
import type { Peg, Supply } from './pegging.ts'

/** A demand that cannot be met in time, and the order that delays it most. */
export interface Delay {
  /** When the demand is due. */
  readonly period: number
  /** How much of it comes late. */
  readonly quantity: number
  /** The period in which all of it can be there, at best. It may lie beyond the plan. */
  readonly ready: number
  /** The id of the item whose order delays it: the deepest one that should have been released in the past. */
  readonly item: string
  /** The place of that order in `orders(item)`. */
  readonly order: number
  /** By how many periods that order is late. */
  readonly late: number
  /** The ids of the items from the demand's down to `item`. */
  readonly via: readonly string[]
  /** The id of the demand, if it has one. */
  readonly id?: string
}

/** The period in which a supply can be there, and the order that holds it up. */
interface Ready {
  readonly period: number
  readonly item: number
  readonly place: number
  readonly via: readonly string[]
}

/** Follows an item's demands, or one of them, down to the orders that delay them. In the order of the demands' periods. */
export function delaysOf(
  model: Model,
  orders: Orders,
  pegsOf: (item: number) => readonly Peg[],
  item: number,
  demandId?: string,
): readonly Delay[] {
  const { ids, demand } = model
  const { below, parts } = model.bill
  const known = new Map<string, Ready>()

  function ready(of: number, { kind, place, period }: Supply): Ready {
    const self = { period, item: of, place, via: [ids[of] ?? ''] }
    if (kind !== 'order') return self
    const key = `${of} ${place}`
    const done = known.get(key)
    if (done) return done
    let start = Math.max(0, ordersOf(orders, of)[place]?.release ?? 0)
    let culprit: Ready = self
    for (const part of new Set(parts.subarray(below[of], below[of + 1]))) {
      for (const { supply, requirement } of pegsOf(part)) {
        if (requirement.kind !== 'order' || requirement.item !== of || requirement.place !== place) continue
        const its = ready(part, supply)
        if (its.period <= start) continue
        start = its.period
        culprit = { ...its, via: [...self.via, ...its.via] }
      }
    }
    const found = { ...culprit, period: Math.max(period, arrivalOf(model, of, start)) }
    known.set(key, found)
    return found
  }

  const found = new Map<number, Delay>()
  for (const { supply, requirement, quantity } of pegsOf(item)) {
    const { kind, place, period: due } = requirement
    const { id, period = 0 } = demand[item]?.[place] ?? {}
    if (kind !== 'demand' || (demandId !== undefined && id !== demandId)) continue
    const its = ready(item, supply)
    if (its.period <= due) continue
    const before = found.get(place)
    const isWorst = !before || its.period > before.ready
    found.set(place, {
      ...(before && !isWorst
        ? before
        : {
            period,
            ready: its.period,
            item: ids[its.item] ?? '',
            order: its.place,
            late: Math.max(0, -(ordersOf(orders, its.item)[its.place]?.release ?? 0)),
            via: its.via,
            ...(id !== undefined && { id }),
          }),
      quantity: quantity + (before?.quantity ?? 0),
    })
  }
  return [...found.values()]
}
