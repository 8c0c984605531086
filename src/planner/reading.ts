import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '../i18n/languages.ts'
import type { PlanInput } from '../planning/engine/input.ts'
import type { ImportSource } from '../planning/import/result.ts'
import type { Outcome } from './outcome.ts'

/** How far the reading of a list is. What came of the one before stays until this one is read. */
export type Progress =
  | { readonly is: 'none' | 'cancelled' | 'failed' }
  /** `done` is a share, from 0 to 1; nothing for the first half second. */
  | { readonly is: 'reading'; readonly done: number | undefined }

/** What takes longer than this says how far it is, in ms. */
const patience = 500

/** What the page says of dates. Without `from`, the first day is today. */
interface Dates {
  readonly from: string | undefined
  readonly workdays: readonly number[]
  readonly holidays: readonly string[]
}

type Options = Dates & Pick<PlanInput, 'rescheduling'>

interface Reader {
  readonly progress: Progress
  /** Nothing before the first list. */
  readonly outcome: Outcome | undefined
  /** What is done with a list that was read. Comes with the first one, and stays the same. */
  readonly loaded: Pick<typeof import('./read-list.ts'), 'ImportReport' | 'handOver'> | undefined
  /** Reads sources; without any, those of the last time again. */
  readonly read: (sources?: readonly ImportSource[]) => void
  /** Answers a question, and reads on. */
  readonly answer: (id: string, answer: string) => void
  readonly cancel: () => void
  /** Forgets the list. */
  readonly forget: () => void
}

/** Reads lists and plans them, a slice at a time. The last list counts: a newer one ends the one before. */
export function useReader(options: Options, language: Language): Reader {
  const [progress, show] = useState<Progress>({ is: 'none' })
  const [outcome, settle] = useState<Outcome>()
  const [loaded, load] = useState<Reader['loaded']>()
  const sources = useRef<readonly ImportSource[]>([])
  const answers = useRef<Readonly<Record<string, string>>>({})
  const count = useRef(0)
  const running = useRef<AbortController>(undefined)
  const latest = useRef(options)
  const speaking = useRef(language)
  useEffect(() => {
    latest.current = options
    speaking.current = language
  })
  useEffect(() => () => running.current?.abort(), [])

  const run = useCallback(async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const { rescheduling, from = today(), ...days } = latest.current
    let done = 0
    show({ is: 'reading', done: undefined })
    let isSlow = false
    const slow = setTimeout(() => {
      isSlow = true
      tell(done)
    }, patience)
    const tell = (share: number) => !signal.aborted && show({ is: 'reading', done: share })
    const onProgress = (share: number) => {
      done = share
      if (isSlow) tell(done)
    }
    try {
      const { planLists, ImportReport, handOver } = await import('./read-list.ts')
      load(now => now ?? { ImportReport, handOver })
      const { result, planning } = await planLists(sources.current, speaking.current, {
        ...days,
        rescheduling,
        today: from,
        answers: answers.current,
        signal,
        onProgress,
      })
      const read = { result, answers: answers.current }
      if (planning) count.current += 1
      // A long list's tables are rendered in slices.
      startTransition(() => {
        settle(
          planning
            ? { is: 'planned', count: count.current, planning, dates: { from, ...days }, ...read }
            : { is: 'asking', ...read },
        )
        show({ is: 'none' })
      })
    } catch (error) {
      if (signal.aborted) return
      console.error('The list could not be read.', error)
      show({ is: 'failed' })
    } finally {
      clearTimeout(slow)
    }
  }, [])

  // A page that changes its dates has the list planned anew.
  const asked = JSON.stringify(options)
  const before = useRef(asked)
  useEffect(() => {
    if (before.current !== asked && sources.current.length > 0) void run()
    before.current = asked
  }, [asked, run])

  return {
    progress,
    outcome,
    loaded,
    read(given = sources.current) {
      if (given !== sources.current) answers.current = {}
      sources.current = given
      void run()
    },
    answer(id, answer) {
      answers.current = { ...answers.current, [id]: answer }
      void run()
    },
    cancel() {
      running.current?.abort()
      show({ is: 'cancelled' })
    },
    forget() {
      running.current?.abort()
      sources.current = []
      answers.current = {}
      settle(undefined)
      show({ is: 'none' })
    },
  }
}

/** Today where the visitor is. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
