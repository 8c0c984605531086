import type { Arrivals } from './arrival.ts'
import type { Model } from './model.ts'
import { sum } from './record.ts'
import type { Blocker } from './supplies.ts'

/** A demand that cannot be met in time, and the order that delays it most. */
export interface Delay {
  /** The place of the demand among the item's, from 0. */
  readonly place: number
  /** When the demand is due. */
  readonly period: number
  /** How much of it comes late. */
  readonly quantity: number
  /** The period in which all of it can be there, at best. It may lie beyond the plan. */
  readonly ready: number
  /** What delays it: a planned order, or an open one, for which it waits. */
  readonly kind: 'order' | 'receipt'
  /** The id of the item whose order it is: the deepest one. */
  readonly item: string
  /** The place of that order in `orders(item)`, or among the open orders of the item. */
  readonly order: number
  /** By how many periods that order comes too late for it, or for what should have had it before. */
  readonly late: number
  /** The period in which it is needed for this demand, no earlier than today. */
  readonly needed: number
  /** The ids of the items from the demand's down to `item`. */
  readonly via: readonly string[]
  /** The id of the demand, if it has one. */
  readonly id?: string
}

/** Follows an item's demands down to the orders that delay them. In the order of the demands' periods. */
export function delaysOf({ ids, demand }: Model, { meet }: Arrivals, item: number): readonly Delay[] {
  return meet(item).flatMap(({ requirement, ready, cause, deliveries }) => {
    const { kind, place, period: due } = requirement
    if (!cause || kind !== 'demand') return []
    const { id, period = 0 } = demand[item]?.[place] ?? {}
    const via: string[] = []
    let deepest = cause
    for (let at: Blocker | undefined = cause; at; at = at.supply.heldBy) {
      via.push(ids[at.supply.item] ?? '')
      deepest = at
    }
    const { supply, neededIn: needed } = deepest
    const late = deliveries.filter(({ period }) => period > due)
    return {
      place,
      period,
      quantity: sum(late.map(({ quantity }) => quantity)),
      ready,
      kind: supply.kind,
      item: ids[supply.item] ?? '',
      order: supply.place,
      // What comes in time for somebody else comes too late for this need.
      late: supply.arrives - Math.min(supply.due, needed),
      needed,
      via,
      ...(id !== undefined && { id }),
    }
  })
}
