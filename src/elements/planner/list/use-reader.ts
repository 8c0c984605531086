import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { dateOf, localDayOf } from '../../../planning/engine/calendar.ts'
import type { PlanInput } from '../../../planning/engine/input.ts'
import type { ImportSource } from '../../../planning/read/result.ts'
import { afterPaint } from '../../../services/turns.ts'
import type { Language } from '../../../words/languages.ts'
import type { Dates, Read, ReadOutcome } from './planned-list.ts'

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

type Code = Awaited<ReturnType<typeof loadCode>>

/** Without `from`, the first day is today. */
type Options = Dates & Pick<PlanInput, 'rescheduling'>

/** A list as it was given. */
type Given = Pick<Read, 'sources' | 'answers'>

const noList: Given = { sources: [], answers: {} }

export interface Reader {
  readonly progress: Progress
  /** Nothing before the first list. */
  readonly outcome: ReadOutcome | undefined
  /** What is done with a list that was read. Comes with the first one, and stays the same. */
  readonly loaded: Code | undefined
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
  const { given, begin, end, setOutcome, ...shown } = useReading(options, language)

  // A page that changes its dates or its language has the list read anew.
  const asked = JSON.stringify([options, language])
  const before = useRef(asked)
  useEffect(() => {
    if (before.current !== asked && given.current.sources.length > 0) void begin()
    before.current = asked
  }, [asked, begin, given])

  return {
    ...shown,
    // A failure is no matter yet: `begin` asks for the code again, and says so.
    prepare: () =>
      void loadCode()
        .then(code => code.loadTexts(language))
        .catch(() => {}),
    read(sources = given.current.sources, answers = {}) {
      const text = sources[0]?.text
      if (text && text === given.current.sources[0]?.text && shown.progress !== 'failed') {
        // Whoever waits for its plan is led there: see `useTelling`. Answers and changes stay.
        if (shown.progress === 'none') setOutcome(last => last && { ...last })
        return
      }
      if (sources !== given.current.sources) given.current = { sources, answers }
      void begin()
    },
    answer(id, answer) {
      const { sources, answers } = given.current
      given.current = { sources, answers: { ...answers, [id]: answer } }
      void begin()
    },
    forget: end,
  }
}

/** What is given, and the reading of it: the last run counts. */
function useReading(options: Options, language: Language) {
  const [progress, setProgress] = useState<Progress>('none')
  const [outcome, setOutcome] = useState<ReadOutcome>()
  const [loaded, setLoaded] = useState<Code>()
  const given = useRef(noList)
  const run = useRef(0)
  const latest = useRef({ options, language })
  /** The last list that was planned. */
  const planned = useRef<ReadOutcome>(undefined)
  useEffect(() => {
    latest.current = { options, language }
  })
  const begin = useCallback(async () => {
    run.current += 1
    const own = run.current
    const isOver = () => own !== run.current
    setProgress('reading')
    try {
      const [code] = await Promise.all([loadCode(), painted()])
      if (isOver()) return
      setLoaded(code)
      const read = await readWith(code, own, given.current, latest.current, planned.current)
      if (isOver()) return
      if (read.is === 'planned') planned.current = read
      // A long list's tables are rendered in slices.
      startTransition(() => {
        setOutcome(read)
        setProgress('none')
      })
    } catch (error) {
      if (isOver()) return
      console.error('The list could not be read.', error)
      setProgress('failed')
    }
  }, [])
  const end = useCallback(() => {
    run.current += 1
    given.current = noList
    setOutcome(undefined)
    setProgress('none')
  }, [])
  // What is being read when the planner goes is for nobody.
  useEffect(
    () => () => {
      run.current += 1
    },
    [],
  )
  return { progress, outcome, loaded, given, begin, end, setOutcome }
}

/** Reads a list, and plans it: with what was tried before, if it is the same list. */
async function readWith(
  code: Code,
  run: number,
  { sources, answers }: Given,
  { options, language }: { readonly options: Options; readonly language: Language },
  before: ReadOutcome | undefined,
): Promise<ReadOutcome> {
  const { rescheduling, from = dateOf(localDayOf(new Date())), ...days } = options
  const { result, list, Comparison } = await code.planLists(sources, language, {
    dates: { from, ...days },
    rescheduling,
    answers,
    before: before?.is === 'planned' && before.sources === sources ? before.list : undefined,
  })
  const read = { result, sources, answers }
  return list ? { is: 'planned', run, list, Comparison, ...read } : { is: 'asking', ...read }
}
