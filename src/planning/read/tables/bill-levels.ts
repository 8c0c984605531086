import { levelOf } from '../column.ts'
import type { Notes } from '../drafts.ts'
import { is } from '../layouts/marks.ts'
import { levelHeadings, numberedLevel } from '../layouts/telling-words.ts'
import { cellIn, type RawTable } from '../raw-table.ts'
import { meaningsOf, placeOf, placesOf } from '../words/headings.ts'
import { pairsOf } from './preamble.ts'
import { extend, pick, unfold } from './reshape.ts'

// Bills whose levels have a column each, and bills for a quantity that stands above them.

/** The columns of the levels, the highest first. Undefined where a list has none, or names its parents otherwise. */
function levelsOf({ headings, rows }: RawTable): readonly number[] | undefined {
  // Items, whose numbers are longer than those of levels and quantities.
  const places = [...headings.keys()].filter(at => rows.some(row => /\p{L}|\d{4}/u.test(row[at] ?? '')))
  const numbered = places
    .map(at => ({ at, level: Number(numberedLevel.exec(cellIn(headings, at))?.[1]) }))
    .filter(({ level }) => !Number.isNaN(level))
    .sort((one, other) => one.level - other.level)
  if (numbered.length > 1) return numbered.map(({ at }) => at)
  const all = levelHeadings.map(is => places.filter(at => is(headings[at] ?? '')))
  const [[product, ...more] = [], [assembly] = [], [below] = [], [part] = []] = all
  const levels = [product, assembly, below, part].filter(at => at !== undefined)
  const isWhole = part !== undefined && levels.length > 2 && more.length === 0
  return isWhole && (below !== undefined || product !== undefined) ? levels : undefined
}

/** A bill with a column for each level: `Assembly; Sub assembly; Part`. It becomes pairs of parent and part. */
export function withLevelsAcross(table: RawTable, { problems }: Notes): RawTable {
  const { headings, rows, lines, source } = table
  const quantity = placeOf(headings, 'quantity', 'per')
  const levels = quantity >= 0 && placeOf(headings, 'date') < 0 && levelsOf(table)
  if (!levels) return table
  const paths = pathsOf(rows.map(row => levels.map(at => cellIn(row, at))))
  const pairs = new Set(paths.map(path => path.slice(-2).join('\n')))
  const others = [...headings.keys()].filter(at => at !== quantity && !levels.includes(at))
  const named = ['Parent', 'Component', 'Qty per', ...pick(headings, others)]
  return unfold(table, named, (cells, index) => {
    const path = paths[index] ?? []
    return path.slice(1).flatMap((child, at) => {
      const parent = path[at] ?? ''
      const key = `${parent}\n${child}`
      // Only the part at the end of a row has the row's quantity.
      if (at === path.length - 2) return [[parent, child, ...pick(cells, [quantity, ...others])]]
      if (pairs.has(key)) return []
      pairs.add(key)
      const place = { source, line: lines[index], column: headings[levels[at + 1] ?? 0] }
      problems.addOnce('one-each', place, `${parent} ← ${child}`)
      return [[parent, child, '1']]
    })
  })
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

/**
 * For how many a bill is, where that stands above it: `Base Qty (PC)  10.000`. It holds for the parts of what is made.
 * In a bill of several levels that is exploded for a quantity, or has totals, each row has what goes into all of the
 * row that it belongs to.
 */
export function withBaseQuantity(table: RawTable): RawTable {
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
    rows: table.rows.map(row => extend(row, headings.length, [baseOf(row)])),
  }
}

/** For how many a bill is, by what stands above it: `Base Qty (PC)  10.000`, `Batch size: 500 kg`, or `Reqd Qty`, which is exploded. */
function findBase(preamble: readonly (readonly string[])[]) {
  const numbers = pairsOf(preamble).flatMap(({ value, meaning, heading }) => {
    const [, amount] = /^(\d[\d.,]{0,20})(?: ?\p{L}{1,5})?$/u.exec(value) ?? []
    // SAP writes three decimals.
    return amount ? [{ meaning, value: amount.replace(/[.,]000$/, ''), isRequired: is.taken(heading) }] : []
  })
  return (['quantity', 'batch', 'lotSize'] as const)
    .map(wanted => numbers.find(({ meaning }) => meaning === wanted))
    .find(base => base !== undefined)
}
