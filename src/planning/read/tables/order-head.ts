import { is } from '../layouts/marks.ts'
import type { RawTable } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { placeOf, readHeading } from '../words/headings.ts'

/** Columns of which none is a list of orders without items. */
const ofItems: readonly Meaning[] = [
  ...(['component', 'parent', 'quantity', 'per', 'onHand', 'leadTime', 'safetyStock', 'level'] as const),
]

/** Whether a table says when orders are due, or in which state they are, and not what of. */
export function isOrderHead({ headings }: RawTable): boolean {
  const has = (...meanings: readonly Meaning[]) => placeOf(headings, ...meanings) >= 0
  const isSubject = headings.map(readHeading).some(known => known?.meaning === 'item' && known.sure)
  const isOfOrders = has('order') || headings.some(heading => is.partners(heading))
  return has('date', 'week', 'status') && isOfOrders && !isSubject && !has(...ofItems)
}
