import { plan } from '../planning/engine/plan.ts'
import { masterData, plant, weekOf } from './plant.ts'
import { itemOf, items, sum } from './plant-plan.ts'
import { bill, salesOrder } from './sales-order.ts'

// What the plan says when something changes: a lot size in the past, and a question of the planner.

const { lot, asked } = masterData

const changed = items.find(({ id }) => id === lot.item)
if (!changed) throw new Error(`The plant has no item ${lot.item}.`)
const withLot = (quantity: number) => ({ ...changed, lot: { rule: 'FOQ', quantity } as const })

const then = plan({
  ...plant,
  items: plant.items.map(item => (item.id === lot.item ? withLot(lot.before) : item)),
})
const quantityBefore = sum(then.record(lot.item).receipt)
const plannedAgain = then.change({ items: [withLot(changed.lot?.quantity ?? 1)] })
const [order] = then.orders(lot.item)

/** What the change of a lot size did to the plan. */
export const afterLotChange = {
  plannedAgain: plannedAgain.map(id => itemOf(id).name),
  quantityBefore,
  quantity: sum(then.record(lot.item).receipt),
  releaseWeek: weekOf(order?.release ?? 0),
}

const [sale, ...others] = plant.demand
const more = plan({ ...plant, demand: [{ ...sale, quantity: asked.quantity }, ...others] })

/** What another quantity of the sales order's item would mean: all that would have to be bought. */
export const withMore = {
  quantity: asked.quantity,
  item: salesOrder.item,
  parts: bill
    .filter(({ isBought }) => isBought)
    .map(({ id, name }) => {
      const { gross, net, receipt } = more.record(id)
      return { name, needed: sum(gross), short: sum(net), ordered: sum(receipt) }
    })
    .filter(({ ordered }) => ordered > 0),
}
