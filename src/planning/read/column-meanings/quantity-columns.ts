import { grouped } from '../../engine/grouped.ts'
import type { Column, Columns } from '../column.ts'
import { assign, find, has, isSigned, marked, only, those, without } from '../column.ts'
import { isOfStocks } from '../kinds/directions.ts'
import { isBalance, isFieldOfOrder } from '../kinds/is-due.ts'
import { type Changed, type Context, isBill, isDue, isOfItems, type Step } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { cellIn } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { beginOf, isBucket } from '../words/dates.ts'
import { ofBill } from './bill-columns.ts'
import { numberIn, withDelivered } from './delivered-columns.ts'

// What the quantities of a table are: of an order, a bill, a stock or a forecast.

/** Corrects what looks like a field of items and is one of orders. */
export const ofOrders: Step = (columns, context) => {
  if (!isDue(context) || isSigned(columns)) return undefined
  const isOnly = !those(columns, 'quantity').some(({ sure, heading }) => sure || is.need(heading))
  const meaningOf = (column: Column): Meaning => {
    if (column.meaning === 'lotSize' && isOnly) return 'quantity'
    if (column.meaning !== 'onHand') return 'ignored'
    return isBalance(column) ? 'quantity' : has(columns, 'order') ? 'delivered' : 'ignored'
  }
  const fields = columns.filter(column => isFieldOfOrder(column, columns))
  return assign(columns, ...fields.map(column => [column, meaningOf(column), true] as const))
}

/** Decides whether a quantity is of an order, a bill or a stock. */
export const asQuantity: Step = (columns, context) => {
  const isDated =
    has(columns, 'date', 'week') || those(columns, 'quantity').some(({ isAnswered }) => isAnswered)
  if (isDue(context) && isDated) return withDelivered(dueQuantity(columns, context), context)
  if (isBill(context) && has(columns, 'component', 'per', 'level', 'parent'))
    return ofBill(columns, context.table)
  // Of the head of a bill, a quantity is what it is for.
  if (isBill(context)) return !has(columns, 'batch') && assign(columns, [find(columns, 'quantity'), 'batch'])
  if (isDue(context))
    return has(columns, 'bucket') ? only(columns, undefined, 'quantity') : withDelivered(columns, context)
  return isOfItems(context) && ofStock(ofPlaces(columns, context), context)
}

/** `Qty in bin` beside `Total on hand`, which each row of an item repeats: what lies in all places adds up to it. */
function ofPlaces(columns: Columns, { table: { rows } }: Context): Columns {
  const [item, total] = [find(columns, 'item'), find(columns, 'onHand')]
  if (!item || !total || !is.total(total.heading)) return columns
  const groups = [...grouped(rows, row => cellIn(row, item.index)).values()]
  const part = those(columns, 'ignored', 'quantity').find(
    column =>
      column.profile.numeric === 1 &&
      rows.some(row => numberIn(row, column) < numberIn(row, total)) &&
      groups.every(group => {
        const sum = group.reduce((all, row) => all + numberIn(row, column), 0)
        return group.every(row => numberIn(row, total) === sum)
      }),
  )
  return part ? assign(columns, [total, 'ignored'], [part, 'onHand', true]) : columns
}

/** What an order is for, whatever its column is called. */
function dueQuantity(columns: Columns, context: Context): Columns {
  if (isBill(context)) return ofBill(columns, context.table)
  // `Qty (Items)` is of an order where there is a date.
  const amount = has(columns, 'quantity') ? undefined : (find(columns, 'per') ?? find(columns, 'batch'))
  return assign(columns, [amount, 'quantity'], [those(columns, 'per', 'batch'), 'ignored'])
}

/** A quantity without a date may be what is there, or what is wanted. */
function ofStock(columns: Columns, { table, kinds }: Context): Changed {
  const batch = find(columns, 'batch')
  const quantity = find(columns, 'quantity') ?? (batch?.known?.isWhole ? batch : undefined)
  const stock = find(columns, 'onHand')
  if (!quantity || quantity.isAnswered || isSigned(columns)) return columns
  // What was ordered, is left of it, or will be wanted, and when is not said.
  const isOrdered =
    (has(columns, 'order') && !has(columns, 'lot')) ||
    quantity.hints.includes('receipt') ||
    [is.open, is.orders, is.forecast, is.rate].some(mark => mark(quantity.heading))
  if (isOrdered || (stock && (stock.sure || !quantity.sure))) return assign(columns, [quantity, 'ignored'])
  const isPlaced = kinds.includes('stock') || has(columns, 'location', 'lot', 'status')
  // `Qty needed` is not what is there, nor is what stands beside a customer or another quantity.
  const isTitled =
    isOfStocks(table) &&
    is.bareQuantity(quantity.heading) &&
    !marked(columns, is.partners) &&
    columns.filter(({ known }) => known?.meaning === 'quantity').length === 1
  const sure = (isPlaced || isTitled) && quantity.known?.isWhole !== false
  return assign(columns, [stock, 'ignored'], [quantity, 'onHand', sure])
}

/**
 * Leaves out what is no forecast: Odoo's replenishment has the stock to come, and what it would order; and what is overdue
 * stands beside what is due later.
 */
export const ofForecast: Step = (columns, context) => {
  const isReplenishment = marked(columns, is.toOrder) !== undefined
  const all = without(columns, ({ heading }) => isReplenishment && is.forecasted(heading))
  const hasBuckets = those(all, 'bucket').some(({ heading }) => isBucket(beginOf(heading)))
  const kept = hasBuckets && isDue(context) ? all : only(all, undefined, 'bucket')
  // The name in an order is the customer's.
  return has(kept, 'quantity') && has(kept, 'order') && isDue(context)
    ? without(kept, ({ meaning, heading, isTold }) => meaning === 'name' && is.plainName(heading) && !isTold)
    : kept
}
