import { checkOptionalQuantity, checkQuantity, checkSize, checkSpan, maxPeriods, refuse } from './check.ts'
import type { Lot } from './input.ts'

// Lot sizing: how many periods' needs an order takes together, and how large orders are.

/** Returns the last period whose needs an order in `first` covers. Needs are net requirements, lot for lot. */
type Cover = (needs: Float64Array, first: number) => number

/** A checked lot rule. */
export interface LotSizing {
  /** How many periods behind its own an order may cover. */
  readonly ahead: number
  /** Chooses how many of these it covers. Without it, an order covers all. */
  readonly cover: Cover | undefined
  readonly min: number
  readonly max: number
  /** 0 for any size. */
  readonly multiple: number
}

/** The costs of `setup` in a period, and of keeping one for a period. */
interface Costs {
  readonly setup: (period: number) => number
  readonly holding: number
}

/** A quotient that is nearer to a whole number is that number. */
const quotientNoise = 1e-9

/** Costs that differ by less are equal: two sums of the same parts may differ in their last digits. */
const relativeNoise = 1e-12

/** Extends an order until a cost rises: per period (Silver–Meal), or per piece (least unit cost). */
function untilDearer({ setup, holding }: Costs, isPerPiece: boolean): Cover {
  return (needs, first) => {
    let cost = setup(first)
    let pieces = needs[first] ?? 0
    let best = cost / (isPerPiece ? pieces : 1)
    for (let last = first + 1; last < needs.length; last += 1) {
      const need = needs[last] ?? 0
      cost += holding * need * (last - first)
      pieces += need
      const average = cost / (isPerPiece ? pieces : last - first + 1)
      if (average > best * (1 + relativeNoise)) return last - 1
      best = average
    }
    return needs.length - 1
  }
}

/** Part-period balancing: extends an order until keeping it costs what a set-up does, or as near as periods allow. */
function partPeriod({ setup, holding }: Costs): Cover {
  return (needs, first) => {
    const once = setup(first)
    let kept = 0
    for (let last = first + 1; last < needs.length; last += 1) {
      const more = kept + holding * (needs[last] ?? 0) * (last - first)
      if (more > once * (1 + relativeNoise))
        return more - once < (once - kept) * (1 - relativeNoise) ? last : last - 1
      kept = more
    }
    return needs.length - 1
  }
}

/** Wagner–Whitin: the cheapest plan of all, found from the last period back. Of equal ones, the one whose order is smallest now. */
function wagnerWhitin({ setup, holding }: Costs): Cover {
  return (needs, first) => {
    const { length } = needs
    const cheapest = new Float64Array(length + 1)
    let covered = first
    for (let begin = length - 1; begin >= first; begin -= 1) {
      if (!needs[begin]) {
        cheapest[begin] = cheapest[begin + 1] ?? 0
        continue
      }
      let cost = setup(begin)
      let best = Number.POSITIVE_INFINITY
      for (let last = begin; last < length; last += 1) {
        cost += holding * (needs[last] ?? 0) * (last - begin)
        const total = cost + (cheapest[last + 1] ?? 0)
        if (total >= best * (1 - relativeNoise)) continue
        best = total
        covered = last
      }
      cheapest[begin] = best
    }
    return covered
  }
}

const byCosts: Readonly<Partial<Record<Lot['rule'], (costs: Costs) => Cover>>> = {
  'silver-meal': costs => untilDearer(costs, false),
  'least-unit-cost': costs => untilDearer(costs, true),
  'part-period': partPeriod,
  'wagner-whitin': wagnerWhitin,
}

/** What orders are a multiple of; 0 where they may have any size. */
export const stepOf = ({ rule, quantity = 0, multiple = 0 }: Lot): number =>
  rule === 'FOQ' ? quantity : multiple

/** Checks a lot rule. Returns the number for one whose orders are a multiple of it, 0 for lot for lot, and a rule else. */
export function readLot(lot: Lot | undefined, index: number, list: string): LotSizing | number {
  if (lot === undefined) return 0
  const { rule } = lot
  const given = checkOptionalQuantity(lot.min, list, index, 'lot.min')
  const multiple =
    rule === 'FOQ'
      ? checkSize(lot.quantity, list, index, 'lot.quantity')
      : checkOptionalQuantity(lot.multiple, list, index, 'lot.multiple')
  const limit = lot.max === undefined ? Number.POSITIVE_INFINITY : checkSize(lot.max, list, index, 'lot.max')
  const isLotForLot = rule === 'L4L' || rule === 'FOQ'
  if (isLotForLot && !given && lot.max === undefined) return multiple
  // The limits, as multiples.
  const min = multiple > 0 ? Math.ceil(given / multiple - quotientNoise) * multiple : given
  const max = multiple > 0 ? Math.floor(limit / multiple + quotientNoise) * multiple : limit
  if (max < min || max <= 0) refuse(`${list}[${index}].lot.max`, lot.max, 'room for min and a multiple')
  const sizes = { min, max, multiple }
  if (isLotForLot) return { ...sizes, ahead: 0, cover: undefined }
  if (rule === 'POQ')
    return { ...sizes, ahead: checkSpan(lot.periods, list, index, 'lot.periods') - 1, cover: undefined }
  const byCost = byCosts[rule] ?? refuse(`${list}[${index}].lot.rule`, rule, 'a rule such as L4L, FOQ or POQ')
  return { ...sizes, ahead: maxPeriods, cover: byCost(costsOf(lot, index, list)) }
}

function costsOf({ setup, holding }: Lot, index: number, list: string): Costs {
  const each = Array.isArray(setup) ? setup : [setup]
  const costs = each.map(cost => checkQuantity(cost, list, index, 'lot.setup'))
  return {
    // The last cost holds for the periods behind it.
    setup: period => costs[Math.min(period, costs.length - 1)] ?? 0,
    holding: checkQuantity(holding, list, index, 'lot.holding'),
  }
}

/** Rounds a quantity up to a multiple, but for what is noise. */
export const roundUpTo = (multiple: number, quantity: number, tolerance: number): number =>
  Math.ceil((quantity - tolerance) / multiple) * multiple

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
    if (multiple > 0) size = roundUpTo(multiple, size, tolerance)
    rests[count] = rest
    quantity[count++] = size
    rest -= size
  }
  return count
}
