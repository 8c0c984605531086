import type { PlanInput } from '../../../planning/engine/input.ts'
import { readLists } from '../../../planning/read/read.ts'
import type { ImportSource, ReadOptions, ReadResult } from '../../../planning/read/result.ts'
import { listMessages } from '../../../words/en/planner-list.ts'
import { type Language, loadLanguage } from '../../../words/languages.ts'
import { loadListSentences } from '../../../words/list-sentences.ts'
import { Periods } from '../days/periods.ts'
import { WorkingDays } from '../days/working-days.tsx'
import type { Comparison } from '../orders/comparison.tsx'
import { MovedOrders } from '../orders/moved-orders.tsx'
import { SupplierLists } from '../orders/supplier-lists.tsx'
import { Planning } from '../planning-with-undo.ts'
import { ImportReport } from './import-report.tsx'
import { Keep } from './keep-list.tsx'
import type { Dates, List } from './planned-list.ts'
import { tellOutcome } from './tell-outcome.ts'

// What a visitor's own list needs and the sample does not: reading it, showing what came of it, handing its plan over.
// One file, which is loaded with the first list.

export { ImportReport, Keep, MovedOrders, SupplierLists, tellOutcome, WorkingDays }

/** What is said of a list of the visitor's own, and not of the sample. */
export const listTexts = {
  messages: listMessages,
  catalogs: {
    de: () => import('../../../words/de/planner-list.ts'),
    es: () => import('../../../words/es/planner-list.ts'),
    fr: () => import('../../../words/fr/planner-list.ts'),
  },
}

/** A page plans so much while a visitor waits for less than a second. */
export const limits = { items: 20_000, rows: 100_000 }

interface PlannedLists {
  readonly result: ReadResult
  readonly list: List | undefined
  /** Compares the plan with the orders that another system suggests, where the lists have any. */
  readonly Comparison: typeof Comparison | undefined
}

interface PlanOptions {
  readonly dates: Dates & { readonly from: string }
  readonly rescheduling: PlanInput['rescheduling']
  readonly answers: ReadOptions['answers']
  /** The same lists as they were planned before: what was tried with them is tried again. */
  readonly before: List | undefined
}

/** Loads what is said of lists, and returns the sentences of the reader. */
export async function loadTexts(language: Language) {
  const [sentences] = await Promise.all([
    loadListSentences(language),
    loadLanguage(language, listTexts.catalogs),
  ])
  return sentences
}

/** Reads lists, and plans them if nothing has to be asked before. */
export async function planLists(
  sources: readonly ImportSource[],
  language: Language,
  { dates, rescheduling, answers, before }: PlanOptions,
): Promise<PlannedLists> {
  const sentences = await loadTexts(language)
  const { from: today, workdays, holidays } = dates
  const result = await readLists(sources, { today, workdays, holidays, answers, limits }, sentences)
  const { questions, input } = result
  if (questions.length > 0 || input.items.length === 0)
    return { result, list: undefined, Comparison: undefined }
  const list: List = {
    planning: new Planning({ ...input, rescheduling }),
    dates,
    periods: new Periods({ count: input.periods, unit: result.unit, ...dates }),
  }
  if (before?.planning.isChanged) (await import('./carry-changes.ts')).carryChanges(before, list)
  const isCompared = result.proposals.length > 0
  return {
    result,
    list,
    Comparison: isCompared ? (await import('../orders/comparison.tsx')).Comparison : undefined,
  }
}
