import { type Cause, causesOf, inOrderOfNeed } from './causes.ts'
import { refuse } from './check.ts'
import type { Lot } from './input.ts'
import { stepOf } from './lots.ts'
import type { Model } from './model.ts'
import { type Netting, negligible, netItem } from './netting.ts'
import type { Orders } from './orders.ts'
import type { Pegs } from './pegging.ts'
import { ordersWithPhantoms, type PlannedOrder, plannedOrders } from './planned-orders.ts'
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

/** Why an order is planned. */
export interface Why {
  /** What is needed first comes first; what nothing needs, last. */
  readonly causes: readonly Cause[]
  /** The planned orders that pass the first cause on, and what passes through phantoms: from the top of the bills down to the order itself. */
  readonly steps: readonly { readonly order: PlannedOrder; readonly sizing: Sizing }[]
}

/** A plan, and what its orders are for. */
interface Pegged {
  readonly model: Model
  readonly orders: Orders
  readonly work: Netting
  readonly pegsOf: (item: number) => Pegs
}

/** Returns the demands that caused an order of an item; `order` is the order itself, or its place. */
export const causesOfOrder = (plan: Pegged, item: number, order: PlannedOrder | number): readonly Cause[] =>
  causesOf(plan.model, plan.pegsOf, item, placeOf(plan, item, order)).map(({ cause }) => cause)

/** Returns how an order of an item came about, and how its quantity did. */
export function whyOf(plan: Pegged, item: number, order: PlannedOrder | number): Why {
  const { model, orders, work } = plan
  const place = placeOf(plan, item, order)
  const plannedOf = (of: number) => ordersWithPhantoms(model, orders, of)
  const sorted = inOrderOfNeed(causesOf(model, plan.pegsOf, item, place), plannedOf(item)[place]?.due ?? 0)
  const path = (sorted[0]?.path ?? []).filter(({ kind }) => kind === 'order').toReversed()
  return {
    causes: sorted.map(({ cause }) => cause),
    steps: [...path, { item, place }].flatMap(step => {
      const planned = plannedOf(step.item)[step.place]
      if (!planned) return []
      netItem(model, orders, step.item, work)
      return [{ order: planned, sizing: sizingOf(model, step.item, work, step.place) }]
    }),
  }
}

/** The place of an order among those of its item. */
function placeOf({ model, orders }: Pegged, item: number, order: PlannedOrder | number): number {
  const all = plannedOrders(model, orders, item)
  const place =
    typeof order === 'number'
      ? order
      : all.findIndex(
          ({ due, quantity, release }) =>
            due === order.due && quantity === order.quantity && release === order.release,
        )
  return place in all
    ? place
    : refuse('order', order, `an order of ${model.ids[item]}, or its place among them`)
}

/** Returns the steps that sized an order of an item that netting has just planned. */
function sizingOf(model: Model, item: number, work: Netting, place: number): Sizing {
  const period = work.neededIn[place] ?? 0
  const short = work.net[period] ?? 0
  const needed = work.gross[period] ?? 0
  const safetyStock = model.safetyStock[item] ?? 0
  const quantity = work.quantity[place] ?? 0
  const restAt = (order: number) =>
    typeof model.lots[item] === 'object' ? (work.rest[order] ?? short) : short
  const wanted = restAt(work.neededIn.indexOf(period))
  const rest = restAt(place)
  const lot: Lot = model.items[item]?.lot ?? { rule: 'L4L' }
  const { rule, min = 0, max = Number.POSITIVE_INFINITY } = lot
  const isLess = (one: number, other: number) => one < other - negligible
  const step = stepOf(lot)
  const capped = Math.min(rest, max)
  const raised = Math.max(capped, min)
  const isRounded = step > 0 && Math.abs(quantity - raised) > negligible
  return {
    needed: rounded(needed),
    safetyStock: rounded(safetyStock),
    available: rounded(needed + safetyStock - short),
    short: rounded(short),
    ...(isLess(short, wanted) && { ahead: rounded(wanted - short) }),
    ...(isLess(rest, wanted) && { before: rounded(wanted - rest) }),
    ...(isLess(quantity, rest) && { largest: max }),
    ...(isLess(capped, min) && { smallest: min }),
    ...(isRounded && (rule === 'FOQ' ? { lot: step } : { multiple: step })),
    quantity: rounded(quantity),
  }
}
