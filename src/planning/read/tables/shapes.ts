import type { Notes } from '../drafts.ts'
import { freeText } from '../layouts/telling-words.ts'
import { cellIn, filledOf, type RawTable } from '../raw-table.ts'
import { placeOf, readHeading } from '../words/headings.ts'
import { isTotal, summedUp } from '../words/row-words.ts'
import { numbersRows, pick, type Reshaper, setCell, unfold } from './reshape.ts'
import { isOrderHead, isRare, mayGoTwoWays } from './tell-rare-shapes.ts'

// Lists in other shapes are set upright: a row for each item, order or part, with its keys in columns of their own.

/** Sets tables upright. What few have is loaded with the first that may have it. */
export async function setUpright(written: readonly RawTable[], notes: Notes): Promise<readonly RawTable[]> {
  const load = () => import('./rare-shapes.ts')
  const set = (tables: readonly RawTable[], by: readonly Reshaper[]) =>
    by.reduce((all, shape) => all.flatMap(table => shape(table, notes, all)), tables)
  const isAnyRare = written.some(table => isRare(table, written))
  const [first = [], rare = [], repeated = [], last = []] = isAnyRare ? (await load()).rareShapes : []
  // Without what sets it in, a part of a document is the same in all of them.
  const shaped = set(written, [...first, withIndents, ...rare, withGroups, ...repeated])
  // What comes has its item only now, where that stands above the table or its rows.
  const oneWay = shaped.some(mayGoTwoWays) ? set(shaped, [(await load()).withoutTwoWays]) : shaped
  const tables = set(oneWay, last)
  return tables.some(isOrderHead) ? (await load()).withOrderHeads(tables, notes.problems) : tables
}

/** What stands before an item in place of blanks: `- R-100`, `..R-100`, `>> R-100`. */
const indent = /^(?:[-–—.•·>+*|] ?)+\s*(?=[\p{L}\d])/u

/** A bill whose parts are set in by signs gets blanks in their place. */
function withIndents(table: RawTable): RawTable {
  const { headings, rows } = table
  const at = placeOf(headings, 'item', 'component')
  const isBill = placeOf(headings, 'quantity', 'per') >= 0 && placeOf(headings, 'level', 'parent') < 0
  if (!isBill || indent.test(rows[0]?.[at] ?? '')) return table
  const blanks = (mark: string) => ' '.repeat(2 * mark.replaceAll(' ', '').length)
  return { ...table, rows: rows.map(row => setCell(row, at, (row[at] ?? '').replace(indent, blanks))) }
}

/**
 * Orders below the name of their item, which stands in a row of its own: each gets it. Of names within names, as in
 * QuickBooks, the last one counts, without what it is called in brackets.
 */
function withGroups(table: RawTable): RawTable {
  const { headings, rows } = table
  const item = headings.findIndex(
    heading => readHeading(heading)?.meaning === 'item' && readHeading(heading)?.sure,
  )
  const at = item < 0 && headings[0]?.trim() === '' ? 0 : item
  const nameOf = (row: readonly string[]) => cellIn(row, at)
  // A name may have a remark beside it, and the number of its line.
  const told = [...headings.keys()].filter(
    place => !freeText.test(headings[place] ?? '') && !numbersRows(rows, place),
  )
  const isName = (row: readonly string[]) => nameOf(row) !== '' && filledOf(pick(row, told)) === 1
  const isSum = (row: readonly string[]) => isTotal(nameOf(row)) || summedUp(nameOf(row)) !== undefined
  const [first = []] = rows
  if (at < 0 || !isName(first)) return table
  const others = rows.filter(row => !isName(row) && !isSum(row))
  if (others.length === 0 || others.some(row => nameOf(row) !== '')) return table
  let name = ''
  return unfold(table, setCell(headings, at, headings[at]?.trim() || 'Item'), cells => {
    if (isName(cells)) name = nameOf(cells).replace(/ \([^()]*\)$/, '')
    return isName(cells) || isSum(cells) ? [] : [setCell(cells, at, name)]
  })
}
