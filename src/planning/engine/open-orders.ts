import type { Entry } from './demands-and-receipts.ts'
import type { Model } from './model.ts'
import { negligible } from './netting.ts'

/** An open order, and where it is needed. */
export interface OpenOrder extends Entry {
  /** Its place among the item's open orders. */
  readonly place: number
  /** The period in which it is needed, at or beyond the number of periods if not within them. */
  readonly neededIn: number
  /** Whether anything needs it. Orders that stay where they are have it always. */
  readonly isNeeded: boolean
}

/**
 * Returns an item's open orders, in the order in which they are used. Where orders are taken to move, the k-th one
 * arrives in the first period in which the need exceeds what is on hand and the k − 1 orders before it, less the
 * safety stock. `gross` has the item's gross requirements.
 */
export function openOrders(model: Model, item: number, gross: Float64Array): readonly OpenOrder[] {
  const open = model.receipts[item] ?? []
  let available = (model.onHand[item] ?? 0) - (model.safetyStock[item] ?? 0)
  let last = -1
  return open
    .map((order, place) => ({ ...order, place }))
    .sort((one, other) => one.period - other.period)
    .map(order => {
      while (available >= -negligible && last < gross.length - 1) available -= gross[++last] ?? 0
      const isMoved = model.isMoving && available < -negligible
      available += order.quantity
      return {
        ...order,
        neededIn: Math.max(0, isMoved ? last - (model.safetyTime[item] ?? 0) : order.period),
        isNeeded: isMoved || !model.isMoving,
      }
    })
}
