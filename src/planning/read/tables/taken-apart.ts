import type { Problems } from '../problems.ts'
import type { RawTable } from '../raw-table.ts'
import { withoutFlow } from './flow-columns.ts'
import { withLevelsAcross } from './level-columns.ts'
import { withoutListedParts } from './listed-parts.ts'

/** Takes apart what few lists have: a column for each level, several parts in a cell, what goes in and out. Loaded with a list that may have it. */
export const takenApart = (table: RawTable, today: number, problems: Problems): readonly RawTable[] =>
  withoutListedParts(withLevelsAcross(table, problems), problems).flatMap(one => withoutFlow(one, today))
