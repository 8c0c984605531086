import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Emit } from '../element/element.ts'
import { attachPlan } from '../forms/attach-plan.ts'
import { useItemName } from '../i18n/section-words.tsx'
import type { PlanInput } from '../planning/engine/input.ts'
import type { ImportSource } from '../planning/import/result.ts'
import { visuallyHidden } from '../ui/inline.ts'
import { Bill } from './bill.tsx'
import { Changes } from './changes.tsx'
import { focusSoon } from './focus.ts'
import { firstItem, type List, ownList, sampleList } from './list.ts'
import { flow, work } from './planner.styles.ts'
import type { plannerEvents } from './planner-events.ts'
import { useReader } from './reading.ts'
import { Record } from './record.tsx'
import { type Shown, ShownContext } from './shown.ts'
import { allowFiles, Source, sourcesOf } from './source.tsx'
import { Strip } from './strip.tsx'
import { ToDoList } from './to-do-list.tsx'
import { aboveBar } from './tools.styles.ts'
import { Tools } from './tools.tsx'
import { Why } from './why.tsx'
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
  const reader = useReader({ from, workdays, holidays, rescheduling })
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
      onDragOver={allowFiles}
      onDrop={async event => {
        if (!allowFiles(event)) return
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
        onCancel={() => {
          leave()
          reader.cancel()
        }}
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

interface PlannedProps {
  readonly list: List
  readonly weeks: number
  readonly words: Shown['words']
  readonly emit: PlannerViewProps['emit']
  readonly onSay: (sentence: string) => void
}

/** A planned list: what to do, its bills, the record of one item, and what changes come to. */
function Planned({ list: { planning, periods, isSample }, weeks, words, emit, onSay }: PlannedProps) {
  const itemName = useItemName()
  const [version, renew] = useReducer((now: number) => now + 1, 0)
  const [selected, choose] = useState(() => firstItem(planning))
  const record = useRef<HTMLHeadingElement>(null)
  const shown = useMemo((): Shown => {
    const orders = () => planning.counts[0] + planning.counts[1]
    return {
      ...{ planning, periods, words, version, weeks, selected },
      nameOf(id) {
        const { name } = planning.itemOf(id)
        return name && isSample ? itemName(name) : name
      },
      select(id, fromAfar) {
        choose(id)
        if (!fromAfar) return
        record.current?.focus({ preventScroll: true })
        record.current?.scrollIntoView({ block: 'nearest' })
      },
      change(kind, run) {
        const before = orders()
        run()
        renew()
        const { t, count, number } = words
        onSay(
          t(orders() === before ? 'planner.same' : 'planner.changed', {
            orders: count('planner.orders', orders()),
            before: number(before),
          }),
        )
        emit('mrp-plan-change', { kind })
      },
    }
  }, [planning, periods, isSample, itemName, words, version, weeks, selected, emit, onSay])
  useEffect(() => {
    const leaving = new AbortController()
    planning.keepBefore(leaving.signal).catch(() => undefined)
    return () => leaving.abort()
  }, [planning])
  // Of a long list, the record follows a change at once, and the rest a moment later.
  const later = useDeferredValue(shown)
  const attach = (text: string) => {
    const root = record.current?.getRootNode()
    const host = root instanceof ShadowRoot ? root.host : record.current?.closest('[data-root]')
    if (host) attachPlan(text, host)
  }
  // Beside each other: what stands within two providers is rendered again when the outer one changes.
  return (
    <>
      <ShownContext value={later}>{toDoList}</ShownContext>
      <ShownContext value={shown}>
        <Tools attach={attach} emit={emit} />
      </ShownContext>
      <div className={work}>
        <div>
          <ShownContext value={later}>{billAndWhy}</ShownContext>
        </div>
        <div>
          <ShownContext value={shown}>
            <Record heading={record} />
          </ShownContext>
          <ShownContext value={later}>{changes}</ShownContext>
        </div>
      </div>
      <ShownContext value={later}>{strip}</ShownContext>
    </>
  )
}

// The same elements every time: they are rendered again only when the plan around them is another.
const toDoList = <ToDoList />
const billAndWhy = (
  <>
    <Bill />
    <Why />
  </>
)
const changes = <Changes />
const strip = <Strip />
