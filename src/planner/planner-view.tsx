import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Emit } from '../element/element.ts'
import { useItemName } from '../i18n/section-words.tsx'
import { useTranslation } from '../i18n/translation.ts'
import type { PlanInput } from '../planning/engine/input.ts'
import type { ImportSource } from '../planning/read/result.ts'
import { visuallyHidden } from '../ui/inline.ts'
import { focusSoon } from './focus.ts'
import { ownList, sampleList } from './list.ts'
import { Planned } from './planned.tsx'
import { flow } from './planner.styles.ts'
import type { plannerEvents } from './planner-events.ts'
import { useReader } from './reading.ts'
import { Source, sourcesOf, takeFiles } from './source.tsx'
import { aboveBar } from './tools.styles.ts'
import { useWords } from './words.ts'

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
  const reader = useReader({ from, workdays, holidays, rescheduling }, language)
  const { outcome, loaded } = reader
  const own = useMemo(
    () => (outcome?.is === 'planned' ? ownList(outcome.planning, outcome.result, outcome.dates) : undefined),
    [outcome],
  )
  const list = own ?? sample
  const words = useWords(list.periods)
  const { t, count } = words
  const root = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const [said, say] = useState('')
  /** Whether the visitor waits for the plan: then it takes the focus. */
  const arrive = useRef(false)
  /** What was said already: another language does not say it again. */
  const told = useRef<unknown>(undefined)
  /** Whether the list is the text in the field, so that its lines can be shown there. */
  const isInField = useRef(false)
  const { input } = list.planning

  // Before the browser paints, so that nobody can have moved the focus since.
  useLayoutEffect(() => {
    if (!outcome || outcome === told.current) return
    told.current = outcome
    if (outcome.is === 'asking') {
      if (outcome.result.questions.length === 0) say(t('planner.unplanned'))
      if (arrive.current) focusSoon(root.current, '[data-asked]')
      return
    }
    const { counts, input } = outcome.planning
    const orders = counts[0] + counts[1]
    say(
      t('planner.planned', {
        items: count('planner.items', input.items.length),
        orders: count('planner.orders', orders),
      }),
    )
    emit('mrp-plan', {
      items: input.items.length,
      orders,
      problems: outcome.result.problems.length + outcome.result.moreProblems,
    })
    if (own) loaded?.handOver(own, t('planner.pasted'))
    if (arrive.current) focusSoon(root.current, '[data-to-do]')
    arrive.current = false
  }, [outcome, own, loaded, t, count, emit])

  const take = (sources: readonly ImportSource[], isTyping: boolean) => {
    arrive.current = !isTyping
    isInField.current = sources[0]?.text !== undefined && sources[0].text === text.current?.value
    reader.read(sources)
  }
  const leave = () => root.current?.querySelector('summary')?.focus()
  const back = () => {
    leave()
    if (text.current) text.current.value = ''
    reader.forget()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file that is dropped beside its field would leave the page
    <div
      className={`${flow} ${aboveBar}`}
      onDragEnter={takeFiles}
      onDragLeave={takeFiles}
      onDragOver={takeFiles}
      onDrop={async event => {
        if (!takeFiles(event)) return
        take(await sourcesOf(event.dataTransfer.files), false)
      }}
      ref={root}
    >
      <Source
        counts={[
          count('planner.items', input.items.length),
          count('planner.lines', input.lines.length),
          count('planner.demands', input.demand.length),
        ].join(', ')}
        isOwn={outcome !== undefined}
        name={own ? t('planner.pasted') : sampleName()}
        onBack={back}
        onRetry={() => {
          leave()
          reader.read()
        }}
        onSources={take}
        progress={reader.progress}
        text={text}
        words={words}
      />
      <output className={visuallyHidden}>{said}</output>
      {outcome && loaded && (
        <loaded.ImportReport
          onAnswer={(id, answer) => {
            arrive.current = true
            reader.answer(id, answer)
          }}
          onMend={written => take([{ text: written, name: t('planner.pasted') }], true)}
          outcome={outcome}
          field={isInField.current ? text.current : null}
          periods={list.periods}
        />
      )}
      {outcome?.is !== 'asking' && (
        <Planned emit={emit} key={outcome?.count ?? 0} list={list} onSay={say} weeks={weeks} words={words} />
      )}
    </div>
  )

  function sampleName(): string {
    const [item] = sample.planning.input.items
    return t('planner.sample', { item: item?.id ?? '', name: itemName(item?.name ?? '') })
  }
}
