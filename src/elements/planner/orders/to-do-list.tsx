import { useId } from 'react'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { title } from '../../../ui/typography.ts'
import type { Planning } from '../planning.ts'
import { type Shown, useShown } from '../shown.ts'
import type { Words } from '../use-words.ts'
import { type Group, type Line, TaskList } from './task-list.tsx'
import { isNotice, taskOf, taskOfLate, taskOfPlacement } from './to-do.ts'
import * as styles from './to-do-list.styles.ts'
import { hasPrices, valueOfOrders, valueOfStock, worthOf } from './value.ts'

/** What a planner does first: customers' orders that come late, then what to place, week by week and by supplier. */
export function ToDoList() {
  const shown = useShown()
  const { planning, words, views } = shown
  const { t, count } = words
  const id = useId()
  const { late, placements } = planning.outlook
  return (
    <section aria-labelledby={id} className={styles.toDo}>
      <h2 className={title} data-to-do="" id={id} tabIndex={-1}>
        {late.length > 0 && <em>{count('planner.lateOrders', late.length)} </em>}
        <span>{countsIn(planning, words)}</span>
      </h2>
      <div>
        {views && <views.WorkingDays />}
        {hasPrices(planning) && (
          <p className={styles.note}>
            {t('planner.value', {
              orders: worthOf(words, valueOfOrders(planning, placements)),
              stock: worthOf(words, valueOfStock(planning)),
            })}
          </p>
        )}
        {placements.length === 0 && late.length === 0 && (
          <p className={styles.note}>{t('planner.nothing.why')}</p>
        )}
      </div>
      <TaskList labelledBy={id} lines={linesOf(shown)} />
    </section>
  )
}

function linesOf({ planning, words, periods }: Shown): readonly Line[] {
  const { outlook, exceptions, idle } = planning
  const placed = (name: 'now' | 'next' | 'later', isIn: (week: number) => boolean): readonly Line[] => {
    const orders = outlook.placements.filter(({ release }) => isIn(periods.weekOf(release)))
    const group = { name: words.t(`planner.group.${name}`), sum: sumOf(planning, words, orders) }
    // Later ones are not placed together.
    return (name === 'later' ? orders : bySupplier(planning, orders)).map(order => ({
      group,
      say: words => taskOfPlacement(planning, words, order),
    }))
  }
  const check: Group = { name: words.t('planner.group.check'), sum: '' }
  return [
    ...outlook.late.map((late): Line => ({ late, say: words => taskOfLate(planning, words, late) })),
    ...placed('now', week => week === 0),
    ...[...exceptions, ...idle]
      .filter(isNotice)
      .map((message): Line => ({ group: check, say: words => taskOf(planning, words, message) })),
    ...placed('next', week => week === 1),
    ...placed('later', week => week > 1),
  ]
}

/** What belongs to a supplier stands together; what has none comes last. */
function bySupplier(planning: Planning, orders: readonly ScheduledOrder[]): readonly ScheduledOrder[] {
  const supplierOf = ({ item }: ScheduledOrder) => planning.itemOf(item).supplier
  return orders.toSorted((one, other) => {
    const [mine, yours] = [supplierOf(one), supplierOf(other)]
    if (mine === yours) return 0
    if (mine === undefined || yours === undefined) return mine === undefined ? 1 : -1
    return mine.localeCompare(yours)
  })
}

/** How many orders there are, from how many suppliers, and what they are worth. */
function sumOf(planning: Planning, words: Words, orders: readonly ScheduledOrder[]): string {
  const suppliers = new Set(orders.flatMap(({ item }) => planning.itemOf(item).supplier ?? []))
  return [
    words.count('planner.orders', orders.length),
    suppliers.size > 0 && words.count('planner.suppliers', suppliers.size),
    hasPrices(planning) && worthOf(words, valueOfOrders(planning, orders)),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How many orders there are to place, and to start. */
function countsIn({ counts }: Planning, { t, count }: Words): string {
  const [place, start] = counts
  if (place === 0 && start === 0) return t('planner.nothing')
  if (place === 0) return count('planner.start', start)
  if (start === 0) return count('planner.place', place)
  return `${count('planner.place', place)}, ${count('planner.startToo', start)}`
}
