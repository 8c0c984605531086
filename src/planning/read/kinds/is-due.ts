import type { Column, Columns } from '../column.ts'
import { find, has, isSigned, marked, mayBeItem, those } from '../column.ts'
import { is } from '../layouts/marks.ts'
import type { Kind } from '../result.ts'
import { beginOf, isWeek, readDate } from '../words/dates.ts'
import { readHeading } from '../words/headings.ts'
import { areBehind, dayOfWeek } from '../words/weeks.ts'
import type { Evidence, Undecided } from './directions.ts'

// Whether the columns of a table make it a list of what is wanted or comes, and what of it is not an item’s.

/** `Balance` beside an order and a date is what is left of the order. */
export const isBalance = ({ meaning, heading }: Column): boolean =>
  meaning === 'onHand' && is.balance(heading)

/** Whether a column is of a day, week or month, and none that is only called overdue or later. */
const hasPeriod = ({ heading }: Column): boolean => readHeading(heading)?.meaning !== 'bucket'

/** The `Lot size` of a job is how many are ordered, and its `Lot` is which of them. */
const isOrdered = ({ heading }: Column, columns: Columns): boolean =>
  has(columns, 'quantity') || (!is.lot(heading) && !has(columns, 'onHand', 'leadTime', 'safetyStock'))

export function readsAsDue(columns: Columns, isBill: boolean): boolean {
  if (
    !has(columns, 'item', 'component', 'parent', 'name') &&
    !columns.some(column => mayBeItem(column) && column.profile.hasText)
  )
    return false
  if (those(columns, 'bucket').some(hasPeriod)) return true
  const quantities = those(columns, 'quantity')
  if (!has(columns, 'date', 'week')) return quantities.some(({ isAnswered }) => isAnswered)
  if (isBill)
    return quantities.length > (has(columns, 'per') ? 0 : 1) || marked(quantities, is.wanted) !== undefined
  return (
    quantities.length > 0 ||
    has(columns, 'per', 'batch') ||
    those(columns, 'lotSize').some(({ sure, heading }) => !sure && !is.lot(heading)) ||
    (columns.some(isBalance) && has(columns, 'order')) ||
    (has(columns, 'order') && those(columns, 'lotSize').some(column => isOrdered(column, columns)))
  )
}

/** Counts of several days, which are past, and no orders: what is on order beside them has another date. */
export function areCounts(columns: Columns, today: number): boolean {
  const dates = those(columns, 'date', 'week')
  const stock = find(columns, 'onHand')
  return (
    stock?.sure === true &&
    !(is.actual(stock.heading) && marked(columns, is.forecast)) &&
    !has(columns, 'order', 'status', 'delivered', 'bucket') &&
    !isSigned(columns) &&
    dates.every(({ heading }) => is.countDay(heading)) &&
    isPast(dates, today)
  )
}

/** What looks like a field of items, and is one of orders: the customer's lead time, a balance, what was yielded. */
export function isFieldOfOrder(column: Column, columns: Columns): boolean {
  const { meaning, heading, sure } = column
  const isOrders = has(columns, 'order', 'delivered') || marked(columns, is.partners, 'ignored') !== undefined
  if (meaning === 'lotSize') return !sure || (isOrders && isOrdered(column, columns))
  if (meaning === 'leadTime') return isOrders && !has(columns, 'onHand', 'safetyStock', 'bucket')
  if (meaning === 'onHand')
    return (
      (isOrders && (isBalance(column) || is.actual(heading))) ||
      (is.actual(heading) && has(columns, 'quantity'))
    )
  return (meaning === 'lotMin' || meaning === 'lotMultiple') && !sure && isOrders
}

// What the dates of a table say: orders, or what is past.

export function dateEvidence(undecided: Undecided, due: Kind, isOrdered: boolean): readonly Evidence[] {
  const { table, columns, today } = undecided
  const dates = those(columns, 'date')
  // `Date` beside `Delivery date` is when the order was written.
  const own = dates.filter(({ heading }) => !is.otherDay(heading))
  const date = own.find(({ heading }) => !is.bareDate(heading)) ?? own[0] ?? dates[0]
  const quantity = find(columns, 'quantity')
  if (!date) return pastEvidence(undecided, due)
  if (!quantity || due === 'proposals') return []
  const evidence = (says: Kind, weight: number, word: string, where: 'values' | 'date' = 'values') =>
    ({ says, where, word, weight }) as const
  const values = [...new Set(date.profile.values)]
  const days = values.map(value => latestOf(value, today)).filter(day => !Number.isNaN(day))
  const next = days.findIndex(day => day >= today)
  if (next >= 0 || days.length === 0) return [evidence(due, 4, values[next] ?? '')]
  const isCounted = is.counted(date.heading)
  const isBare = is.day(date.heading) || isCounted
  if (!isBare || (due === 'coming' && isOrdered)) return [evidence(due, 5, date.heading, 'date')]
  const [first = ''] = values
  const place = find(columns, 'location', 'lot')
  const order = find(columns, 'order', 'delivered', 'status')
  return [
    ...(isCounted ? [evidence('stock', 5, date.heading)] : []),
    ...(place ? [evidence('stock', 2, place.heading)] : []),
    ...(values.length === 1 && table.rows.length > 1 ? [evidence('stock', 2, first)] : []),
    ...(is.sold(quantity.heading) ? [evidence('other', 4, quantity.heading)] : []),
    values.length > 2 ? evidence('other', 2, `${first} – ${values.at(-1)}`) : evidence('other', 1, first),
    ...(order ? [evidence(due, 5, order.heading)] : []),
  ]
}

/** Whether all days are past. */
export function isPast(columns: Columns, today: number): boolean {
  const values = those(columns, 'date', 'week').flatMap(({ profile }) => profile.values)
  return values.length > 0 && values.every(value => latestOf(value, today) < today)
}

/** A list whose months or weeks are all past says what was. */
export function pastEvidence({ columns, today }: Undecided, due: Kind): readonly Evidence[] {
  const texts = those(columns, 'bucket')
    .filter(hasPeriod)
    .map(({ heading }) => beginOf(heading))
  // `Aug-26; Sep-26` are months of a year, and `Dec-05; Dec-12` may be days.
  const areYears = new Set(texts.map(text => text.slice(-2))).size < texts.length
  const isSaid = (text: string) => isWeek(text) || (areYears ? /\d\d$/ : /20\d\d/).test(text)
  const isDone = (text: string) => isSaid(text) && latestOf(text, today) <= today - (isWeek(text) ? 7 : 0)
  const [word] = texts
  return word && texts.length > 1 && (texts.every(isDone) || areBehind(texts, today))
    ? [
        { says: 'other', where: 'values', word, weight: 3 },
        { says: due, where: 'values', word, weight: 2 },
      ]
    : []
}

/** The day of a date, or of a week; the later one where it may be two. NaN where it is none. */
export function latestOf(value: string, today: number): number {
  const days = (['day-first', 'month-first'] as const)
    .map(order => readDate(value, order, today))
    .filter(day => !Number.isNaN(day))
  return days.length > 0 ? Math.max(...days) : dayOfWeek(value, today, false)
}
