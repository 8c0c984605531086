import { type RefObject, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react'
import { stockedNumbers as item } from '../../plant/items.ts'
import { useItemName } from '../../words/section-words.ts'
import { useTranslation } from '../../words/translation.ts'
import { primaryButton, secondaryButton } from '../button.styles.ts'
import { sheetOfPaper } from '../layout.styles.ts'
import { type Entries, enter, fieldOf } from './item-entries.ts'
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

const read = ({ name, value }: HTMLInputElement) => ({ name, value })

/** Without anything entered, everything is as it was found. */
const enterAll = (entries: Entries, entered: readonly ReturnType<typeof read>[] | undefined): Entries =>
  entered?.reduce((so, { name, value }) => enter(so, fieldOf(name), value), entries) ?? start

/**
 * An MRP record that can be changed: each number in it is a field, and the plan follows. What a suggestion comes to is one
 * sentence. It can be approved, and the approval taken back.
 */
export function PlanSheet() {
  const { t } = useTranslation()
  const title = `${useItemName()(item.name)} ${item.id}`
  const root = useRef<HTMLElement>(null)
  const approveRef = useRef<HTMLButtonElement>(null)
  const sentenceId = useId()
  const { entries, plan, approval, enterTexts, approve, reset } = useTriedPlan(root)
  const rested = useDebounced(plan, pauseMs)
  const { strong, rest, tone } = sentenceOf(t, entries, plan, before, approval?.numbers === entries.numbers)
  const shared = { plan, initial: item, faults: entries.faults, sentence: sentenceId }
  const canApprove = !approval && entries.faults.length === 0 && plan.next !== undefined
  const marked = (plan.approved ?? plan.next)?.release

  return (
    <figure
      aria-label={title}
      className={`${sheetOfPaper} ${sheet}`}
      onInput={({ target }) => target instanceof HTMLInputElement && enterTexts([read(target)])}
      part="picture"
      ref={root}
    >
      <div className={head}>
        <b>{title}</b>
        {entries.faults.length > 0 || !areSame(plan, before) ? (
          <button
            className={resetButton}
            onClick={() => {
              reset()
              // The button goes, and with it would the focus. A wrong number has disabled the other until now.
              queueMicrotask(() => approveRef.current?.focus())
            }}
            part="button"
            type="button"
          >
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
          className={canApprove ? primaryButton : secondaryButton}
          ref={approveRef}
          disabled={!approval && !canApprove}
          onClick={approve}
          part="button"
          type="button"
        >
          {t(approval ? 'hero.undo' : 'hero.approve')}
        </button>
      </div>
      <div className={weeks}>
        <PlanChart before={before} marked={marked} plan={plan} />
        <PlanTable {...shared} marked={marked} rested={rested} />
      </div>
      <PlanSettings {...shared} />
    </figure>
  )
}

/** Keeps what the fields say, which order is approved, and the plan that comes of it. */
function useTriedPlan(root: RefObject<HTMLElement | null>) {
  const [entries, enterTexts] = useReducer(enterAll, start)
  // With the numbers for which it was.
  const [given, setApproval] = useState<{ order: ItemOrder; numbers: ItemNumbers }>()
  const [plan, approval] = useMemo(() => {
    const planned = planItem(entries.numbers, given?.order)
    // It was for so many. If more are to be ordered at once, it is asked anew.
    const isEnough = !given || planned.next?.release !== given.order.release
    return isEnough ? [planned, given] : [planItem(entries.numbers)]
  }, [entries.numbers, given])
  const inputs = () => [...(root.current?.querySelectorAll('input') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the code came
  useEffect(() => {
    const typed = inputs().filter(({ value, defaultValue }) => value !== defaultValue)
    if (typed.length > 0) enterTexts(typed.map(read))
  }, [])

  return {
    entries,
    plan,
    approval,
    enterTexts,
    /** Approves what is suggested, or takes that back. */
    approve: () =>
      setApproval(approval || !plan.next ? undefined : { order: plan.next, numbers: entries.numbers }),
    reset: () => {
      for (const input of inputs()) input.value = input.defaultValue
      enterTexts(undefined)
    },
  }
}

/** Returns the last value that has stood for `pauseMs`. */
function useDebounced<T>(value: T, pauseMs: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return rested
}
