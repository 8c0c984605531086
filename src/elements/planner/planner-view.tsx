import { useLayoutEffect, useMemo, useRef, useState } from 'react'
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
import { type PlannerWords, useWordsFor, WordsContext } from './planner-words.ts'
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
  const itemName = useItemName()
  const sample = useMemo(() => sampleList(from, rescheduling), [from, rescheduling])
  const { language } = useTranslation()
  const [days, setDays] = useState<Days>()
  const reader = useReader({ from, workdays, holidays, ...days, rescheduling }, language)
  const { outcome, loaded } = reader
  const planned = outcome?.is === 'planned' ? outcome : undefined
  const own = planned?.list
  const list = own ?? sample
  const comparison = useMemo(
    () => planned?.Comparison && <planned.Comparison proposals={planned.result.proposals} />,
    [planned],
  )
  const kept = useMemo(
    () => planned && { sources: planned.sources, answers: planned.answers, days },
    [planned, days],
  )
  const texts = useMoreTexts(loaded?.listTexts)
  const words = useWordsFor(list.periods, texts)
  const { t } = words
  const source = useSource(reader, setDays)
  const [said, say] = useTelling(reader, source, words, emit)

  const isFoldedAway = source.isFolded && planned !== undefined
  return (
    <TranslationContext.Provider value={texts}>
      <WordsContext.Provider value={words}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a file that is dropped beside its field would leave the page */}
        <div
          className={`${flow} ${aboveBar}`}
          data-sample={outcome ? undefined : ''}
          onDragEnter={takeFiles}
          onDragLeave={takeFiles}
          onDragOver={takeFiles}
          onDrop={async event => {
            if (!takeFiles(event)) return
            source.take(await sourcesOf(event.dataTransfer.files), false)
          }}
          ref={source.root}
        >
          <Source
            isFolded={isFoldedAway}
            keep={loaded && <loaded.Keep list={kept} />}
            name={own ? t('planner.pasted') : sampleName()}
            progress={reader.progress}
            summary={outcome?.is === 'asking' ? '' : listSummary(words, list.planning.input, planned)}
            source={source}
          />
          <output className={visuallyHidden}>{said}</output>
          {outcome && loaded && (
            <loaded.ImportReport
              onAnswer={source.answer}
              outcome={outcome}
              field={source.isInField.current ? source.text.current : null}
              isFolded={isFoldedAway}
              onShowField={source.showField}
            />
          )}
          {outcome?.is !== 'asking' && (
            <Planned
              emit={emit}
              key={outcome?.count ?? 0}
              list={list}
              onSay={say}
              setDays={source.planDays}
              comparison={comparison}
              views={own && loaded}
              weeks={weeks}
            />
          )}
        </div>
      </WordsContext.Provider>
    </TranslationContext.Provider>
  )

  function sampleName(): string {
    const [item] = sample.planning.input.items
    return t('planner.sample', { item: item?.id ?? '', name: itemName(item?.name ?? '') })
  }
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

/** Says what is in the list, and what of it was read. */
function listSummary({ t, count }: PlannerWords, input: PlanInput, read: Read | undefined): string {
  const { items, lines, demand } = input
  const sums = `${count('planner.items', items.length)}, ${count('planner.lines', lines.length)}, ${count('planner.demands', demand.length)}.`
  if (!read) return sums
  const columns = read.result.tables.flatMap(table => table.columns)
  const unused = columns.flatMap(column => (column.used ? [] : column.heading || [])).join(', ')
  const used = count('planner.columnsUsed', columns.filter(column => column.used).length)
  return `${sums} ${used} ${unused && t('planner.columnsUnused', { unused })}`
}
