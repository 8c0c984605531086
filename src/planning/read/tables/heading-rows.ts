import { is } from '../layouts/marks.ts'
import { filledOf, type Grid, isNumeric, maxHeading, saysPage } from '../raw-table.ts'
import { beginOf, isBucket, monthOf, readDate } from '../words/dates.ts'
import { readHeading } from '../words/headings.ts'
import { namesTop } from './preamble.ts'

// Which rows are headings, by their words and by what stands around them.

/** Further tables are not read, so nobody looks for them. */
export const maxTables = 200

const isRule = (cells: readonly string[]): boolean => cells.every(cell => /^[\s+=_:-]*$/.test(cell))

export const isDecoration = (cells: readonly string[], filled: number): boolean =>
  isRule(cells) ||
  // Most cells are shorter than the shortest of these.
  (filled < 6 && cells.some(cell => cell.length > 12 && is.columnLabels(cell))) ||
  (filled < 6 && saysPage(cells.join(' '))) ||
  // A line that is commented out. `#1001` is an order.
  (/^(?:#(?!\d)|\/\/)\s*\S/.test(cells[0] ?? '') && (filled === 1 || !readHeading((cells[0] ?? '').slice(1))))

const isHeadingBucket = (cell: string): boolean => cell.length < maxHeading && isBucket(beginOf(cell))

/** `Item: P1; LT: 2` says what an item needs: these are no headings. */
const areFacts = (cells: readonly string[]): boolean => /^[^\t]*: \S.*\t[^\t]*: +\d/.test(cells.join('\t'))

/** Whether the words of a row are those of headings. */
function hasHeadings(cells: readonly string[]): boolean {
  const filled = filledOf(cells)
  const counted = countsPeriods(cells)
  const isPeriod = (cell: string) => isHeadingBucket(cell) || (counted && isPeriodNumber(cell))
  if (filled < 2 || cells.some(cell => isNumeric(cell) && !isPeriod(cell)) || areFacts(cells)) return false
  // `No` many times over is an answer.
  const found = [...new Set(cells)].flatMap(cell => (cell.trim() === '' ? [] : (readHeading(cell) ?? [])))
  const whole = found.filter(({ isWhole }) => isWhole).length
  if (whole === 0) return false
  // A forecast has an item, and a date or week in each further heading.
  const periods = cells.filter(isPeriod).length
  const known = whole + (found.length - whole) / 2 + periods
  // The name of a group with a remark at the end of its row.
  const places = [...cells.keys()].filter(at => cells[at]?.trim() !== '')
  if ((places.at(-1) ?? 0) - (places[0] ?? 0) > filled * 3) return false
  // Wide exports have a lot that is of no use.
  return known > 3 || (known > 1 && known * 2 >= filled)
}

export const isPeriodNumber = (cell: string): boolean => /^\s*\d{1,2}\s*$/.test(cell)

/** Whether a row has 1, 2, 3 and so on: the periods of a forecast. */
export function countsPeriods(cells: readonly string[]): boolean {
  const numbers = cells.filter(isPeriodNumber).map(Number)
  return numbers.length > 2 && numbers[0] === 1 && numbers.every((number, at) => number === at + 1)
}

const isValue = (cell: string): boolean =>
  isNumeric(cell) || !Number.isNaN(readDate(cell.slice(0, 60).trim(), 'day-first', 0))

/** Whether a row of words stands above values, and below a table that has values there: then it begins another one. */
function contrasts(row: readonly string[], above: readonly string[], below: readonly string[]): boolean {
  const filled = filledOf(row)
  if (filled < 2 || row.some(isValue)) return false
  if (readHeading(row[0] ?? '')?.meaning === 'date' && isValue(below[0] ?? '')) return true
  if (filled !== filledOf(below)) return false
  const values = row.filter((_, at) => isValue(below[at] ?? '')).length
  if (values * 2 < filled) return false
  return row.some((cell, at) => cell.trim() !== '' && isNumeric(above[at] ?? ''))
}

/** Whether a cell below a heading says only what is counted: `(pcs)`. */
const isOfUnits = (cell: string): boolean => /^(?:[([].{0,40}[)\]])?$/.test(cell.trim())

/** Whether a row above headings is no line of them: a title, periods, or an item. */
const isApart = (row: readonly string[] = []): boolean =>
  filledOf(row) < 2 || row.some(cell => /^\d+$/.test(cell.trim())) || namesTop(row)

/** Joins headings in two lines: `On` above `hand`, or `Stock` above several. */
function joinHeadingLines(above: readonly string[], below: readonly string[]): readonly string[] {
  let group = ''
  return below.map((own, at) => {
    group = above[at]?.trim() || group
    if (/^\d/.test(own) && monthOf(group) !== undefined) return `${own} ${group}`
    // `Qty; Date` below `Demand`, and again below `Supply`.
    if (own.trim() !== '' && group !== '' && below.indexOf(own) !== below.lastIndexOf(own))
      return `${group} ${own}`
    const names = [`${group} ${own}`, own, `${own} ${group}`]
    const isOfGroup = own !== '' && !readHeading(own) && !isHeadingBucket(own) && readHeading(group)?.sure
    return names.find(name => readHeading(name)?.sure) ?? (isOfGroup ? `${group} ${own}` : own)
  })
}

/** Whether a row has headings below nothing: days where `Dec` stands above the first, or weeks that have `Besoins` there. */
function continuesHeadings(row: readonly string[], above: readonly string[]): boolean {
  const below = row.filter((cell, at) => cell.trim() !== '' && !above[at]?.trim())
  const areDays = row.every(cell => /^(?:0?[1-9]|[12]\d|3[01])?$/.test(cell.trim()))
  if (areDays) return below.length > 0 && above.some(cell => monthOf(cell.trim()) !== undefined)
  return !row.some(isNumeric) && below.filter(isHeadingBucket).length > 1
}

export interface Block {
  /** The place of the row of headings. */
  readonly at: number
  readonly headings: readonly string[]
  /** Where its values begin. */
  readonly from: number
}

/** Rows, and how many cells of each have something in them. */
export type Shown = Grid & { readonly filled: readonly number[] }

/** Finds the rows of headings. Where no words are known, they are words above numbers. */
export function findBlocks(shown: Shown): readonly Block[] {
  const known = knownBlocks(shown)
  const [first] = known
  return first ? [...unknownAbove(shown.cells, first), ...known] : wordsAboveNumbers(shown.cells)
}

function knownBlocks({ cells, filled }: Shown): readonly Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < cells.length && blocks.length <= maxTables; at += 1) {
    const last = blocks.at(-1)
    const isAfterBlank = !filled[at - 1]
    // Most rows are of a table.
    const isOfTable = last !== undefined && !isAfterBlank && /\d/.test(cells[at]?.[0] ?? '')
    const block = filled[at] === 0 || isOfTable ? undefined : blockAt(cells, at, isAfterBlank, last)
    if (!block) continue
    // Its headings are in two lines.
    if (last?.from === at) blocks.pop()
    blocks.push(block)
  }
  return blocks
}

/** The block that a row begins, or whose headings it completes. */
function blockAt(
  cells: Grid['cells'],
  at: number,
  isAfterBlank: boolean,
  last: Block | undefined,
): Block | undefined {
  const row = cells[at] ?? []
  const second = last?.from === at ? last : undefined
  const from = at + 1
  if (second && row.every(isOfUnits))
    return { ...second, headings: second.headings.map((one, place) => `${one} ${row[place] ?? ''}`), from }
  const begins =
    (hasHeadings(row) && !isRowOf(cells, at, last)) ||
    (last && isAfterBlank && contrasts(row, cells[at - 2] ?? [], cells[from] ?? [])) ||
    (second && continuesHeadings(row, second.headings))
  if (!begins) return undefined
  const isAlone = isAfterBlank || isApart(cells[at - 1])
  const above = second?.headings ?? (isAlone ? undefined : cells[at - 1])
  return { at: second?.at ?? at, headings: above ? joinHeadingLines(above, row) : row, from }
}

/** Whether a row has a number of an order and a day, as the row above, or less of headings than the row above. */
function isRowOf(cells: Grid['cells'], at: number, last: Block | undefined): boolean {
  const [row = [], above = []] = [cells[at], cells[at - 1]]
  if (last?.from === at) return countKnown(last.headings) > countKnown(row)
  return (
    last !== undefined &&
    row.some((cell, place) => isHeadingBucket(cell) && isHeadingBucket(above[place] ?? ''))
  )
}

const countKnown = (cells: readonly string[]): number =>
  cells.filter(cell => !isHeadingBucket(cell) && readHeading(cell)?.isWhole).length

/** Takes the first row for headings, if it has words alone and numbers stand below it. */
function wordsAboveNumbers(cells: Grid['cells']): readonly Block[] {
  const at = cells.findIndex(row => filledOf(row) > 1 && !areFacts(row))
  const headings = cells[at]
  const below = cells.slice(at + 1, at + 51)
  const hasNumbers = below.some(row => row.length === headings?.length && row.some(isNumeric))
  return headings && !headings.some(isNumeric) && hasNumbers ? [{ at, headings, from: at + 1 }] : []
}

/** A table without a known heading, above the first that has some: a row of words, and as many values in the row below. */
function unknownAbove(cells: Grid['cells'], first: Block): readonly Block[] {
  const above = cells.slice(0, titleBegin(cells, first.at, 0))
  return wordsAboveNumbers(above).filter(({ at }) => {
    const filled = filledOf(above[at] ?? [])
    // `Material; FW-100; Roller` is the item of the list below.
    const isTop = namesTop(above[at] ?? []) && /\d/.test(above[at]?.[1] ?? '')
    return filled > 2 && filledOf(above[at + 1] ?? []) === filled && !isTop
  })
}

/** Where what stands above a heading begins: its titles, and the blank lines before them. */
export function titleBegin(cells: Grid['cells'], heading: number, from: number): number {
  let begin = heading
  for (let at = heading - 1; at >= from; at -= 1) {
    const filled = filledOf(cells[at] ?? [])
    if (filled > 2 || (filled === 2 && !namesTop(cells[at] ?? []))) break
    // One value directly below a row of the table may be the last of its rows, unless nothing else stands there.
    if (filled > 0) begin = at
  }
  return begin
}
