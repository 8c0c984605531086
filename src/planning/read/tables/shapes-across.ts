import { is } from '../layouts/marks.ts'
import { freeText } from '../layouts/telling-words.ts'
import { cellIn, filledOf, isNumeric, type RawTable } from '../raw-table.ts'
import { worded } from '../worded.ts'
import { beginOf, isBucket, isWeek, mayBeDate } from '../words/dates.ts'
import { placeOf, readHeading } from '../words/headings.ts'
import { isTotal, rowTypeOf } from '../words/row-words.ts'
import { isUnit } from '../words/units.ts'
import { addTopColumn, findTop } from './preamble.ts'
import { fillDown, numbersRows, setCell, takePart, unfold } from './reshape.ts'

// What stands beside each other in a row becomes rows: items above dates, measures, repeated columns.

const isDate = (text: string): boolean => isWeek(text) || (!/^\d{1,4}$/.test(text) && mayBeDate(text))

const isOfPivot = (heading: string): boolean => readHeading(heading)?.hints.includes('pivot') === true

/** Dates, or parts, down the side, and an item above each further column: a forecast, or a bill. */
export function withItemsAcross(table: RawTable): RawTable {
  const { headings } = table
  const known = headings.map(readHeading)
  const date = headings.findIndex(
    (heading, at) =>
      ['date', 'week'].includes(known[at]?.meaning ?? '') || heading.trim() === '' || isOfPivot(heading),
  )
  // Beside items, `Plant A` or `Material cost` is no product.
  const hasNumbers = known[0]?.meaning === 'item' && headings.some(heading => /\d/.test(heading))
  const isTitled = hasNumbers && table.preamble.some(row => is.bill(row.join(' ')))
  const isBill = date < 0 && (isTitled || known[0]?.meaning === 'component') && headings.length > 2
  const at = isBill ? 0 : date
  const others = [...headings.keys()].filter(
    place =>
      place !== at &&
      headings[place]?.trim() !== '' &&
      known[place]?.meaning !== 'unit' &&
      !freeText.test(headings[place] ?? '') &&
      !isTotal(headings[place]?.trim() ?? '') &&
      !((headings[place] === '#' || known[place]?.meaning === 'item') && numbersRows(table.rows, place)),
  )
  const mayBeItem = (place: number) => !known[place]?.isWhole && !isBucket(beginOf(headings[place] ?? ''))
  // The headings first: they are few.
  if (at < 0 || others.length === 0 || !others.every(mayBeItem)) return table
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

/** `Item; Qty; Date; Qty; Date`: a row for each quantity and its date, or its part. */
export function withoutRepeats(table: RawTable): RawTable {
  const { headings } = table
  const unnumbered = (heading: string) =>
    heading
      .trim()
      .replace(/\d{1,9}$/, '')
      .trimEnd()
  const names = headings.map(heading => unnumbered(worded(heading)))
  const first = names.findIndex((name, at) => name !== '' && names.indexOf(name, at + 1) >= 0)
  const size = names.indexOf(names[first] ?? '', first + 1) - first
  const group = headings.slice(first, first + size).map(unnumbered)
  const isParts = first > 0 && placeOf(group, 'component', 'item') >= 0
  const isDue = placeOf(group, 'quantity') >= 0 && (placeOf(group, 'date', 'week') >= 0 || isParts)
  const isAgain = (at: number) =>
    names.slice(at, at + size).join() === names.slice(first, first + size).join()
  if (first < 0 || !isDue) return table
  const begins = [first]
  while (isAgain(first + begins.length * size)) begins.push(first + begins.length * size)
  const last = first + begins.length * size
  // What is ordered in all is none of its parts.
  const isWhole = (at: number) =>
    !isParts && (at < first || at >= last) && readHeading(headings[at] ?? '')?.meaning === 'quantity'
  const around = (all: readonly string[], own: readonly string[]) => {
    const cells = all.map((cell, at) => (isWhole(at) ? '' : cell))
    return [...cells.slice(0, first), ...own, ...cells.slice(last)]
  }
  return unfold(table, around(headings, group), cells =>
    begins
      .map(at => cells.slice(at, at + size))
      .filter((own, place) => place === 0 || filledOf(own) > 0)
      .map(own => around(cells, own)),
  )
}

/** The place in a heading such as `Stock Berlin`: the first word says what it counts, and nobody knows the rest. */
function placeIn(heading: string): string | undefined {
  const [, word = '', place = ''] = /^(\p{L}+)[ _-]+(.+)$/u.exec(heading.trim()) ?? []
  const isPlace =
    readHeading(word)?.meaning === 'onHand' &&
    !readHeading(heading)?.isWhole &&
    (readHeading(place)?.meaning ?? 'location') === 'location'
  const isOther = is.earlier(place) || is.later(place) || is.usable(place) || /^20[12]\d$/.test(place)
  return isPlace && !isOther && !is.sum(place) && !isBucket(place) ? place : undefined
}

/** Takes apart stocks that have a column for each place: they become a list of stocks. */
export function withoutPlaces(table: RawTable): RawTable | readonly RawTable[] {
  const { headings } = table
  const stocks = [...headings.keys()].filter(at => placeIn(headings[at] ?? '') !== undefined)
  const item = placeOf(headings, 'item')
  const isKnown = headings.some(
    heading => readHeading(heading)?.meaning === 'onHand' && readHeading(heading)?.sure,
  )
  // `Stock kg; Stock pcs` is one stock in two units.
  const areUnits = stocks.every(at => isUnit(placeIn(headings[at] ?? '') ?? ''))
  if (item < 0 || stocks.length < 2 || isKnown || areUnits) return table
  const others = [...headings.keys()].filter(at => !stocks.includes(at))
  const stocked = unfold(table, [headings[item] ?? '', 'Location', 'On hand'], cells =>
    stocks.map(at => [cells[item] ?? '', placeIn(headings[at] ?? '') ?? '', cells[at] ?? '']),
  )
  return [takePart(table, others), stocked]
}
