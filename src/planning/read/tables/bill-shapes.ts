import { is } from '../layouts/marks.ts'
import { levelHeadings, numberedLevel } from '../layouts/telling-words.ts'
import { behind, cellIn, type RawTable, withCell } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { meaningsOf, placeOf, placesOf, readHeading } from '../words/headings.ts'
import { levelOf } from './column.ts'
import { findBase } from './preamble.ts'

// Bills in other shapes: for a quantity that stands above them, set in by signs. And how
// rarer shapes are told, whose code is loaded then.

/** Returns a table, or another in its place. */
export const uprightBill = (table: RawTable): RawTable => withIndents(withBase(table))

/** Whether a cell may have several parts: `P-1 x2; P-2 x1`. Such lists have no quantities. */
export const mayListParts = ({ headings, rows }: RawTable): boolean =>
  placeOf(headings, 'quantity', 'per') < 0 &&
  rows.some(row => row.some(cell => /[;|\n]|[\d)], |^\d.*, /.test(cell)))

/** Whether a bill may have a column for each level: `Level 1; Level 2`, or `Assembly; Sub assembly; Part`. */
export const mayHaveLevels = ({ headings }: RawTable): boolean =>
  headings.filter(heading => numberedLevel.test(heading.trim())).length > 1 ||
  levelHeadings.filter(is => headings.some(is)).length > 2

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

/**
 * For how many a bill is, where that stands above it: `Base Qty (PC)  10.000`. It holds for the parts of what is made.
 * In a bill of several levels that is exploded for a quantity, or has totals, each row has what goes into all of the
 * row that it belongs to.
 */
function withBase(table: RawTable): RawTable {
  const { headings, preamble } = table
  const known = meaningsOf(headings)
  const level = known.indexOf('level')
  const isOfBill = level >= 0 || known.includes('component')
  if (!isOfBill || known.includes('batch')) return table
  const base = findBase(preamble)
  const quantities = placesOf(headings, 'quantity', 'per')
  const [quantity = -1] = quantities
  const isTotal = quantities.length === 1 && is.total(headings[quantity] ?? '')
  const isExploded = level >= 0 && !known.includes('parent') && (isTotal || base?.isRequired === true)
  if (!isExploded && (!base || base.value === '1')) return table
  const depthOf = (row: readonly string[]) => levelOf(cellIn(row, level))
  const first = Math.min(...table.rows.map(depthOf).filter(depth => !Number.isNaN(depth)))
  const above: string[] = []
  const baseOf = (row: readonly string[]) => {
    const depth = depthOf(row)
    if (isExploded) above.splice(depth, above.length, cellIn(row, quantity))
    if (level < 0 || depth === first) return base?.value ?? ''
    return isExploded ? (above[depth - 1] ?? '') : ''
  }
  return {
    ...table,
    headings: [...headings, 'Base quantity'],
    rows: table.rows.map(row => behind(row, headings.length, [baseOf(row)])),
  }
}

/** What stands before an item in place of blanks: `- R-100`, `..R-100`, `>> R-100`. */
const indent = /^(?:[-–—.•·>+*|] ?)+\s*(?=[\p{L}\d])/u

/** A bill whose parts are set in by signs gets blanks in their place. */
function withIndents(table: RawTable): RawTable {
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
