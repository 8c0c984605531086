import type { ComponentType } from 'react'
import type { PlanInput } from '../../../planning/engine/input.ts'
import type { ImportSource, ReadResult } from '../../../planning/read/result.ts'
import { sampleInput } from '../../../plant/planner-sample.ts'
import { Periods } from '../days/periods.ts'
import { Planning } from '../planning-with-undo.ts'

/** A list that is planned. */
export interface List {
  readonly planning: Planning
  readonly periods: Periods
  /** What its periods were made from. The sample has weeks alone. */
  readonly dates?: Dates
  /** Whether it is ours, and nobody’s own. */
  readonly isSample?: true
}

/** On which days people work. */
export interface Days {
  readonly workdays: readonly number[]
  readonly holidays: readonly string[]
  /** Those that are no holidays of the country. Without it, all of them. */
  readonly others?: readonly string[]
  /** Whose holidays the visitor has chosen. */
  readonly country?: string
}

export interface Dates extends Days {
  readonly from: string | undefined
}

/** Plans the sample. Without a date its weeks have numbers alone: what is painted before any code stays true. */
export function sampleList(from: string | undefined, rescheduling: PlanInput['rescheduling']): List {
  const input = { ...sampleInput, rescheduling }
  return {
    planning: new Planning(input),
    periods: new Periods({ count: sampleInput.periods, unit: 'week', from }),
    isSample: true,
  }
}

/** The item that a planner looks at first. */
export function firstItem(planning: Planning): string {
  const { late, releases } = planning.outlook
  const first = late[0]?.delay?.item ?? releases[0]?.items[0]
  return first ?? planning.exceptions[0]?.item ?? planning.outline.rows[0]?.id ?? ''
}

/** What came of a visitor's list: it waits for answers, or for something that can be planned; or it is planned. */
export type ReadOutcome = Read &
  (
    | { readonly is: 'asking' }
    /** `run` is another number for each list that was planned: each begins anew. */
    | {
        readonly is: 'planned'
        readonly run: number
        readonly list: List
        /** Where another system suggests orders. */
        readonly Comparison: ComponentType<{ readonly proposals: ReadResult['proposals'] }> | undefined
      }
  )

export interface Read {
  readonly sources: readonly ImportSource[]
  readonly result: ReadResult
  /** What the visitor has answered, by the id of the question or column. */
  readonly answers: Readonly<Record<string, string>>
}
