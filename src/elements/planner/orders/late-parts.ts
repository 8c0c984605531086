import type { Planning } from '../planning-with-undo.ts'
import type { LateDemand } from './outlook.ts'

/**
 * Returns the items besides the one that delays a late demand most whose orders come too late for it, too: the deepest
 * ones, on which the others wait.
 */
export function othersLateFor({ plan, outline }: Planning, late: LateDemand): readonly string[] {
  const { item, period, id, delay } = late
  const isLate = (part: string) => {
    const orders = plan.orders(part)
    return plan
      .placements(part)
      .some(
        placed =>
          placed.late > 0 &&
          placed.orders.some(
            order =>
              (orders[order]?.due ?? placed.arrives) < placed.arrives && plan.causes(part, order).some(isIt),
          ),
      )
  }
  const isIt = (cause: { kind: string; item: string; period: number; id?: string }) =>
    cause.kind === 'demand' && cause.item === item && cause.period === period && cause.id === id
  const reached = new Set([item])
  const found: string[] = []
  // What is reached on the way is looked at, too.
  for (const at of reached) {
    const parts = (outline.parts.get(at) ?? []).map(({ child }) => child).filter(isLate)
    for (const part of parts) reached.add(part)
    if (parts.length === 0 && !delay.via.includes(at)) found.push(at)
  }
  return found
}
