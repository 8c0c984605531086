import { bill, salesOrder } from './sales-order.ts'

// What counts as a SKU, shown on the sales order's item.

const names = (isBought: boolean): readonly string[] =>
  bill.filter(line => line.isBought === isBought).map(({ id }) => id)

export const skus = {
  product: bill.find(({ id }) => id === salesOrder.item)?.name ?? salesOrder.item,
  made: names(false),
  bought: names(true),
}
