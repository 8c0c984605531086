import { plan } from '../planning/engine/plan.ts'
import { bought, plant, since, weekOf } from './plant.ts'
import { itemOf, plantPlan } from './plant-plan.ts'
import { family } from './sales-order.ts'

// What the plan orders today, and what it says later about orders that are open.

export const orderCount = family.flatMap(id => plantPlan.orders(id)).length

/** The first order of each item, by week of release, and the item at the top that it is for, and when that is wanted. */
export const firstOrders = family
  .map(itemOf)
  .flatMap(({ id, name }) => {
    const [order] = plantPlan.orders(id)
    const cause = order && plantPlan.causes(id, order).find(({ kind }) => kind === 'demand')
    if (!cause) return []
    return {
      name,
      isBought: bought.includes(id),
      quantity: order.quantity,
      releaseWeek: weekOf(order.release),
      forItem: cause.item,
      forWeek: weekOf(cause.period),
    }
  })
  .sort((one, other) => one.releaseWeek - other.releaseWeek)

const later = plan(plant)

later.change(since)

const moves = ['expedite', 'push-out', 'cancel'] as const

/** What the plan says about open orders, after what has happened since: each should move, or go. */
export const exceptions = moves.flatMap(kind =>
  later
    .messages()
    .filter(message => message.kind === kind)
    .map(({ item, id = '', quantity = 0, from = 0, to }) => ({
      kind,
      quantity,
      order: id,
      name: itemOf(item).name,
      isBought: bought.includes(item),
      dueWeek: weekOf(from),
      ...(to !== undefined && { neededWeek: weekOf(to) }),
    })),
)
