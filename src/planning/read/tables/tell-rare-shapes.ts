import { is } from '../layouts/marks.ts'
import { freeText, levelHeadings, numberedLevel } from '../layouts/telling-words.ts'
import { cellIn, type RawTable } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { beginOf, isBucket } from '../words/dates.ts'
import { placeOf, placesOf, readHeading } from '../words/headings.ts'
import { isTotal } from '../words/row-words.ts'
import { countsPeriods } from './heading-rows.ts'
import { dueDays, findTop } from './preamble.ts'
import { numbersRows, type Tables } from './reshape.ts'

// How the shapes that few lists have are told. Their code is loaded then.

/** Whether a table may have a shape that few have. */
export const isRare = (table: RawTable, all: Tables): boolean =>
  [mayHaveLevels, mayHaveBase, mayListParts, mayHaveRoles].some(may => may(table)) ||
  flowOf(table.headings) !== undefined ||
  (table.headings.some(is.stockLeft) && placeOf(table.headings, 'date') >= 0) ||
  dueDays(table.preamble).length > 0 ||
  findTop(table.preamble) !== undefined ||
  mayHavePlaces(table) ||
  mayRepeat(table) ||
  table.rows.some(row => row.some(cell => cell.trim() === '+')) ||
  mayHaveShares(table) ||
  isGrid(table) ||
  mayBeTurned(table) ||
  sideOf(table, all) !== undefined ||
  countsPeriods(table.headings)

/** Whether several columns are of a day, week or month each. */
export const isGrid = ({ headings }: RawTable): boolean =>
  headings.filter(heading => isBucket(beginOf(heading))).length > 1

/** Whether columns may be repeated: `Qty 1; Qty 2`, or `Menge1; Menge2`. */
const mayRepeat = ({ headings }: RawTable): boolean =>
  placesOf(
    headings.map(heading => heading.replace(/\d{1,9}$/, '')),
    'quantity',
  ).length > 1

/** Whether a stock may have a column for each place, or a row. */
const mayHavePlaces = ({ headings }: RawTable): boolean =>
  placesOf(headings, 'onHand', 'location').length > 1 ||
  (placeOf(headings, 'location', 'lot') >= 0 && placeOf(headings, 'onHand', 'quantity') >= 0)

/** Whether a recipe may be in percent. */
const mayHaveShares = ({ headings, rows }: RawTable): boolean =>
  headings.some(is.share) || rows[0]?.some(cell => cell.trimEnd().endsWith('%')) === true

/** Whether a cell may have several parts: `P-1 x2; P-2 x1`. Such lists have no quantities. */
const mayListParts = ({ headings, rows }: RawTable): boolean =>
  placeOf(headings, 'quantity', 'per') < 0 &&
  rows.some(row => row.some(cell => /[;|\n]|[\d)], |^\d.*, /.test(cell)))

/** Whether a bill may have a column for each level: `Level 1; Level 2`, or `Assembly; Sub assembly; Part`. */
const mayHaveLevels = ({ headings }: RawTable): boolean =>
  headings.filter(heading => numberedLevel.test(heading.trim())).length > 1 ||
  levelHeadings.filter(isLevel => headings.some(isLevel)).length > 2

/** Whether a bill may be for a quantity that stands above it, or is multiplied by it. */
const mayHaveBase = ({ headings, preamble }: RawTable): boolean =>
  placeOf(headings, 'level', 'component') >= 0 && (preamble.length > 0 || headings.some(is.total))

/** Whether a table may have what is made in a row of its own, among what goes in. */
export const mayHaveRoles = ({ headings }: RawTable): boolean =>
  headings.some(heading => is.documents(heading) || is.orderNumber(heading)) &&
  placeOf(headings, 'quantity', 'per') >= 0 &&
  placeOf(headings, 'date', 'week', 'level') < 0

/** Whether a table may say what is wanted and what comes, each with its date: `Item; Demand; Date; Supply; ETA`. */
export const mayGoTwoWays = ({ headings }: RawTable): boolean =>
  placesOf(headings, 'quantity').length === 2 && placesOf(headings, 'date', 'week').length === 2

export const isComing = (heading: string): boolean => readHeading(heading)?.hints.includes('receipt') === true

/** The places of what goes in, and out: by the words for them, or as receipts and requirements. */
export function flowOf(
  headings: readonly string[],
): { readonly into: number; readonly out: number } | undefined {
  const placeWhere = (...marks: readonly ((heading: string) => boolean)[]) =>
    headings.findIndex(heading =>
      marks.some((fits, at) => fits(heading) && (at === 0 || readHeading(heading)?.meaning === 'quantity')),
    )
  const flow = { into: placeWhere(is.into, isComing), out: placeWhere(is.outOf, is.wanted) }
  return flow.into < 0 || flow.out < 0 ? undefined : flow
}

/** A list of orders without items has none of these columns. */
const neverInOrderHeads: readonly Meaning[] = [
  ...(['component', 'parent', 'quantity', 'per', 'onHand', 'leadTime', 'safetyStock', 'level'] as const),
]

/** Whether a table says when orders are due, or in which state they are, and not what of. */
export function isOrderHead({ headings }: RawTable): boolean {
  const has = (...meanings: readonly Meaning[]) => placeOf(headings, ...meanings) >= 0
  const isSubject = headings.map(readHeading).some(known => known?.meaning === 'item' && known.sure)
  const isOfOrders = has('order') || headings.some(heading => is.partners(heading))
  return has('date', 'week', 'status') && isOfOrders && !isSubject && !has(...neverInOrderHeads)
}

/** Whether nothing is known of the headings but that items stand there. */
export const mayBeTurned = ({ headings: [corner = '', ...items] }: RawTable): boolean =>
  readHeading(corner)?.meaning === 'item' && !items.some(item => readHeading(item) || isBucket(beginOf(item)))

/** Whether a heading is what Excel writes above the rows of a pivot table. */
export const isOfPivot = (heading: string): boolean => readHeading(heading)?.hints.includes('pivot') === true

/** Which column stands down the side, whether it names a bill's parts, and the columns that are each of an item. */
export function sideOf({ headings, preamble, rows }: RawTable, tables: Tables) {
  const known = headings.map(readHeading)
  const meaningAt = (at: number) => known[at]?.meaning
  const date = headings.findIndex(
    (heading, at) =>
      ['date', 'week'].includes(meaningAt(at) ?? '') || heading.trim() === '' || isOfPivot(heading),
  )
  // Beside items, `Plant A` or `Material cost` is no product.
  const hasNumbers = headings.some(heading => /\d/.test(heading))
  const isTitled = hasNumbers && preamble.some(row => is.bill(row.join(' ')))
  const isBill = date < 0 && ['item', 'component'].includes(meaningAt(0) ?? '') && headings.length > 2
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
  // They are the items of another list.
  const isKnown = (place: number) =>
    tables.some(table => table.rows.some(row => row.some(cell => cell.trim() === cellIn(headings, place))))
  const isSide =
    at >= 0 &&
    others.length > 0 &&
    others.every(mayBeItem) &&
    (!isBill || meaningAt(0) === 'component' || isTitled || others.every(isKnown))
  return isSide ? { at, isBill, others } : undefined
}
