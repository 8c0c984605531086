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

/** When a supply can be there, and the order that holds it up: the last of `via`. */
interface Ready extends Pick<Delay, 'order' | 'late' | 'via'> {
  readonly period: number
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
  const known = new Map<number, readonly Ready[]>()

  /** All orders of an item in one go: a screw has more pegs than anybody wants to go over for each. */
  function readyOrders(of: number): readonly Ready[] {
    const done = known.get(of)
    if (done) return done
    const via = [ids[of] ?? '']
    const planned = ordersOf(orders, of)
    const starts = planned.map(({ release }, order): Ready => {
      return { period: Math.max(0, release), order, late: Math.max(0, -release), via }
    })
    for (const part of new Set(parts.subarray(below[of], below[of + 1])))
      for (const { supply, requirement } of pegsOf(part)) {
        const { kind, item, place } = requirement
        const start = starts[place]
        if (kind !== 'order' || item !== of || !start) continue
        const its = readyAt(part, supply)
        if (its.period > start.period) starts[place] = { ...its, via: [...via, ...its.via] }
      }
    const found = starts.map((start, place) => ({
      ...start,
      period: Math.max(planned[place]?.due ?? 0, arrivalOf(model, of, start.period)),
    }))
    known.set(of, found)
    return found
  }

  function readyAt(of: number, { kind, place, period }: Supply): Ready {
    return (
      (kind === 'order' && readyOrders(of)[place]) || { period, order: place, late: 0, via: [ids[of] ?? ''] }
    )
  }

  const found = new Map<number, Delay>()
  for (const { supply, requirement, quantity } of pegsOf(item)) {
    const { kind, place, period: due } = requirement
    const { id, period = 0 } = demand[item]?.[place] ?? {}
    if (kind !== 'demand' || (demandId !== undefined && id !== demandId)) continue
    const { period: ready, ...held } = readyAt(item, supply)
    if (ready <= due) continue
    const before = found.get(place)
    const worst =
      before && before.ready >= ready
        ? before
        : { ...held, period, ready, item: held.via.at(-1) ?? '', ...(id !== undefined && { id }) }
    found.set(place, { ...worst, quantity: quantity + (before?.quantity ?? 0) })
  }
  return [...found.values()]
}
