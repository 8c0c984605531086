import { bought, weekOf } from './plant.ts'
import { itemOf, plantPlan, sum } from './plant-plan.ts'
import { family, salesOrder } from './sales-order.ts'

// What a run of the account area proposes for the sample: the item of the sales order, and all that goes into it.

/** How many items the sample has. */
export const sampleSize = family.length

/** The planned orders, by release, each with the items that it is for, up to the sales order's. */
const planned = family
  .flatMap(item => plantPlan.orders(item))
  .map(order => {
    const cause = plantPlan.causes(order.item, order).find(({ id }) => id === salesOrder.id)
    return { ...order, via: cause?.via ?? [] }
  })
  .sort((one, other) => one.release - other.release)

/** All orders that the run proposes, by week of release. */
export const sampleOrders = planned.map(({ item, quantity, release, due }) => ({
  action: bought.includes(item) ? ('buy' as const) : ('make' as const),
  item,
  name: itemOf(item).name,
  quantity,
  releaseWeek: weekOf(release),
  dueWeek: weekOf(due),
}))

const [first] = planned
if (!first) throw new Error('The plant orders nothing for its sales order.')
const { onHand, leadTime, lot } = itemOf(first.item)

/** From the sales order's item down to the ordered one. */
const way = [...first.via.toReversed(), first.item]

/** Why the first order is needed. Lead times are in weeks. */
export const sampleReason = {
  /** The id of the sales order. */
  demand: salesOrder.id,
  /** How many are ordered. */
  quantity: first.quantity,
  /** The first and the last one have the week in which they are needed. */
  needs: way.map((item, step) => ({
    item,
    quantity: sum(plantPlan.record(item).gross),
    ...(step === 0 && { week: salesOrder.week }),
    ...(step === way.length - 1 && { week: weekOf(first.due) }),
  })),
  onHand,
  short: sum(plantPlan.record(first.item).net),
  leadTime,
  ...(lot && { lot: lot.quantity }),
}

const { gross, scheduled, projected } = plantPlan.record(first.item)

/** The stock of the first order's item, week by week, with the orders and without. */
export const sampleStock = {
  item: first.item,
  onHand,
  weeks: projected.map((left, period) => ({
    week: weekOf(period),
    left,
    without: onHand + sum(scheduled.slice(0, period + 1)) - sum(gross.slice(0, period + 1)),
    needed: gross[period] ?? 0,
  })),
}

/** The items of which there is enough. */
export const sampleEnough = family
  .filter(item => plantPlan.orders(item).length === 0)
  .map(item => {
    const stock = itemOf(item).onHand
    const needed = sum(plantPlan.record(item).gross)
    return { item, onHand: stock, needed, left: stock - needed }
  })
