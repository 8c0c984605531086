import { startTransition, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../../services/after-paint.ts'
import type { Language } from '../../../words/languages.ts'
import type { GivenList, PlanOptions, ReadOutcome } from './planned-list.ts'

/** How long, in ms, a list waits to be read: a page that is hidden meanwhile paints nothing until it is shown again. */
const maxWaitMs = 1000

/** Resolves when what was said has been painted. */
const painted = () =>
  new Promise<void>(resolve => {
    afterPaint(resolve)
    setTimeout(resolve, maxWaitMs)
  })

const loadCode = () => import('./read-list.ts')

type Code = Awaited<ReturnType<typeof loadCode>>

/** A reading that has come to an end. */
interface Finished {
  readonly given: GivenList
  readonly asked: string
  /** What came of it; where it has failed, of the one before. */
  readonly outcome: ReadOutcome | undefined
  readonly hasFailed: boolean
}

/** Reads a list, and plans it. The last one counts: a newer one takes the place of the one before. */
export function useReader(given: GivenList, options: PlanOptions, language: Language) {
  const [loaded, setLoaded] = useState<Code>()
  const [last, finish] = useState<Finished>()
  /** What was planned last, also while it is rendered, or questions are asked about it. */
  const planned = useRef<ReadOutcome>(undefined)
  // A page that changes its dates or its language has the list read anew.
  const asked = JSON.stringify([options, language])
  const isGiven = given.sources.length > 0
  const isOver = last?.given === given && last.asked === asked

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options and the language, by their values
  useEffect(() => {
    if (!isGiven) return finish(undefined)
    let isLast = true
    const end = (outcome?: ReadOutcome) => {
      const hasFailed = outcome === undefined
      if (isLast) finish(was => ({ given, asked, outcome: outcome ?? was?.outcome, hasFailed }))
    }
    const read = async () => {
      const [code] = await Promise.all([loadCode(), painted()])
      if (!isLast) return
      setLoaded(code)
      const outcome = await code.planList(given, options, language, planned.current)
      if (isLast && outcome.list) planned.current = outcome
      // A long list's tables are rendered in slices.
      startTransition(() => end(outcome))
    }
    read().catch(error => {
      if (isLast) console.error('The list could not be read.', error)
      end()
    })
    return () => {
      isLast = false
    }
  }, [given, asked])

  return {
    /** What is done with a list that was read. Comes with the first one, and stays the same. */
    loaded,
    /** Nothing before the first list. What came of the one before stays until this one is read. */
    outcome: isGiven ? last?.outcome : undefined,
    isReading: isGiven && !isOver,
    hasFailed: isOver && last.hasFailed,
    /** Leads whoever waits for the plan to the one that is there. */
    tellAgain: () => finish(was => was && { ...was, outcome: was.outcome && { ...was.outcome } }),
  }
}

/** Loads what reads lists, and what is said of them, ahead of the first one. A failure is no matter yet: it is tried again. */
export const prepareReading = (language: Language): Promise<unknown> =>
  loadCode()
    .then(code => code.loadTexts(language))
    .catch(() => {})
