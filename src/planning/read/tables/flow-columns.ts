import { is } from '../layouts/marks.ts'
import { cellIn, type RawTable, withCell } from '../raw-table.ts'
import { readDate } from '../words/dates.ts'
import { placeOf, readHeading } from '../words/headings.ts'

/** `Zugang; Abgang`, one of which each row has: one column, in which what goes out is below zero. */
export function withFlow(table: RawTable, today: number): RawTable {
  const { headings, rows } = table
  const [into, out] = [headings.findIndex(is.into), headings.findIndex(is.outOf)]
  const date = placeOf(headings, 'date', 'week')
  const counts = (row: readonly string[], at: number) => /[1-9]/.test(row[at] ?? '')
  const isEither = rows.every(row => !(counts(row, into) && counts(row, out)))
  const stock = headings.findIndex(
    heading => readHeading(heading)?.meaning === 'onHand' || is.stockLeft(heading),
  )
  const item = placeOf(headings, 'item')
  const count = (...places: readonly number[]) =>
    new Set(rows.map(row => places.map(at => cellIn(row, at)).join())).size
  const dayOf = (row: readonly string[]) => readDate(cellIn(row, date), 'day-first', today)
  // Beside a stock, it is a journal of what has gone in and out, unless all rows are still to come.
  const isToCome = () =>
    count(item) < rows.length &&
    count(item, stock) === rows.length &&
    placeOf(headings, 'location') < 0 &&
    rows.every(row => dayOf(row) >= today) &&
    rows.some(row => dayOf(row) > today)
  if (into < 0 || out < 0 || date < 0 || !isEither || (stock >= 0 && !isToCome())) return table
  return {
    ...table,
    headings: withCell(
      withCell(withCell(headings, into, 'Receipts/Requirements'), out, ''),
      stock,
      'On hand',
    ),
    rows: rows.map(row =>
      counts(row, out)
        ? withCell(withCell(row, into, `-${cellIn(row, out).replace(/^-/, '')}`), out, '')
        : withCell(row, out, ''),
    ),
  }
}
