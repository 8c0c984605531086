import { is } from '../layouts/marks.ts'
import { billRoles } from '../layouts/telling-words.ts'
import type { Problems } from '../problems.ts'
import {
  behind,
  cellIn,
  cellsIn,
  grouped,
  type RawTable,
  type Row,
  reshaped,
  rowsOf,
  withCell,
} from '../raw-table.ts'
import { meaningsOf, placeOf, placesOf } from '../words/headings.ts'
import { levelOf } from './column.ts'
import { withLevelsAcross } from './level-columns.ts'
import { findBase } from './preamble.ts'

// Bills in other shapes: with a column for each level, for a quantity that stands above them, set in by signs, by document
// or operation.

/** Each takes a table, and returns it, or another in its place. */
export const uprightBill = (table: RawTable, problems: Problems): RawTable =>
  [withBase, withIndents, withPairs].reduce((one, shape) => shape(one), withLevelsAcross(table, problems))

/** Whether a cell may have several parts: `P-1 x2; P-2 x1`. Such lists have no quantities. */
export const mayListParts = ({ headings, rows }: RawTable): boolean =>
  placeOf(headings, 'quantity', 'per') < 0 &&
  rows.some(row => row.some(cell => /[;|\n]|[\d)], |^\d.*, /.test(cell)))

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

/**
 * A bill by document or operation: what is made has a row of its own among what goes in, told by a word or by its sign.
 * It becomes pairs of parent and part, with the quantity that is made.
 */
function withPairs(table: RawTable): RawTable {
  const { headings } = table
  const roles = rolesOf(table)
  if (!roles) return table
  const { group, item, quantity, isMade } = roles
  const groups = [...grouped(rowsOf(table), ({ cells }) => cellIn(cells, group)).values()].map(rows => ({
    made: rows.filter(isMade),
    used: rows.filter(row => !isMade(row)),
  }))
  // Each document makes one thing.
  const isOdd = groups.some(({ made, used }) => made.length !== 1 && made.length + used.length > 1)
  if (isOdd || groups.every(({ used }) => used.length === 0)) return table
  const amount = (cells: readonly string[]) => cellIn(cells, quantity).replace(/^-|-$/, '').trim()
  const others = [...headings.keys()].filter(place => ![group, item, quantity].includes(place))
  return reshaped(
    table,
    ['Parent', 'Component', 'Qty per', 'Base quantity', ...others.map(place => headings[place] ?? '')],
    groups.flatMap(({ made: [made], used }) =>
      used.map(({ cells, line }) => ({
        cells: [
          ...[made?.cells[item] ?? '', cells[item] ?? '', amount(cells), amount(made?.cells ?? [])],
          ...others.map(place => cells[place] ?? ''),
        ],
        line,
      })),
    ),
  )
}

interface Roles {
  readonly group: number
  readonly item: number
  readonly quantity: number
  readonly isMade: (row: Row) => boolean
}

function rolesOf({ headings, rows }: RawTable): Roles | undefined {
  const known = meaningsOf(headings)
  const quantity = placeOf(headings, 'quantity', 'per')
  if (quantity < 0 || placeOf(headings, 'date', 'week', 'level') >= 0) return undefined
  const group = headings.findIndex(
    (heading, at) =>
      at !== quantity && (is.documents(heading) || is.orderNumber(heading)) && known[at] !== 'per',
  )
  const item = known.findIndex(
    (meaning, at) => at !== group && (meaning === 'item' || meaning === 'component'),
  )
  if (group < 0 || item < 0) return undefined
  const role = headings.findIndex(
    (_, at) =>
      at !== item &&
      [billRoles.made, billRoles.used].every(words => cellsIn(rows, at).some(text => words.test(text))),
  )
  if (role >= 0)
    return { group, item, quantity, isMade: ({ cells }) => billRoles.made.test(cellIn(cells, role)) }
  const isBelow = (cells: readonly string[]) => /^\s*-|-\s*$/.test(cells[quantity] ?? '')
  const isSigned = rows.some(isBelow) && !rows.every(isBelow)
  return isSigned ? { group, item, quantity, isMade: ({ cells }) => !isBelow(cells) } : undefined
}
