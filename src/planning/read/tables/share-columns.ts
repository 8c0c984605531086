import { grouped } from '../../engine/grouped.ts'
import { is } from '../layouts/marks.ts'
import { cellIn, cellsIn, type RawTable } from '../raw-table.ts'
import { placeOf, readHeading } from '../words/headings.ts'
import { toComparable } from '../words/numbers.ts'
import { findTop } from './preamble.ts'
import { fillDown, setCell } from './reshape.ts'

// Recipes in percent.

/** Whether the shares of each product add up to 100. */
function addUp(table: RawTable, at: number): boolean {
  const { headings } = table
  const product = placeOf(
    headings,
    'parent',
    ...(placeOf(headings, 'component') < 0 ? [] : ['item' as const]),
  )
  const { rows } = fillDown(table, product)
  return [...grouped(rows, row => cellIn(row, product)).values()].every(own => {
    const sum = own.reduce((all, row) => all + toComparable(cellIn(row, at).replace('%', '')), 0)
    return Math.abs(sum - 100) < 0.5
  })
}

/** `Anteil in %`: how many go into 100 of the product. */
export function withShares(table: RawTable): RawTable {
  const { headings, rows } = table
  const isRecipe =
    placeOf(headings, 'component', 'parent') >= 0 && placeOf(headings, 'quantity', 'per', 'date') < 0
  const isCalled = findTop(table.preamble)?.heading === 'Parent'
  if (!isRecipe && !isCalled) return table
  const at = headings.findIndex(
    (heading, place) =>
      !readHeading(heading) &&
      (is.share(heading) || cellsIn(rows, place).every(text => text.endsWith('%'))) &&
      addUp(table, place),
  )
  return at < 0
    ? table
    : {
        ...table,
        headings: setCell(headings, at, 'Qty per 100'),
        rows: rows.map(row => setCell(row, at, cellIn(row, at).replace('%', ''))),
      }
}
