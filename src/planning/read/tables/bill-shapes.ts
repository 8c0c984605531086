import { is } from '../layouts/marks.ts'
import { levelHeadings, numberedLevel } from '../layouts/telling-words.ts'
import type { Problems } from '../problems.ts'
import { behind, cellIn, type RawTable, type Row, reshaped, rowsOf, withCell } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { meaningsOf, placeOf, placesOf, readHeading } from '../words/headings.ts'
import { levelOf } from './column.ts'
import { findBase } from './preamble.ts'

// Bills in other shapes: with a column for each level, for a quantity that stands above them, set in by signs. And how
// rarer shapes are told, whose code is loaded then.

/** Each takes a table, and returns it, or another in its place. */
export const uprightBill = (table: RawTable, problems: Problems): RawTable =>
  withIndents(withBase(withLevelsAcross(table, problems)))

/** Whether a cell may have several parts: `P-1 x2; P-2 x1`. Such lists have no quantities. */
export const mayListParts = ({ headings, rows }: RawTable): boolean =>
  placeOf(headings, 'quantity', 'per') < 0 &&
  rows.some(row => row.some(cell => /[;|\n]|[\d)], |^\d.*, /.test(cell)))

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

/** The columns of the levels, the highest first. Undefined where a list has none, or names its parents otherwise. */
function levelsOf({ headings, rows }: RawTable): readonly number[] | undefined {
  // Items, whose numbers are longer than those of levels and quantities.
  const places = [...headings.keys()].filter(at => rows.some(row => /\p{L}|\d{4}/u.test(row[at] ?? '')))
  const numbered = places
    .map(at => ({
      at,
      level: Number(numberedLevel.exec(cellIn(headings, at))?.[1]),
    }))
    .filter(({ level }) => !Number.isNaN(level))
    .sort((one, other) => one.level - other.level)
  if (numbered.length > 1) return numbered.map(({ at }) => at)
  const all = levelHeadings.map(is => places.filter(at => is(headings[at] ?? '')))
  const [[product, ...more] = [], [assembly] = [], [below] = [], [part] = []] = all
  const levels = [product, assembly, below, part].filter(at => at !== undefined)
  const isWhole = part !== undefined && levels.length > 2 && more.length === 0
  return isWhole && (below !== undefined || product !== undefined) ? levels : undefined
}

/** A bill with a column for each level, `Assembly; Sub assembly; Part`, becomes pairs of parent and part. */
function withLevelsAcross(table: RawTable, problems: Problems): RawTable {
  const { headings, rows, source } = table
  const quantity = placeOf(headings, 'quantity', 'per')
  const levels = quantity >= 0 && placeOf(headings, 'date') < 0 && levelsOf(table)
  if (!levels) return table
  const paths = pathsOf(rows.map(row => levels.map(at => cellIn(row, at))))
  const pairs = new Set(paths.map(path => path.slice(-2).join('\n')))
  const others = [...headings.keys()].filter(at => at !== quantity && !levels.includes(at))
  const found: Row[] = []
  rowsOf(table).forEach(({ cells, line }, index) => {
    const path = paths[index] ?? []
    path.forEach((child, at) => {
      const parent = path[at - 1]
      const isOwn = at === path.length - 1
      const key = `${parent}\n${child}`
      if (parent === undefined || (!isOwn && pairs.has(key))) return
      pairs.add(key)
      // Only the part at the end of a row has the row's quantity.
      if (!isOwn)
        problems.addOnce('one-each', source, line, headings[levels[at] ?? 0] ?? '', `${parent} ← ${child}`)
      const own = isOwn ? [cells[quantity] ?? '', ...others.map(place => cells[place] ?? '')] : ['1']
      found.push({ cells: [parent, child, ...own], line })
    })
  })
  return reshaped(table, ['Parent', 'Component', 'Qty per', ...others.map(at => headings[at] ?? '')], found)
}

/** The items from the top down to that of each row. A row that begins further down goes on with those above it. */
function pathsOf(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let above: readonly string[] = []
  return rows.map(row => {
    const first = row.findIndex(cell => cell !== '')
    if (first < 0) return []
    // A level that is left out keeps its column: the next row is counted from the left.
    above = [...above.slice(0, first), ...row.slice(first)]
    const path = above.filter(cell => cell !== '')
    // Where a list repeats the item in the columns below, it is the item all the same.
    return path.filter((item, at) => item !== path[at - 1])
  })
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
