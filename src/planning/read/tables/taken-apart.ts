import type { Problems } from '../problems.ts'
import type { RawTable } from '../raw-table.ts'
import { withPairs } from './document-bills.ts'
import { withoutFlow } from './flow-columns.ts'
import { withoutListedParts } from './listed-parts.ts'

export { withOrderHeads } from './order-heads.ts'

/** Takes apart what few lists have: rows of what is made, several parts in a cell, what goes in and out. Loaded with one that may. */
export const takenApart = (table: RawTable, today: number, problems: Problems): readonly RawTable[] =>
  withoutListedParts(withPairs(table), problems).flatMap(one => withoutFlow(one, today))
