import type { Entry } from './events.ts'
import type { Model } from './model.ts'
import type { Peg, Supply } from './pegging.ts'

/** What a part of an order is for. All causes of an order add up to its quantity. */
export interface Cause {
  /**
   * `demand`: a demand for `item`. `safety-stock`: the safety stock of `item`. `on-hand`: its negative stock. `excess`:
   * what the lot rule adds, or what an open order of `item` brings, beyond every need.
   */
  readonly kind: 'demand' | 'safety-stock' | 'on-hand' | 'excess'
  /** The id of the item at the top of the chain. */
  readonly item: string
  /** When it is needed there. Overdue demands keep their own. */
  readonly period: number
  /** The share of the order's quantity, in units of the order's item. */
  readonly quantity: number
  /** The ids of the items whose orders pass the need on, from the order's parent up to `item`. Empty for its own. */
  readonly via: readonly string[]
  /** The id of the demand, if it has one. */
  readonly id?: string
}

/** Follows an order up to the demands that caused it. Causes that differ in their quantity alone are one. */
export function causesOf(
  model: Model,
  pegsOf: (item: number) => readonly Peg[],
  item: number,
  place: number,
): readonly Cause[] {
  const { ids, demand } = model
  const known = new Map<string, readonly Cause[]>()

  function causes(of: number, kind: Supply['kind'], at: number): readonly Cause[] {
    const key = `${of} ${kind} ${at}`
    const done = known.get(key)
    if (done) return done
    const found = new Map<string, Cause>()
    const add = (cause: Cause) => {
      const name = JSON.stringify({ ...cause, quantity: 0 })
      found.set(name, { ...cause, quantity: cause.quantity + (found.get(name)?.quantity ?? 0) })
    }
    for (const { supply, requirement, quantity } of pegsOf(of)) {
      if (supply.kind !== kind || supply.place !== at) continue
      const { kind: reason, item: owner, place: source } = requirement
      const name = ids[owner] ?? ''
      if (reason === 'order' || reason === 'receipt') {
        const above = causes(owner, reason, source)
        const whole = above.reduce((sum, cause) => sum + cause.quantity, 0)
        for (const cause of above)
          add({ ...cause, quantity: (cause.quantity / whole) * quantity, via: [name, ...cause.via] })
      } else {
        const { id, period }: Entry = (reason === 'demand' && demand[owner]?.[source]) || requirement
        add({ kind: reason, item: name, period, quantity, via: [], ...(id !== undefined && { id }) })
      }
    }
    const all = [...found.values()]
    known.set(key, all)
    return all
  }

  return causes(item, 'order', place)
}
