import type { Planning } from '../planning-with-undo.ts'
import type { LateDemand } from './outlook.ts'

/**
 * Returns the items besides the one that delays a late demand most whose orders come too late for it, too: the deepest
 * ones, on which the others wait.
 */
export function othersLateFor(
  { plan, outline, servingOf }: Planning,
  { item, place, delay }: LateDemand,
): readonly string[] {
  const isServing = servingOf(item, place)
  const isLate = (part: string) => {
    const orders = plan.orders(part)
    return plan
      .placements(part)
      .some(
        ({ late, arrives, orders: places }) =>
          late > 0 &&
          places.some(order => (orders[order]?.due ?? arrives) < arrives && isServing(part, order)),
      )
  }
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
