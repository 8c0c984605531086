import type { Entry } from './demands-and-receipts.ts'
import type { Model } from './model.ts'
import type { Pegs, Requirement } from './pegging.ts'
import { rounded } from './record.ts'

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
  /**
   * The ids of the items whose orders pass the need on, from the order's parent up to `item`. Empty for its own. Where
   * several ways lead there, the one that most of it takes.
   */
  readonly via: readonly string[]
  /** The id of the demand, if it has one. */
  readonly id?: string
}

/** Joins the causes of several orders: each once, with the quantities of all of them. */
export function joinCauses(causes: readonly Cause[]): readonly Cause[] {
  const joined = new Map<string, Cause>()
  for (const cause of causes) {
    const key = JSON.stringify([cause.kind, cause.item, cause.period, cause.id])
    const quantity = rounded(cause.quantity + (joined.get(key)?.quantity ?? 0))
    joined.set(key, { ...cause, quantity })
  }
  return [...joined.values()]
}

/** A planned order, or an open one. */
interface SupplyRef {
  readonly kind: 'order' | 'receipt'
  readonly item: number
  readonly place: number
}

/** From a supply up. */
interface Path {
  readonly supply: SupplyRef
  readonly next: Path | undefined
}

interface Found {
  /** What of the same key is one. */
  readonly key: string
  readonly cause: Omit<Cause, 'quantity' | 'via'>
  readonly quantity: number
  /** How much of it comes by `path`. */
  readonly onPath: number
  readonly path: Path | undefined
  /** When the item itself is needed for it. */
  readonly need: number
}

/** A cause, and the orders that pass it on, planned and open: from the order's parent up. */
export interface Traced {
  readonly cause: Cause
  /** The period in which the first of it is needed of the order's own item. */
  readonly need: number
  readonly path: readonly SupplyRef[]
}

/**
 * Follows an order up to the demands that caused it. Causes of one kind, item, period and demand are one, so that the
 * work grows with orders and demands, and not with the ways that a bill has between them.
 */
export function causesOf(
  model: Model,
  pegsOf: (item: number) => Pegs,
  item: number,
  place: number,
): readonly Traced[] {
  const order: SupplyRef = { kind: 'order', item, place }
  const levelOf = (supply: SupplyRef) => model.level[supply.item] ?? 0
  // Parents before their parts: the causes of a parent's order are known when a part asks for them.
  const sorted = [...reachedFrom(pegsOf, order)].sort(([, one], [, other]) => levelOf(one) - levelOf(other))
  const known = new Map<Needs, readonly Found[]>()
  const foundFor = (supply: SupplyRef) => known.get(needsOf(pegsOf, supply)) ?? []
  for (const [needs] of sorted) {
    const found = needs.flatMap(requirement =>
      isSupply(requirement) ? sharesOf(requirement, foundFor(requirement)) : foundIn(model, requirement),
    )
    known.set(needs, joined(found))
  }
  return foundFor(order).map(found => tracedOf(model, found))
}

function foundIn(model: Model, requirement: Requirement): Found {
  const { kind, item, place, period: need, quantity } = requirement
  const { id, period }: Entry = (kind === 'demand' && model.demand[item]?.[place]) || requirement
  return {
    key: `${kind} ${item} ${period} ${id ?? ''}`,
    cause: {
      kind: kind as Cause['kind'],
      item: model.ids[item] ?? '',
      period,
      ...(id !== undefined && { id }),
    },
    quantity,
    onPath: quantity,
    path: undefined,
    need,
  }
}

/** Returns the causes of a parent's order, each with its share of what that order needs of a part. */
function sharesOf(requirement: Requirement & SupplyRef, above: readonly Found[]): readonly Found[] {
  const whole = above.reduce((sum, { quantity }) => sum + quantity, 0)
  return above.map(one => {
    const share = (one.quantity / whole) * requirement.quantity
    const path = { supply: requirement, next: one.path }
    return { ...one, quantity: share, onPath: share, need: requirement.period, path }
  })
}

function joined(all: readonly Found[]): readonly Found[] {
  const found = new Map<string, Found>()
  for (const one of all) {
    const before = found.get(one.key)
    const main = before && before.onPath >= one.onPath ? before : one
    const need = Math.min(one.need, before?.need ?? one.need)
    found.set(one.key, { ...main, need, quantity: one.quantity + (before?.quantity ?? 0) })
  }
  return [...found.values()]
}

function tracedOf({ ids }: Model, { cause: { id, ...cause }, quantity, need, path: first }: Found): Traced {
  const path: SupplyRef[] = []
  for (let at = first; at; at = at.next) path.push(at.supply)
  const via = path.map(one => ids[one.item] ?? '')
  return {
    cause: { ...cause, quantity: rounded(quantity), via, ...(id !== undefined && { id }) },
    need,
    path,
  }
}

/** What a supply is for: a list of its own for each, and the same whenever it is asked for. */
type Needs = readonly Requirement[]

const needsOf = (pegsOf: (item: number) => Pegs, { item, kind, place }: SupplyRef): Needs =>
  pegsOf(item)[kind][place] ?? []

/** Returns an order, and the supplies that it goes into, all the way up, by what they are for. */
function reachedFrom(pegsOf: (item: number) => Pegs, order: SupplyRef): ReadonlyMap<Needs, SupplyRef> {
  const reached = new Map([[needsOf(pegsOf, order), order]])
  // A map goes over what is added on the way.
  for (const needs of reached.keys())
    for (const above of needs) if (isSupply(above)) reached.set(needsOf(pegsOf, above), above)
  return reached
}

/**
 * Puts the causes of an order that is due in `due` by their needs: it is due when the first of them is. What was needed
 * before, such as a safety stock, waits for it.
 */
export const inOrderOfNeed = (traced: readonly Traced[], due: number): readonly Traced[] => {
  const isLast = ({ cause }: Traced) => Number(cause.kind === 'excess')
  const needOf = ({ need }: Traced) => Math.max(need, due)
  const isReserve = ({ cause }: Traced) => Number(cause.kind === 'safety-stock')
  return [...traced].sort(
    (one, other) =>
      isLast(one) - isLast(other) ||
      needOf(one) - needOf(other) ||
      isReserve(one) - isReserve(other) ||
      other.cause.quantity - one.cause.quantity,
  )
}

const isSupply = (requirement: Requirement): requirement is Requirement & SupplyRef =>
  requirement.kind === 'order' || requirement.kind === 'receipt'
