import type { Planning } from '../planning-with-undo.ts'
import { useShown } from '../shown.ts'
import { note } from './to-do-list.styles.ts'

/**
 * Returns which orders come later than without the changes that were tried, and by how many periods: the worst first.
 * Those that come sooner are later by less than nothing.
 */
export function movedOrdersOf({ outlook, outlookBefore }: Planning) {
  const { lateOrders: now } = outlook
  const was = outlookBefore?.lateOrders ?? now
  return [...new Set([...now.keys(), ...was.keys()])]
    .map(order => [order, (now.get(order) ?? 0) - (was.get(order) ?? 0)] as const)
    .filter(([, by]) => by !== 0)
    .sort(([, one], [, other]) => other - one)
}

/** How many orders are named. */
const maxNamed = 3

/** Says, and lets screen readers say, which orders come later or sooner than without the changes. */
export function MovedOrders() {
  const { planning, words } = useShown()
  const { t, number, when, periods } = words
  const all = movedOrdersOf(planning)
  const named = all.slice(0, maxNamed).map(([order, by]) => {
    const id =
      typeof order === 'string'
        ? order
        : t('planner.cause.demand', {
            item: order.item,
            quantity: number(order.quantity),
            when: when(order.period),
          })
    return t(by > 0 ? 'planner.later.order' : 'planner.sooner.order', { id, time: periods(Math.abs(by)) })
  })
  return (
    <p className={note} role="status">
      <b>{(all.length > maxNamed ? [...named, '…'] : named).join(' ')}</b>
    </p>
  )
}
