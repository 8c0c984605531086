import { freeText } from '../layouts/telling-words.ts'
import { cellIn, cellsIn, filledOf, type RawTable } from '../raw-table.ts'
import { beginOf, isBucket } from '../words/dates.ts'
import { placeOf, readHeading } from '../words/headings.ts'
import { isAllPlaces, isTotal, rowTypeOf, summedUp } from '../words/row-words.ts'
import { addTopColumn, findTop } from './preamble.ts'
import { fillDown, numbersRows, pick, setCell, unfold } from './reshape.ts'

// Lists that say an item once, above the rows that belong to it.

/**
 * Orders below the name of their item, which stands in a row of its own: each gets it. Of names within names, as in
 * QuickBooks, the last one counts, without what it is called in brackets.
 */
export function withGroups(table: RawTable): RawTable {
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

/** Stocks by place whose item stands in the first of its rows: each gets it. Where one is repeated, an empty one is a fault. */
export function withItemsDown(table: RawTable): RawTable {
  const { headings, rows } = table
  const [item = -1, place = -1] = [placeOf(headings, 'item'), placeOf(headings, 'location', 'lot')]
  const stock = placeOf(headings, 'onHand', 'quantity')
  const isOther = placeOf(headings, 'date', 'week', 'order', 'parent', 'component', 'level') >= 0
  if (item < 0 || place < 0 || stock < 0 || isOther || !cellIn(rows[0], item)) return table
  const own = cellsIn(rows, item).filter(text => text !== '')
  const isWhole = rows.every(
    row =>
      !isAllPlaces(cellIn(row, place)) && (cellIn(row, item) || (cellIn(row, place) && cellIn(row, stock))),
  )
  const isDown = own.length < rows.length && new Set(own).size === own.length && isWhole
  return isDown ? fillDown(table, item) : table
}

/** A grid with rows of what is wanted and what comes: its item stands in the first of them, or above the grid. */
export function withMeasures(table: RawTable): RawTable {
  const { headings, rows } = table
  if (headings.filter(heading => isBucket(beginOf(heading))).length < 2) return table
  const kind = headings.findIndex((_, at) => {
    const types = rows.map(row => rowTypeOf(cellIn(row, at)))
    return types.includes('wanted') && rows.every(row => row[at]?.trim()) && new Set(types).size > 1
  })
  if (kind < 0) return table
  const item = headings.findIndex((heading, at) => at !== kind && readHeading(heading)?.meaning === 'item')
  const top = item < 0 ? findTop(table.preamble) : undefined
  if (top) return addTopColumn(top, { ...table, headings: setCell(headings, kind, 'Type') })
  return fillDown(table, item)
}
