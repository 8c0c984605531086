import { createElement } from 'react'
import { dateOf, localDayOf } from '../../../planning/engine/calendar.ts'
import { readLists } from '../../../planning/read/read.ts'
import type { ReadResult } from '../../../planning/read/result.ts'
import { listMessages } from '../../../words/en/planner-list.ts'
import { type Language, loadLanguage } from '../../../words/languages.ts'
import { loadListSentences } from '../../../words/list-sentences.ts'
import { Periods } from '../days/periods.ts'
import { WorkingDays } from '../days/working-days.tsx'
import { SupplierLists } from '../orders/supplier-lists.tsx'
import { Planning } from '../planning-with-undo.ts'
import { ImportReport } from './import-report.tsx'
import { Keep } from './keep-list.tsx'
import type { GivenList, List, PlanOptions, ReadOutcome } from './planned-list.ts'

// What a visitor's own list needs and the sample does not: reading it, showing what came of it, handing its plan over.
// One file, which is loaded with the first list.

export { ImportReport, Keep }

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

/** Loads what is said of lists, and returns the sentences of the reader. */
export async function loadTexts(language: Language) {
  const [sentences] = await Promise.all([
    loadListSentences(language),
    loadLanguage(language, listTexts.catalogs),
  ])
  return sentences
}

/**
 * Reads a list, and plans it if nothing has to be asked before. What was tried `before`, when it was planned the last time,
 * is tried again.
 */
export async function planList(
  given: GivenList,
  { rescheduling, ...page }: PlanOptions,
  language: Language,
  before: ReadOutcome | undefined,
): Promise<ReadOutcome> {
  const sentences = await loadTexts(language)
  const { sources, answers, days } = given
  const { from: today = dateOf(localDayOf(new Date())), ...dates } = { ...page, ...days }
  const { workdays, holidays } = dates
  const result = await readLists(sources, { today, workdays, holidays, answers, limits }, sentences)
  const { questions, input, proposals } = result
  const read = { ...given, result, run: (before?.run ?? 0) + 1 }
  if (questions.length > 0 || input.items.length === 0) return read
  const list: List = {
    planning: new Planning({ ...input, rescheduling }),
    periods: new Periods({ count: input.periods, unit: result.unit, ...dates, from: today }),
    dates: { ...dates, from: today },
    views: { WorkingDays, SupplierLists },
    comparison: proposals.length > 0 && (await comparisonWith(proposals)),
  }
  const was = before?.sources === sources ? before.list : undefined
  if (was?.planning.isChanged) (await import('./carry-changes.ts')).carryChanges(was, list)
  return { ...read, list }
}

const comparisonWith = async (proposals: ReadResult['proposals']) =>
  createElement((await import('../orders/comparison.tsx')).Comparison, { proposals })
