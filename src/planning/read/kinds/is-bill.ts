import type { Column, Columns, Knows } from '../column.ts'
import { find, has, marked, ofItems, those } from '../column.ts'
import { is } from '../layouts/marks.ts'
import { freeText, isWork } from '../layouts/telling-words.ts'
import { cellsIn, type RawTable } from '../raw-table.ts'
import { areIndented, areNumbered } from '../words/level-texts.ts'

// Whether the columns of a table make it a bill.

/** The column with the number of a bill, beside the item that it makes: the lines stand in another table. */
export const billNumber = (columns: Columns): Column | undefined =>
  columns.find(
    ({ known, heading, profile }) =>
      known?.meaning === 'parent' &&
      is.bill(heading) &&
      // A `bom_id` may number the lines.
      !(profile.distinct === 1 && has(columns, 'component')),
  )

/** Whether a table has the heads of bills alone: what each makes, and how many. */
export function isHead(columns: Columns, hasLines: Knows): boolean {
  const item = find(columns, 'item', 'parent')
  if (!item || has(columns, 'component', 'per', 'level', 'date', 'week', 'bucket', ...ofItems)) return false
  const amount = columns.some(({ meaning, known }) => meaning === 'batch' && known?.isWhole)
  const number = billNumber(columns)
  const isNumbered = number !== undefined && has(columns, 'item') && number.profile.values.some(hasLines)
  return isNumbered
    ? has(columns, 'batch', 'quantity', 'active')
    : amount && item.profile.values.some(hasLines)
}

/** Whether a component's heading says that the rest of its row is its assembly's: `Member Item`, `Component : Name`. */
export const isInAssembly = ({ heading }: Pick<Column, 'heading'>): boolean =>
  is.member(heading) || / : /.test(heading)

/** From when to when each line of a bill is valid, under words that an order has too. */
export function spanOf(columns: Columns): readonly [Column, Column] | undefined {
  const dated = columns.filter(({ profile }) => profile.dated > 0.9)
  const [from, to] = [marked(dated, is.begins), marked(dated, is.ends)]
  return from && to && !has(columns, 'order', 'delivered') ? [from, to] : undefined
}

export function readsAsBill(table: RawTable, columns: Columns, knows: Knows): boolean {
  const [item, parent] = [find(columns, 'item'), find(columns, 'parent')]
  const component = find(columns, 'component')
  const per = find(columns, 'per')
  const quantity = per ?? find(columns, 'quantity')
  // When a line of a bill was written says nothing of when it is wanted.
  const span = parent && component ? spanOf(columns) : undefined
  const isDated = columns.some(
    column =>
      column.meaning === 'week' ||
      (column.meaning === 'date' &&
        !span?.includes(column) &&
        (has(columns, 'order') || !(is.bareDate(column.heading) || is.otherDay(column.heading)))),
  )
  if (has(columns, 'level') && has(columns, 'item', 'component', 'parent', 'name')) return true
  if (parent && component) return !isDated || (per !== undefined && !marked(columns, is.production, 'order'))
  if (pairOf(table, columns, knows)) return true
  if (parent && item)
    return (
      !is.bill(parent.heading) ||
      (quantity !== undefined && !isDated && !has(columns, ...ofItems)) ||
      per !== undefined
    )
  if (component && item) return !isDated
  if (component && isInAssembly(component) && marked(columns, is.name, 'name')) return true
  const counts = quantity !== undefined && !quantity.hints.includes('receipt')
  return counts && !isDated && !has(columns, 'bucket') && isNumbered(table, columns)
}

/** Whether the title of a list, or the work among its rows, says that it is a bill. */
const isCalledBill = ({ title, preamble }: RawTable, columns: Columns): boolean =>
  [title, ...preamble.slice(-1).flat()].some(text => is.bill(text)) || workColumn(columns) !== undefined

/** The column that says of each line whether it is work, a text or a part. */
export const workColumn = (columns: Columns): Column | undefined =>
  columns.find(
    ({ meaning, heading, profile: { values, isPosition } }) =>
      meaning === 'ignored' &&
      (is.rowType(heading) || is.category(heading)) &&
      !isPosition &&
      values.some(isWork),
  )

/** MRPeasy's bills have a `Product number` and a `Part No.`, and no other word of a bill. */
export function pairOf(
  table: RawTable,
  columns: Columns,
  knows: Knows,
): readonly [Column, Column] | undefined {
  const items = columns.filter(
    ({ meaning, profile }) => meaning === 'item' && !profile.isPosition && profile.filled > 0.5,
  )
  const per = find(columns, 'per')
  if (
    columns.some(({ meaning, heading }) => meaning === 'parent' && !is.bill(heading)) ||
    has(columns, 'level', 'date', 'week', 'bucket') ||
    (!per?.known?.isWhole && has(columns, 'onHand')) ||
    !(per || has(columns, 'quantity'))
  )
    return undefined
  if ((items.length > 0 && has(columns, 'component')) || items.length > 2) return undefined
  if (items.length < 2) return per?.known?.isWhole ? unnamedPair(columns, knows) : undefined
  const [one, other] = [marked(items, is.made), marked(items, is.part)]
  if (one && other && one !== other) return [one, other]
  if (one && isCalledBill(table, columns)) return [one, items.find(column => column !== one) ?? one]
  const first = marked(items, is.parentItem) ?? items[0]
  const second = items.find(column => column !== first)
  // SyteLine's `Item` has a `Material`, of which some is lost.
  const isSaid = per?.known?.isWhole || (second === other && has(columns, 'scrap'))
  return isSaid && first && second ? [first, second] : undefined
}

/** How many go in is said, and only one of the two is named: the other one is the column that is full of numbers or names. */
function unnamedPair(columns: Columns, knows: Knows): readonly [Column, Column] | undefined {
  const subject = find(columns, 'component', 'item')
  const others = columns.filter(
    ({ meaning, known, profile, heading }) =>
      meaning === 'ignored' &&
      !known &&
      profile.hasText &&
      profile.filled > 0.9 &&
      !freeText.test(heading) &&
      !is.rowType(heading),
  )
  const telling = others.find(({ heading }) => is.made(heading) || is.itemLike(heading))
  const other = telling ?? others.find(({ profile }) => profile.values.some(knows))
  if (!subject || !other) return undefined
  return subject.meaning === 'component' || !is.part(other.heading) ? [other, subject] : [subject, other]
}

// Levels of a bill that no heading names: `1`, `1.1`, `1.1.2`, or how far an item is indented.

/** The column with numbers such as `1.1.2`. */
export const numberedColumn = ({ rows }: RawTable, columns: Columns): Column | undefined =>
  columns.find(
    ({ meaning, index, hints }) =>
      (['ignored', 'order'].includes(meaning) ||
        (meaning === 'item' && (hints.includes('weak') || those(columns, 'item').length > 1))) &&
      areNumbered(cellsIn(rows, index)),
  )

/** Whether a table of items with quantities alone has its levels in numbers or indents. */
export function isNumbered(table: RawTable, columns: Columns): boolean {
  const subjects = those(columns, 'item', 'component')
  const isPair = has(columns, 'component') && has(columns, 'item')
  if (subjects.length === 0 || isPair || has(columns, 'parent', 'level')) return false
  const numbered = numberedColumn(table, columns)
  if (numbered) return subjects.some(column => column !== numbered)
  return isIndented(table, find(columns, 'component', 'item'))
}

export const isIndented = ({ rows }: RawTable, item: Column | undefined): boolean =>
  item !== undefined && areIndented(rows.map(row => row[item.index] ?? ''))
