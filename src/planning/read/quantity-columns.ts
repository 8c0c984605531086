import { headQuantity, ofBill } from './bill-columns.ts'
import { type Column, find, has, isOpen, isSigned, set, setAll } from './column.ts'
import { type Context, isBill, isDue, type Step } from './column-step.ts'
import { beginOf, isBucket } from './dates.ts'
import { isBalance, isFieldOfOrder } from './is-due.ts'
import { is } from './layouts/marks.ts'
import { isOfItems } from './table.ts'

// What the quantities of a table are: of an order, a bill, a stock or a forecast.

/** What looks like a field of items and is one of orders. */
export const ofOrders: Step = (columns, context) => {
  if (!isDue(context) || isSigned(columns)) return columns
  return columns.map(column => {
    if (column.isAnswered || !isFieldOfOrder(column, columns, true)) return column
    const { meaning } = column
    if (meaning === 'onHand' && isBalance(column))
      return { ...column, meaning: 'quantity' as const, sure: true }
    if (meaning === 'onHand' && has(columns, 'order'))
      return { ...column, meaning: 'delivered' as const, sure: true }
    const isOnly = meaning === 'lotSize' && !columns.some(one => one.meaning === 'quantity' && one.sure)
    return { ...column, meaning: isOnly ? ('quantity' as const) : ('ignored' as const), sure: true }
  })
}

export const asQuantity: Step = (columns, context) => {
  if (
    isDue(context) &&
    (has(columns, 'date', 'week') ||
      columns.some(({ meaning, isAnswered }) => meaning === 'quantity' && isAnswered))
  )
    return withDelivered(dueQuantity(columns, context), context)
  if (isBill(context))
    return has(columns, 'component', 'per', 'level') || has(columns, 'parent')
      ? ofBill(columns)
      : headQuantity(columns)
  if (isDue(context))
    return has(columns, 'bucket') ? withoutQuantity(columns) : withDelivered(columns, context)
  return isOfItems(context) ? ofStock(columns, context) : columns
}

const withoutQuantity: (columns: readonly Column[]) => readonly Column[] = columns =>
  setAll(columns, ({ meaning }) => meaning === 'quantity', { meaning: 'ignored' })

/** What an order is for, whatever its column is called. */
function dueQuantity(columns: readonly Column[], context: Context): readonly Column[] {
  const balance = columns.find(({ meaning, heading }) => meaning === 'quantity' && is.balance(heading))
  const all = balance
    ? setAll(columns, column => column.meaning === 'quantity' && column.id !== balance.id, {
        meaning: 'ignored',
      })
    : columns
  const other = find(all, 'quantity')
  if (isBill(context)) return ofBill(all)
  const sure = all.find(({ meaning, sure: isSure }) => meaning === 'quantity' && isSure)
  const clean = sure
    ? setAll(all, column => column.meaning === 'quantity' && column.id !== sure.id, { meaning: 'ignored' })
    : all
  // `Qty (Items)` is of an order where there is a date.
  const instead = other ? undefined : (find(clean, 'per') ?? find(clean, 'batch'))
  const found = set(clean, instead, { meaning: 'quantity' })
  return setAll(found, ({ meaning }) => meaning === 'batch' || (meaning === 'per' && other !== undefined), {
    meaning: 'ignored',
  })
}

/** `Received` may be a day, and `Complete` a yes; and what is open has nothing taken off. */
function withDelivered(columns: readonly Column[], context: Context): readonly Column[] {
  const delivered = find(columns, 'delivered') ?? doneOf(columns, context)
  const left = find(columns, 'quantity')
  const isCount = delivered?.profile.values.every(text => /^[\d.,\s]+%?$/.test(text))
  const isLeft = left && (isOpen(left) || is.balance(left.heading))
  if (isLeft || (delivered && !isCount))
    return setAll(columns, ({ id }) => id === delivered?.id, { meaning: 'ignored' })
  const isGone = ({ meaning, heading, profile }: Column) =>
    meaning === 'ignored' && is.gone(heading) && profile.filled > 0 && profile.numeric === 1
  return setAll(set(columns, delivered, { meaning: 'delivered' }), isGone, { meaning: 'delivered' })
}

/** What is confirmed of a production order is done, and what is invoiced of a sales order. */
function doneOf(columns: readonly Column[], { kinds }: Context): Column | undefined {
  const isProduction = columns.some(({ heading }) => is.production(heading))
  return columns.find(
    ({ meaning, heading, profile: { numeric, values } }) =>
      meaning === 'ignored' &&
      numeric === 1 &&
      ((kinds.includes('coming') && isProduction && is.confirmed(heading)) ||
        (kinds.includes('wanted') && is.invoiced(heading) && !values.every(text => /[.,]\d{2}$/.test(text)))),
  )
}

/** A quantity without a date may be what is there, or what is wanted. */
function ofStock(columns: readonly Column[], { kinds }: Context): readonly Column[] {
  const batch = find(columns, 'batch')
  const quantity = find(columns, 'quantity') ?? batch
  const all = batch && batch !== quantity ? set(columns, batch, { meaning: 'ignored' }) : columns
  const stock = find(all, 'onHand')
  if (!quantity || quantity.isAnswered) return all
  // What was ordered, and when it comes is not said.
  const isOrdered =
    has(all, 'order') && (has(all, 'delivered') || all.some(({ heading }) => is.partners(heading)))
  if (isOrdered)
    return setAll(all, ({ meaning }) => meaning === 'quantity', { meaning: 'ignored', sure: true })
  if (quantity.hints.includes('receipt') || (stock && (stock.sure || !quantity.sure)))
    return set(all, quantity, { meaning: 'ignored' })
  const isPlaced = kinds.includes('stock') || has(all, 'location', 'lot') || has(all, 'status')
  return set(set(all, stock, { meaning: 'ignored' }), quantity, { meaning: 'onHand', sure: isPlaced })
}

/** Odoo's replenishment has the stock to come, and what it would order; and what is overdue stands beside what is due later. */
export const ofForecast: Step = (columns, context) => {
  const isReplenishment = columns.some(({ heading }) => is.toOrder(heading))
  const all = isReplenishment
    ? setAll(columns, ({ heading }) => is.forecasted(heading), { meaning: 'ignored' })
    : columns
  const hasBuckets = all.some(({ heading, meaning }) => meaning === 'bucket' && isBucket(beginOf(heading)))
  const kept =
    hasBuckets && isDue(context)
      ? all
      : setAll(all, ({ meaning }) => meaning === 'bucket', { meaning: 'ignored' })
  // The name in an order is the customer's.
  const isOrder = has(kept, 'quantity') && has(kept, 'order') && isDue(context)
  return isOrder
    ? setAll(kept, ({ meaning, heading }) => meaning === 'name' && is.plainName(heading), {
        meaning: 'ignored',
      })
    : kept
}
