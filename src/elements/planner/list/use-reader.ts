import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { PlanInput } from '../../../planning/engine/input.ts'
import type { ImportSource } from '../../../planning/read/result.ts'
import { afterPaint } from '../../../services/turns.ts'
import type { Language } from '../../../words/languages.ts'
import type { Dates, List, Read, ReadOutcome } from './planned-list.ts'

/** How far the reading of a list is. What came of the one before stays until this one is read. */
export type Progress = 'none' | 'reading' | 'failed'

/** How long, in ms, a list waits to be read: a page that is hidden meanwhile paints nothing until it is shown again. */
const maxWaitMs = 1000

/** Resolves when what was said has been painted: React renders by the second frame at the latest. */
const painted = () =>
  new Promise<void>(resolve => {
    afterPaint(() => afterPaint(resolve))
    setTimeout(resolve, maxWaitMs)
  })

const loadCode = () => import('./read-list.ts')

/** Without `from`, the first day is today. */
type Options = Dates & Pick<PlanInput, 'rescheduling'>

export interface Reader {
  readonly progress: Progress
  /** Nothing before the first list. */
  readonly outcome: ReadOutcome | undefined
  /** What is done with a list that was read. Comes with the first one, and stays the same. */
  readonly loaded: typeof import('./read-list.ts') | undefined
  /** Loads what reads lists, and what is said of them, ahead of the first one. */
  readonly prepare: () => void
  /** Reads sources, but no text twice; without any, those of the last time again. `answers` are those that were given to the same ones before. */
  readonly read: (sources?: readonly ImportSource[], answers?: Read['answers']) => void
  /** Answers a question, and reads on. */
  readonly answer: (id: string, answer: string) => void
  /** Forgets the list. */
  readonly forget: () => void
}

/** Reads lists and plans them. The last list counts: a newer one takes the place of the one before. */
export function useReader(options: Options, language: Language): Reader {
  const [progress, setProgress] = useState<Progress>('none')
  const [outcome, setOutcome] = useState<ReadOutcome>()
  const [loaded, setLoaded] = useState<Reader['loaded']>()
  const sources = useRef<readonly ImportSource[]>([])
  const answers = useRef<Readonly<Record<string, string>>>({})
  /** The last list that was planned, with what it was read from. */
  const planned = useRef<{ readonly sources: readonly ImportSource[]; readonly list: List }>(undefined)
  const count = useRef(0)
  const run = useRef(0)
  const latest = useRef({ options, language })
  useEffect(() => {
    latest.current = { options, language }
  })
  useEffect(
    () => () => {
      run.current += 1
    },
    [],
  )

  const begin = useCallback(async () => {
    run.current += 1
    const own = run.current
    const isOver = () => own !== run.current
    setProgress('reading')
    try {
      const [code] = await Promise.all([loadCode(), painted()])
      if (isOver()) return
      const { options, language } = latest.current
      const { rescheduling, from = today(), ...days } = options
      setLoaded(code)
      const given = sources.current
      const before = planned.current
      const { result, list, Comparison } = await code.planLists(given, language, {
        dates: { from, ...days },
        rescheduling,
        answers: answers.current,
        before: before?.sources === given ? before.list : undefined,
      })
      if (isOver()) return
      const read = { result, sources: given, answers: answers.current }
      if (list) {
        planned.current = { sources: given, list }
        count.current += 1
      }
      // A long list's tables are rendered in slices.
      startTransition(() => {
        setOutcome(
          list
            ? { is: 'planned', count: count.current, list, Comparison, ...read }
            : { is: 'asking', ...read },
        )
        setProgress('none')
      })
    } catch (error) {
      if (isOver()) return
      console.error('The list could not be read.', error)
      setProgress('failed')
    }
  }, [])

  // A page that changes its dates or its language has the list read anew.
  const asked = JSON.stringify([options, language])
  const before = useRef(asked)
  useEffect(() => {
    if (before.current !== asked && sources.current.length > 0) void begin()
    before.current = asked
  }, [asked, begin])

  return {
    progress,
    outcome,
    loaded,
    // A failure is no matter yet: `begin` asks for the code again, and says so.
    prepare: () =>
      void loadCode()
        .then(code => code.loadTexts(latest.current.language))
        .catch(() => {}),
    read(given = sources.current, known = {}) {
      const text = given[0]?.text
      if (text && text === sources.current[0]?.text && progress !== 'failed') {
        // Whoever waits for its plan is led there: see `useTelling`. Answers and changes stay.
        if (progress === 'none') setOutcome(last => last && { ...last })
        return
      }
      if (given !== sources.current) answers.current = known
      sources.current = given
      void begin()
    },
    answer(id, answer) {
      answers.current = { ...answers.current, [id]: answer }
      void begin()
    },
    forget() {
      run.current += 1
      sources.current = []
      answers.current = {}
      setOutcome(undefined)
      setProgress('none')
    },
  }
}

/** Today where the visitor is. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
