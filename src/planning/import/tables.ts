import { isBucket } from './dates.ts'
import { countHeadings } from './layout.ts'
import type { Pace } from './pace.ts'
import type { Problems } from './problems.ts'
import type { Rows } from './records.ts'

// Rows to tables: a heading, what stands above it, and the rows below it until the next heading.

export interface RawTable {
  readonly source: string
  /** The line of the heading. */
  readonly line: number
  readonly headings: readonly string[]
  /** Rows between the table before and the heading: a title, or `Material  CD-20`. */
  readonly preamble: readonly (readonly string[])[]
  readonly rows: (readonly string[])[]
  readonly lines: number[]
}

const isNumeric = (cell: string): boolean => /^[\s\d.,+%-]*\d[\s\d.,+%-]*$/.test(cell)

const filledOf = (cells: readonly string[]): number => {
  let count = 0
  for (const cell of cells) if (cell.trim() !== '') count += 1
  return count
}

const ruled = /^[\s+=_-]*$/

function isHeading(cells: readonly string[], filled: number): boolean {
  if (filled < 2 || cells.some(cell => isNumeric(cell) && !isBucket(cell))) return false
  const headings = countHeadings(cells)
  // A forecast has an item, and a date or week in each further heading.
  const known = headings + (headings > 0 ? cells.filter(isBucket).length : 0)
  return known > 1 && known * 2 >= filled
}

export async function findTables(rows: Rows, problems: Problems, pace: Pace): Promise<readonly RawTable[]> {
  const { source, cells, lines } = rows
  const tables: RawTable[] = []
  let preamble: (readonly string[])[] = []
  let table: RawTable | undefined
  let isAfterBlank = true
  for (let index = 0; index < cells.length; index += 1) {
    if (index % 256 === 0 && pace.isOver) await pace.rest()
    const row = cells[index] ?? []
    const filled = filledOf(row)
    if (filled === 0) {
      isAfterBlank = true
      continue
    }
    // Reports draw lines between their rows.
    if (row.every(cell => ruled.test(cell))) continue
    // Every row could be the heading of the next table. One whose first cell has a digit is not worth a look.
    const isCandidate = !table || isAfterBlank || !/\d/.test(row[0] ?? '')
    if (isCandidate && isHeading(row, filled)) {
      table = { source, line: lines[index] ?? 0, headings: row, preamble, rows: [], lines: [] }
      tables.push(table)
      preamble = []
    } else if (!table || (isAfterBlank && filled === 1 && isTitle(cells, index))) preamble.push(row)
    else {
      table.rows.push(row)
      table.lines.push(lines[index] ?? 0)
    }
    isAfterBlank = false
  }
  if (tables.length > 0) return tables
  if (preamble.length === 0) {
    problems.add('empty', source)
    return []
  }
  const unknown = withUnknownHeadings(rows)
  if (!unknown) problems.add('no-header', source, lines[cells.findIndex(row => filledOf(row) > 0)] ?? 1)
  return unknown ? [unknown] : []
}

/** Whether a single cell stands over a heading. */
function isTitle(cells: readonly (readonly string[])[], index: number): boolean {
  const below = cells.slice(index + 1, index + 3).find(row => filledOf(row) > 0)
  return below !== undefined && isHeading(below, filledOf(below))
}

/** Takes the first row for headings, if it has words alone and numbers stand below it. */
function withUnknownHeadings({ source, cells, lines }: Rows): RawTable | undefined {
  const first = cells.findIndex(row => filledOf(row) > 1)
  const headings = cells[first]
  if (!headings || headings.some(isNumeric)) return undefined
  const below = cells.slice(first + 1)
  if (!below.slice(0, 50).some(row => row.length === headings.length && row.some(isNumeric))) return undefined
  const rows: RawTable = {
    source,
    line: lines[first] ?? 1,
    headings,
    preamble: cells.slice(0, first),
    rows: [],
    lines: [],
  }
  below.forEach((row, index) => {
    if (filledOf(row) === 0) return
    rows.rows.push(row)
    rows.lines.push(lines[first + 1 + index] ?? 0)
  })
  return rows
}
