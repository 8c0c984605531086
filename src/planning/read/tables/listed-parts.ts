import { is } from '../layouts/marks.ts'
import type { Problems } from '../problems.ts'
import { partOf, type RawTable, reshaped, rowsOf } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { placeOf } from '../words/headings.ts'

// Several parts in one cell, such as `P-1 x2; P-2 x1`: they become a bill of their own.

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

/** Takes apart lists whose rows name several parts in a cell: the parts of a bill, or the items of an order. */
export function withoutListedParts(table: RawTable, problems: Problems): readonly RawTable[] {
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
