import { plant, weekOf } from '../plant.ts'
import { items, shortMessages, today, withoutOrders } from './today.ts'

export const weeks: readonly number[] = Array.from({ length: plant.periods }, (_, period) => weekOf(period))

/** In which weeks items run short if nothing is ordered. Those that nothing needs are left out. */
export const shortages = items
  .filter(({ id }) => today.record(id).gross.some(needed => needed > 0))
  .map(({ id }) => ({ id, isShort: withoutOrders(id).map(pieces => pieces < 0) }))

/** How many items are still short with the orders of the plan. */
export const shortWithOrders = new Set(shortMessages.map(({ item }) => item)).size
