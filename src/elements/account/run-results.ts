import { lastPlan, type PlannedList } from '../../services/last-plan.ts'
import { sampleCounts, sampleResult } from './sample-result.ts'
import type { MrpRun } from './user-record.ts'

// What a run has planned. A stored run says nothing of it, so it is the list that was planned last when the run was
// started on this page. Every other run is one on the sample plant.

const lists = new Map<string, PlannedList>()

/** Keeps what a run, started just now, has planned. */
export function keepResult({ date }: MrpRun): void {
  const list = lastPlan.get()
  if (list) lists.set(date, list)
}

/** Returns what a run proposes. */
export const resultOf = ({ date }: MrpRun): PlannedList => lists.get(date) ?? sampleResult(date)

/** Returns how many orders a run proposes. */
export const countsOf = ({ date }: MrpRun): PlannedList['counts'] => lists.get(date)?.counts ?? sampleCounts
