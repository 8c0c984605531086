import { is } from '../layouts/marks.ts'
import type { RawTable } from '../raw-table.ts'
import { placeOf } from '../words/headings.ts'
import { stateOf } from '../words/row-words.ts'
import { addTopColumn, dueDays, findTop, pairsOf } from './preamble.ts'

// The head of one order: what stands above its lines.

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
    ({ heading, meaning, value }) => value !== '' && (meaning === 'order' || is.partnerOnly(heading)),
  )
  return [...others, ...days].reduceRight(
    (all, { heading, value }) => addTopColumn({ heading, item: value }, all),
    table,
  )
}
