import { is } from '../layouts/marks.ts'
import { levelHeadings, numberedLevel } from '../layouts/telling-words.ts'
import { type RawTable, withCell } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { placeOf, readHeading } from '../words/headings.ts'

// Bills that are set in by signs. And how rarer shapes are told, whose code is loaded then.

/** Whether a cell may have several parts: `P-1 x2; P-2 x1`. Such lists have no quantities. */
export const mayListParts = ({ headings, rows }: RawTable): boolean =>
  placeOf(headings, 'quantity', 'per') < 0 &&
  rows.some(row => row.some(cell => /[;|\n]|[\d)], |^\d.*, /.test(cell)))

/** Whether a bill may have a column for each level: `Level 1; Level 2`, or `Assembly; Sub assembly; Part`. */
export const mayHaveLevels = ({ headings }: RawTable): boolean =>
  headings.filter(heading => numberedLevel.test(heading.trim())).length > 1 ||
  levelHeadings.filter(is => headings.some(is)).length > 2

/** Whether a bill may be for a quantity that stands above it, or is multiplied by it. */
export const mayHaveBase = ({ headings, preamble }: RawTable): boolean =>
  placeOf(headings, 'level', 'component') >= 0 && (preamble.length > 0 || headings.some(is.total))

/** Whether a table may have what is made in a row of its own, among what goes in. */
export const mayHaveRoles = ({ headings }: RawTable): boolean =>
  headings.some(heading => is.documents(heading) || is.orderNumber(heading)) &&
  placeOf(headings, 'quantity', 'per') >= 0 &&
  placeOf(headings, 'date', 'week', 'level') < 0

/** Columns of which none is a list of orders without items. */
const ofItems: readonly Meaning[] = [
  ...(['component', 'parent', 'quantity', 'per', 'onHand', 'leadTime', 'safetyStock', 'level'] as const),
]

/** Whether a table says when orders are due, or in which state they are, and not what of. */
export function isOrderHead({ headings }: RawTable): boolean {
  const has = (...meanings: readonly Meaning[]) => placeOf(headings, ...meanings) >= 0
  const isSubject = headings.map(readHeading).some(known => known?.meaning === 'item' && known.sure)
  const isOfOrders = has('order') || headings.some(heading => is.partners(heading))
  return has('date', 'week', 'status') && isOfOrders && !isSubject && !has(...ofItems)
}

/** What stands before an item in place of blanks: `- R-100`, `..R-100`, `>> R-100`. */
const indent = /^(?:[-–—.•·>+*|] ?)+\s*(?=[\p{L}\d])/u

/** A bill whose parts are set in by signs gets blanks in their place. */
export function withIndents(table: RawTable): RawTable {
  const { headings, rows } = table
  const at = placeOf(headings, 'item', 'component')
  const isBill = placeOf(headings, 'quantity', 'per') >= 0 && placeOf(headings, 'level', 'parent') < 0
  if (!isBill || indent.test(rows[0]?.[at] ?? '')) return table
  const blanks = (mark: string) => ' '.repeat(2 * mark.replaceAll(' ', '').length)
  return {
    ...table,
    rows: rows.map(row => withCell(row, at, (row[at] ?? '').replace(indent, blanks))),
  }
}
