import { freeText } from '../layouts/telling-words.ts'
import type { Problems } from '../problems.ts'
import { cellIn, cellsIn, filledOf, type Grid, isNumeric, maxHeading, type RawTable } from '../raw-table.ts'
import { placeOf, readHeading } from '../words/headings.ts'
import { countsRows, isTotal } from '../words/row-words.ts'
import { type Block, findBlocks, isDecoration, maxTables, type Shown, titleBegin } from './heading-rows.ts'
import { pick, takePart } from './reshape.ts'

// Turns rows into tables: a heading, what stands above it, and the rows below it until the next heading.

/** A longer cell is cut, and is an error where its column is used. */
export const maxCell = 500

export function findTables(grid: Grid, problems: Problems): readonly RawTable[] {
  const { source } = grid
  const shown = withoutDecoration(grid)
  const blocks = findBlocks(shown)
  const [further] = blocks.slice(maxTables)
  if (further) problems.add('too-many-tables', { source, line: shown.lines[further.at] })
  if (blocks.length === 0) {
    const line = shown.lines[shown.filled.findIndex(count => count > 0)]
    problems.add(line === undefined ? 'empty' : 'no-header', { source, line })
  }
  return withoutAgain(
    blocks
      .slice(0, maxTables)
      .map((block, place) => tableOf(shown, block, blocks[place - 1], blocks[place + 1], problems))
      .map(withoutTotals),
  ).flatMap(sideBySide)
}

const isLong = (cell: string): boolean => cell.length > maxCell

const shortenCell = (cell: string): string => (isLong(cell) ? `${cell.slice(0, maxCell)}…` : cell)

function withoutDecoration(grid: Grid): Shown {
  const rows = grid.cells.map(row => (row.some(isLong) ? row.map(shortenCell) : row))
  const filled = rows.map(filledOf)
  const kept = [...rows.keys()].filter(at => !filled[at] || !isDecoration(rows[at] ?? [], filled[at]))
  return {
    ...grid,
    cells: kept.map(at => rows[at] ?? []),
    lines: kept.map(at => grid.lines[at] ?? 0),
    filled: kept.map(at => filled[at] ?? 0),
  }
}

function tableOf(
  { source, title, cells, lines, filled }: Shown,
  block: Block,
  before: Block | undefined,
  next: Block | undefined,
  problems: Problems,
): RawTable {
  const begin = before ? titleBegin(cells, block.at, before.from) : 0
  const end = next ? titleBegin(cells, next.at, block.from) : cells.length
  // A note below a list, or the name of a group: one value after a blank line, and those that follow it.
  const notes = new Set<number>()
  const kept: number[] = []
  for (let at = block.from; at < end; at += 1) {
    const count = filled[at] ?? 0
    const isNote = block.headings.length > 1 && count === 1 && (!filled[at - 1] || notes.has(at - 1))
    if (isNote) {
      notes.add(at)
      const place = { source, line: lines[at], column: block.headings[0]?.trim() }
      problems.add('no-item', place, cells[at]?.join('').trim())
    } else if (count > 0) kept.push(at)
  }
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

const joinCells = (cells: readonly string[]): string => cells.map(cell => cell.trim()).join('\n')

/** What stands before the digits in the numbers of the orders: `SO-`. */
const seriesOf = ({ headings, rows }: RawTable): ReadonlySet<string> =>
  new Set(
    cellsIn(rows, placeOf(headings, 'order'))
      .filter(text => text !== '')
      .map(text => text.replace(/\d.*/, '')),
  )

/** Whether no order is numbered as one of the other table. */
function areApart(one: RawTable, other: RawTable): boolean {
  const [first, second] = [seriesOf(one), seriesOf(other)]
  return first.size > 0 && second.size > 0 && [...second].every(text => !first.has(text))
}

/** Each page of a printed list has the headings again. Below another title, or above other orders, they are another table's. */
function withoutAgain(tables: readonly RawTable[]): readonly RawTable[] {
  const kept: RawTable[] = []
  for (const table of tables) {
    const last = kept.at(-1)
    const isAgain =
      last &&
      joinCells(last.headings) === joinCells(table.headings) &&
      (table.preamble.length === 0 ||
        table.preamble.map(joinCells).join() === last.preamble.map(joinCells).join()) &&
      !areApart(last, table)
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
  const { headings, rows } = table
  // Lists of SAP have several, within one table.
  const gap = headings.findIndex(heading => heading.trim() === '')
  const places = [...headings.keys()]
  const sides = [places.slice(0, gap), places.slice(gap + 1)]
  const isList = (side: readonly number[]) => pick(headings, side).filter(readHeading).length > 1
  if (gap < 0 || !sides.every(isList) || rows.some(row => row[gap]?.trim())) return [table]
  return sides.flatMap(side => {
    const filled = [...rows.keys()].filter(at => filledOf(pick(rows[at], side)) > 0)
    return sideBySide(takePart(table, side, filled))
  })
}

/** A list ends with a few of them: in one of nothing else, each would be held against all above it. */
const maxTotals = 10

/**
 * Takes the rows away that sum up a list, or count it, at its end. Their numbers would tell what the columns are not. In the
 * middle of a list, what sums up others is told apart with its columns.
 */
function withoutTotals(table: RawTable): RawTable {
  const first = table.headings.findIndex(heading => heading.trim() !== '')
  const least = Math.max(1, table.rows.length - maxTotals)
  let { rows } = table
  while (rows.length > least && sumsUp({ ...table, rows }, first)) rows = rows.slice(0, -1)
  return rows === table.rows ? table : { ...table, rows, lines: table.lines.slice(0, rows.length) }
}

/**
 * Whether the last row has a word for a total, or no name, and numbers beside it. Without a name, each is the sum of those
 * above. Behind the first column, the word may tell the total of an item that the rows above name once.
 */
function sumsUp({ headings, rows }: RawTable, first: number): boolean {
  const [above, last = []] = rows.slice(-2)
  const filled = [...last.keys()].filter(at => cellIn(last, at) !== '' && !freeText.test(headings[at] ?? ''))
  const [begin = -1, ...others] = filled
  const word = cellIn(last, begin)
  if (isTotal(word) || countsRows(word))
    return others.every(at => isNumeric(cellIn(last, at))) && (begin === first || cellIn(above, first) !== '')
  return (
    rows.length > 2 &&
    begin > first &&
    cellIn(above, first) !== '' &&
    filled.every(at => isSumOfAbove(cellsIn(rows, at)))
  )
}

/** Whether the last text is the sum of the others. Each has one separator at most, which is the same in the whole column. */
function isSumOfAbove(texts: readonly string[]): boolean {
  const numbers = texts.map(text =>
    isNumeric(text) || text === '' ? Number(text.replace(',', '.')) : Number.NaN,
  )
  const sum = numbers.reduce((before, number) => before + number, 0)
  return Math.abs(sum - 2 * (numbers.at(-1) ?? 0)) < 1e-6
}
