import type { Column } from './column.ts'

// Whether a list of orders brings something, or wants it.

const words =
  /purchas|receipt|open orders|supply|work orders|production|to produce|manufactur|eckendtermin|bestell|zug[aä]ng|fertigungsauf|compra|recepci|fabricaci|achat|r[eé]ception|supplier|vendor|lieferant|proveedor|fournisseur/i

/** Orders of production and purchase by their numbers, such as Odoo's `WH/MO/00012`. */
const incomingOrder = /(?:^|\/)(?:PO|WO|MO)[-/ ]?\d/

/** Whether the numbers of the orders say so: those of the first column that has any. */
export function haveIncomingOrders(columns: readonly Column[]): boolean {
  const orders = columns.find(
    ({ meaning, heading, samples }) =>
      (meaning === 'order' || meaning === 'ignored') &&
      !/customer|client|kunde|source|origin/i.test(heading) &&
      samples.some(text => incomingOrder.test(text)),
  )
  return orders?.samples.every(text => incomingOrder.test(text)) === true
}

/** Whether a title or heading says so. `PO` does, and `Pos.`, the position of any order, does not. */
export const isIncoming = (text: string): boolean =>
  words.test(text) || /\bPOs?\b|\bpo (?:no|num|line)/.test(text)
