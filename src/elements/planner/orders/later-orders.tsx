import { useMemo } from 'react'
import type { Demand } from '../../../planning/engine/input.ts'
import type { Planning } from '../planning-with-undo.ts'
import { useShown } from '../shown.ts'
import * as styles from './later-orders.styles.ts'

/** An order of a customer: its number, or a demand that has none. */
type CustomerOrder = string | Demand

/** Returns which orders come later than without the changes that were tried, and by how many periods: the worst first. */
export function laterOrdersOf({ isChanged, before, outlook, outline }: Planning): [CustomerOrder, number][] {
  const later = new Map<CustomerOrder, number>()
  // The plan as it was is made for this.
  if (!isChanged) return []
  const { late, rests } = outlook
  const demands = [
    ...late.map(({ item, place, delay }) => ({ item, place, ready: delay.ready })),
    ...rests.map(({ whole: { item }, of, ready }) => ({ item, place: of, ready })),
  ]
  const known = new Map(demands.map(({ item }) => [item, before.deliveries(item)]))
  for (const { item, place, ready } of demands) {
    const listed = outline.demand.get(item)?.[place]
    const was = known.get(item)?.find(delivery => delivery.place === place)
    if (!listed || !was) continue
    const order = listed.id ?? listed
    const by = ready - Math.max(0, was.period) - was.late
    if (by > (later.get(order) ?? 0)) later.set(order, by)
  }
  return [...later].sort(([, one], [, other]) => other - one)
}

/** How many orders are named. */
const maxNamed = 3

/** Says, and lets screen readers say, which orders come later than without the changes. */
export function LaterOrders() {
  const { planning, words, version } = useShown()
  const { t, number, when, periods } = words
  // biome-ignore lint/correctness/useExhaustiveDependencies: the planning stays the same object when it is changed
  const all = useMemo(() => laterOrdersOf(planning), [planning, version])
  const named = all.slice(0, maxNamed).map(([order, by]) => {
    const id =
      typeof order === 'string'
        ? order
        : t('planner.cause.demand', {
            item: order.item,
            quantity: number(order.quantity),
            when: when(order.period),
          })
    return t('planner.later.order', { id, time: periods(by) })
  })
  return (
    <p className={styles.later} role="status">
      {(all.length > maxNamed ? [...named, '…'] : named).join(' ')}
    </p>
  )
}
