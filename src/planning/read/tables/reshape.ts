import type { Notes } from '../drafts.ts'
import { cellIn, type RawTable, withCell } from '../raw-table.ts'

// What the shapes of lists have in common.

/** Takes a table, and returns it, or others in its place. */
export type Shape = (table: RawTable, notes: Notes) => RawTable | readonly RawTable[]

/** The cells that stand in some places of a row. */
export const pick = (row: readonly string[] = [], places: readonly number[]): readonly string[] =>
  places.map(at => row[at] ?? '')

/** The table with other headings, and in place of each row those that come of it, in its line. */
export function unfolded(
  table: RawTable,
  headings: readonly string[],
  rowsFrom: (cells: readonly string[], index: number) => readonly (readonly string[])[],
): RawTable {
  const found = table.rows.map(rowsFrom)
  const lines = found.flatMap((own, index) => own.map(() => table.lines[index] ?? 0))
  return { ...table, headings, rows: found.flat(), lines }
}

/** The table where each empty cell of a column says what the one above does. */
export function filledDown(table: RawTable, at: number): RawTable {
  let above = ''
  const rows = table.rows.map(row => {
    above = cellIn(row, at) || above
    return withCell(row, at, above)
  })
  return { ...table, rows }
}
