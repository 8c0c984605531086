import { is } from '../layouts/marks.ts'
import { freeText } from '../layouts/telling-words.ts'
import { cellIn, isNumeric, type RawTable } from '../raw-table.ts'
import { beginOf, isBucket, mayBeDate } from '../words/dates.ts'
import { readHeading } from '../words/headings.ts'
import { isTotal } from '../words/row-words.ts'
import { numbersRows, unfold } from './reshape.ts'

// What stands beside each other in a row becomes rows: items above dates.

const isDate = (text: string): boolean => isBucket(text) || (!/^\d{1,4}$/.test(text) && mayBeDate(text))

const isOfPivot = (heading: string): boolean => readHeading(heading)?.hints.includes('pivot') === true

/** Dates, or parts, down the side, and an item above each further column: a forecast, or a bill. */
export function withItemsAcross(table: RawTable): RawTable {
  const { headings } = table
  // The headings first: they are few.
  const side = sideOf(table)
  if (!side) return table
  const { at, isBill, others } = side
  const isSum = (row: readonly string[]) => row.some(cell => isTotal(cell.trim()))
  const rows = table.rows.filter(row => !isSum(row))
  const isItem = (place: number) => rows.every(row => isNumeric(row[place] ?? '') || !cellIn(row, place))
  if (rows.length === 0 || !others.every(isItem)) return table
  const isKey = isBill
    ? !rows.every(row => isNumeric(row[at] ?? ''))
    : rows.every(row => isDate(cellIn(row, at)))
  if (!isKey) return table
  const day = (!isOfPivot(headings[at] ?? '') && cellIn(headings, at)) || 'Date'
  return unfold(table, isBill ? ['Parent', 'Component', 'Qty per'] : ['Item', day, 'Forecast'], cells =>
    isSum(cells)
      ? []
      : others
          .filter(place => cellIn(cells, place))
          .map(place => [headings[place] ?? '', cells[at] ?? '', cells[place] ?? '']),
  )
}

/** Which column stands down the side, whether it names a bill's parts, and the columns that are each of an item. */
function sideOf({ headings, preamble, rows }: RawTable) {
  const known = headings.map(readHeading)
  const meaningAt = (at: number) => known[at]?.meaning
  const date = headings.findIndex(
    (heading, at) =>
      ['date', 'week'].includes(meaningAt(at) ?? '') || heading.trim() === '' || isOfPivot(heading),
  )
  // Beside items, `Plant A` or `Material cost` is no product.
  const hasNumbers = meaningAt(0) === 'item' && headings.some(heading => /\d/.test(heading))
  const isTitled = hasNumbers && preamble.some(row => is.bill(row.join(' ')))
  const isBill = date < 0 && (isTitled || meaningAt(0) === 'component') && headings.length > 2
  const at = isBill ? 0 : date
  const others = [...headings.keys()].filter(
    place =>
      place !== at &&
      cellIn(headings, place) !== '' &&
      meaningAt(place) !== 'unit' &&
      !freeText.test(headings[place] ?? '') &&
      !isTotal(cellIn(headings, place)) &&
      !((headings[place] === '#' || meaningAt(place) === 'item') && numbersRows(rows, place)),
  )
  const mayBeItem = (place: number) =>
    !known[place]?.isWhole && meaningAt(place) !== 'location' && !isBucket(beginOf(headings[place] ?? ''))
  return at < 0 || others.length === 0 || !others.every(mayBeItem) ? undefined : { at, isBill, others }
}
