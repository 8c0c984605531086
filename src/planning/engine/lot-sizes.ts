import type { LotSizing } from './lot-rules.ts'

// How large the orders for a need are.

/** The rows of an item that sizes are computed from, and where they are written. */
export interface Sized {
  readonly gross: Float64Array
  /** Open orders, overdue ones in period 0, as dated. */
  readonly scheduled: Float64Array
  /** Net requirements lot for lot, for rules that look ahead. */
  readonly needs: Float64Array
  readonly quantity: number[]
  /** For each order that a lot rule sizes, what was missing before it, with the needs that it covers ahead. */
  readonly rest: number[]
}

/** How many orders one need may become. */
const maxOrders = 1000

/**
 * Appends the quantities of the orders that meet a need, and as many needs behind it as the lot rule covers. Returns how
 * many orders there are now.
 */
export function sizeOrders(
  work: Sized,
  { cover, ahead, min, max, multiple }: LotSizing,
  first: number,
  need: number,
  tolerance: number,
  isFixed: boolean,
  count: number,
): number {
  const { gross, scheduled, needs, quantity, rest: rests } = work
  let rest = need
  if (ahead > 0) {
    const end = Math.min(needs.length, first + ahead + 1)
    needs[first] = need
    let surplus = 0
    for (let period = first + 1; period < end; period += 1) {
      surplus -= gross[period] ?? 0
      if (isFixed) surplus += scheduled[period] ?? 0
      needs[period] = surplus < -tolerance ? -surplus : 0
      if (surplus < -tolerance) surplus = 0
    }
    const last = cover ? cover(needs, first) : end - 1
    for (let period = first + 1; period <= last; period += 1) rest += needs[period] ?? 0
  }
  for (let order = 1; rest > tolerance; order += 1) {
    let size = order < maxOrders && rest > max ? max : rest
    if (size < min) size = min
    if (multiple > 0) size = Math.ceil((size - tolerance) / multiple) * multiple
    rests[count] = rest
    quantity[count++] = size
    rest -= size
  }
  return count
}
