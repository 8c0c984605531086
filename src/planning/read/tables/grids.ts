import { cellIn, type RawTable } from '../raw-table.ts'
import { readHeading } from '../words/headings.ts'
import { rowTypeOf } from '../words/row-words.ts'
import { countsPeriods, isPeriodNumber } from './heading-rows.ts'
import { addTopColumn, findTop } from './preamble.ts'
import { fillDown, setCell } from './reshape.ts'
import { isGrid } from './tell-rare-shapes.ts'

// Grids with a column for each day, week or period.

/** `1; 2; 3` above the columns of a forecast are its periods. */
export function withPeriods(table: RawTable): RawTable {
  const { headings } = table
  const inWords = (heading: string) => (isPeriodNumber(heading) ? `Period ${heading.trim()}` : heading)
  return countsPeriods(headings) ? { ...table, headings: headings.map(inWords) } : table
}

/** A grid with rows of what is wanted and what comes: its item stands in the first of them, or above the grid. */
export function withMeasures(table: RawTable): RawTable {
  const { headings, rows } = table
  if (!isGrid(table)) return table
  const kind = headings.findIndex((_, at) => {
    const types = rows.map(row => rowTypeOf(cellIn(row, at)))
    return types.includes('wanted') && rows.every(row => row[at]?.trim()) && new Set(types).size > 1
  })
  if (kind < 0) return table
  const item = headings.findIndex((heading, at) => at !== kind && readHeading(heading)?.meaning === 'item')
  const top = item < 0 ? findTop(table.preamble) : undefined
  if (top) return addTopColumn(top, { ...table, headings: setCell(headings, kind, 'Type') })
  return fillDown(table, item)
}
