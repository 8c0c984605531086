import { type DragEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Emit } from '../../custom-element/element.ts'
import type { PlanInput } from '../../planning/engine/input.ts'
import { useMoreTexts } from '../../ui/more-texts.ts'
import { visuallyHidden } from '../../ui/text.styles.ts'
import { useItemName } from '../../words/section-words.ts'
import { TranslationContext, useTranslation } from '../../words/translation.ts'
import { type Days, type Read, sampleList } from './list/planned-list.ts'
import { Source } from './list/source.tsx'
import { type Reader, useReader } from './list/use-reader.ts'
import { type ListSource, sourcesOf, takeFiles, useSource } from './list/use-source.ts'
import { Planned } from './planned.tsx'
import { flow } from './planner.styles.ts'
import type { plannerEvents } from './planner-events.ts'
import { type PlannerWords, usePlannerWords, useWordsFor, WordsContext } from './planner-words.ts'
import { aboveBar } from './tools.styles.ts'

interface PlannerViewProps {
  readonly from: string | undefined
  readonly weeks: number
  readonly workdays: readonly number[]
  readonly holidays: readonly string[]
  readonly rescheduling: PlanInput['rescheduling']
  readonly emit: Emit<typeof plannerEvents>
}

/** Where a list comes from, and what its plan is. */
export function PlannerView({ from, weeks, workdays, holidays, rescheduling, emit }: PlannerViewProps) {
  const sample = useMemo(() => sampleList(from, rescheduling), [from, rescheduling])
  const { language } = useTranslation()
  const [days, setDays] = useState<Days>()
  const reader = useReader({ from, workdays, holidays, ...days, rescheduling }, language)
  const { outcome, loaded } = reader
  const planned = outcome?.is === 'planned' ? outcome : undefined
  const list = planned?.list ?? sample
  const texts = useMoreTexts(loaded?.listTexts)
  const words = useWordsFor(list.periods, texts, list.planning.plan.itemOf)
  const source = useSource(reader, setDays)
  const [said, say] = useTelling(reader, source, words, emit)
  const isFolded = source.isFolded && planned !== undefined
  return (
    <TranslationContext.Provider value={texts}>
      <WordsContext.Provider value={words}>
        <DropZone isSample={!outcome} source={source}>
          <Source
            isFolded={isFolded}
            keep={loaded && <loaded.Keep days={days} read={planned} />}
            progress={reader.progress}
            source={source}
            summary={outcome?.is !== 'asking' && <Summary input={list.planning.input} read={planned} />}
          />
          <output className={visuallyHidden}>{said}</output>
          {outcome && loaded && <loaded.ImportReport isFolded={isFolded} outcome={outcome} source={source} />}
          {outcome?.is !== 'asking' && (
            <Planned
              comparison={planned?.Comparison && <planned.Comparison proposals={planned.result.proposals} />}
              emit={emit}
              key={outcome?.run ?? 0}
              list={list}
              onSay={say}
              setDays={source.planDays}
              views={planned && loaded}
              weeks={weeks}
            />
          )}
        </DropZone>
      </WordsContext.Provider>
    </TranslationContext.Provider>
  )
}

interface DropZoneProps {
  readonly source: ListSource
  readonly isSample: boolean
  readonly children: ReactNode
}

/** All of the planner: a file that is dropped beside its field would leave the page. */
function DropZone({ source, isSample, children }: DropZoneProps) {
  const drop = async (event: DragEvent) => {
    if (takeFiles(event)) source.take(await sourcesOf(event.dataTransfer.files), false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is to be pressed here
    <div
      className={`${flow} ${aboveBar}`}
      data-sample={isSample ? '' : undefined}
      onDragEnter={takeFiles}
      onDragLeave={takeFiles}
      onDragOver={takeFiles}
      onDrop={drop}
      ref={source.root}
    >
      {children}
    </div>
  )
}

/** Tells what came of each list, once: another language does not tell it again. Returns what a screen reader is to say. */
function useTelling(
  { outcome, loaded }: Reader,
  { root, isAwaited, fold }: ListSource,
  words: PlannerWords,
  emit: PlannerViewProps['emit'],
) {
  const [said, say] = useState('')
  const told = useRef<unknown>(undefined)
  // Before the browser paints, so that nobody can have moved the focus since.
  useLayoutEffect(() => {
    if (!outcome || outcome === told.current) return
    told.current = outcome
    loaded?.tellOutcome(outcome, { root: root.current, isAwaited: isAwaited.current, words, emit, say })
    if (outcome.is === 'asking') return
    if (isAwaited.current) fold(true)
    isAwaited.current = false
  }, [outcome, loaded, words, emit, root, isAwaited, fold])
  return [said, say] as const
}

interface SummaryProps {
  readonly input: PlanInput
  /** How an own list was read. */
  readonly read: Read | undefined
}

/** Says what is planned, what is in it, and what of it was read. */
function Summary({ input, read }: SummaryProps) {
  const { t, count } = usePlannerWords()
  const itemName = useItemName()
  const { items, lines, demand } = input
  const columns = read?.result.tables.flatMap(table => table.columns) ?? []
  const unused = columns.flatMap(column => (column.used ? [] : column.heading || [])).join(', ')
  const [first] = items
  return (
    <>
      <b>
        {read
          ? t('planner.pasted')
          : t('planner.sample', { item: first?.id ?? '', name: itemName(first?.name ?? '') })}
      </b>{' '}
      <span>
        {[
          `${count('planner.items', items.length)}, ${count('planner.lines', lines.length)}, ${count('planner.demands', demand.length)}.`,
          read && count('planner.columnsUsed', columns.filter(column => column.used).length),
          unused && t('planner.columnsUnused', { unused }),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </>
  )
}
