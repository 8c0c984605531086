import { sampleInput } from '../content/planned/planner-sample.ts'
import type { PlanInput } from '../planning/engine/input.ts'
import type { ReadResult } from '../planning/read/result.ts'
import { Periods } from './periods.ts'
import { Planning } from './planning.ts'

/** A list that is planned. */
export interface List {
  readonly planning: Planning
  readonly periods: Periods
  /** Whether it is ours, and nobody’s own. */
  readonly isSample?: true
}

export interface Dates {
  readonly from: string | undefined
  readonly workdays: readonly number[]
  readonly holidays: readonly string[]
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

export const ownList = (planning: Planning, { unit }: ReadResult, dates: Dates): List => ({
  planning,
  periods: new Periods({ count: planning.input.periods, unit, ...dates }),
})

/** The item that a planner looks at first. */
export const firstItem = ({ exceptions, orders, outline }: Planning): string =>
  exceptions[0]?.item ?? orders[0]?.item ?? outline.rows[0]?.id ?? ''
