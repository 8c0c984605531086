import { csvOf } from '../planning/read/csv.ts'
import { reasonOf } from './chain.ts'
import type { Periods } from './periods.ts'
import type { Planning } from './planning.ts'
import { startedFor } from './started.ts'
import { causesIn, taskOfPlacement } from './to-do.ts'
import type { Words } from './words.ts'

/** Returns what is placed and started as CSV: a line each, as a buyer forwards it. */
export function orderCsv(planning: Planning, words: Words, periods: Periods): string {
  const { t } = words
  const dateOf = (period: number) =>
    periods.dayOf(period)?.toISOString().slice(0, 10) ?? String(Math.max(0, period) + 1)
  return csvOf([
    t('planner.csv.head').split(';'),
    ...planning.outlook.placements.map(placement => {
      const { item: id, quantity, release, due, arrives, late } = placement
      const { name = '', supplier = '', unit = '', ...item } = planning.itemOf(id)
      return [
        id,
        name,
        t(planning.isMade(id) ? 'planner.kind.make' : 'planner.kind.buy'),
        supplier,
        startedFor(item, quantity),
        unit,
        dateOf(release),
        dateOf(due),
        dateOf(arrives),
        late > 0 ? words.periods(late) : '',
        causesIn(planning, words, reasonOf(planning, placement).causes),
        taskOfPlacement(planning, words, placement).why,
      ]
    }),
  ])
}
