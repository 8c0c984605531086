import { useMemo } from 'react'
import type { Planning } from '../planning-with-undo.ts'
import { Sentence } from '../record/item-button.tsx'
import { useShown } from '../shown.ts'
import * as styles from './moved-orders.styles.ts'

/**
 * Returns which orders come later than without the changes that were tried, and by how many periods: the worst first.
 * Those that come sooner are later by less than nothing.
 */
export function movedOrdersOf({ outlook, outlookBefore }: Planning) {
  const [now, was] = [outlook.lateOrders, outlookBefore.lateOrders]
  return [...new Set([...now.keys(), ...was.keys()])]
    .map(order => [order, (now.get(order) ?? 0) - (was.get(order) ?? 0)] as const)
    .filter(([, by]) => by !== 0)
    .sort(([, one], [, other]) => other - one)
}

/** How many orders are named. */
const maxNamed = 3

/** Says, and lets screen readers say, which orders come later or sooner than without the changes. */
export function MovedOrders() {
  const { planning, words, version } = useShown()
  const { t, number, when, periods } = words
  // biome-ignore lint/correctness/useExhaustiveDependencies: the planning stays the same object when it is changed
  const all = useMemo(() => movedOrdersOf(planning), [planning, version])
  return (
    <p className={styles.moved} role="status">
      {all.slice(0, maxNamed).map(([order, by]) => {
        const id =
          typeof order === 'string'
            ? order
            : t('planner.cause.demand', {
                item: order.item,
                quantity: number(order.quantity),
                when: when(order.period),
              })
        const text = t(by > 0 ? 'planner.later.order' : 'planner.sooner.order', {
          id,
          time: periods(Math.abs(by)),
        })
        return (
          <span data-late={by > 0 || undefined} key={id}>
            <Sentence text={text} />{' '}
          </span>
        )
      })}
      {all.length > maxNamed && '…'}
    </p>
  )
}
