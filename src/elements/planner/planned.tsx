import { type ReactNode, startTransition, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Emit } from '../../custom-element/element.ts'
import { afterPaint } from '../../services/turns.ts'
import { useItemName } from '../../words/section-words.ts'
import { type Days, firstItem, type List } from './list/planned-list.ts'
import { ToDoList } from './orders/to-do-list.tsx'
import { Why } from './orders/why.tsx'
import { work } from './planner.styles.ts'
import type { plannerEvents } from './planner-events.ts'
import { usePlannerWords } from './planner-words.ts'
import { Bill } from './record/bill.tsx'
import { Changes } from './record/changes.tsx'
import { ItemRecord } from './record/record.tsx'
import { Strip } from './record/strip.tsx'
import { type OwnViews, type Shown, ShownContext } from './shown.ts'
import { result } from './tools.styles.ts'
import { Tools } from './tools.tsx'

interface PlannedProps {
  readonly list: List
  readonly views: OwnViews | undefined
  /** What another system would order, where the list says so. */
  readonly comparison: ReactNode
  readonly weeks: number
  readonly emit: Emit<typeof plannerEvents>
  readonly onSay: (sentence: string) => void
  readonly onDays: (days: Days) => void
}

/** A planned list: what to do, its bills, the record of one item, and what changes come to. */
export function Planned(props: PlannedProps) {
  const { list, views, comparison, weeks, emit, onSay, onDays } = props
  const words = usePlannerWords()
  const { planning, periods, dates, isSample } = list
  const itemName = useItemName()
  const [version, renew] = useReducer((now: number) => now + 1, 0)
  const [selected, setSelected] = useState(() => firstItem(planning))
  const record = useRef<HTMLHeadingElement>(null)
  const shown = useMemo((): Shown => {
    return {
      planning,
      views,
      periods,
      dates,
      setDays: onDays,
      words,
      version,
      weeks,
      selected,
      nameOf(id) {
        const { name } = planning.itemOf(id)
        return name && isSample ? itemName(name) : name
      },
      select(id, fromAfar) {
        setSelected(id)
        if (!fromAfar) return
        record.current?.focus({ preventScroll: true })
        record.current?.scrollIntoView({ block: 'nearest' })
      },
      change(kind, run) {
        run()
        renew()
        emit('mrp-plan-change', { kind })
      },
    }
  }, [planning, views, periods, dates, isSample, itemName, words, version, weeks, selected, emit, onDays])
  // Of a long list, the record follows a change at once, and the rest when that is painted.
  const [later, showLater] = useState(shown)
  useEffect(() => afterPaint(() => startTransition(() => showLater(shown))), [shown])
  const before = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each change, and not for other words
  useEffect(() => {
    const orders = planning.outlook.counts.all
    if (version > 0)
      onSay(
        words.t(orders === before.current ? 'planner.same' : 'planner.changed', {
          orders: words.count('planner.orders', orders),
          before: words.number(before.current),
        }),
      )
    before.current = orders
  }, [later.version])
  // Beside each other: what stands within two providers is rendered again when the outer one changes.
  return (
    <>
      <ShownContext.Provider value={later}>{comparison}</ShownContext.Provider>
      <div className={result}>
        <ShownContext.Provider value={shown}>
          <Tools emit={emit} />
        </ShownContext.Provider>
        <ShownContext.Provider value={later}>{toDoList}</ShownContext.Provider>
      </div>
      <div className={work}>
        <div>
          <ShownContext.Provider value={later}>{billAndWhy}</ShownContext.Provider>
        </div>
        <div>
          <ShownContext.Provider value={shown}>
            <ItemRecord heading={record} />
          </ShownContext.Provider>
          <ShownContext.Provider value={later}>{changesAndStrip}</ShownContext.Provider>
        </div>
      </div>
      <ShownContext.Provider value={later}>{views && <views.SupplierLists />}</ShownContext.Provider>
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
const changesAndStrip = (
  <>
    <Changes />
    <Strip />
  </>
)
