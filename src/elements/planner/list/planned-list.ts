import type { ComponentType, ReactNode } from 'react'
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
  /** What an own list is shown with besides, and the sample is not. */
  readonly views?: Readonly<Record<'WorkingDays' | 'SupplierLists', ComponentType>>
  /** What another system would order, where the list says so. */
  readonly comparison?: ReactNode
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

/** How the page wants lists to be planned. Without `from`, the first day is today. */
export type PlanOptions = Dates & Pick<PlanInput, 'rescheduling'>

/** Plans the sample. Without a date its weeks have numbers alone: what is painted before any code stays true. */
export function sampleList(from: string | undefined, rescheduling: PlanInput['rescheduling']): List {
  const input = { ...sampleInput, rescheduling }
  return {
    planning: new Planning(input),
    periods: new Periods({ count: sampleInput.periods, unit: 'week', from }),
  }
}

/** Returns the id of the item that a planner looks at first. */
export function firstItem(planning: Planning): string {
  const { late, releases } = planning.outlook
  const first = late[0]?.delay?.item ?? releases[0]?.items[0]
  return first ?? planning.exceptions[0]?.item ?? planning.bills.rows[0]?.id ?? ''
}

/** A list as a visitor gave it: what is planned, and what they may keep. */
export interface GivenList {
  readonly sources: readonly ImportSource[]
  /** What the visitor has answered, by the id of the question or column. */
  readonly answers: Readonly<Record<string, string>>
  /** The days that they have chosen in place of the page’s. */
  readonly days?: Days | undefined
}

/** What came of a list. It waits for answers, or for something that can be planned, until it has a plan. */
export interface ReadOutcome extends GivenList {
  readonly result: ReadResult
  readonly list?: List
  /** Another number for each list that was planned: each begins anew. */
  readonly run: number
}
