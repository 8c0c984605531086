import { eventsOf } from './events.ts'
import type { Model } from './model.ts'
import type { Netting } from './netting.ts'

/** An open order, and where it is needed. */
export interface OpenOrder {
  /** Its place among the receipts of the model. */
  readonly event: number
  /** As dated, which may be in the past. */
  readonly dated: number
  /** Where the plan takes it to arrive, at or beyond the number of periods if not within them. */
  readonly arrives: number
  readonly quantity: number
  /** Whether anything needs it. Orders that stay where they are have it always. */
  readonly isNeeded: boolean
}

/**
 * Returns an item's open orders, in the order in which they are used. Where orders are taken to move, the k-th one
 * arrives in the first period in which the need exceeds what is on hand and the k − 1 orders before it, less the
 * safety stock. `work` has the item's rows.
 */
export function openOrders(model: Model, item: number, work: Netting): readonly OpenOrder[] {
  const { periods, receipts } = model
  const events = eventsOf(receipts, item)
    .filter(event => (receipts.quantity[event] ?? 0) > 0)
    .sort((one, other) => (receipts.period[one] ?? 0) - (receipts.period[other] ?? 0))
  let available = (model.onHand[item] ?? 0) - (model.safetyStock[item] ?? 0)
  let period = -1
  return events.map(event => {
    const dated = receipts.period[event] ?? 0
    const quantity = receipts.quantity[event] ?? 0
    if (!model.isMoving) return { event, dated, arrives: Math.max(0, dated), quantity, isNeeded: true }
    while (available >= -5e-7 && period < periods - 1) available -= work.gross[++period] ?? 0
    const isNeeded = available < -5e-7
    available += quantity
    const needed = Math.max(0, period - (model.safetyTime[item] ?? 0))
    return { event, dated, arrives: isNeeded ? needed : Math.max(0, dated), quantity, isNeeded }
  })
}
