import { is } from '../layouts/marks.ts'
import { isKindOfStock } from '../layouts/stock-kinds.ts'
import { saysBlocked } from '../layouts/telling-words.ts'
import { cellIn, cellsIn, type RawTable } from '../raw-table.ts'
import { isBucket } from '../words/dates.ts'
import { placeOf, readHeading } from '../words/headings.ts'
import { isAllPlaces } from '../words/row-words.ts'
import { isUnit } from '../words/units.ts'
import { fillDown, takePart, unfold } from './reshape.ts'

// Stocks that have a column for each place, or their item on the first of its places alone.

/** `Stock Berlin` and `Berlin on hand`: what it counts, and where. */
const wordFirst = /^(?<word>\p{L}+)[ _-]+(?<place>.+)$/u
const placeFirst = [
  /^(?<place>.+?)[ _-]+(?<word>\p{L}+ (?:hand|stock))$/u,
  /^(?<place>.+)[ _-]+(?<word>\p{L}+)$/u,
]

/** The place in a heading such as `Stock Berlin`: one of its words says what it counts, and nobody knows the rest. */
function placeIn(heading: string): string | undefined {
  const [before] = placeFirst.flatMap(way => placeBy(way, heading) ?? [])
  // `Blocked stock` and `System stock` lie in no place of that name.
  const isKind = before !== undefined && (isKindOfStock(before) || saysBlocked(before))
  return placeBy(wordFirst, heading) ?? (isKind ? undefined : before)
}

function placeBy(way: RegExp, heading: string): string | undefined {
  const { word = '', place = '' } = way.exec(heading.trim())?.groups ?? {}
  const isPlace =
    readHeading(word)?.isWhole &&
    readHeading(word)?.meaning === 'onHand' &&
    !readHeading(heading)?.isWhole &&
    (readHeading(place)?.meaning ?? 'location') === 'location'
  // `New York` and `Alte Halle` are places; `old` alone is none.
  const isOfTime = (is.earlier(place) || is.later(place)) && !/^(?:new|old|neue|alte?)[ -]/i.test(place)
  const isOther = isOfTime || is.usable(place) || /^20[12]\d$/.test(place)
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
