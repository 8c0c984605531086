import type { Notes } from '../drafts.ts'
import { cellIn, type RawTable } from '../raw-table.ts'

// What the shapes of lists have in common.

export type Tables = readonly RawTable[]

/** Takes a table, one of all, and returns it, or others in its place. */
export type Reshaper = (table: RawTable, notes: Notes, all: Tables) => RawTable | Tables

/** The cells that stand in some places of a row. */
export const pick = (row: readonly string[] = [], places: readonly number[]): readonly string[] =>
  places.map(at => row[at] ?? '')

/** Whether a column numbers the rows: 1, 2, 3. */
export const numbersRows = (rows: RawTable['rows'], at: number): boolean =>
  rows.length > 1 && rows.every((row, index) => cellIn(row, at) === String(index + 1))

/** A row with another cell in one place. */
export const setCell = (row: readonly string[], at: number, cell: string): readonly string[] =>
  row.map((own, place) => (place === at ? cell : own))

/** A row with further cells behind its columns. */
export function extend(row: readonly string[], columns: number, cells: readonly string[]): readonly string[] {
  const missing = new Array<string>(Math.max(0, columns - row.length)).fill('')
  return [...row, ...missing, ...cells]
}

/** Some of the columns and rows of a table. */
export const takePart = (
  table: RawTable,
  columns: readonly number[],
  indexes: readonly number[] = [...table.rows.keys()],
): RawTable => ({
  ...table,
  headings: pick(table.headings, columns),
  rows: indexes.map(index => pick(table.rows[index], columns)),
  lines: indexes.map(index => table.lines[index] ?? 0),
})

/** The table with other headings, and in place of each row those that come of it, in its line. */
export function unfold(
  table: RawTable,
  headings: readonly string[],
  rowsFrom: (cells: readonly string[], index: number) => readonly (readonly string[])[],
): RawTable {
  const found = table.rows.map(rowsFrom)
  const lines = found.flatMap((own, index) => own.map(() => table.lines[index] ?? 0))
  return { ...table, headings, rows: found.flat(), lines }
}

/** The table where each empty cell of a column says what the one above does. */
export function fillDown(table: RawTable, at: number): RawTable {
  let above = ''
  const rows = table.rows.map(row => {
    above = cellIn(row, at) || above
    return setCell(row, at, above)
  })
  return { ...table, rows }
}
