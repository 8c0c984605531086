import { bought, plant, weekOf } from './plant.ts'
import { isLeaf, itemOf, linesBelow, plantPlan, sum, withoutOrders } from './plant-plan.ts'

// The sales order that the pictures follow, from what it needs down to what is bought for it.

const [sale] = plant.demand.filter(demand => 'id' in demand)
if (!sale) throw new Error('The plant has no sales order.')

export const salesOrder = {
  id: sale.id,
  item: sale.item,
  quantity: sale.quantity,
  week: weekOf(sale.period),
}

/** A line of the exploded bill of materials. */
export type BillLine = ReturnType<typeof lineOf>

function lineOf(id: string, each: number, level: number) {
  const { name, onHand } = itemOf(id)
  const { gross, net, receipt } = plantPlan.record(id)
  return {
    id,
    name,
    /** 0 for the product. */
    level,
    /** How many go into one of the parent. */
    each,
    needed: sum(gross),
    onHand,
    /** What is missing of a part that is bought, or made from stock; 0 of what is made from parts. */
    short: isLeaf(id) ? sum(net) : 0,
    isBought: bought.includes(id),
    isLeaf: isLeaf(id),
    /** What is ordered in all. */
    ordered: sum(receipt),
  }
}

const explode = (id: string, each: number, level: number): BillLine[] => [
  lineOf(id, each, level),
  ...linesBelow(id).flatMap(({ child, per }) => explode(child, per, level + 1)),
]

/** The bill of materials of the sales order's item, exploded, top down. */
export const bill: readonly BillLine[] = explode(salesOrder.item, 1, 0)

/** The items that the site is about: the sales order's, and all that goes into it. */
export const family: readonly string[] = [...new Set(bill.map(({ id }) => id))]

const explained = bill.find(({ short, isBought }) => short > 0 && isBought)
const [explainedOrder] = explained ? plantPlan.orders(explained.id) : []
const cause =
  explainedOrder &&
  plantPlan
    .causes(explainedOrder.item, explainedOrder)
    .find(({ kind, id }) => kind === 'demand' && id !== undefined)
if (!explained || !explainedOrder || !cause) throw new Error('The plant buys nothing for its sales order.')

/** Why a part is bought: the way from the sales order down to its order. */
export const pegging = {
  /** From below the sales order's item down to the part. */
  steps: [...cause.via.slice(0, -1).reverse(), explained.id].flatMap(
    id => bill.find(line => line.id === id) ?? [],
  ),
  part: explained,
  quantity: explainedOrder.quantity,
  lot: itemOf(explained.id).lot?.quantity ?? explainedOrder.quantity,
  releaseWeek: weekOf(explainedOrder.release),
}

/** The parts of the bill that are in stock. `shortWeek` is the first one in which a part does not suffice. */
export const stock = bill
  .filter(({ isLeaf }) => isLeaf)
  .map(({ id, name, onHand, needed }) => {
    const short = withoutOrders(id).findIndex(pieces => pieces < 0)
    return {
      name,
      onHand,
      allocated: needed,
      left: onHand - needed,
      ...(short >= 0 && { shortWeek: weekOf(short) }),
    }
  })

// What counts as a SKU, shown on the sales order's item.

const names = (isBought: boolean): readonly string[] =>
  bill.filter(line => line.isBought === isBought).map(({ name }) => name)

export const skus = {
  product: bill.find(({ id }) => id === salesOrder.item)?.name ?? salesOrder.item,
  made: names(false),
  bought: names(true),
}
