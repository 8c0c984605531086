import type { Model } from './model.ts'
import { type Netting, negligible } from './netting.ts'
import { rounded } from './record.ts'

/**
 * How the quantity of an order came about, to be followed with a pencil: `needed` + `safetyStock` − `available` = `short`.
 * With `ahead` it is what the order is for. A field of the lot rule is there where it changed the quantity.
 */
export interface Sizing {
  /** The gross requirement of the period. */
  readonly needed: number
  readonly safetyStock: number
  /** What is there for it: stock, open orders and earlier planned orders. */
  readonly available: number
  readonly short: number
  /** What the rule adds for needs of the periods behind it; left out where it adds nothing. */
  readonly ahead?: number
  /** What larger orders before it, for the same need, have taken off; left out where there are none. */
  readonly before?: number
  readonly smallest?: number
  readonly largest?: number
  /** A lot: orders are whole ones. */
  readonly lot?: number
  readonly multiple?: number
  readonly quantity: number
}

/** Returns the steps that sized an order of an item that netting has just planned. */
export function sizingOf(model: Model, item: number, work: Netting, place: number): Sizing {
  const period = work.needed[place] ?? 0
  const short = work.net[period] ?? 0
  const needed = work.gross[period] ?? 0
  const safetyStock = model.safetyStock[item] ?? 0
  const quantity = work.quantity[place] ?? 0
  const isSized = typeof model.lots[item] === 'object'
  const first = work.needed.indexOf(period)
  const wanted = isSized ? (work.rest[first] ?? short) : short
  const rest = isSized ? (work.rest[place] ?? short) : short
  const {
    rule,
    quantity: lot,
    min = 0,
    max = Number.POSITIVE_INFINITY,
    multiple = 0,
  } = model.items[item]?.lot ?? {
    rule: 'L4L',
  }
  const isLess = (one: number, other: number) => one < other - negligible
  const unit = rule === 'FOQ' ? (lot ?? 0) : multiple
  const capped = Math.min(rest, max)
  const raised = Math.max(capped, min)
  const isRounded = unit > 0 && Math.abs(quantity - raised) > negligible
  return {
    needed: rounded(needed),
    safetyStock: rounded(safetyStock),
    available: rounded(needed + safetyStock - short),
    short: rounded(short),
    ...(isLess(short, wanted) && { ahead: rounded(wanted - short) }),
    ...(isLess(rest, wanted) && { before: rounded(wanted - rest) }),
    ...(isLess(quantity, rest) && { largest: max }),
    ...(isLess(capped, min) && { smallest: min }),
    ...(isRounded && (rule === 'FOQ' ? { lot: unit } : { multiple: unit })),
    quantity: rounded(quantity),
  }
}
