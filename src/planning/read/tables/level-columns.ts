import { levelHeadings, numberedLevel } from '../layouts/telling-words.ts'
import type { Problems } from '../problems.ts'
import { cellIn, type RawTable, type Row, reshaped, rowsOf } from '../raw-table.ts'
import { placeOf } from '../words/headings.ts'

// A bill with a column for each level: `Assembly; Sub assembly; Part`. It becomes pairs of parent and part.

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

export function withLevelsAcross(table: RawTable, problems: Problems): RawTable {
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
