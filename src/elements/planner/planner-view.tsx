import { useMemo, useState } from 'react'
import type { Emit } from '../../custom-element/description.ts'
import type { PlanInput } from '../../planning/engine/input.ts'
import { useMoreTexts } from '../../ui/more-texts.ts'
import { visuallyHidden } from '../../ui/text.styles.ts'
import { useItemName } from '../../words/section-words.ts'
import { TranslationContext, useTranslation } from '../../words/translation.ts'
import { type PlanOptions, type ReadOutcome, sampleList } from './list/planned-list.ts'
import { Source } from './list/source.tsx'
import { useSource } from './list/use-source.ts'
import { Planned } from './planned.tsx'
import { flow } from './planner.styles.ts'
import type { plannerEvents } from './planner-events.ts'
import { joined, wordsIn } from './planner-words.ts'
import { usePlannerWords, WordsContext } from './shown.ts'
import { aboveBar } from './tools.styles.ts'

interface PlannerViewProps extends PlanOptions {
  readonly weeks: number
  readonly emit: Emit<typeof plannerEvents>
}

/** Shows where a list comes from, and what its plan is. */
export function PlannerView({ weeks, emit, from, workdays, holidays, rescheduling }: PlannerViewProps) {
  const sample = useMemo(() => sampleList(from, rescheduling), [from, rescheduling])
  const { language } = useTranslation()
  const source = useSource({ from, workdays, holidays, rescheduling }, language)
  const { outcome, loaded } = source
  const planned = outcome?.list && outcome
  const list = outcome?.list ?? sample
  const isAsking = outcome && !planned
  const texts = useMoreTexts(loaded?.listTexts)
  const words = useMemo(
    () => wordsIn(texts.t, language, list.periods, list.planning.plan.itemOf),
    [texts, language, list],
  )
  const [said, say] = useState('')
  return (
    <TranslationContext.Provider value={texts}>
      <WordsContext.Provider value={words}>
        <div
          className={`${flow} ${aboveBar}`}
          data-sample={outcome ? undefined : ''}
          ref={source.root}
          {...source.dropZone}
        >
          <Source
            keep={loaded && <loaded.Keep list={planned} />}
            source={source}
            summary={!isAsking && <Summary input={list.planning.input} read={planned} />}
          />
          <output className={visuallyHidden}>{said}</output>
          {outcome && loaded && (
            <loaded.ImportReport emit={emit} onSay={say} outcome={outcome} source={source} />
          )}
          {!isAsking && (
            <Planned
              emit={emit}
              key={planned?.run ?? 0}
              list={list}
              onSay={say}
              setDays={source.planDays}
              weeks={weeks}
            />
          )}
        </div>
      </WordsContext.Provider>
    </TranslationContext.Provider>
  )
}

type SummaryProps = { readonly input: PlanInput; readonly read: ReadOutcome | undefined }

/** Says what is planned, what is in it, and what of an own list was read. */
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
        {joined(
          `${count('planner.items', items.length)}, ${count('planner.lines', lines.length)}, ${count('planner.demands', demand.length)}.`,
          read && count('planner.columnsUsed', columns.filter(column => column.used).length),
          unused && t('planner.columnsUnused', { unused }),
        )}
      </span>
    </>
  )
}
