import { profileOf } from '../column.ts'
import { is } from '../layouts/marks.ts'
import { forMany, namesPartner } from '../layouts/telling-words.ts'
import { cellsIn, type RawTable } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { placeOf, readHeading } from '../words/headings.ts'
import { areIndented, areNumbered } from '../words/level-texts.ts'
import { stateOf } from '../words/row-words.ts'
import { addTopColumn, dueDays, findTop, pairsOf } from './preamble.ts'

// What stands above the rows of a list: the head of one order, or the item of all.

/** Whether what stands above a list is an offer, an invoice or what was delivered. */
const isDone = ({ preamble }: RawTable): boolean =>
  preamble.some(([title = '']) => stateOf(title.trim().split(' ', 1)[0] ?? '') === 'closed')

/** Adds what the lines of an order do not say: its number, its customer or supplier, and when it is due. */
export function withHeadAbove(table: RawTable): RawTable {
  const { headings, preamble } = table
  const isLine = placeOf(headings, 'item') >= 0 && placeOf(headings, 'quantity') >= 0
  const isOther =
    placeOf(headings, 'date', 'week', 'onHand', 'per', 'parent', 'component', 'level') >= 0 ||
    findTop(preamble) !== undefined
  const days = dueDays(preamble)
  if (!isLine || isOther || days.length === 0 || isDone(table)) return table
  const others = pairsOf(preamble).filter(
    ({ heading, meaning, value }) => value !== '' && (meaning === 'order' || namesPartner(heading)),
  )
  return [...others, ...days].reduceRight(
    (all, { heading, value }) => addTopColumn({ heading, item: value }, all),
    table,
  )
}

/** SAP's bill of one product, or the stock and requirements of one material: the item stands above the list. */
export function withItemAbove(table: RawTable): RawTable {
  const top = findTop(table.preamble)
  if (!top) return table
  // SAP numbers the rows under `Item`, and marks what has a bill under `Assembly`.
  const item = placeOf(table.headings, 'item', 'component')
  const headings = table.headings.filter((heading, at) => {
    const { isPosition, isMark } = profileOf(table, at)
    return !isMark && !(isPosition && readHeading(heading)?.meaning === 'item')
  })
  const has = (...meanings: readonly Meaning[]) => placeOf(headings, ...meanings) >= 0
  const isPlaced = headings.map(readHeading).some(one => one?.meaning === 'location' && one.isWhole)
  // `Product: B-1` above parts is what they go into, and `Product: Bolts` may be their group.
  const isParent = readHeading(top.heading)?.meaning === 'parent'
  const isMade = is.made(top.heading) && /\d/.test(top.item) && has('item')
  const isOfParent = (isParent || isMade) && !isPlaced && !is.noProduct(top.item)
  // Of a bill with levels, it is above the highest rows alone.
  const isLevelled = table.headings.some(
    (_, at) =>
      areNumbered(cellsIn(table.rows, at)) ||
      (at === item && areIndented(table.rows.map(row => row[at] ?? ''))),
  )
  const isBill =
    (isOfParent || has('component')) &&
    has('quantity', 'per') &&
    !has('parent', 'level', 'date', 'week') &&
    !isLevelled
  const isSigned = headings.some(heading => readHeading(heading)?.hints.includes('signed'))
  // A list that names product and part needs no title.
  if ((has('item') && (has('component') || !isOfParent)) || !(isBill || isSigned)) return table
  const title = table.preamble.find(row => findTop([row])) ?? []
  const [, base] = forMany.exec(title.join(' ')) ?? []
  const named = addTopColumn(isMade && isBill && !isParent ? { ...top, heading: 'Parent' } : top, table)
  return isBill && base ? addTopColumn({ heading: 'Base quantity', item: base }, named) : named
}
