import type { Column } from './column.ts'

// Whether a list of orders brings something, or wants it.

const words =
  /purch|receipt|open orders|supply|work orders|production|to produce|manufactur|eckendtermin|banf|bestell|zug[aä]ng|fertigungsauf|compra|recepci|fabricaci|achat|r[eé]ception|supplier|vendor|lieferant|proveedor|fournisseur/i

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

const customers = /custom|client|kunde|sold[- ]to/i

/** Whether a title or heading says that somebody else has ordered. */
export const isOfCustomer = (text: string): boolean => customers.test(text)

const production = /work|\bw\.?o\b|\bmo\b|produc|manufact|fertigung|fabric/i

/** Whether the number of an order says that something comes: not a customer's, nor that of what a production order takes. */
export function bringsSomething(columns: readonly Column[], texts: readonly string[]): boolean {
  const order = columns.find(({ meaning, hints }) => meaning === 'order' && hints.includes('receipt'))
  if (!order) return false
  if (!production.test(order.heading)) return !texts.some(isOfCustomer)
  return !columns.some(
    ({ meaning, heading }) =>
      ((meaning === 'date' || meaning === 'quantity') && wanted.test(heading)) || component.test(heading),
  )
}

const wanted = /\bneed|requir|reqm|bedarf|besoin|necesi|demand/i

const component = /^compo[ns]|^komponente/i

/** Whether a title or heading says so. `PO` does, and `Pos.`, the position of any order, does not. */
export const isIncoming = (text: string): boolean =>
  words.test(text) || /\bPOs?\b|\bpo (?:no|num|line)/.test(text)
