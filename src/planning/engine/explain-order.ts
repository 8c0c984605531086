import { type Cause, causesOf, inOrderOfNeed } from './causes.ts'
import { refuse } from './check.ts'
import type { Model } from './model.ts'
import { type Netting, netItem } from './netting.ts'
import type { Orders } from './orders.ts'
import type { Pegs } from './pegging.ts'
import { type PlannedOrder, passedOn, plannedOrders } from './planned-orders.ts'
import { type Sizing, sizingOf } from './sizing-steps.ts'

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
  const ordersOf = (of: number) => passedOn(model, orders, of)
  const sorted = inOrderOfNeed(causesOf(model, plan.pegsOf, item, place), ordersOf(item)[place]?.due ?? 0)
  const path = (sorted[0]?.path ?? []).filter(({ kind }) => kind === 'order').toReversed()
  return {
    causes: sorted.map(({ cause }) => cause),
    steps: [...path, { item, place }].flatMap(step => {
      const planned = ordersOf(step.item)[step.place]
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
