import type { Language } from '../i18n/languages.ts'
import type { PlanInput } from '../planning/engine/input.ts'
import { planInSlices } from '../planning/engine/plan.ts'
import { readLists } from '../planning/import/read.ts'
import type { ImportSource, ReadOptions, ReadResult } from '../planning/import/result.ts'
import { inSlices } from '../planning/steps.ts'
import { handOver } from './hand-over.ts'
import { ImportReport } from './import-report.tsx'
import { loadListTexts } from './list-texts.ts'
import { Planning } from './planning.ts'

// What a visitor's own list needs and the sample does not: reading it, showing what came of it, handing its plan over.
// One file, which is loaded with the first list.

export { handOver, ImportReport }

/**
 * Reads lists, and plans them if nothing has to be asked before. Rejects when it is cancelled, and when the sentences
 * about it cannot be loaded: a plan whose faults nobody can read is none.
 */
export async function planLists(
  sources: readonly ImportSource[],
  language: Language,
  { rescheduling, ...options }: ReadOptions & Pick<PlanInput, 'rescheduling'>,
): Promise<{ readonly result: ReadResult; readonly planning: Planning | undefined }> {
  const { signal, onProgress } = options
  await loadListTexts(language)
  const result = await readLists(sources, { ...options, onProgress: share => onProgress?.(0.7 * share) })
  const { questions, input } = result
  if (questions.length > 0 || input.items.length === 0) return { result, planning: undefined }
  const whole = { ...input, rescheduling }
  const plan = await planInSlices(whole, { signal, onProgress: share => onProgress?.(0.7 + 0.1 * share) })
  const planning = await inSlices(Planning.steps(whole, plan), { signal, onProgress })
  return { result, planning }
}
