import type { Model } from './model.ts'
import { type Orders, ordersOf } from './orders.ts'
import { rounded } from './record.ts'

/** An order that the plan suggests, as the textbook has it: due when it is needed. */
export interface PlannedOrder {
  readonly item: string
  /** What is received. With a `yield`, more is started. To six decimals. */
  readonly quantity: number
  /** The period in which it is released; 0 where it should have been in the past. */
  readonly release: number
  /** The period in which it is due. */
  readonly due: number
  /** By how many periods its release is late; 0 if it is not. */
  readonly late: number
}

/** Returns the planned orders of an item as users see them; a phantom has none. */
export const plannedOrders = (model: Model, orders: Orders, item: number): readonly PlannedOrder[] =>
  model.items[item]?.phantom ? [] : ordersWithPhantoms(model, orders, item)

/** Returns the planned orders of an item; of a phantom, what passes through it. */
export function ordersWithPhantoms(model: Model, orders: Orders, item: number): readonly PlannedOrder[] {
  return ordersOf(orders, item).map(({ quantity, due, release }) => ({
    item: model.ids[item] ?? '',
    quantity: rounded(quantity),
    release: Math.max(0, release),
    due,
    late: Math.max(0, -release),
  }))
}
