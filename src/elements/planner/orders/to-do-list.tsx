import { useId } from 'react'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { title } from '../../../ui/typography.styles.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { hasPrices, valueOfOrders, valueOfStock, worthOf } from '../quantities.ts'
import { type Shown, useShown } from '../shown.ts'
import { type Group, groupOf, TaskList } from './task-list.tsx'
import { isNotice, taskOf, taskOfLate, taskOfPlacement } from './to-do.ts'
import * as styles from './to-do-list.styles.ts'

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
      <TaskList labelledBy={id} groups={groupsOf(shown)} />
    </section>
  )
}

function groupsOf({ planning, words, periods }: Shown): readonly Group[] {
  const { outlook, exceptions, idle } = planning
  const { late, placements } = outlook
  /** The place of the first order that is released in a week or later. */
  const placeOf = (week: number) => {
    const place = placements.findIndex(({ release }) => periods.weekOf(release) >= week)
    return place < 0 ? placements.length : place
  }
  const placed = (name: 'now' | 'next' | 'later', orders: readonly ScheduledOrder[]) =>
    groupOf(orders, order => ({ task: taskOfPlacement(planning, words, order) }), {
      name: words.t(`planner.group.${name}`),
      sum: sumOf(planning, words, orders),
    })
  const notices = [...exceptions, ...idle].filter(isNotice)
  const [next, later] = [placeOf(1), placeOf(2)]
  return [
    groupOf(late, late => ({ late, task: taskOfLate(planning, words, late) })),
    placed('now', bySupplier(planning, placements.slice(0, next))),
    groupOf(notices, message => ({ task: taskOf(planning, words, message) }), {
      name: words.t('planner.group.check'),
    }),
    placed('next', bySupplier(planning, placements.slice(next, later))),
    // Later ones are not placed together.
    placed('later', placements.slice(later)),
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
function sumOf(planning: Planning, words: PlannerWords, orders: readonly ScheduledOrder[]): string {
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
function countsIn({ counts }: Planning, { t, count }: PlannerWords): string {
  const [place, start] = counts
  if (place === 0 && start === 0) return t('planner.nothing')
  if (place === 0) return count('planner.start', start)
  if (start === 0) return count('planner.place', place)
  return `${count('planner.place', place)}, ${count('planner.startToo', start)}`
}
