// A list as it is written: headings, and rows of cells below them.

export interface RawTable {
  readonly source: string
  /** The name of the sheet or file. */
  readonly title: string
  /** The line of the heading. */
  readonly line: number
  readonly headings: readonly string[]
  /** Rows between the table before and the heading: a title, or `Material  CD-20`. */
  readonly preamble: readonly (readonly string[])[]
  readonly rows: readonly (readonly string[])[]
  readonly lines: readonly number[]
  /** Whether it has the heads of orders, and all that it says stands in their lines. */
  readonly isJoined?: boolean
}

/** Reads a cell of a row, without the blanks around it; empty where there is none. */
export const cellIn = (row: readonly string[] = [], at = -1): string => row[at]?.trim() ?? ''

/** Reads the cells of a column. */
export const cellsIn = (rows: RawTable['rows'], at?: number): readonly string[] =>
  rows.map(row => cellIn(row, at))

/** Printed lists say on which page they are, or how many rows they have. */
const page =
  /\b(?:page|seite|p[áa]gina)[ :.]{0,3}\d{1,5}(?: ?(?:\/|of|von|de|sur) ?\d{1,5})?\W?$|^\(?\d{1,9} (?:rows?|records?)\b/i

/** Tells whether a text says which page it is on, or how many rows there are. */
export const saysPage = (text: string): boolean => page.test(text.slice(0, maxHeading))

/** A longer heading is cut. */
export const maxHeading = 200

/** Tells whether a cell has a number and no words. */
export const isNumeric = (cell: string): boolean =>
  cell.length < 60 && /\d/.test(cell) && /^[\s\d.,+%-]*$/.test(cell) && !/\d\s\s+\d/.test(cell)

/** Counts the cells of a row that are not blank. */
export const filledOf = (cells: readonly string[]): number => {
  let count = 0
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') count += 1
  return count
}

/** What every file comes to: rows of cells. */
export interface Grid {
  /** The name of the file, or of the file and the sheet. */
  readonly source: string
  /** The name of the sheet, or of the file: the weakest evidence for what a table is. */
  readonly title: string
  readonly cells: readonly (readonly string[])[]
  /** The line that each row begins in. */
  readonly lines: readonly number[]
}

/** Further columns of a row are not read. */
export const maxColumns = 450

/** A line with more is none that anybody has written: it is refused before it is taken apart. */
export const maxDelimiters = 16_000
