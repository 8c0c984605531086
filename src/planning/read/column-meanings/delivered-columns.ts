import type { Column, Columns } from '../column.ts'
import { assign, countsLines, find, has, marked, those, unused } from '../column.ts'
import { areShares } from '../columns/order-columns.ts'
import { waysOf } from '../kinds/type-column.ts'
import { type Context, isOfItems, type Kinded } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { noCount } from '../layouts/number-words.ts'
import { spaced } from '../worded.ts'
import { toComparable } from '../words/numbers.ts'
import { askColumn } from './ask-columns.ts'

// What of an order's quantity another column counts: what is delivered, or what is left.

/** Reads the number of a cell, as far as two of one list can be compared. */
export const numberIn = (row: readonly string[], { index }: Column): number => toComparable(row[index] ?? '')

/** Finds which columns say what of an order is delivered or left, and which days say that a row is done. */
export function withDelivered(columns: Columns, context: Context): Columns {
  const counted = withCounts(withOpen(columns, context), context)
  // A row with such a day is done. Where all have one, or a state, nobody can know: that is said row by row.
  const days = has(counted, 'status') ? [] : completionColumns(counted, context)
  const all = counted.map(
    (column): Column =>
      days.includes(column) && column.profile.dated === 1 && column.profile.filled < 1
        ? { ...column, meaning: 'active', hints: ['not'] }
        : column,
  )
  askConfirmed(all, context)
  return all
}

/** Finds the columns that say when, or whether, each row was done, where no number says how much: `Received`, `Actual end`. */
export function completionColumns(columns: Columns, { kinds }: Kinded): Columns {
  const quantity = find(columns, 'quantity')?.heading ?? ''
  if (has(columns, 'delivered') || is.open(quantity) || is.balance(quantity)) return []
  return unused(columns).filter(({ heading, known, profile }) => {
    // When a sales order was `Received`, it was written; what a supplier has sent is on its way.
    const ways = waysOf(spaced(heading), 'delivered')
    return (
      (known?.meaning === 'delivered'
        ? profile.dated === 1 || (profile.numeric < 1 && !is.whoOrWhere(heading))
        : profile.dated === 1 && is.done(heading) && !is.otherDay(heading) && !is.released(heading)) &&
      !is.confirmed(heading) &&
      (kinds.includes('coming')
        ? !is.sent(heading)
        : ways.length === 0 || ways.some(({ says }) => says === 'wanted'))
    )
  })
}

/** `Received` may be a day, and `Complete` a yes; and what is open has nothing taken off. */
function withCounts(columns: Columns, context: Context): Columns {
  const left = find(columns, 'quantity')
  const known = find(columns, 'delivered')
  if (left && isRest(left, columns, context)) return assign(columns, [known, 'ignored'])
  const delivered = known ?? doneOf(columns, context) ?? (left && askDelivered(columns, left, context))
  if (
    delivered &&
    (!countsPieces(delivered, left, context) || askWhetherStillOpen(delivered, columns, context))
  )
    return assign(columns, [delivered, 'ignored'])
  const good = find(columns, 'yield')
  const gone = unused(columns).filter(
    column => is.gone(column.heading) && column.profile.numeric === 1 && !(good && areShares(good, column)),
  )
  // Ones alone may say yes.
  for (const column of gone)
    if (column.known?.meaning === 'active' && /^[0\n]*1[01\n]*$/.test(column.profile.values.join('\n')))
      askColumn(column, ['delivered', 'active'], context)
  return assign(columns, [gone, 'delivered'], [delivered, 'delivered'])
}

/** Whether a column says of how many pieces an order is delivered: `3`, `3 of 10`, or `3/10` of 10, which is no day. */
function countsPieces({ index, profile }: Column, left: Column | undefined, { table }: Context): boolean {
  const isShare = (row: readonly string[]) => {
    const [done = '', whole = ''] = row[index]?.split('/') ?? []
    const isOfIt = left && toComparable(whole) === numberIn(row, left)
    return done === '' || (isOfIt && toComparable(done) <= toComparable(whole))
  }
  const isNumber = (text: string) => /^-?[\d.,\s]+(?:%|(?:of|von|de) \d+)?$/.test(text)
  return table.rows.every(isShare) || (profile.dated < 1 && profile.values.every(isNumber))
}

/** Asks whether what suppliers have sent is on its way still, what is made for customers not yet theirs, or progress no piece. */
function askWhetherStillOpen(delivered: Column, columns: Columns, context: Context): boolean {
  const { heading, isTold, isAnswered } = delivered
  const { kinds } = context
  const isProduction = marked(columns, is.production, 'order', 'ignored') !== undefined
  const mayBe =
    is.progress(heading) ||
    (kinds.includes('coming') && is.sent(heading)) ||
    (kinds.includes('wanted') && !isProduction && is.built(heading))
  return (
    mayBe &&
    !isTold &&
    !isAnswered &&
    has(columns, 'quantity') &&
    delivered.profile.values.some(text => /[1-9]/.test(text)) &&
    askColumn(delivered, ['ignored', 'delivered'], context) !== 'delivered'
  )
}

/** Asks whether what a supplier has confirmed is all that comes, where it is not what was ordered. */
function askConfirmed(columns: Columns, context: Context): void {
  const ordered = find(columns, 'quantity')
  if (!ordered || !context.kinds.includes('coming') || is.open(ordered.heading)) return
  for (const column of unused(columns)) {
    const { heading, profile } = column
    // `1` may say yes, and `0` says not yet.
    const isOther = (row: readonly string[]) =>
      numberIn(row, column) > 1 && numberIn(row, column) !== numberIn(row, ordered)
    const isNumber = is.confirmed(heading) && profile.numeric === 1 && profile.dated === 0
    if (isNumber && context.table.rows.some(isOther)) askColumn(column, ['ignored', 'quantity'], context)
  }
}

/** What is confirmed of a production order is done, and what is invoiced of a sales order. */
function doneOf(columns: Columns, { kinds }: Context): Column | undefined {
  const isProduction = marked(columns, is.production) !== undefined
  return unused(columns).find(
    ({ heading, profile: { numeric, values } }) =>
      numeric === 1 &&
      ((kinds.includes('coming') && isProduction && is.confirmed(heading)) ||
        (kinds.includes('wanted') && is.invoiced(heading) && !values.every(text => /[.,]\d{2}$/.test(text)))),
  )
}

/** Whether a column whose heading nobody knows may be a count of an order's pieces. */
function mayCountPieces({ known, heading, profile }: Column, hasDecimals: boolean): boolean {
  const { values } = profile
  const isUnknown = !known || known.meaning === 'bucket' || known.hints.includes('receipt')
  const isConstant = values.length > 2 && new Set(values).size === 1
  const isPlace = countsLines(values) || is.code(heading) || is.positions(heading)
  const isWhole = hasDecimals || !values.some(text => /[.,]\d{1,2}$/.test(text))
  return is.partOfOrder(heading) && isUnknown && isWhole && !isConstant && !isPlace && !noCount.test(heading)
}

/** What else the numbers of an order may be. */
const noParts = [is.confirmed, is.gone, is.forecast, is.rate, is.otherOpen, is.net]

/** The columns of an order that may say what of its quantity is delivered, or left. */
function partsOf(columns: Columns, left: Column, context: Context): Columns {
  const isOfOrders = has(columns, 'order') || marked(columns, is.partners) !== undefined
  const hasDecimals = left.profile.values.some(text => /[.,]\d{1,2}$/.test(text))
  const isPart = (column: Column) =>
    column.known?.meaning === 'quantity'
      ? !column.known.isWhole
      : isOfOrders && !isOfItems(context) && mayCountPieces(column, hasDecimals)
  return those(columns, 'ignored', 'bucket').filter(
    column =>
      !column.isAnswered &&
      !noParts.some(mark => mark(column.heading)) &&
      column.profile.numeric === 1 &&
      column.samples.some(text => /[1-9]/.test(text)) &&
      context.table.rows.every(row => numberIn(row, column) <= numberIn(row, left)) &&
      isPart(column),
  )
}

const addUp = ({ table }: Context, whole: Column, one: Column, other: Column): boolean =>
  table.rows.every(row => numberIn(row, one) + numberIn(row, other) === numberIn(row, whole))

/** Takes what is left, where a heading says so, and it is never more than what was ordered, in place of that. */
function withOpen(columns: Columns, context: Context): Columns {
  const ordered = find(columns, 'quantity')
  if (!ordered || ordered.isAnswered || is.open(ordered.heading) || is.balance(ordered.heading))
    return columns
  const [open, other] = partsOf(columns, ordered, context).filter(({ heading }) => is.open(heading))
  if (!open || other) return columns
  const delivered = find(columns, 'delivered')
  // It may be only what is late: nothing, of an order that is not.
  const askWhetherLeft = () => {
    const isOpenInAll = context.table.rows.every(row => numberIn(row, open) > 0)
    const answers = isOpenInAll ? (['quantity', 'ignored'] as const) : (['ignored', 'quantity'] as const)
    return !is.backlog(open.heading) || askColumn(open, answers, context) === 'quantity'
  }
  const isProven = delivered ? addUp(context, ordered, open, delivered) : askWhetherLeft()
  return isProven ? assign(columns, [ordered, 'ignored'], [open, 'quantity', true]) : columns
}

/** Whether a quantity is what is left of an order: its heading says so, or a person, beside how many were ordered. */
const isRest = (left: Column, columns: Columns, { table }: Context): boolean =>
  is.open(left.heading) ||
  is.balance(left.heading) ||
  (left.isAnswered &&
    columns.some(
      column =>
        column !== left &&
        column.known?.meaning === 'quantity' &&
        table.rows.every(row => numberIn(row, left) <= numberIn(row, column)),
    ))

/**
 * Asks what is never more than the quantity: it may be delivered, or left. Of two that add up to it, one says what the
 * other is; of several, none is taken off before a person says so.
 */
function askDelivered(columns: Columns, left: Column, context: Context): Column | undefined {
  // Of what is forecast nothing is delivered.
  if (is.forecast(left.heading)) return undefined
  const parts = partsOf(columns, left, context).filter(({ heading }) => !is.backlog(heading))
  const others = parts.filter(
    (part, at) => !parts.some((other, place) => place < at && addUp(context, left, part, other)),
  )
  const choices =
    others.length > 1
      ? (['ignored', 'delivered', 'quantity'] as const)
      : (['delivered', 'quantity', 'ignored'] as const)
  const answers = others.map(part => askColumn(part, choices, context))
  return others[answers.indexOf('delivered')]
}
