import { is } from '../layouts/marks.ts'
import { freeText } from '../layouts/telling-words.ts'
import {
  cellIn,
  cellsIn,
  filledOf,
  numbersRows,
  type RawTable,
  reshaped,
  rowsOf,
  withCell,
} from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { beginOf, isBucket } from '../words/dates.ts'
import { placeOf, readHeading } from '../words/headings.ts'
import { isAllPlaces, isTotal, summedUp } from '../words/row-words.ts'
import { profileOf } from './column.ts'
import { countsPeriods } from './heading-rows.ts'
import { below, findTop } from './preamble.ts'
import { withItemsAcross, withMeasures, withoutRepeats } from './shapes-across.ts'

// Lists in other shapes are set upright: a row for each item, order or part, with its keys in columns of their own. Each
// shape takes a table, and returns it, or others in its place.

/** Each takes a table, and returns it, or another in its place. */
const shapes: readonly ((table: RawTable) => RawTable)[] = [
  ...[withGroups, filledDown, withItemAbove, turned, withSigns],
  ...[withItemsAcross, withPeriods, withMeasures, withoutRepeats],
]

export const upright = (table: RawTable): RawTable => shapes.reduce((one, shape) => shape(one), table)

/** SAP's bill of one product, or the stock and requirements of one material: the item stands above the list. */
function withItemAbove(table: RawTable): RawTable {
  const top = findTop(table.preamble)
  if (!top) return table
  // SAP numbers the rows under `Item`, and marks what has a bill under `Assembly`.
  const headings = table.headings.filter((heading, at) => {
    const { isPosition, isMark } = profileOf(table, at)
    return !isMark && !(isPosition && readHeading(heading)?.meaning === 'item')
  })
  const has = (...meanings: readonly Meaning[]) => placeOf(headings, ...meanings) >= 0
  const isOfParent =
    readHeading(top.heading)?.meaning === 'parent' && !has('location') && !is.noProduct(top.item)
  const isBill =
    (isOfParent || has('component')) && has('quantity', 'per') && !has('parent', 'level', 'date', 'week')
  const isSigned = headings.some(heading => readHeading(heading)?.hints.includes('signed'))
  if ((has('item') && !isOfParent) || !(isBill || isSigned)) return table
  return below(top, table)
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
  const isName = (row: readonly string[]) =>
    nameOf(row) !== '' && filledOf(told.map(place => row[place] ?? '')) === 1
  const isSum = (row: readonly string[]) => isTotal(nameOf(row)) || summedUp(nameOf(row)) !== undefined
  const [first = []] = rows
  if (at < 0 || !isName(first)) return table
  const others = rows.filter(row => !isName(row) && !isSum(row))
  if (others.length === 0 || others.some(row => nameOf(row) !== '')) return table
  let name = ''
  const kept = rowsOf(table).flatMap(({ cells, line }) => {
    if (isName(cells)) name = nameOf(cells).replace(/ \([^()]*\)$/, '')
    return isName(cells) || isSum(cells) ? [] : [{ cells: withCell(cells, at, name), line }]
  })
  return reshaped(table, withCell(headings, at, headings[at]?.trim() || 'Item'), kept)
}

/** Stocks by place whose item stands in the first of its rows: each gets it. Where one is repeated, an empty one is a fault. */
function filledDown(table: RawTable): RawTable {
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
  if (own.length === rows.length || new Set(own).size < own.length || !isWhole) return table
  let above = ''
  return {
    ...table,
    rows: rows.map(row => {
      above = cellIn(row, item) || above
      return withCell(row, item, above)
    }),
  }
}

/** `Item; A; B` above `On hand; 5; 6`. */
function turned(table: RawTable): RawTable {
  const { headings, rows, line } = table
  const [corner = '', ...items] = headings
  // The headings first: they are few.
  if (readHeading(corner)?.meaning !== 'item') return table
  if (items.some(item => readHeading(item) || isBucket(beginOf(item)))) return table
  const names = cellsIn(rows, 0)
  const known = names.filter(name => {
    const heading = readHeading(name)
    return heading?.sure && heading.meaning !== 'item'
  }).length
  if (known < 2 || known * 2 <= names.length) return table
  return {
    ...table,
    headings: [corner, ...names],
    rows: items.map((item, at) => [item, ...rows.map(row => row[at + 1] ?? '')]),
    lines: items.map(() => line),
  }
}

/** `+` and `-` in a column of their own are the signs of the quantities. */
function withSigns(table: RawTable): RawTable {
  const { headings, rows } = table
  const signs = headings.findIndex(
    (_, at) =>
      rows.every(row => /^[+-]?$/.test(cellIn(row, at))) &&
      ['+', '-'].every(sign => rows.some(row => cellIn(row, at) === sign)),
  )
  const quantity = placeOf(headings, 'quantity')
  if (signs < 0 || quantity < 0) return table
  const signOf = (row: readonly string[]) => (row[signs]?.trim() === '-' ? '-' : '')
  return {
    ...table,
    headings: withCell(headings, quantity, 'Receipt/Reqmt'),
    rows: rows.map(row => withCell(row, quantity, `${signOf(row)}${cellIn(row, quantity)}`)),
  }
}

/** `1; 2; 3` above the columns of a forecast are its periods. */
function withPeriods(table: RawTable): RawTable {
  if (!countsPeriods(table.headings)) return table
  return {
    ...table,
    headings: table.headings.map(heading =>
      /^\s*\d{1,2}\s*$/.test(heading) ? `Period ${heading.trim()}` : heading,
    ),
  }
}
