import type { Pace } from '../pace.ts'
import { splitAligned } from './aligned.ts'
import { isBucket } from './dates.ts'
import { readHeading } from './headings.ts'
import type { Problems } from './problems.ts'
import { mostColumns, mostRows, type Rows, readRecords, withPlainLines } from './records.ts'

// How a text is laid out: which sign is between its values, or whether spaces line them up.

const delimiters = ['\t', ';', '|', ','] as const

/** Returns how many of the cells are headings that are known. */
export function countHeadings(cells: readonly string[]): number {
  let count = 0
  for (const cell of cells.slice(0, mostColumns))
    if (cell !== '' && readHeading(unquoted(cell))?.meaning) count += 1
  return count
}

const unquoted = (cell: string): string => cell.trim().replace(/^"(.*)"$/, '$1')

export async function readText(raw: string, source: string, problems: Problems, pace: Pace): Promise<Rows> {
  const text = await withPlainLines(raw.replace(/^\uFEFF/, ''), pace)
  const named = /^"?sep=(.)"?\n/i.exec(text.slice(0, 10))
  if (named?.[1]) {
    const rows = await readRecords(text.slice(named[0].length), named[1], source, problems, pace)
    return { ...rows, lines: rows.lines.map(line => line + 1) }
  }
  const lines = firstLines(text)
  const delimiter = delimiterOf(lines)
  if (delimiter) return readRecords(text, delimiter, source, problems, pace)
  if (lines.some(line => /\S +\S/.test(line.trim()))) return readAligned(text, source, problems, pace)
  // A single column.
  return readRecords(text, '\t', source, problems, pace)
}

/** Returns the first lines that have something in them. */
function firstLines(text: string): readonly string[] {
  return text
    .slice(0, 20_000)
    .split('\n', 400)
    .filter(line => line.trim() !== '')
    .slice(0, 100)
}

/** The delimiter with which a line has the most known headings; after that, the one that most lines have. */
function delimiterOf(lines: readonly string[]): string | undefined {
  let best: string | undefined
  let most = 0
  for (const delimiter of delimiters) {
    const split = lines.map(line => line.split(delimiter, mostColumns))
    const headings = Math.max(
      0,
      ...split
        .slice(0, 50)
        .map(cells => (cells.length > 1 ? countHeadings(cells) + cells.filter(isBucket).length : 0)),
    )
    const having = split.filter(cells => cells.length > 1).length / Math.max(1, lines.length)
    const score = (headings > 1 ? headings * 10 : 0) + (having > 0.5 ? 1 + having : 0)
    if (score > most) {
      most = score
      best = delimiter
    }
  }
  // Commas in names do not make a list of comma-separated values where spaces line up more headings.
  const spaced = Math.max(
    0,
    ...lines.slice(0, 50).map(line => countHeadings(line.trim().split(/ {2,}| (?=\S+$)/))),
  )
  return spaced > 1 && most < spaced * 10 ? undefined : best
}

async function readAligned(text: string, source: string, problems: Problems, pace: Pace): Promise<Rows> {
  const rows: Rows = { source, cells: [], lines: [] }
  let part: string[] = []
  let line = 0
  let begun = 1
  const flush = () => {
    splitAligned(part).forEach((cells, index) => {
      if (cells.length > mostColumns) problems.add('too-many-columns', source, begun + index)
      else {
        rows.cells.push(cells)
        rows.lines.push(begun + index)
      }
    })
    part = []
  }
  for (let from = 0; from <= text.length; ) {
    const found = text.indexOf('\n', from)
    const end = found < 0 ? text.length : found
    const content = text.slice(from, end).replaceAll('\t', ' ').trimEnd()
    line += 1
    from = end + 1
    if (line > mostRows) {
      problems.add('too-many-rows', source, line)
      break
    }
    if (content === '') {
      flush()
      rows.cells.push([''])
      rows.lines.push(line)
      begun = line + 1
    } else part.push(content)
    if (pace.isOver) await pace.rest()
  }
  flush()
  return rows
}
