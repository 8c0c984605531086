// `mrp-widgets/planner`: plans material requirements. It needs no browser and no React.

import { refuse } from '../planning/engine/check.ts'
import type { DatedPlanInput } from '../planning/engine/input.ts'
import { checkEdit, checkInput } from '../planning/engine/known-fields.ts'
import { plan as makePlan, type Plan } from '../planning/engine/plan.ts'
import type { ImportSource, ReadOptions, ReadResult } from '../planning/read/result.ts'
import { loadListSentences } from '../words/list-sentences.ts'

export type { Cause } from '../planning/engine/causes.ts'
export {
  compare,
  type Difference,
  type DueQuantity,
  type ProposedReceipt,
} from '../planning/engine/compare.ts'
export type { Delay } from '../planning/engine/delays.ts'
export type { Sizing, Why } from '../planning/engine/explain-order.ts'
export type * from '../planning/engine/input.ts'
export { CircleError } from '../planning/engine/levels.ts'
export type { Message } from '../planning/engine/messages.ts'
export type { Plan } from '../planning/engine/plan.ts'
export type { PlannedOrder } from '../planning/engine/planned-orders.ts'
export type { PlanRecord } from '../planning/engine/record.ts'
export type { Schedule, ScheduledDemand, ScheduledOrder } from '../planning/engine/schedule.ts'
export { type Help, help, type Shorter } from '../planning/engine/what-would-help.ts'
export type { ErrorCode, Problem, WarningCode } from '../planning/read/problems.ts'
export type { Question, QuestionCode } from '../planning/read/questions.ts'
export type {
  ImportColumn,
  ImportSource,
  ImportTable,
  Kind,
  Language,
  Limits,
  Meaning,
  ReadOptions,
  ReadResult,
} from '../planning/read/result.ts'
export { type CsvOptions, toCsv } from '../planning/write/to-csv.ts'

/**
 * Plans material requirements. Throws a RangeError that names the place in the input and what belongs there, or a
 * CircleError whose `path` names the items of a bill in a circle. No items give an empty plan. A field that planning does
 * not know is refused. The plan keeps the objects of the input: leave them as they are, and use `change`.
 */
export function plan(input: DatedPlanInput): Plan {
  checkInput(input)
  const planned = makePlan(input)
  return {
    ...planned,
    change(edit) {
      checkEdit(edit)
      return planned.change(edit)
    },
    dateOf(period) {
      return Number.isInteger(period)
        ? planned.dateOf(period)
        : refuse('period', period, 'a whole number, from 0')
    },
  }
}

/**
 * Reads lists of items, bills of materials, demand and open orders: pasted text, CSV files, .xlsx workbooks. What each
 * table was taken for stands in `tables`, with what speaks for it; `answers` corrects it. What cannot be read is a
 * problem, what cannot be known a question; neither throws. Loads its code when it is called, and the library for
 * workbooks with the first workbook. Rejects with a RangeError for a date in `options` that is none.
 *
 * At most 64 MB and 450 columns a source, and `limits`; 260 working days or 52 weeks are planned.
 */
export async function read(sources: readonly ImportSource[], options: ReadOptions): Promise<ReadResult> {
  if (!Array.isArray(sources)) refuse('sources', sources, 'an array, such as [{ text }]')
  if (!options) refuse('options', options, 'an object, such as { today: "2026-03-02" }')
  const [{ readLists }, sentences] = await Promise.all([
    import('../planning/read/read.ts'),
    loadListSentences(options.language),
  ])
  return readLists(sources, options, sentences)
}
