import { is } from '../layouts/marks.ts'
import { freeText } from '../layouts/telling-words.ts'
import { cellIn, isNumeric, type RawTable } from '../raw-table.ts'
import { beginOf, isBucket, mayBeDate } from '../words/dates.ts'
import { readHeading } from '../words/headings.ts'
import { isTotal } from '../words/row-words.ts'
import { numbersRows, unfold } from './reshape.ts'

// Items that stand beside each other above dates or parts become rows.

const isDate = (text: string): boolean => isBucket(text) || (!/^\d{1,4}$/.test(text) && mayBeDate(text))

const isOfPivot = (heading: string): boolean => readHeading(heading)?.hints.includes('pivot') === true

/** Dates, or parts, down the side, and an item above each further column: a forecast, or a bill. */
export function withItemsAcross(table: RawTable): RawTable {
  const { headings } = table
  const { at, isBill, others } = sideOf(table)
  // The headings first: they are few.
  if (at < 0 || others.length === 0 || !others.every(place => mayNameItem(headings[place] ?? '')))
    return table
  const isSum = (row: readonly string[]) => row.some(cell => isTotal(cell.trim()))
  const rows = table.rows.filter(row => !isSum(row))
  const isItem = (place: number) => rows.every(row => isNumeric(row[place] ?? '') || !row[place]?.trim())
  if (rows.length === 0 || !others.every(isItem)) return table
  const isKey = isBill
    ? !rows.every(row => isNumeric(row[at] ?? ''))
    : rows.every(row => isDate(cellIn(row, at)))
  if (!isKey) return table
  const day = (!isOfPivot(headings[at] ?? '') && headings[at]?.trim()) || 'Date'
  return unfold(table, isBill ? ['Parent', 'Component', 'Qty per'] : ['Item', day, 'Forecast'], cells =>
    isSum(cells)
      ? []
      : others
          .filter(place => cells[place]?.trim())
          .map(place => [headings[place] ?? '', cells[at] ?? '', cells[place] ?? '']),
  )
}

/** Which column stands down the side, whether it names a bill's parts, and which columns may each be of an item. */
function sideOf({ headings, preamble, rows }: RawTable) {
  const known = headings.map(readHeading)
  const date = headings.findIndex(
    (heading, at) =>
      ['date', 'week'].includes(known[at]?.meaning ?? '') || heading.trim() === '' || isOfPivot(heading),
  )
  // Beside items, `Plant A` or `Material cost` is no product.
  const hasNumbers = known[0]?.meaning === 'item' && headings.some(heading => /\d/.test(heading))
  const isTitled = hasNumbers && preamble.some(row => is.bill(row.join(' ')))
  const isBill = date < 0 && (isTitled || known[0]?.meaning === 'component') && headings.length > 2
  const at = isBill ? 0 : date
  const others = [...headings.keys()].filter(
    place =>
      place !== at &&
      headings[place]?.trim() !== '' &&
      known[place]?.meaning !== 'unit' &&
      !freeText.test(headings[place] ?? '') &&
      !isTotal(headings[place]?.trim() ?? '') &&
      !((headings[place] === '#' || known[place]?.meaning === 'item') && numbersRows(rows, place)),
  )
  return { at, isBill, others }
}

/** Whether a column's heading may be an item's number. */
function mayNameItem(heading: string): boolean {
  const known = readHeading(heading)
  return !known?.isWhole && known?.meaning !== 'location' && !isBucket(beginOf(heading))
}
