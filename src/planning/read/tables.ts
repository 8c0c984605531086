import { beginOf, isBucket, readDate } from './dates.ts'
import type { Grid } from './grid.ts'
import { readHeading } from './headings.ts'
import { is } from './layouts/marks.ts'
import type { Problems } from './problems.ts'

// Rows to tables: a heading, what stands above it, and the rows below it until the next heading.

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

/** A longer cell is cut, and is an error where its column is used. */
export const maxCell = 500

const maxTables = 200

/** A later row of a block is no heading that the block before has not ended for. */
const maxHeading = 200

export const isNumeric = (cell: string): boolean =>
  cell.length < 60 && /\d/.test(cell) && /^[\s\d.,+%-]*$/.test(cell)

export const filledOf = (cells: readonly string[]): number => {
  let count = 0
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') count += 1
  return count
}

const isRule = (cells: readonly string[]): boolean => cells.every(cell => /^[\s+=_:-]*$/.test(cell))

/** Printed lists say on which page they are. */
const page =
  /\b(?:page|seite|p[áa]gina)[ :.]{0,3}\d{1,5}(?: ?(?:\/|of|von|de|sur) ?\d{1,5})?\W?$|^\(?\d{1,9} (?:rows?|records?)\b/i

const isDecoration = (cells: readonly string[], filled: number): boolean =>
  isRule(cells) ||
  (filled < 6 && page.test(cells.join(' ').slice(0, maxHeading))) ||
  // A line that is commented out.
  (/^(?:#|\/\/)\s*\S/.test(cells[0] ?? '') && (filled === 1 || !readHeading((cells[0] ?? '').slice(1))))

const isHeadingBucket = (cell: string): boolean => cell.length < maxHeading && isBucket(beginOf(cell))

/** Whether the words of a row are those of headings. */
function hasHeadings(cells: readonly string[]): boolean {
  const filled = filledOf(cells)
  const counted = isCounted(cells)
  if (
    filled < 2 ||
    cells.some(cell => isNumeric(cell) && !isHeadingBucket(cell) && !(counted && isCount(cell)))
  )
    return false
  // `No` many times over is an answer.
  const found = [...new Set(cells)].flatMap(cell => (cell.trim() === '' ? [] : (readHeading(cell) ?? [])))
  const whole = found.filter(({ isWhole }) => isWhole).length
  if (whole === 0) return false
  // A forecast has an item, and a date or week in each further heading.
  const periods = cells.filter(cell => isHeadingBucket(cell) || (counted && isCount(cell))).length
  const known = whole + (found.length - whole) / 2 + periods
  // The name of a group with a remark at the end of its row.
  const places = [...cells.keys()].filter(at => cells[at]?.trim() !== '')
  if ((places.at(-1) ?? 0) - (places[0] ?? 0) > filled * 3) return false
  // Wide exports have a lot that is of no use.
  return known > 3 || (known > 1 && known * 2 >= filled)
}

const isCount = (cell: string): boolean => /^\s*\d{1,2}\s*$/.test(cell)

/** Whether a row has 1, 2, 3 and so on: the periods of a forecast. */
export function isCounted(cells: readonly string[]): boolean {
  const numbers = cells.filter(isCount).map(Number)
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

const joined = (cells: readonly string[]): string => cells.map(cell => cell.trim()).join('\n')

/** Whether a cell below a heading says only what is counted: `(pcs)`. */
const isUnit = (cell: string): boolean => /^(?:[([].{0,40}[)\]])?$/.test(cell.trim())

/** Joins headings in two lines: `On` above `hand`, or `Stock` above several. */
function together(above: readonly string[], below: readonly string[]): readonly string[] {
  if (filledOf(above) < 2 || above.some(cell => /^\d+$/.test(cell.trim())) || namesTop(above)) return below
  let group = ''
  return below.map((own, at) => {
    group = above[at]?.trim() || group
    const names = [`${group} ${own}`, own, `${own} ${group}`]
    const isOfGroup = own !== '' && !readHeading(own) && !isHeadingBucket(own) && readHeading(group)?.sure
    return names.find(name => readHeading(name)?.sure) ?? (isOfGroup ? `${group} ${own}` : own)
  })
}

interface Block {
  /** The place of the row of headings. */
  readonly at: number
  readonly headings: readonly string[]
  /** Where its values begin. */
  readonly from: number
}

/** Finds the rows of headings. */
function findBlocks({ cells }: Pick<Grid, 'cells'>): readonly Block[] {
  const blocks: Block[] = []
  const isBlank = (at: number) => filledOf(cells[at] ?? []) === 0
  // Further tables are not read, so nobody looks for them.
  for (let at = 0; at < cells.length && blocks.length <= maxTables; at += 1) {
    const row = cells[at] ?? []
    const last = blocks.at(-1)
    const isAfterBlank = at === 0 || isBlank(at - 1)
    if (isBlank(at) || (last && !isAfterBlank && /\d/.test(row[0] ?? ''))) continue
    const isSecond = last?.from === at
    const isUnits = isSecond && row.every(isUnit)
    const isOther = last && isAfterBlank && contrasts(row, cells[at - 2] ?? [], cells[at + 1] ?? [])
    if (isUnits)
      blocks[blocks.length - 1] = {
        ...last,
        headings: last.headings.map((one, place) => `${one} ${row[place] ?? ''}`),
        from: at + 1,
      }
    else if ((hasHeadings(row) && !isRowOf(last, at)) || isOther) {
      const above = isSecond ? last.headings : isAfterBlank ? undefined : cells[at - 1]
      if (isSecond) blocks.pop()
      blocks.push({ at: isSecond ? last.at : at, headings: above ? together(above, row) : row, from: at + 1 })
    }
  }
  return blocks

  /** Whether a row has a number of an order and a day, as the row above, or less of headings than the row above. */
  function isRowOf(last: Block | undefined, at: number): boolean {
    const [row = [], above = []] = [cells[at], cells[at - 1]]
    if (last?.from === at) return countKnown(last.headings) > countKnown(row)
    return last !== undefined && row.some((cell, place) => isPeriod(cell) && isPeriod(above[place] ?? ''))
  }
}

const countKnown = (cells: readonly string[]): number =>
  cells.filter(cell => !isHeadingBucket(cell) && readHeading(cell)?.isWhole).length

const isPeriod = (cell: string): boolean => cell.trim() !== '' && isHeadingBucket(cell)

export function findTables(grid: Grid, problems: Problems): readonly RawTable[] {
  const { source } = grid
  const cells = grid.cells.map(row =>
    row.map(cell => (cell.length > maxCell ? `${cell.slice(0, maxCell)}…` : cell)),
  )
  const isShown = cells.map(row => !isDecoration(row, filledOf(row)) || filledOf(row) === 0)
  const shown = {
    ...grid,
    cells: cells.filter((_, at) => isShown[at]),
    lines: grid.lines.filter((_, at) => isShown[at]),
  }
  const blocks = findBlocks(shown)
  if (blocks.length > maxTables)
    problems.add('too-many-tables', source, shown.lines[blocks[maxTables]?.at ?? 0])
  if (blocks.length === 0) return withoutHeadings(shown, problems)
  return withoutAgain(
    blocks
      .slice(0, maxTables)
      .map((block, place) => tableOf(shown, block, blocks[place - 1], blocks[place + 1], problems)),
  ).flatMap(sideBySide)
}

function tableOf(
  grid: Grid,
  block: Block,
  before: Block | undefined,
  next: Block | undefined,
  problems: Problems,
): RawTable {
  const { source, title, cells, lines } = grid
  const begin = before ? titleBegin(cells, block.at, before.from) : 0
  const end = next ? titleBegin(cells, next.at, block.from) : cells.length
  const marker = cells.findIndex(
    (row, at) => at >= block.from && at < end && /^start entering data below/i.test(row.join('')),
  )
  const from = marker < 0 ? block.from : marker + 1
  const places = Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at).filter(
    at => filledOf(cells[at] ?? []) > 0,
  )
  const firstNote = places.find(
    at => block.headings.length > 1 && filledOf(cells[at] ?? []) === 1 && filledOf(cells[at - 1] ?? []) === 0,
  )
  const isNote = (at: number) => firstNote !== undefined && at >= firstNote && isNoteRow(cells, at, firstNote)
  for (const at of places.filter(isNote))
    problems.add('no-item', source, lines[at], block.headings[0]?.trim(), cells[at]?.join('').trim())
  const kept = places.filter(at => !isNote(at))
  return {
    source,
    title,
    line: lines[block.at] ?? 0,
    headings: block.headings.map(heading => heading.slice(0, maxHeading)),
    preamble: cells.slice(begin, block.at).filter(row => filledOf(row) > 0),
    rows: kept.map(at => cells[at] ?? []),
    lines: kept.map(at => lines[at] ?? 0),
  }
}

/** A note below a list, or the name of a group: one value after a blank line, and those that follow it. */
function isNoteRow(cells: Grid['cells'], at: number, first: number): boolean {
  if (filledOf(cells[at] ?? []) !== 1) return false
  for (let above = at - 1; above >= first; above -= 1) {
    const filled = filledOf(cells[above] ?? [])
    if (filled === 0) return true
    if (filled > 1) return false
  }
  return true
}

/** Where what stands above a heading begins: its titles, and the blank lines before them. */
function titleBegin(cells: Grid['cells'], heading: number, from: number): number {
  let begin = heading
  for (let at = heading - 1; at >= from; at -= 1) {
    const filled = filledOf(cells[at] ?? [])
    if (filled > 2 || (filled === 2 && !namesTop(cells[at] ?? []))) break
    // One value directly below a row of the table may be the last of its rows, unless nothing else stands there.
    if (filled > 0) begin = at
  }
  return begin
}

/** Each page of a printed list has the headings again. Below another title they are another table's. */
function withoutAgain(tables: readonly RawTable[]): readonly RawTable[] {
  const kept: RawTable[] = []
  for (const table of tables) {
    const last = kept.at(-1)
    const isAgain =
      last &&
      joined(last.headings) === joined(table.headings) &&
      (table.preamble.length === 0 || table.preamble.map(joined).join() === last.preamble.map(joined).join())
    if (isAgain)
      kept[kept.length - 1] = {
        ...last,
        rows: [...last.rows, ...table.rows],
        lines: [...last.lines, ...table.lines],
      }
    else kept.push(table)
  }
  return kept
}

/** Takes apart the tables that stand beside each other, with an empty column between them. */
function sideBySide(table: RawTable): readonly RawTable[] {
  const { headings, rows, lines } = table
  const empty = [...headings.keys()].filter(at => headings[at]?.trim() === '')
  const count = (cells: readonly string[]) => cells.filter(cell => readHeading(cell)).length
  const gap =
    empty.find(
      at =>
        count(headings.slice(0, at)) > 1 &&
        count(headings.slice(at)) > 1 &&
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

/** Takes the first row for headings, if it has words alone and numbers stand below it. */
function withoutHeadings(grid: Grid, problems: Problems): readonly RawTable[] {
  const { source, title, cells, lines } = grid
  const first = cells.findIndex(row => filledOf(row) > 1)
  const headings = cells[first]
  const below = cells.slice(first + 1)
  const hasNumbers = below.slice(0, 50).some(row => row.length === headings?.length && row.some(isNumeric))
  if (!headings || headings.some(isNumeric) || !hasNumbers) {
    const line = lines[cells.findIndex(row => filledOf(row) > 0)]
    problems.add(line === undefined ? 'empty' : 'no-header', source, line ?? 0)
    return []
  }
  const places = [...below.keys()].filter(at => filledOf(below[at] ?? []) > 0)
  return [
    {
      source,
      title,
      line: lines[first] ?? 1,
      headings: headings.map(heading => heading.slice(0, maxHeading)),
      preamble: cells.slice(0, first).filter(row => filledOf(row) > 0),
      rows: places.map(at => below[at] ?? []),
      lines: places.map(at => lines[first + 1 + at] ?? 0),
    },
  ]
}

/** An item that stands above a heading, by the word for it. */
interface Top {
  readonly heading: string
  readonly item: string
}

/** Whether a row says `Material; CD-20`. */
function namesTop(row: readonly string[]): boolean {
  const top = findTop([row])
  return top !== undefined && !readHeading(top.item)
}

/** Returns the item of `Material  CD-20` or `Material: CD-20` above a heading. */
export function findTop(preamble: readonly (readonly string[])[]): Top | undefined {
  const top = pairsOf(preamble).find(
    ({ meaning, value }) => value !== '' && (meaning === 'item' || meaning === 'parent'),
  )
  return top && { heading: top.heading, item: top.value }
}

/** For how many a bill is, and whether it is exploded for a quantity that is required. */
export interface Base {
  readonly value: string
  readonly isRequired: boolean
}

/** Finds it above the bill: `Base Qty (PC)  10.000`, `Batch size: 500 kg`, or `Reqd Qty`. */
export function findBase(preamble: readonly (readonly string[])[]): Base | undefined {
  const numbers = pairsOf(preamble).flatMap(({ value, meaning, heading }) => {
    const [, amount] = /^(\d[\d.,]{0,20})(?: ?\p{L}{1,5})?$/u.exec(value) ?? []
    // SAP writes three decimals.
    return amount ? [{ meaning, value: amount.replace(/[.,]000$/, ''), isRequired: is.taken(heading) }] : []
  })
  const found = (['quantity', 'batch', 'lotSize'] as const).map(wanted =>
    numbers.find(({ meaning }) => meaning === wanted),
  )
  return found.find(base => base !== undefined)
}

/** The headings above a list, each with what stands beside it. */
const pairsOf = (preamble: readonly (readonly string[])[]) =>
  preamble.map(row => {
    const cells = row.map(cell => cell.trim().slice(0, maxHeading)).filter(cell => cell !== '')
    const [key = '', value = ''] = cells.length > 1 ? cells : (cells[0]?.split(/:\s*|\s{2,}/, 2) ?? [])
    const heading = key.replace(/:$/, '')
    return { heading, value, meaning: readHeading(heading)?.meaning }
  })
