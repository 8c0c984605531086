import type { Notes } from '../drafts.ts'
import { cellIn, cellsIn, isNumeric, type RawTable } from '../raw-table.ts'
import { isBucket, mayBeDate } from '../words/dates.ts'
import { readHeading } from '../words/headings.ts'
import { isTotal } from '../words/row-words.ts'
import { unfold } from './reshape.ts'
import { isOfPivot, mayBeTurned, sideOf } from './tell-rare-shapes.ts'

// What stands beside each other in a row becomes rows: items above dates.

const isDate = (text: string): boolean => isBucket(text) || (!/^\d{1,4}$/.test(text) && mayBeDate(text))

/** Dates, or parts, down the side, and an item above each further column: a forecast, or a bill. */
export function withItemsAcross(table: RawTable, _: Notes, tables: readonly RawTable[]): RawTable {
  const { headings } = table
  // The headings first: they are few.
  const side = sideOf(table, tables)
  if (!side) return table
  const { at, isBill, others } = side
  const isSum = (row: readonly string[]) => row.some(cell => isTotal(cell.trim()))
  const rows = table.rows.filter(row => !isSum(row))
  const isItem = (place: number) => rows.every(row => isNumeric(row[place] ?? '') || !cellIn(row, place))
  if (rows.length === 0 || !others.every(isItem)) return table
  const isKey = isBill
    ? !rows.every(row => isNumeric(row[at] ?? ''))
    : rows.every(row => isDate(cellIn(row, at)))
  if (!isKey) return table
  const day = (!isOfPivot(headings[at] ?? '') && cellIn(headings, at)) || 'Date'
  return unfold(table, isBill ? ['Parent', 'Component', 'Qty per'] : ['Item', day, 'Forecast'], cells =>
    isSum(cells)
      ? []
      : others
          .filter(place => cellIn(cells, place))
          .map(place => [headings[place] ?? '', cells[at] ?? '', cells[place] ?? '']),
  )
}

/** `Item; A; B` above `On hand; 5; 6`. */
export function transpose(table: RawTable): RawTable {
  const { headings, rows, line } = table
  const [corner = '', ...items] = headings
  if (!mayBeTurned(table)) return table
  const names = cellsIn(rows, 0)
  const known = names.filter(name => {
    const heading = readHeading(name)
    return heading?.sure && heading.meaning !== 'item'
  }).length
  if (known < 2 || known * 2 <= names.length) return table
  return {
    ...table,
    headings: [corner, ...names],
    rows: items.map((item, at) => [item, ...rows.map(row => row[at + 1] ?? '')]),
    lines: items.map(() => line),
  }
}
