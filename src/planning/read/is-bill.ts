import { type Column, find, has, isInAssembly } from './column.ts'
import { type Knows, ofItems } from './evidence.ts'
import { is } from './layouts/marks.ts'
import { freeText } from './layouts/telling-words.ts'
import type { RawTable } from './tables.ts'
import { isNumbered } from './unnamed-levels.ts'

// Whether the columns of a table make it a bill.

/** Columns that have the numbers or names of items, by their headings. */
const subjects = (columns: readonly Column[]): readonly Column[] =>
  columns.filter(
    ({ meaning, profile }) => ['item', 'component', 'parent'].includes(meaning) && profile.filled > 0,
  )

/** The column with the number of a bill, beside the item that it makes: the lines stand in another table. */
export const billNumber = (columns: readonly Column[]): Column | undefined =>
  columns.find(({ known, heading }) => known?.meaning === 'parent' && is.bill(heading))

/** Whether a table has the heads of bills alone: what each makes, and how many. */
export function isHead(columns: readonly Column[], hasLines: Knows): boolean {
  const item = find(columns, 'item', 'parent')
  if (!item || has(columns, 'component', 'per', 'level', 'date', 'week', 'bucket', ...ofItems)) return false
  const amount = columns.some(({ meaning, known }) => meaning === 'batch' && known?.isWhole)
  const number = billNumber(columns)
  const isNumbered = number !== undefined && has(columns, 'item') && number.profile.values.some(hasLines)
  return isNumbered ? has(columns, 'batch', 'quantity') : amount && item.profile.values.some(hasLines)
}

export function billOf(table: RawTable, columns: readonly Column[], knows: Knows): boolean {
  const [item, parent, component, level] = (['item', 'parent', 'component', 'level'] as const).map(meaning =>
    find(columns, meaning),
  )
  const per = find(columns, 'per')
  const quantity = per ?? find(columns, 'quantity')
  // When a line of a bill was written says nothing of when it is wanted.
  const isDated = columns.some(
    ({ meaning, heading }) =>
      meaning === 'week' ||
      (meaning === 'date' && (has(columns, 'order') || !(is.bareDate(heading) || is.otherDay(heading)))),
  )
  if (level && (item || component || subjects(columns).length > 0 || has(columns, 'name'))) return true
  if (parent && component) return per !== undefined || !isDated
  if (parent && item)
    return (
      !is.bill(parent.heading) ||
      (quantity !== undefined && !isDated && !has(columns, ...ofItems)) ||
      per !== undefined
    )
  if (component && item) return !isDated
  if (
    component &&
    isInAssembly(component) &&
    columns.some(({ meaning, heading }) => meaning === 'name' && is.name(heading))
  )
    return true
  if (pairOf(columns, knows)) return true
  const counts = quantity !== undefined && !quantity.hints.includes('receipt')
  return counts && !isDated && !has(columns, 'bucket') && isNumbered(table, columns)
}

/** MRPeasy's bills have a `Product number` and a `Part No.`, and no other word of a bill. */
export function pairOf(columns: readonly Column[], knows: Knows): readonly [Column, Column] | undefined {
  const items = columns.filter(
    ({ meaning, profile }) => meaning === 'item' && !profile.isPosition && profile.filled > 0.5,
  )
  const per = find(columns, 'per')
  if (
    columns.some(({ meaning, heading }) => meaning === 'parent' && !is.bill(heading)) ||
    has(columns, 'level', 'date', 'week', 'onHand', 'bucket') ||
    !(per || has(columns, 'quantity'))
  )
    return undefined
  if (items.length > 0 && has(columns, 'component')) return undefined
  if (items.length < 2) return per?.known?.isWhole ? unnamedPair(columns, knows) : undefined
  const [one, other] = [is.made, is.part].map(fits => items.find(({ heading }) => fits(heading)))
  if (one && other && one !== other && items.length === 2) return [one, other]
  const [first, second] = items
  return per?.known?.isWhole && first && second && items.length === 2 ? [first, second] : undefined
}

/** How many go in is said, and only one of the two is named: the other one is the column that is full of numbers or names. */
function unnamedPair(columns: readonly Column[], knows: Knows): readonly [Column, Column] | undefined {
  const subject = find(columns, 'component', 'item')
  const others = columns.filter(
    ({ meaning, known, profile, heading }) =>
      meaning === 'ignored' && !known && profile.hasText && profile.filled > 0.9 && !freeText.test(heading),
  )
  const telling = others.filter(({ heading }) => is.made(heading) || is.itemLike(heading))
  const other =
    telling[0] ??
    others.find(({ profile }) => profile.values.some(knows)) ??
    (others.length === 1 ? others[0] : undefined)
  if (!subject || !other) return undefined
  return subject.meaning === 'component' || !is.part(other.heading) ? [other, subject] : [subject, other]
}
