import { type Cause, joinCauses } from './causes.ts'
import { grouped } from './grouped.ts'
import type { Plan } from './plan.ts'
import { rounded, sum } from './record.ts'

/** An order that another system suggests. It is due in a period. */
export interface ProposedReceipt {
  readonly item: string
  readonly quantity: number
  readonly period: number
  readonly id?: string | undefined
}

/** What is due of an item in a period, as one system has it. */
export interface DueQuantity {
  readonly quantity: number
  /** The period in which it is due. */
  readonly period: number
}

/** What a plan and another system's proposals say about an item in a period. */
export interface Difference {
  /**
   * - `same`: both have the same quantity on the same day.
   * - `quantity`: another quantity on the same day. `date`: the same quantity on another day.
   * - `missing`: the plan has an order that was not proposed. `superfluous`: one was proposed that the plan does not need.
   */
  readonly kind: 'same' | 'quantity' | 'date' | 'missing' | 'superfluous'
  readonly item: string
  /** What the plan has; nothing where it has none. */
  readonly planned?: DueQuantity
  /** What was proposed; nothing where nothing was. */
  readonly proposed?: DueQuantity
  /** The ids of the proposals, as far as they have any. */
  readonly ids: readonly string[]
  /** What the plan's orders are for. Empty where it has none. */
  readonly causes: readonly Cause[]
}

interface Planned extends DueQuantity {
  /** When it really arrives: another system may have moved it there. */
  readonly arrives: number
  readonly places: readonly number[]
}

interface Proposed extends DueQuantity {
  readonly ids: readonly string[]
}

/**
 * Compares the orders of a plan with those that another system proposes, item by item: what is due in one period counts
 * together. A late order is on the same day where it is needed and where it arrives. What was proposed for the past is
 * taken for today's; what was proposed beyond the plan, where nobody knows the needs, is left out.
 */
export function compare(plan: Plan, proposals: readonly ProposedReceipt[]): readonly Difference[] {
  const { periods } = plan
  const counted = proposals.filter(({ period, quantity }) => period < periods && quantity > 0)
  const byItem = grouped(counted, ({ item }) => item)
  const ordered = new Set(plan.orders().map(({ item }) => item))
  return [...new Set([...ordered, ...byItem.keys()])].flatMap(item =>
    differencesOf(
      plan,
      item,
      ordered.has(item) ? plannedOf(plan, item) : [],
      proposedOf(byItem.get(item) ?? []),
    ),
  )
}

function differencesOf(
  plan: Plan,
  item: string,
  planned: readonly Planned[],
  proposed: readonly Proposed[],
): readonly Difference[] {
  const found: Difference[] = []
  const [ours, theirs] = [new Set(planned), new Set(proposed)]
  const say = (kind: Difference['kind'], our?: Planned, their?: Proposed): void => {
    if (our) ours.delete(our)
    if (their) theirs.delete(their)
    found.push({
      kind,
      item,
      ...(our && { planned: { quantity: our.quantity, period: our.period } }),
      ...(their && { proposed: { quantity: their.quantity, period: their.period } }),
      ids: their?.ids ?? [],
      causes: joinCauses(our?.places.flatMap(place => plan.causes(item, place)) ?? []),
    })
  }
  const isSameDay = (our: Planned, their: Proposed) =>
    their.period === our.period || their.period === our.arrives
  const isSameQuantity = (our: Planned, their: Proposed) => rounded(our.quantity - their.quantity) === 0
  const pair = (
    kind: Difference['kind'],
    fits: (our: Planned, their: Proposed) => boolean,
    distance: (our: Planned, their: Proposed) => number,
  ): void => {
    for (const our of [...ours]) {
      const [nearest] = [...theirs]
        .filter(their => fits(our, their))
        .sort((one, other) => distance(our, one) - distance(our, other))
      if (nearest) say(kind, our, nearest)
    }
  }
  const days = (our: Planned, their: Proposed) => Math.abs(our.period - their.period)
  pair('same', (our, their) => isSameDay(our, their) && isSameQuantity(our, their), days)
  pair('quantity', isSameDay, days)
  pair('date', isSameQuantity, days)
  for (const our of [...ours]) say('missing', our)
  for (const their of [...theirs]) say('superfluous', undefined, their)
  const periodOf = ({ planned, proposed }: Difference) => planned?.period ?? proposed?.period ?? 0
  return found.sort((one, other) => periodOf(one) - periodOf(other))
}

/** Returns the orders of an item, those that are due together as one. */
function plannedOf(plan: Plan, item: string): readonly Planned[] {
  const arrives = new Map(
    plan.placements(item).flatMap(order => order.orders.map(place => [place, order.arrives] as const)),
  )
  const placed = plan.orders(item).map((order, place) => ({ ...order, place }))
  return [...grouped(placed, ({ due }) => due)].map(([period, orders]) => ({
    period,
    quantity: sum(orders.map(({ quantity }) => quantity)),
    arrives: arrives.get(orders.at(-1)?.place ?? 0) ?? period,
    places: orders.map(({ place }) => place),
  }))
}

const proposedOf = (proposals: readonly ProposedReceipt[]): readonly Proposed[] =>
  [...grouped(proposals, ({ period }) => Math.max(0, period))].map(([period, all]) => ({
    period,
    quantity: sum(all.map(({ quantity }) => quantity)),
    ids: all.flatMap(({ id }) => id ?? []),
  }))
