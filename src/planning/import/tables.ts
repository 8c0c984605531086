import type { Pace } from '../pace.ts'
import { beginOf, isBucket } from './dates.ts'
import { readHeading } from './headings.ts'
import { countHeadings } from './layout.ts'
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

export const filledOf = (cells: readonly string[]): number => {
  let count = 0
  for (const cell of cells) if (cell.trim() !== '') count += 1
  return count
}

const ruled = /^[\s+=_:-]*$/

/** Printed lists say on which page they are. */
const page =
  /^\W*(?:.*\s)?(?:page|seite|p[áa]gina)\W*\d+(?:\s*(?:\/|of|von|de|sur)\s*\d+)?\W*$|^\(?\d+ (?:rows?|records?)\b/i

function isHeading(cells: readonly string[], filled: number): boolean {
  if (filled < 2 || cells.some(cell => isNumeric(cell) && !isBucket(beginOf(cell)))) return false
  // `No` many times over is an answer.
  const headings = countHeadings([...new Set(cells)])
  // A forecast has an item, and a date or week in each further heading.
  const known = headings + (headings > 0 ? cells.filter(cell => isBucket(beginOf(cell))).length : 0)
  // Wide exports have a lot that is of no use.
  return known > 3 || (known > 1 && known * 2 >= filled)
}

const joined = (cells: readonly string[]): string => cells.map(cell => cell.trim()).join('\n')

const said = (rows: readonly (readonly string[])[]): string => rows.map(joined).join('\n')

/** Whether a cell below a heading says only what is counted: `(pcs)`. */
const isUnit = (cell: string): boolean => /^(?:[([].*[)\]])?$/.test(cell.trim())

/** Joins headings in two lines: `On` above `hand`, or `Stock` above several. */
function together(above: readonly string[], below: readonly string[]): readonly string[] {
  if (filledOf(above) < 2 || above.some(cell => /^\d+$/.test(cell.trim())) || namesTop(above)) return below
  let group = ''
  return below.map((own, at) => {
    group = above[at]?.trim() || group
    const names = [`${group} ${own}`, own, `${own} ${group}`]
    return names.find(name => readHeading(name)?.sure) ?? own
  })
}

export async function findTables(rows: Rows, problems: Problems, pace: Pace): Promise<readonly RawTable[]> {
  const { source, cells, lines } = rows
  const tables: RawTable[] = []
  let preamble: (readonly string[])[] = []
  let table: RawTable | undefined
  let isAfterBlank = true
  let isBelow = false
  for (let index = 0; index < cells.length; index += 1) {
    if (index % 256 === 0 && pace.isOver) await pace.rest()
    const row = cells[index] ?? []
    const filled = filledOf(row)
    if (filled === 0) {
      isAfterBlank = true
      continue
    }
    // Reports draw lines between their rows.
    if (row.every(cell => ruled.test(cell)) || (filled < 6 && page.test(row.join(' ')))) continue
    // ERPNext explains its columns between their names and their values.
    if (table && /^start entering data below/i.test(row.join(''))) {
      table.rows.length = 0
      table.lines.length = 0
      continue
    }
    // Every row could be the heading of the next table. One whose first cell has a digit is not worth a look.
    const isCandidate = !table || isAfterBlank || !/\d/.test(row[0] ?? '')
    if (isCandidate && isHeading(row, filled)) {
      // Each page of a printed list has the headings again. Below another title they are another table's.
      const isAgain =
        table &&
        joined(table.headings) === joined(row) &&
        (preamble.length === 0 || said(preamble) === said(table.preamble))
      const isSecondLine = !isAfterBlank && table?.rows.length === 0
      if (!isAgain) {
        if (isSecondLine) tables.pop()
        const above = isSecondLine ? table?.headings : isAfterBlank ? undefined : preamble.at(-1)
        table = {
          source,
          line: lines[index] ?? 0,
          rows: [],
          lines: [],
          headings: above ? together(above, row) : row,
          preamble,
        }
        tables.push(table)
      }
      preamble = []
    } else if (table?.rows.length === 0 && !isAfterBlank && row.every(cell => isUnit(cell))) {
      table = { ...table, headings: table.headings.map((heading, at) => `${heading} ${row[at] ?? ''}`) }
      tables.splice(-1, 1, table)
    } else if (!table || isTitle(cells, index, filled)) preamble.push(row)
    else if (filled === 1 && table.headings.length > 1 && (isAfterBlank || isBelow)) {
      // A note, or the name of a group.
      isBelow = true
      problems.add('no-item', source, lines[index], table.headings[0]?.trim(), row.join('').trim())
    } else {
      table.rows.push(row)
      table.lines.push(lines[index] ?? 0)
    }
    if (filled > 1) isBelow = false
    isAfterBlank = false
  }
  if (tables.length > 0) return tables.flatMap(sideBySide)
  if (preamble.length === 0) {
    problems.add('empty', source)
    return []
  }
  const unknown = withUnknownHeadings(rows)
  if (!unknown) problems.add('no-header', source, lines[cells.findIndex(row => filledOf(row) > 0)] ?? 1)
  return unknown ? [unknown] : []
}

/** Takes apart the tables that stand beside each other, with an empty column between them. */
function sideBySide(table: RawTable): readonly RawTable[] {
  const { headings, rows, lines } = table
  const empty = [...headings.keys()].filter(at => headings[at]?.trim() === '')
  const gap =
    empty.find(
      at =>
        countHeadings(headings.slice(0, at)) > 1 &&
        countHeadings(headings.slice(at)) > 1 &&
        rows.every(row => !row[at]?.trim()),
    ) ?? -1
  // Lists of SAP have several, within one table.
  if (gap < 0 || empty.some(at => at < gap)) return [table]
  return [[0, gap] as const, [gap + 1] as const].flatMap(([from, to]) => {
    const places = [...rows.keys()].filter(place => filledOf(rows[place]?.slice(from, to) ?? []) > 0)
    return sideBySide({
      ...table,
      headings: headings.slice(from, to),
      rows: places.map(place => rows[place]?.slice(from, to) ?? []),
      lines: places.map(place => lines[place] ?? 0),
    })
  })
}

/** Whether a row says `Material; CD-20`. */
function namesTop(row: readonly string[]): boolean {
  const top = findTop([row])
  return top !== undefined && !readHeading(top.item)
}

/** Whether a row stands above a heading: a text of its own, or `Material; CD-20`. */
function isTitle(cells: readonly (readonly string[])[], index: number, filled: number): boolean {
  if (filled > 2) return false
  const below = cells.slice(index + 1, index + 3).find(row => filledOf(row) > 0)
  if (!below || /\d/.test(below[0] ?? '') || !isHeading(below, filledOf(below))) return false
  return filled === 1 || namesTop(cells[index] ?? [])
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
    if (filledOf(row) === 0 || row.every(cell => ruled.test(cell))) return
    rows.rows.push(row)
    rows.lines.push(lines[first + 1 + index] ?? 0)
  })
  return rows
}

/** An item that stands above a heading, by the word for it. */
interface Top {
  readonly heading: string
  readonly item: string
}

/** Returns the item of `Material  CD-20` or `Material: CD-20` above a heading. */
export function findTop(preamble: readonly (readonly string[])[]): Top | undefined {
  for (const row of preamble) {
    const cells = row.map(cell => cell.trim()).filter(cell => cell !== '')
    const [key = '', item = ''] = cells.length > 1 ? cells : (cells[0]?.split(/:\s*|\s{2,}/, 2) ?? [])
    const heading = key.replace(/:$/, '')
    const meaning = readHeading(heading)?.meaning
    if (item !== '' && (meaning === 'item' || meaning === 'parent')) return { heading, item }
  }
  return undefined
}
