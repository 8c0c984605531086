import { backFrom, type Known } from './back.ts'
import type { Delay } from './delays.ts'
import type { Entry } from './events.ts'
import type { Edit } from './input.ts'
import type { Schedule, ScheduledDemand } from './schedule.ts'

// What would help a late demand. Each way is planned, looked at and taken back: nothing is proposed that was not tried.

/** A way to have a late demand in time. Making its `edit` makes true what it says. */
export type Help = { readonly edit: Edit } & (
  | {
      /** `quantity` come in time, and the rest in `period`: the demand is made two. */
      readonly kind: 'split'
      readonly quantity: number
      readonly rest: number
      readonly period: number
    }
  /** All would come in time if only so many were wanted. */
  | { readonly kind: 'quantity'; readonly quantity: number }
  /** All would come in time if each of these took no longer. */
  | { readonly kind: 'lead-time'; readonly items: readonly Shorter[] }
  /** All would come in time if this open order came in `to`. */
  | {
      readonly kind: 'expedite'
      readonly item: string
      readonly from: number
      readonly to: number
      readonly id?: string
    }
  /** All would come in time if no safety stock of this item were kept. */
  | { readonly kind: 'safety-stock'; readonly item: string; readonly quantity: number }
)

/** An item that would have to come within `leadTime`, in the unit of its lead time. */
export interface Shorter {
  readonly item: string
  readonly leadTime: number
  readonly was: number
}

/** What `helpOf` knows of a plan, and how it changes it. */
export interface Trial extends Known {
  readonly change: (edit: Edit) => unknown
  readonly schedule: (id: string) => Schedule
  readonly delays: (id: string) => readonly Delay[]
}

/** How many parts may have to come sooner. More is no help. */
const maxParts = 5

export function helpOf(trial: Trial, id: string, place: number): readonly Help[] {
  const { itemOf, demandOf, receiptsOf, change, schedule, delays } = trial
  const before = demandOf(id)
  const wanted = before[place]
  const demandAt = (at: number) => schedule(id).demands.find(demand => demand.place === at)
  const late = demandAt(place)
  if (!wanted || !late || late.late === 0) return []
  const delayOf = () => delays(id).find(delay => delay.place === place)
  const blamed = delayOf()
  const isInTime = () => demandAt(place)?.late === 0

  const demand = (entries: readonly Entry[]): Edit => ({ demand: { [id]: entries } })
  const withQuantity = (quantity: number): Edit =>
    demand(before.map((entry, at) => (at === place ? { ...entry, quantity } : entry)))
  /** Makes a change, looks, and takes it back. */
  function tried<T>(edit: Edit, look: () => T): T {
    const back = backFrom(edit, trial)
    change(edit)
    try {
      return look()
    } finally {
      change(back)
    }
  }
  const works = (edit: Edit) => tried(edit, isInTime)

  return [
    ...split(),
    ...shorter(),
    ...(blamed ? expedited(blamed) : []),
    ...(blamed ? withoutReserve(blamed) : []),
  ]

  /** How many come in time, at most: a whole number. */
  function split(): readonly Help[] {
    const quantity = mostThat(Math.ceil(wanted?.quantity ?? 0) - 1, many => works(withQuantity(many)))
    if (!wanted || quantity <= 0) return []
    const rest = wanted.quantity - quantity
    const parts = (period: number) =>
      demand([
        ...before.map((entry, at) => (at === place ? { ...entry, quantity } : entry)),
        { ...wanted, quantity: rest, period },
      ])
    const readyOf = ({ period, late: more }: ScheduledDemand) => Math.max(0, period) + more
    const found = tried(parts(wanted.period), () => demandAt(before.length))
    const period = found && readyOf(found)
    const isTrue =
      period !== undefined &&
      tried(parts(period), () => isInTime() && (demandAt(before.length)?.late ?? 0) === 0)
    return [
      ...(isTrue ? [{ kind: 'split' as const, quantity, rest, period, edit: parts(period) }] : []),
      { kind: 'quantity', quantity, edit: withQuantity(quantity) },
    ]
  }

  /** Takes all time from what is late, and from what is late still, until nothing is; then gives back what it can. */
  function shorter(): readonly Help[] {
    const items = new Map<string, Shorter>()
    const edit = (): Edit => ({
      items: [...items.values()].map(({ item, leadTime }) => ({ id: item, leadTime })),
    })
    for (let delay = blamed; delay; delay = tried(edit(), delayOf)) {
      const { item, kind } = delay
      const { leadTime: was = 0 } = itemOf(item)
      if (kind !== 'order' || items.has(item) || was === 0 || items.size === maxParts) return []
      items.set(item, { item, leadTime: 0, was })
    }
    for (const { item, was } of [...items.values()]) {
      const leadTime = mostThat(was, most =>
        works({ items: [...(edit().items ?? []), { id: item, leadTime: most }] }),
      )
      if (leadTime < 0) return []
      items.set(item, { item, leadTime, was })
    }
    const needed = [...items.values()].filter(({ leadTime, was }) => leadTime < was)
    return works(edit()) ? [{ kind: 'lead-time', items: needed, edit: edit() }] : []
  }

  function expedited({ item, kind, order, ready, period }: Delay): readonly Help[] {
    const open = receiptsOf(item)
    for (const [at, entry] of open.entries()) {
      if (kind === 'receipt' ? at !== order : entry.period <= 0) continue
      // As many periods earlier as the demand is late, and no earlier than today.
      const to = Math.max(0, entry.period - (ready - Math.max(0, period)))
      const edit: Edit = {
        receipts: { [item]: open.map((one, place) => (place === at ? { ...one, period: to } : one)) },
      }
      if (to < entry.period && works(edit))
        return [
          {
            kind: 'expedite',
            item,
            from: entry.period,
            to,
            edit,
            ...(entry.id !== undefined && { id: entry.id }),
          },
        ]
    }
    return []
  }

  function withoutReserve({ via }: Delay): readonly Help[] {
    return via.flatMap(item => {
      const { safetyStock: quantity = 0 } = itemOf(item)
      const edit: Edit = { items: [{ id: item, safetyStock: 0 }] }
      return quantity > 0 && works(edit) ? [{ kind: 'safety-stock' as const, item, quantity, edit }] : []
    })
  }
}

/** Returns the largest whole number up to one for which something holds that holds below it; −1 if there is none. */
function mostThat(top: number, holds: (number: number) => boolean): number {
  let [low, high] = [-1, top]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}
