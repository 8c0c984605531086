import { cellsIn, type RawTable } from '../raw-table.ts'
import { beginOf, isBucket } from '../words/dates.ts'
import { readHeading } from '../words/headings.ts'

// Lists whose items are beside each other, and whose headings stand below each other.

/** `Item; A; B` above `On hand; 5; 6`. */
export function transpose(table: RawTable): RawTable {
  const { headings, rows, line } = table
  const [corner = '', ...items] = headings
  // The headings first: they are few.
  if (readHeading(corner)?.meaning !== 'item') return table
  if (items.some(item => readHeading(item) || isBucket(beginOf(item)))) return table
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
