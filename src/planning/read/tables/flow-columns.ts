import { is } from '../layouts/marks.ts'
import { cellIn, type RawTable, withCell } from '../raw-table.ts'
import { readHeading } from '../words/headings.ts'

/** `Zugang; Abgang`, one of which each row has: one column, in which what goes out is below zero. */
export function withFlow(table: RawTable): RawTable {
  const { headings, rows } = table
  const [into, out] = [headings.findIndex(is.into), headings.findIndex(is.outOf)]
  const isDated = headings.some(heading => ['date', 'week'].includes(readHeading(heading)?.meaning ?? ''))
  const counts = (row: readonly string[], at: number) => /[1-9]/.test(row[at] ?? '')
  const isEither = rows.every(row => !(counts(row, into) && counts(row, out)))
  // A journal of what has gone in and out stands beside the stock.
  const hasStock = headings.some(
    heading => readHeading(heading)?.meaning === 'onHand' || is.stockLeft(heading),
  )
  if (into < 0 || out < 0 || !isDated || !isEither || hasStock) return table
  return {
    ...table,
    headings: withCell(withCell(headings, into, 'Receipts/Requirements'), out, ''),
    rows: rows.map(row =>
      counts(row, out)
        ? withCell(withCell(row, into, `-${cellIn(row, out).replace(/^-/, '')}`), out, '')
        : withCell(row, out, ''),
    ),
  }
}
