import { beginOf, isBucket } from './dates.ts'
import { readHeading } from './headings.ts'
import type { RawTable } from './tables.ts'

// A list that stands on its side: `Item; A; B` above `On hand; 5; 6`.

/** A row is a field there. Who has more rows has items in them, and nobody waits until each was looked up. */
const mostFields = 50

/** Returns the table with its items below each other. */
export function upright(table: RawTable): RawTable {
  const { headings, rows, line } = table
  if (rows.length > mostFields) return table
  const [corner = '', ...items] = headings
  const names = rows.map(row => row[0]?.trim() ?? '')
  const known = names.filter(name => {
    const heading = readHeading(name)
    return heading?.sure && heading.meaning !== 'item'
  }).length
  const isTurned =
    readHeading(corner)?.meaning === 'item' &&
    known > 1 &&
    known * 2 > names.length &&
    !items.some(item => readHeading(item) || isBucket(beginOf(item)))
  if (!isTurned) return table
  return {
    ...table,
    headings: [corner, ...names],
    rows: items.map((item, at) => [item, ...rows.map(row => row[at + 1] ?? '')]),
    lines: items.map(() => line),
  }
}
