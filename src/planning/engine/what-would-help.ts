import { backFrom } from './change.ts'
import type { Delay } from './delays.ts'
import type { Entry } from './demands-and-receipts.ts'
import type { Edit } from './input.ts'
import type { Plan } from './plan.ts'
import { rounded } from './record.ts'
import type { ScheduledDemand } from './schedule.ts'

// What would help a late demand. Each way is planned, looked at and taken back: nothing is proposed that was not tried.

/** A way to have a late demand in time. Making its `edit` makes true what it says. */
export type Help = { readonly edit: Edit } & (
  | {
      /** `quantity` come in time, and the rest in `period`: the demand is made two. The rest is wanted in the next period, so that it comes as soon as it can. */
      readonly kind: 'split'
      readonly quantity: number
      readonly rest: number
      readonly period: number
    }
  /** All would come in time if only so many were wanted. */
  | { readonly kind: 'quantity'; readonly quantity: number }
  /** All would come in time if each of these took no longer. */
  | { readonly kind: 'lead-time'; readonly items: readonly Shorter[] }
  /** All would come in time if each of these open orders came in its `to`. */
  | { readonly kind: 'expedite'; readonly orders: readonly Sooner[] }
  /** All would come in time if no safety stock of this item were kept. */
  | { readonly kind: 'safety-stock'; readonly item: string; readonly quantity: number }
  /** All would come in time if orders of this item were as large as its needs: it had no lot rule. */
  | { readonly kind: 'lot'; readonly item: string }
)

/** An item that would have to come within `leadTime`, in the unit of its lead time: no less than 1. */
export interface Shorter {
  readonly item: string
  readonly leadTime: number
  readonly was: number
}

/** An open order that would have to come in `to`, in place of `from`. */
interface Sooner {
  readonly item: string
  readonly from: number
  readonly to: number
  readonly id?: string
}

/** How many parts or open orders may have to come sooner. More is no help. */
const maxParts = 5
/** How many items are asked whether their safety stock or lots take the parts. */
const maxHolders = 30
/** For how many days the rest of a demand is tried. */
const maxRests = 6

/**
 * Returns what would bring a late demand of an item in time: ways that were planned and looked at. `place` is the one
 * that `schedule(id)` gives. They cost a plan of what they touch for each try.
 */
export function help(plan: Plan, id: string, place: number): readonly Help[] {
  const late = lateDemandOf(plan, id, place)
  if (!late) return []
  return [...splitOf(late), ...shorterOf(late), ...expeditedOf(late), ...freedOf(late)]
}

/** Makes a change, looks at what came of it, and takes it back. `look` takes the ids of what was planned again. */
export function tryOut<T>(plan: Plan, edit: Edit, look: (planned: readonly string[]) => T): T {
  const back = backFrom(edit, plan)
  const planned = plan.change(edit)
  try {
    return look(planned)
  } finally {
    plan.change(back)
  }
}

/** A late demand, in a plan that can be changed, looked at and put back as it was. */
interface Late {
  readonly plan: Plan
  /** What delays it. */
  readonly blamed: Delay | undefined
  readonly wanted: Entry
  /** Returns the edit that puts an entry in the place of the late one, and adds others behind the last. */
  readonly editWith: (entry: Entry, ...added: readonly Entry[]) => Edit
  /** Returns what comes of the late demand, or of the one that was added behind the last. */
  readonly delivery: (isAdded?: boolean) => ScheduledDemand | undefined
  readonly delayOf: () => Delay | undefined
  /** Makes a change, looks, and takes it back. */
  readonly tryEdit: <T>(edit: Edit, look: () => T) => T
  /** Whether all of it comes in time after a change. */
  readonly bringsInTime: (edit: Edit) => boolean
}

function lateDemandOf(plan: Plan, id: string, place: number): Late | undefined {
  const before = plan.demandOf(id)
  const wanted = before[place]
  const delivery = (isAdded = false) =>
    plan.schedule(id).demands.find(demand => demand.place === (isAdded ? before.length : place))
  if (!wanted || !delivery()?.late) return undefined
  const delayOf = () => plan.delays(id).find(delay => delay.place === place)
  const tryEdit: Late['tryEdit'] = (edit, look) => tryOut(plan, edit, look)
  return {
    plan,
    wanted,
    blamed: delayOf(),
    editWith: (entry, ...added) => ({ demand: { [id]: [...before.with(place, entry), ...added] } }),
    delivery,
    delayOf,
    tryEdit,
    bringsInTime: edit => tryEdit(edit, () => delivery()?.late === 0),
  }
}

/** How many come in time, at most: a whole number. */
function splitOf(late: Late): readonly Help[] {
  const { wanted, editWith, bringsInTime } = late
  const withQuantity = (quantity: number) => editWith({ ...wanted, quantity })
  // None is no delivery, and so is never in time.
  const more = largestThat(Math.ceil(wanted.quantity) - 2, many => bringsInTime(withQuantity(many + 1)))
  if (more < 0) return []
  const quantity = more + 1
  return [...restOf(late, quantity), { kind: 'quantity', quantity, edit: withQuantity(quantity) }]
}

/**
 * The rest of a late demand, wanted right behind what comes in time: for the day after. Where an order would be for both, it
 * is wanted when it is ready.
 */
function restOf({ plan, wanted, editWith, delivery, tryEdit }: Late, quantity: number): readonly Help[] {
  const rest = rounded(wanted.quantity - quantity)
  let next = Math.max(0, wanted.period) + 1
  for (let tries = 0; tries < maxRests; tries += 1) {
    const due = Math.min(next, plan.periods - 1)
    const edit = editWith({ ...wanted, quantity }, { ...wanted, quantity: rest, period: due })
    const [first, added] = tryEdit(edit, () => [delivery(), delivery(true)])
    const period = due + (added?.late ?? 0)
    if (added && first?.late === 0) return [{ kind: 'split', quantity, rest, period, edit }]
    if (period <= due) return []
    next = period
  }
  return []
}

/** Parts that come within a shorter lead time. */
function shorterOf(late: Late): readonly Help[] {
  const { plan } = late
  const edit = (times: ReadonlyMap<string, number>): Edit => ({
    items: [...times].map(([id, leadTime]) => ({ id, leadTime })),
  })
  const leadTimeOf = (item: string) => plan.itemOf(item).leadTime ?? 0
  const shortest = 1
  const times = leastChange(late, edit, shortest, ({ via }, taken) => {
    const item = via.findLast(one => !taken.has(one) && leadTimeOf(one) > shortest)
    return item === undefined ? undefined : [item, leadTimeOf(item)]
  })
  if (!times) return []
  const items = [...times].map(([item, leadTime]) => ({ item, leadTime, was: leadTimeOf(item) }))
  return [{ kind: 'lead-time', items, edit: edit(times) }]
}

/** An open order, by its place among those of its item. */
interface Open {
  readonly item: string
  readonly at: number
  readonly entry: Entry
}

/** Open orders that come sooner: no earlier than today, and no earlier than they have to. */
function expeditedOf(late: Late): readonly Help[] {
  const { plan, bringsInTime } = late
  const edit = (periods: ReadonlyMap<Open, number>): Edit => {
    const receipts: Record<string, readonly Entry[]> = {}
    for (const [{ item, at, entry }, period] of periods)
      receipts[item] = (receipts[item] ?? plan.receiptsOf(item)).with(at, { ...entry, period })
    return { receipts }
  }
  const periods = leastChange(late, edit, 0, ({ kind, item, order }, taken) => {
    const used = [...taken.keys()].filter(open => open.item === item).map(({ at }) => at)
    const left = plan
      .receiptsOf(item)
      .flatMap((entry, at): Open | [] => (entry.period > 0 && !used.includes(at) ? { item, at, entry } : []))
    // In place of a planned order that comes too late, an open one might come sooner: one that is enough, if there is any.
    const open =
      kind === 'receipt'
        ? left.find(({ at }) => at === order)
        : (left.find(one => bringsInTime(edit(new Map(taken).set(one, 0)))) ?? left[0])
    return open && [open, open.entry.period]
  })
  if (!periods) return []
  const orders = [...periods].map(([{ item, entry }, to]): Sooner => {
    const { id, period: from } = entry
    return { item, from, to, ...(id !== undefined && { id }) }
  })
  return [{ kind: 'expedite', orders, edit: edit(periods) }]
}

/**
 * Takes all time but the `least` from what is late, and from what is late still, until nothing is; then gives back what it
 * can. `next` names what to take time from, and its time. Returns the times that are left of those that have to be shorter.
 */
function leastChange<T>(
  { blamed, delayOf, tryEdit, bringsInTime }: Late,
  edit: (times: ReadonlyMap<T, number>) => Edit,
  least: number,
  next: (delay: Delay, taken: ReadonlyMap<T, number>) => readonly [T, number] | undefined,
): ReadonlyMap<T, number> | undefined {
  const was = new Map<T, number>()
  const times = new Map<T, number>()
  for (let delay = blamed; delay; delay = tryEdit(edit(times), delayOf)) {
    const [one, time = 0] = next(delay, times) ?? []
    if (one === undefined || time <= least || times.size === maxParts) return undefined
    was.set(one, time)
    times.set(one, least)
  }
  for (const [one, time] of was) {
    const more = largestThat(time - least, more => bringsInTime(edit(new Map(times).set(one, least + more))))
    if (more < 0) return undefined
    const longest = least + more
    times.set(one, longest)
    if (longest === time) times.delete(one)
  }
  return times.size > 0 && bringsInTime(edit(times)) ? times : undefined
}

/** Stock that only safety holds back, or that lots take: of what is late, or of something else that its parts go into. */
function freedOf({ plan, blamed, bringsInTime }: Late): readonly Help[] {
  const holders = new Set(blamed?.via)
  // A set goes over what is added on the way.
  for (const item of holders) {
    if (holders.size >= maxHolders) break
    for (const parent of plan.parentsOf(item)) holders.add(parent)
  }
  return [...holders].slice(0, maxHolders).flatMap(item => {
    const { safetyStock: quantity = 0, lot } = plan.itemOf(item)
    const ways: Help[] = []
    if (quantity > 0)
      ways.push({ kind: 'safety-stock', item, quantity, edit: { items: [{ id: item, safetyStock: 0 }] } })
    if (lot) ways.push({ kind: 'lot', item, edit: { items: [{ id: item, lot: undefined }] } })
    return ways.filter(({ edit }) => bringsInTime(edit))
  })
}

/** Returns the largest whole number from 0 to `top` for which `holds`, or −1. What holds for a number holds for each smaller one. */
function largestThat(top: number, holds: (number: number) => boolean): number {
  let [low, high] = [-1, top]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}
