import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useItemName } from '../../words/section-words.ts'
import { firstItem, type List } from './list/planned-list.ts'
import { ToDoList } from './orders/to-do-list.tsx'
import { Why } from './orders/why.tsx'
import { usePartAfterChange } from './panel.tsx'
import { work } from './planner.styles.ts'
import { Bill } from './record/bill.tsx'
import { ItemRecord } from './record/record.tsx'
import {
  LatestContext,
  type PlannerState,
  ShownContext,
  usePainted,
  usePlannerWords,
  useShown,
} from './shown.ts'
import { result } from './tools.styles.ts'
import { Tools } from './tools.tsx'

interface PlannedProps extends Pick<PlannerState, 'weeks' | 'setDays' | 'emit'> {
  readonly list: List
  readonly onSay: (sentence: string) => void
}

/** Shows a planned list: what to do, its bills, the record of one item, and what changes come to. */
export function Planned({ onSay, ...plan }: PlannedProps) {
  const { views: own, comparison } = plan.list
  const latest = usePlan(plan)
  const shown = usePainted(latest)
  useSaying(shown, onSay)
  return (
    <LatestContext.Provider value={latest}>
      <ShownContext.Provider value={shown}>
        {comparison}
        {views}
        {own && <own.SupplierLists />}
      </ShownContext.Provider>
    </LatestContext.Provider>
  )
}

// The same elements every time: each is rendered again only when what it shows is another.
const views = (
  <>
    <div className={result}>
      <Tools />
      <ToDoList />
    </div>
    <div className={work}>
      <div>
        <Bill />
        <Why />
      </div>
      <div>
        <ItemRecord />
        <Changes />
      </div>
    </div>
  </>
)

/** Shows what changes come to, once there are any. */
function Changes() {
  const { planning } = useShown()
  const { part, failure } = usePartAfterChange(() => import('./record/before-and-after.tsx'))
  return part ? <part.BeforeAndAfter /> : planning.isChanged && failure
}

/** Returns a list with the item that is looked at. A change of either gives another one. */
function usePlan({ list, weeks, setDays, emit }: Omit<PlannedProps, 'onSay'>): PlannerState {
  const { planning, views: own } = list
  const words = usePlannerWords()
  const itemName = useItemName()
  const [version, renew] = useReducer((now: number) => now + 1, 0)
  const [selected, setSelected] = useState(() => firstItem(planning))
  const heading = useRef<HTMLHeadingElement>(null)
  const closePanel = useRef<() => void>(undefined)
  return useMemo(
    () => ({
      ...list,
      weeks,
      setDays,
      emit,
      words,
      version,
      selected,
      heading,
      closePanel,
      nameOf(id) {
        const { name } = planning.plan.itemOf(id)
        return name && !own ? itemName(name) : name
      },
      select(id, fromAfar) {
        setSelected(id)
        if (!fromAfar) return
        heading.current?.focus({ preventScroll: true })
        heading.current?.scrollIntoView({ block: 'nearest' })
      },
      change(kind, run) {
        run()
        renew()
        emit('mrp-plan-change', { kind })
      },
    }),
    [list, planning, own, weeks, setDays, emit, words, version, selected, itemName],
  )
}

/** Says how many orders there are after each change. */
function useSaying({ planning, words, version }: PlannerState, onSay: (sentence: string) => void): void {
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
  }, [version])
}
