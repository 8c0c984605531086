import { type FormEvent, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react'
import { keptNumbers as item } from '../../plant/items.ts'
import { useItemName } from '../../words/section-words.tsx'
import { useTranslation } from '../../words/translation.ts'
import { secondaryButton } from '../button.styles.ts'
import { sheetOfPaper } from '../layout.styles.ts'
import { type Entries, enter, type Field, fieldOf, nameOf } from './item-entries.ts'
import { type ItemNumbers, type ItemOrder, planItem } from './item-plan.ts'
import { faultyBar, lateBar, resetButton } from './plan-changes.styles.ts'
import { PlanChart } from './plan-chart.tsx'
import { areSame, sentenceOf } from './plan-sentence.ts'
import { PlanSettings } from './plan-settings.tsx'
import { bar, head, sheet, weeks } from './plan-sheet.styles.ts'
import { PlanTable } from './plan-table.tsx'

const start: Entries = { numbers: item, faults: [] }
const before = planItem(item)

/** How long changed cells stay marked, in ms. Then nobody is typing, and screen readers say the sentence. */
const pauseMs = 1000

const tones = { late: lateBar, fault: faultyBar }

/** What was approved, and the numbers for which it was. */
interface Approval {
  readonly order: ItemOrder
  readonly numbers: ItemNumbers
}

interface Entered {
  readonly field: Field
  readonly text: string
}

const enterAll = (entries: Entries, entered: readonly Entered[] | undefined): Entries =>
  entered?.reduce((so, { field, text }) => enter(so, field, text), entries) ?? start

const read = ({ name, value }: HTMLInputElement): Entered => ({ field: fieldOf(name), text: value })

/**
 * An MRP record that can be changed: each number in it is a field, and the plan follows. What a suggestion comes to is one
 * sentence. It can be approved, and the approval taken back.
 */
export function PlanSheet() {
  const { t } = useTranslation()
  const itemName = useItemName()
  const root = useRef<HTMLElement>(null)
  const approveRef = useRef<HTMLButtonElement>(null)
  const sentenceId = useId()
  // Without entries, everything is as it was found.
  const [entries, take] = useReducer(enterAll, start)
  const [approval, approve] = useState<Approval>()
  const approved = approval?.order
  const plan = useMemo(() => planItem(entries.numbers, approved), [entries.numbers, approved])
  const rested = useRested(plan, pauseMs)
  const title = `${itemName(item.name)} ${item.id}`
  const { strong, rest, tone } = sentenceOf(t, entries, plan, before, approval?.numbers === entries.numbers)
  const marked = (approved ?? plan.next)?.release
  const isTouched = entries.faults.length > 0 || !areSame(plan, before)

  const inputs = () => [...(root.current?.querySelectorAll('input') ?? [])]
  const inputOf = (field: Field) => inputs().find(({ name }) => name === nameOf(field))

  useEffect(() => {
    // What was typed before the code came.
    const typed = [...(root.current?.querySelectorAll('input') ?? [])].filter(
      ({ value, defaultValue }) => value !== defaultValue,
    )
    if (typed.length > 0) take(typed.map(read))
  }, [])

  const press = () => {
    const [fault] = entries.faults
    if (approved) approve(undefined)
    else if (fault !== undefined) inputOf(fault)?.focus()
    else if (plan.next) approve({ order: plan.next, numbers: entries.numbers })
  }

  const reset = () => {
    for (const input of inputs()) input.value = input.defaultValue
    take(undefined)
    // The button goes, and with it would the focus.
    approveRef.current?.focus()
  }

  const change = ({ target }: FormEvent) => target instanceof HTMLInputElement && take([read(target)])

  return (
    <figure
      aria-label={title}
      className={`${sheetOfPaper} ${sheet}`}
      onInput={change}
      part="picture"
      ref={root}
    >
      <div className={head}>
        <b>{title}</b>
        {isTouched ? (
          <button className={resetButton} onClick={reset} part="button" type="button">
            {t('hero.reset')}
          </button>
        ) : (
          <span>{t('hero.try')}</span>
        )}
      </div>
      <div className={tone ? `${bar} ${tones[tone]}` : bar}>
        <output aria-busy={plan !== rested || undefined} id={sentenceId}>
          <b>{strong}</b> <span>{rest}</span>
        </output>
        <button
          className={secondaryButton}
          ref={approveRef}
          disabled={!approved && !plan.next}
          onClick={press}
          part="button"
          type="button"
        >
          {t(approved ? 'hero.undo' : 'hero.approve')}
        </button>
      </div>
      <div className={weeks}>
        <PlanChart before={before} marked={marked} plan={plan} />
        <PlanTable
          faults={entries.faults}
          initial={item}
          marked={marked}
          plan={plan}
          rested={rested}
          sentence={sentenceId}
        />
      </div>
      <PlanSettings faults={entries.faults} initial={item} plan={plan} sentence={sentenceId} />
    </figure>
  )
}

/** Returns the last value that has stood for `pause` ms. */
export function useRested<T>(value: T, pauseMs: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return rested
}
