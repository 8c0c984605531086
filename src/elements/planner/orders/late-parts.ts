import type { Planning } from '../planning-with-undo.ts'
import type { LateDemand } from './outlook.ts'

/**
 * Returns the items besides the one that delays a late demand most whose orders come too late for it, too: the deepest
 * ones, on which the others wait.
 */
export function othersLateFor({ outline, eachOrder, isFor }: Planning, late: LateDemand): readonly string[] {
  const isLate = (part: string) => {
    let isFound = false
    eachOrder(part, (place, _, __, due, arrives) => {
      isFound ||= arrives > due && isFor(part, place, late)
    })
    return isFound
  }
  const reached = new Set([late.item])
  const found: string[] = []
  // What is reached on the way is looked at, too.
  for (const at of reached) {
    const parts = (outline.parts.get(at) ?? []).map(({ child }) => child).filter(isLate)
    for (const part of parts) reached.add(part)
    if (parts.length === 0 && !late.delay.via.includes(at)) found.push(at)
  }
  return found
}
