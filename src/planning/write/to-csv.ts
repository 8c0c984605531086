import { refuse } from '../engine/check.ts'
import type { Plan } from '../engine/plan.ts'
import { csvOf, type Line } from './csv.ts'

// Whoever opens the file has a spreadsheet, and that takes text which begins with `=` for a formula.

export interface CsvOptions {
  /** The id of an item: gives its record, a line for each period, in place of the orders. */
  readonly record?: string | undefined
  /** What stands for a period, such as its date. Default: its number, from 0. */
  readonly label?: ((period: number) => string | number) | undefined
}

/**
 * Returns the planned orders of a plan as CSV, or the record of one item: UTF-8 without a mark, commas, lines that end
 * with CR LF, headings in English. Text that a spreadsheet would take for a formula begins with an apostrophe; numbers
 * stay numbers. Throws a RangeError for an id that no item has, and for what is no plan.
 */
export function toCsv(plan: Plan, { record, label = period => period }: CsvOptions = {}): string {
  if (typeof plan?.orders !== 'function') refuse('plan', typeof plan, 'what plan() has returned')
  return csvOf(record === undefined ? ordersOf(plan, label) : recordOf(plan, record, label))
}

type Label = NonNullable<CsvOptions['label']>

const ordersOf = (plan: Plan, label: Label): readonly Line[] => [
  ['Item', 'Quantity', 'Release', 'Due', 'Late'],
  ...plan
    .orders()
    .map(({ item, quantity, release, due, late }) => [item, quantity, label(release), label(due), late]),
]

function recordOf(plan: Plan, id: string, label: Label): readonly Line[] {
  const { gross, scheduled, projected, net, receipt, release } = plan.record(id)
  const rows = [gross, scheduled, projected, net, receipt, release]
  return [
    [
      'Period',
      ...['Gross requirements', 'Scheduled receipts', 'Projected on hand', 'Net requirements'],
      ...['Planned order receipts', 'Planned order releases'],
    ],
    ...gross.map((_, period) => [label(period), ...rows.map(row => row[period] ?? 0)]),
  ]
}
