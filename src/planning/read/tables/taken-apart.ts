import type { Problems } from '../problems.ts'
import type { RawTable } from '../raw-table.ts'
import { withoutFlow } from './flow-columns.ts'
import { withoutListedParts } from './listed-parts.ts'

export { withOrderHeads } from './order-heads.ts'

/** Takes apart what few lists have: several parts in a cell, and what goes in and out. Loaded with a list that may have it. */
export const takenApart = (table: RawTable, today: number, problems: Problems): readonly RawTable[] =>
  withoutListedParts(table, problems).flatMap(one => withoutFlow(one, today))
