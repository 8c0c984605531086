import { is } from '../layouts/marks.ts'
import { billRoles } from '../layouts/telling-words.ts'
import type { Problems } from '../problems.ts'
import { cellIn, cellsIn, grouped, partOf, type RawTable, type Row, reshaped, rowsOf } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { meaningsOf, placeOf } from '../words/headings.ts'
import { mayHaveRoles } from './bill-shapes.ts'
import { withoutFlow } from './flow-columns.ts'

export { withBase } from './base-quantity.ts'
export { withLevelsAcross } from './level-columns.ts'
export { withOrderHeads } from './order-heads.ts'
export { withoutTwoWays } from './two-ways.ts'

/** Takes apart what few lists have: rows of what is made, several parts in a cell, what goes in and out. Loaded with one that may. */
export const takenApart = (table: RawTable, today: number, problems: Problems): readonly RawTable[] =>
  withoutListedParts(withPairs(table), problems).flatMap(one => withoutFlow(one, today))

/**
 * A bill by document or operation: what is made has a row of its own among what goes in, told by a word or by its sign.
 * It becomes pairs of parent and part, with the quantity that is made.
 */
function withPairs(table: RawTable): RawTable {
  const { headings } = table
  const roles = rolesOf(table)
  if (!roles) return table
  const { group, item, quantity, isMade } = roles
  const groups = [...grouped(rowsOf(table), ({ cells }) => cellIn(cells, group)).values()].map(rows => ({
    made: rows.filter(isMade),
    used: rows.filter(row => !isMade(row)),
  }))
  // Each document makes one thing.
  const isOdd = groups.some(({ made, used }) => made.length !== 1 && made.length + used.length > 1)
  if (isOdd || groups.every(({ used }) => used.length === 0)) return table
  const amount = (cells: readonly string[]) => cellIn(cells, quantity).replace(/^-|-$/, '').trim()
  const others = [...headings.keys()].filter(place => ![group, item, quantity].includes(place))
  return reshaped(
    table,
    ['Parent', 'Component', 'Qty per', 'Base quantity', ...others.map(place => headings[place] ?? '')],
    groups.flatMap(({ made: [made], used }) =>
      used.map(({ cells, line }) => ({
        cells: [
          ...[made?.cells[item] ?? '', cells[item] ?? '', amount(cells), amount(made?.cells ?? [])],
          ...others.map(place => cells[place] ?? ''),
        ],
        line,
      })),
    ),
  )
}

interface Roles {
  readonly group: number
  readonly item: number
  readonly quantity: number
  readonly isMade: (row: Row) => boolean
}

function rolesOf(table: RawTable): Roles | undefined {
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
  if (role >= 0)
    return { group, item, quantity, isMade: ({ cells }) => billRoles.made.test(cellIn(cells, role)) }
  const isBelow = (cells: readonly string[]) => /^\s*-|-\s*$/.test(cells[quantity] ?? '')
  const isSigned = rows.some(isBelow) && !rows.every(isBelow)
  return isSigned ? { group, item, quantity, isMade: ({ cells }) => !isBelow(cells) } : undefined
}

/** `2x P-1`, `2 × P-1`; `P-1 x2`, `P-1 (2)`, `P-1: 2`. */
const before = /^(\d+(?:[.,]\d+)?)\s*[x×*]\s*(\S.*)$/i
const behind = /^(\S.*?)(?:\s+[x×]|\s*[×*:=(])\s*(\d+(?:[.,]\d+)?)\)?$/i

interface Part {
  readonly id: string
  readonly per: string | undefined
}

function partIn(text: string): Part {
  const [, count, id] = before.exec(text) ?? []
  if (id) return { id, per: count }
  const [, named, amount] = behind.exec(text) ?? []
  return named ? { id: named, per: amount } : { id: text, per: undefined }
}

const betweenParts = /[;|\n]|,\s/

/** A comma is between parts where each of them says how many. */
function partsIn(cell: string): readonly Part[] {
  const [byComma, bySign] = [betweenParts, /[;|\n]/].map(sign =>
    cell
      .split(sign)
      .map(text => text.trim())
      .filter(text => text !== '')
      .map(partIn),
  )
  return byComma?.every(({ per }) => per !== undefined) ? byComma : (bySign ?? [])
}

/**
 * Takes apart lists whose rows name several parts in a cell, such as `P-1 x2; P-2 x1`: the parts of a bill of their own,
 * or the items of an order.
 */
function withoutListedParts(table: RawTable, problems: Problems): readonly RawTable[] {
  const { headings, rows, source } = table
  const says = (place: number, ...meanings: readonly Meaning[]) =>
    placeOf([headings[place] ?? ''], ...meanings) === 0
  const isOfOrders = placeOf(headings, 'date', 'week') >= 0
  const places = [...headings.keys()]
  const at = places.findIndex(place => {
    const heading = headings[place] ?? ''
    const isSubject = says(place, 'component', 'item') || is.part(heading) || is.bill(heading)
    const isSeveral = (cell = '') => betweenParts.test(cell) && partsIn(cell).length > 1
    return isSubject && rows.some(row => isSeveral(row[place]))
  })
  const others = places.filter(place => place !== at)
  const parent = others.find(place => says(place, 'parent', 'item'))
  if (at < 0 || placeOf(headings, 'quantity', 'per') >= 0 || (parent === undefined && !isOfOrders))
    return [table]
  const found = rowsOf(table).flatMap(({ cells, line }) =>
    partsIn(cells[at] ?? '').map(({ id, per = '1' }) => ({ cells, line, own: [id, per] })),
  )
  const [odd] = found.filter(({ cells }) => partsIn(cells[at] ?? '').some(({ per }) => per === undefined))
  if (odd) problems.addOnce('one-each', source, odd.line, headings[at] ?? '', odd.cells[at])
  const keys = isOfOrders ? others : [parent ?? 0]
  const taken = reshaped(
    table,
    [
      ...(isOfOrders ? keys.map(key => headings[key] ?? '') : ['Parent']),
      isOfOrders ? 'Item' : 'Component',
      'Qty',
    ],
    found.map(({ cells, line, own }) => ({ cells: [...keys.map(key => cells[key] ?? ''), ...own], line })),
  )
  return isOfOrders || others.length === 1 ? [taken] : [partOf(table, others), taken]
}
