import { freeText } from '../layouts/telling-words.ts'
import { cellIn, cellsIn, isNumeric, type RawTable } from '../raw-table.ts'
import { countsRows, isTotal } from '../words/row-words.ts'

/** A list ends with a few of them: in one of nothing else, each would be held against all above it. */
const maxTotals = 10

/**
 * Takes the rows away that sum up a list, or count it, at its end. Their numbers would tell what the columns are not. In the
 * middle of a list, what sums up others is told apart with its columns.
 */
export function withoutTotals(table: RawTable): RawTable {
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
