import { grouped } from '../../engine/grouped.ts'
import type { Notes } from '../drafts.ts'
import { is } from '../layouts/marks.ts'
import { billRoles } from '../layouts/telling-words.ts'
import { cellIn, cellsIn, type RawTable } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { meaningsOf, placeOf } from '../words/headings.ts'
import { withBaseQuantity, withLevelsAcross } from './bill-levels.ts'
import { withoutFlow, withSigns } from './flow-columns.ts'
import { withMeasures, withPeriods } from './grids.ts'
import { withHeadAbove, withItemAbove } from './head-above.ts'
import { withItemsDown, withoutPlaces } from './places-across.ts'
import { withoutRepeats } from './repeated-columns.ts'
import { pick, type Reshaper, takePart, unfold } from './reshape.ts'
import { transpose, withItemsAcross } from './shapes-across.ts'
import { withShares } from './share-columns.ts'
import { mayHaveRoles } from './tell-rare-shapes.ts'

export { withoutTwoWays } from './flow-columns.ts'
export { withOrderHeads } from './order-heads.ts'

/** What few lists have, by when it is set. Loaded with the first list that may need it. */
export const rareShapes: readonly (readonly Reshaper[])[] = [
  // Bills of several levels, and for a quantity.
  [withLevelsAcross, withBaseQuantity],
  // Rows of what is made, several parts in a cell, what goes in and out, the head of an order.
  [withPairs, withShares, withoutListedParts, withoutFlow, withHeadAbove],
  // Items across, above the list or its rows, grids, signs, and columns that stand there several times.
  [
    transpose,
    withItemsAcross,
    withItemsDown,
    withItemAbove,
    withPeriods,
    withMeasures,
    withSigns,
    withoutRepeats,
  ],
  [withoutPlaces],
]

/**
 * A bill by document or operation: what is made has a row of its own among what goes in, told by a word or by its sign.
 * It becomes pairs of parent and part, with the quantity that is made.
 */
function withPairs(table: RawTable): RawTable {
  const { headings, rows } = table
  const roles = rolesOf(table)
  if (!roles) return table
  const { group, item, quantity, isMade } = roles
  const made = new Map(rows.filter(isMade).map(row => [cellIn(row, group), row]))
  // Each document makes one thing.
  const isOdd = [...grouped(rows, row => cellIn(row, group)).values()].some(
    own => own.length > 1 && own.filter(isMade).length !== 1,
  )
  if (isOdd || rows.every(isMade)) return table
  const amount = (cells: readonly string[] = []) => cellIn(cells, quantity).replace(/^-|-$/, '').trim()
  const others = [...headings.keys()].filter(place => ![group, item, quantity].includes(place))
  const named = ['Parent', 'Component', 'Qty per', 'Base quantity', ...pick(headings, others)]
  return unfold(table, named, cells => {
    const parent = made.get(cellIn(cells, group))
    const own = [parent?.[item] ?? '', cells[item] ?? '', amount(cells), amount(parent)]
    return isMade(cells) ? [] : [[...own, ...pick(cells, others)]]
  })
}

/** The columns of the document, of its items and quantities, and which rows have what is made. */
function rolesOf(table: RawTable) {
  if (!mayHaveRoles(table)) return undefined
  const { headings, rows } = table
  const known = meaningsOf(headings)
  const quantity = placeOf(headings, 'quantity', 'per')
  const group = headings.findIndex(
    (heading, at) =>
      at !== quantity && (is.documents(heading) || is.orderNumber(heading)) && known[at] !== 'per',
  )
  const item = known.findIndex(
    (meaning, at) => at !== group && (meaning === 'item' || meaning === 'component'),
  )
  if (group < 0 || item < 0) return undefined
  const role = headings.findIndex(
    (_, at) =>
      at !== item &&
      [billRoles.made, billRoles.used].every(words => cellsIn(rows, at).some(text => words.test(text))),
  )
  const isBelow = (row: readonly string[]) => /^\s*-|-\s*$/.test(row[quantity] ?? '')
  const isNamed = (row: readonly string[]) => billRoles.made.test(cellIn(row, role))
  if (role < 0 && (!rows.some(isBelow) || rows.every(isBelow))) return undefined
  return { group, item, quantity, isMade: role < 0 ? (row: readonly string[]) => !isBelow(row) : isNamed }
}

/** `2x P-1`, `2 × P-1`; `P-1 x2`, `P-1 (2)`, `P-1: 2`. */
const before = /^(\d+(?:[.,]\d+)?)\s*[x×*]\s*(\S.*)$/i
const behind = /^(\S.*?)(?:\s+[x×]|\s*[×*:=(])\s*(\d+(?:[.,]\d+)?)\)?$/i

/** A part, and how many of it go in, where that is said. */
function readPart(text: string): { readonly id: string; readonly per?: string | undefined } {
  const [, count, id] = before.exec(text) ?? []
  if (id) return { id, per: count }
  const [, named, amount] = behind.exec(text) ?? []
  return named ? { id: named, per: amount } : { id: text }
}

const betweenParts = /[;|\n]|,\s/

/** A comma is between parts where each of them says how many. */
function splitParts(cell = '') {
  const [byComma, bySign] = [betweenParts, /[;|\n]/].map(sign =>
    cell
      .split(sign)
      .map(text => text.trim())
      .filter(text => text !== '')
      .map(readPart),
  )
  return byComma?.every(({ per }) => per !== undefined) ? byComma : (bySign ?? [])
}

/**
 * Takes apart lists whose rows name several parts in a cell, such as `P-1 x2; P-2 x1`: the parts of a bill of their own,
 * or the items of an order.
 */
function withoutListedParts(table: RawTable, { problems }: Notes): RawTable | readonly RawTable[] {
  const { headings, rows, lines, source } = table
  if (placeOf(headings, 'quantity', 'per') >= 0) return table
  const says = (place: number, ...meanings: readonly Meaning[]) =>
    placeOf(pick(headings, [place]), ...meanings) === 0
  const isOfOrders = placeOf(headings, 'date', 'week') >= 0
  const places = [...headings.keys()]
  const at = places.findIndex(place => {
    const heading = headings[place] ?? ''
    const isSubject = says(place, 'component', 'item') || is.part(heading) || is.bill(heading)
    const isSeveral = (cell = '') => betweenParts.test(cell) && splitParts(cell).length > 1
    return isSubject && rows.some(row => isSeveral(row[place]))
  })
  const others = places.filter(place => place !== at)
  const parent = others.find(place => says(place, 'parent', 'item'))
  if (at < 0 || (parent === undefined && !isOfOrders)) return table
  const odd = rows.findIndex(row => splitParts(row[at]).some(({ per }) => per === undefined))
  if (odd >= 0)
    problems.addOnce('one-each', { source, line: lines[odd], column: headings[at] }, rows[odd]?.[at])
  const keys = isOfOrders ? others : [parent ?? 0]
  const named = isOfOrders ? [...pick(headings, keys), 'Item', 'Qty'] : ['Parent', 'Component', 'Qty']
  const taken = unfold(table, named, cells =>
    splitParts(cells[at]).map(({ id, per = '1' }) => [...pick(cells, keys), id, per]),
  )
  return isOfOrders || others.length === 1 ? taken : [takePart(table, others), taken]
}
