import { is } from '../layouts/marks.ts'
import { billRoles } from '../layouts/telling-words.ts'
import { cellIn, cellsIn, grouped, type RawTable, type Row, reshaped, rowsOf } from '../raw-table.ts'
import { meaningsOf, placeOf } from '../words/headings.ts'
import { mayHaveRoles } from './bill-shapes.ts'

/**
 * A bill by document or operation: what is made has a row of its own among what goes in, told by a word or by its sign.
 * It becomes pairs of parent and part, with the quantity that is made.
 */
export function withPairs(table: RawTable): RawTable {
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
