import { type Column, find, has, isSigned, isWanted, mayBeItem } from './column.ts'
import { readHeading } from './headings.ts'
import { is } from './layouts/marks.ts'
import { freeText } from './layouts/telling-words.ts'
import { latestOf } from './past-dates.ts'
import { rowTypeOf } from './row-words.ts'

// Whether the columns of a table make it a list of what is wanted or comes, and what of it is not an item’s.

/** `Balance` beside an order and a date is what is left of the order. */
export const isBalance = ({ meaning, heading }: Column): boolean =>
  meaning === 'onHand' && is.balance(heading)

export function dueOf(columns: readonly Column[], isBill: boolean): boolean {
  if (
    !has(columns, 'item', 'component', 'parent', 'name') &&
    !columns.some(column => mayBeItem(column) && column.profile.hasText)
  )
    return false
  if (
    has(columns, 'bucket') &&
    columns.some(({ heading, meaning }) => meaning === 'bucket' && readHeading(heading)?.meaning !== 'bucket')
  )
    return true
  const quantities = columns.filter(({ meaning }) => meaning === 'quantity')
  const isDated =
    has(columns, 'date', 'week') ||
    (!isBill && has(columns, 'validTo') && has(columns, 'order') && quantities.length > 0)
  if (!isDated) return quantities.some(({ isAnswered }) => isAnswered) || hasRowTypes(columns, quantities)
  if (isBill) return quantities.length > (has(columns, 'per') ? 0 : 1) || quantities.some(isWanted)
  const weakLot = find(columns, 'lotSize')
  return (
    quantities.length > 0 ||
    has(columns, 'per', 'batch') ||
    (weakLot !== undefined && !weakLot.sure) ||
    (columns.some(isBalance) && has(columns, 'order'))
  )
}

/** Counts of several days, which are past, and no orders: what is on order beside them has another date. */
export function isCount(columns: readonly Column[], today: number): boolean {
  const dates = columns.filter(({ meaning }) => meaning === 'date' || meaning === 'week')
  return (
    dates.length > 0 &&
    find(columns, 'onHand')?.sure === true &&
    !has(columns, 'order', 'status', 'delivered', 'bucket') &&
    !isSigned(columns) &&
    dates.every(
      ({ heading, profile }) =>
        is.countDay(heading) && profile.values.every(text => latestOf(text, today) < today),
    )
  )
}

/** A list of all that comes and goes has a word in each row that says what it is. */
const hasRowTypes = (columns: readonly Column[], quantities: readonly Column[]): boolean =>
  quantities.length > 0 && typeColumn(columns) !== undefined && has(columns, 'order')

/** What looks like a field of items, and is one of orders: the customer's lead time, a balance, what was yielded. */
export function isFieldOfOrder(column: Column, columns: readonly Column[], isDue: boolean): boolean {
  if (!isDue) return false
  const { meaning, heading, sure } = column
  const isOrders =
    has(columns, 'order', 'delivered') ||
    columns.some(({ meaning: one, heading: text }) => one === 'ignored' && is.partners(text))
  if (meaning === 'lotSize') return !sure || (isOrders && has(columns, 'quantity'))
  if (meaning === 'leadTime') return isOrders && !has(columns, 'onHand', 'safetyStock')
  if (meaning === 'onHand')
    return (
      (isOrders && (isBalance(column) || is.actual(heading))) ||
      (is.actual(heading) && has(columns, 'quantity'))
    )
  return meaning === 'lotMin' && !sure && isOrders
}

/** The column that says what each row is: its words are those of rows, in most of its cells. */
export function typeColumn(columns: readonly Column[]): Column | undefined {
  return columns.find(({ meaning, heading, profile: { values, filled } }) => {
    if (
      !['ignored', 'type', 'order'].includes(meaning) ||
      freeText.test(heading) ||
      values.length === 0 ||
      filled < 0.5
    )
      return false
    const types = values.map(rowTypeOf)
    const known = types.filter(type => type !== undefined).length / values.length
    return is.rowType(heading) ? known >= 0.5 || (meaning === 'ignored' && known > 0.2) : known >= 0.8
  })
}
