// What every file comes to: rows of cells.

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
