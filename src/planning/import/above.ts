import { readHeading } from './headings.ts'
import type { Meaning } from './result.ts'
import { findTop, type RawTable } from './tables.ts'

// Lists of one item, which stands above them: SAP's bill of one product, or the stock and requirements of one material.

/** Returns the table with that item in a column of its own, if it has none. */
export function withItemAbove(table: RawTable): RawTable {
  const { headings, preamble, rows } = table
  const top = findTop(preamble)
  if (!top) return table
  const known = headings.map(readHeading)
  const has = (...meanings: readonly Meaning[]) =>
    known.some(heading => heading && meanings.includes(heading.meaning))
  const isBill = has('component') && has('quantity', 'per') && !has('parent', 'level', 'date', 'week')
  const isSigned = known.some(heading => heading?.hints.includes('signed'))
  if (has('item') || !(isBill || isSigned)) return table
  return { ...table, headings: [top.heading, ...headings], rows: rows.map(row => [top.item, ...row]) }
}
