import { toCsv } from '../../../planning/read/to-csv.ts'
import type { Shown } from '../shown.ts'
import { Attachment } from './attachment.tsx'
import { orderCsv } from './order-csv.ts'

// What leaves the planner. It is loaded when somebody wants it.

export { Attachment }

/** Returns a file's text: what is ordered, or the record of the item that is shown. */
export function csvIn(kind: 'orders' | 'record', { planning, words, periods, selected }: Shown): string {
  if (kind === 'orders') return orderCsv(planning, words, periods)
  const label = (period: number) => periods.dayOf(period)?.toISOString().slice(0, 10) ?? period + 1
  return toCsv(planning.plan, { record: selected, label })
}
