import { toleranceOf } from './netting.ts'
import type { Requirement } from './pegging.ts'
import type { Blocker, Supply } from './supplies.ts'

// Who gets what comes of an item. Whoever needs it first is served first. A demand has it as it comes. An order takes all
// that it needs at once, when it can begin: until then, others have what will be there again by that time.

/** A need within the plan, and when it is met. */
export interface Met {
  readonly requirement: Requirement
  /** From when on it could be used: an order's other parts are there. */
  readonly begin: number
  /** The period in which all of it is there. */
  readonly ready: number
  /** What is there when: no earlier than it is needed. */
  readonly deliveries: readonly Delivery[]
  /** What makes it late; nothing where it is in time. */
  readonly cause: Blocker | undefined
}

interface Delivery {
  readonly period: number
  quantity: number
}

/** Serves needs in their order. `begins` says when each can be used; without it, each parent has all of the item for itself. */
export function allot(
  onHand: number,
  requirements: readonly Requirement[],
  supplies: readonly Supply[],
  begins?: readonly number[],
): readonly Met[] {
  const inOrder = [...supplies].sort((one, other) => one.arrives - other.arrives)
  const takers: Take[] = []
  return requirements.map((requirement, at): Met => {
    const { kind, item, period, quantity } = requirement
    const owner = begins ? 0 : item
    takers[owner] ??= takerOf(onHand, inOrder)
    const begin = begins?.[at] ?? period
    const deliveries = takers[owner](quantity, begin, kind !== 'demand')
    const ready = deliveries.at(-1)?.period ?? begin
    const cause = ready > begin ? causeOf(period, inOrder, ready) : undefined
    return { requirement, begin, ready, deliveries, cause }
  })
}

type Take = (quantity: number, from: number, isWhole?: boolean) => readonly Delivery[]

/** Returns a function that takes of an item from a period on: the whole at once, or as it comes. */
function takerOf(onHand: number, inOrder: readonly Supply[]): Take {
  /** What nobody has taken yet, by arrival. */
  let free = [
    { arrives: 0, quantity: Math.max(0, onHand) },
    ...inOrder.map(({ arrives, quantity }) => ({ arrives, quantity })),
  ]
  // Twice what netting passes over, because the last digits of the same sum may be others here.
  const tolerance = 2 * toleranceOf(free.reduce((sum, { quantity }) => sum + quantity, 0))
  const take: Take = (quantity, from, isWhole) => {
    let start = from
    let missing = isWhole ? quantity : 0
    for (const one of free) {
      if (missing <= tolerance) break
      missing -= one.quantity
      start = Math.max(from, one.arrives)
    }
    // What came last, so that what came before is free meanwhile. Then what comes behind: all before it is taken.
    const there = free.filter(({ arrives }) => arrives <= start).reverse()
    const deliveries: Delivery[] = []
    let open = quantity
    for (const one of [...there, ...free.slice(there.length)]) {
      if (open <= tolerance) break
      const taken = Math.min(one.quantity, open)
      const period = Math.max(start, one.arrives)
      const last = deliveries.at(-1)
      if (last?.period === period) last.quantity += taken
      else deliveries.push({ period, quantity: taken })
      one.quantity -= taken
      open -= taken
    }
    free = free.filter(one => one.quantity > 0)
    return deliveries
  }
  // Stock below 0 takes what comes first.
  take(-onHand, 0)
  return take
}

/**
 * Returns what a need waits for: what comes when all of it is there. What comes before is too little even if it were in
 * time, and what comes later is not waited for. Of several, the first that should have been there is named.
 */
function causeOf(needed: number, inOrder: readonly Supply[], ready: number): Blocker | undefined {
  const last = inOrder.filter(({ arrives }) => arrives === ready)
  const supply = last.find(({ due }) => due <= needed) ?? last[0]
  return supply && { supply, neededIn: needed }
}
