import { is } from '../layouts/marks.ts'
import { directions } from '../layouts/telling-words.ts'
import { assign, type Column, find, has, marked, those } from '../tables/column.ts'
import { spaced } from '../worded.ts'
import { comparable } from '../words/numbers.ts'
import { askColumn } from './ask-columns.ts'
import { askDelivered, isRest, numberIn, openOf } from './parts-of-quantity.ts'
import type { Context, Kinded } from './table.ts'

// What of an order is delivered, or left, whatever its column is called.

/** Whether a column counts what of an order is done: it is filled, and never more than what was ordered. */
function isDone({ id, profile: { values, filled } }: Column, columns: readonly Column[]): boolean {
  const ordered = those(columns, 'quantity').find(one => one.id !== id && !is.taken(one.heading))?.profile
    .values
  const isPart = (text: string, row: number) => comparable(text) <= comparable(ordered?.[row] ?? '')
  const isOfOrder = has(columns, 'order') && !has(columns, 'delivered', 'onHand')
  return filled === 1 && ordered !== undefined && isOfOrder && values.every(isPart)
}

/** `Zugang` beside an order and what was ordered is how many came. */
export function withReceipts(columns: readonly Column[]): readonly Column[] {
  const came = marked(columns, is.into, 'quantity')
  return came && isDone(came, columns) ? assign(columns, [came, 'delivered', true]) : columns
}

/** SAP's `Yield` of a step is how many came out good. Of orders that may also be a share, it is asked. */
export function withGood(columns: readonly Column[]): readonly Column[] {
  const [good, lost] = [find(columns, 'yield'), marked(columns, is.gone)]
  if (!good?.profile.filled || !lost || !has(columns, 'order')) return columns
  if (is.share(good.heading) || good.profile.values.some(text => text.includes('%'))) return columns
  const isCount = marked(columns, is.operation) && isDone(good, columns) && !areShares(good, lost)
  return assign(columns, isCount ? [good, 'delivered', true] : [good, 'yield', false])
}

/** Whether what is good and what is lost may be in percent: both add up to 100 in each row. */
const areShares = ({ heading, profile: { values } }: Column, lost: Column): boolean =>
  !is.share(heading) &&
  values.length === lost.profile.values.length &&
  values.every((text, row) => comparable(text) + comparable(lost.profile.values[row] ?? '') === 100)

export const withDelivered = (columns: readonly Column[], context: Context): readonly Column[] =>
  askConfirmed(withDays(withCounts(columns, context), context), context)

/** The columns that say of each row when, or whether, it was done, where no number says how much: `Received`, `Actual end`. */
export function daysOf(columns: readonly Column[], { kinds }: Kinded): readonly Column[] {
  const quantity = find(columns, 'quantity')?.heading ?? ''
  if (has(columns, 'delivered') || is.open(quantity) || is.balance(quantity)) return []
  return columns.filter(({ heading, meaning, known, profile, isAnswered }) => {
    // When a sales order was `Received`, it was written; what a supplier has sent is on its way.
    const ways = directions.filter(({ where, words }) => where === 'delivered' && words.test(spaced(heading)))
    return (
      meaning === 'ignored' &&
      !isAnswered &&
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

/** A row with such a day is done. Where all have one, or a state, nobody can know: that is said row by row. */
function withDays(columns: readonly Column[], context: Context): readonly Column[] {
  const days = has(columns, 'status') ? [] : daysOf(columns, context)
  return columns.map(column =>
    days.includes(column) && column.profile.dated === 1 && column.profile.filled < 1
      ? { ...column, meaning: 'active' as const, hints: ['not'] as const }
      : column,
  )
}

/** `Received` may be a day, and `Complete` a yes; and what is open has nothing taken off. */
function withCounts(all: readonly Column[], context: Context): readonly Column[] {
  const open = openOf(all, context)
  const columns = open ? assign(all, [find(all, 'quantity'), 'ignored'], [open, 'quantity', true]) : all
  const left = find(columns, 'quantity')
  const delivered =
    find(columns, 'delivered') ?? doneOf(columns, context) ?? (left && askDelivered(columns, left, context))
  // `3/10` of 10 is no day.
  const isShare = (row: readonly string[]) => {
    const [done = '', whole = ''] = row[delivered?.index ?? -1]?.split('/') ?? []
    return (
      done === '' ||
      (left !== undefined &&
        comparable(whole) === numberIn(row, left) &&
        comparable(done) <= comparable(whole))
    )
  }
  const isNumber =
    delivered &&
    (context.table.rows.every(isShare) ||
      (delivered.profile.dated < 1 &&
        delivered.profile.values.every(text => /^-?[\d.,\s]+(?:%|(?:of|von|de) \d+)?$/.test(text))))
  const isLeft = left && (is.open(left.heading) || is.balance(left.heading) || isRest(columns, left, context))
  if (isLeft || (delivered && (!isNumber || isStill(delivered, columns, context))))
    return assign(columns, [delivered, 'ignored'])
  const good = find(columns, 'yield')
  const gone = columns.filter(
    column =>
      column.meaning === 'ignored' &&
      is.gone(column.heading) &&
      column.profile.filled > 0 &&
      column.profile.numeric === 1 &&
      !column.isAnswered &&
      !(good && areShares(good, column)),
  )
  // Ones alone may say yes.
  for (const column of gone)
    if (column.known?.meaning === 'active' && column.profile.values.every(text => /^[01]$/.test(text)))
      askColumn(column, ['delivered', 'active'], context)
  return assign(columns, ...[...gone, delivered].map(column => [column, 'delivered'] as const))
}

/** Asks whether what suppliers have sent is on its way still, what is made for customers not yet theirs, or progress no piece. */
function isStill(delivered: Column, columns: readonly Column[], context: Context): boolean {
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
function askConfirmed(columns: readonly Column[], context: Context): readonly Column[] {
  const ordered = find(columns, 'quantity')
  if (!ordered || !context.kinds.includes('coming') || is.open(ordered.heading)) return columns
  for (const column of columns) {
    const { meaning, heading, profile, isAnswered } = column
    const isConfirmed = meaning === 'ignored' && !isAnswered && is.confirmed(heading)
    // `1` may say yes, and `0` says not yet.
    const isOther = (row: readonly string[]) =>
      numberIn(row, column) > 1 && numberIn(row, column) !== numberIn(row, ordered)
    if (isConfirmed && profile.numeric === 1 && profile.dated === 0 && context.table.rows.some(isOther))
      askColumn(column, ['ignored', 'quantity'], context)
  }
  return columns
}

/** What is confirmed of a production order is done, and what is invoiced of a sales order. */
function doneOf(columns: readonly Column[], { kinds }: Context): Column | undefined {
  const isProduction = marked(columns, is.production) !== undefined
  return columns.find(
    ({ meaning, heading, profile: { numeric, values } }) =>
      meaning === 'ignored' &&
      numeric === 1 &&
      ((kinds.includes('coming') && isProduction && is.confirmed(heading)) ||
        (kinds.includes('wanted') && is.invoiced(heading) && !values.every(text => /[.,]\d{2}$/.test(text)))),
  )
}
