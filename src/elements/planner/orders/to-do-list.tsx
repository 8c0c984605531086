import { useId } from 'react'
import { grouped } from '../../../planning/engine/grouped.ts'
import { subtitle, title } from '../../../ui/typography.styles.ts'
import { Button, focusHeading } from '../buttons.tsx'
import { usePartAfterChange } from '../panel.tsx'
import { quietButton } from '../planner.styles.ts'
import type { Planning } from '../planning-with-undo.ts'
import { type PlannerState, useShown, type WordedPlan } from '../shown.ts'
import { countIn, itemsIn, ordersIn, type Release, releasesOf } from './outlook.ts'
import { type Group, groupOf, TaskList } from './task-list.tsx'
import { isUrgent, noticesIn, taskOf, taskOfLate, taskOfPlacement, urgentNotices } from './to-do.ts'
import * as styles from './to-do-list.styles.ts'
import { type Tried, wayText } from './way.ts'
import { hasPrices, worthOfOrders, worthOfStock } from './worth.ts'

/** Shows what a planner does first: customers' orders that come late, then what to place, week by week and by supplier. */
export function ToDoList() {
  const shown = useShown()
  const { planning, words, views } = shown
  const { t, count } = words
  const id = useId()
  const { lateOrders, releases } = planning.outlook
  const { size: lateCount } = lateOrders
  return (
    <section aria-labelledby={id} className={styles.toDo}>
      <h2 data-to-do="" id={id} tabIndex={-1}>
        {lateCount > 0 && <em className={title}>{count('planner.lateOrders', lateCount)} </em>}
        <span className={lateCount > 0 ? subtitle : title}>{countsText(shown)}</span>
      </h2>
      <div>
        {releases.length === 0 && lateCount === 0 && (
          <p className={styles.note}>{t('planner.nothing.why')}</p>
        )}
        {planning.tried && <LastTry tried={planning.tried} />}
        {views && <MovedOrders />}
        {views && <views.WorkingDays />}
        {hasPrices(planning) && (
          <p className={styles.note}>
            {t('planner.value', {
              orders: worthOfOrders(shown, releases),
              stock: worthOfStock(shown),
            })}
          </p>
        )}
      </div>
      <TaskList groups={groupsOf(shown)} />
    </section>
  )
}

/** Says, and lets screen readers say, which orders come later or sooner than without the changes. */
function MovedOrders() {
  const { part } = usePartAfterChange(() => import('./moved-orders.tsx'))
  return (
    <p className={styles.note} role="status">
      {part && <part.NamesOfMoved />}
    </p>
  )
}

/** Names the way that was tried last, above the plan that came of it. */
function LastTry({ tried }: { readonly tried: Tried }) {
  const { planning, words, change } = useShown()
  const { t } = words
  const way = wayText(words, tried)
  return (
    <p className={styles.note}>
      {t('planner.tried', { way })}{' '}
      <Button
        aria-label={`${t('planner.undo')}: ${way}`}
        className={quietButton}
        onClick={({ currentTarget }) => {
          focusHeading(currentTarget)
          change('undo', () => planning.undo())
        }}
      >
        {t('planner.undo')}
      </Button>
    </p>
  )
}

function groupsOf(shown: PlannerState): readonly Group[] {
  const { planning, words, periods } = shown
  const { late, rests, releases } = planning.outlook
  const placed = (name: 'now' | 'next' | 'later', isWithin: (week: number) => boolean): Group => {
    const within = (all: readonly Release[]) =>
      all.filter(({ period }) => isWithin(periods.weekOf(period) + periods.weeksAhead))
    const own = within(releases)
    // Later ones are not placed together.
    const inOrder = () => (name === 'later' ? own : within(bySupplier(planning, own)))
    return {
      name: words.t(`planner.group.${name}`),
      sum: () => sumOf(shown, own),
      count: () => countIn(own),
      tasks: count => ordersIn(planning.plan, inOrder(), count).map(order => taskOfPlacement(shown, order)),
    }
  }
  const urgent = urgentNotices(planning)
  const notices = () =>
    noticesIn(planning, [...planning.exceptions, ...planning.idle]).filter(notice => !isUrgent(notice))
  return [
    groupOf(
      () => [...late, ...rests],
      demand => taskOfLate(shown, demand),
    ),
    groupOf(
      () => urgent,
      notice => taskOf(shown, notice),
      { name: words.t('planner.group.check') },
    ),
    placed('now', week => week === 0),
    groupOf(notices, notice => taskOf(shown, notice), { name: words.t('planner.group.also') }),
    placed('next', week => week === 1),
    placed('later', week => week > 1),
  ]
}

/** Puts together what belongs to a supplier; what has none comes last. */
function bySupplier(planning: Planning, releases: readonly Release[]): readonly Release[] {
  const released = new Set(itemsIn(releases))
  const items = planning.input.items.map(({ id }) => id).filter(id => released.has(id))
  return [...grouped(items, id => planning.plan.itemOf(id).supplier)]
    .sort(([mine], [yours]) => {
      if (mine === undefined || yours === undefined) return mine === undefined ? 1 : -1
      return mine.localeCompare(yours)
    })
    .flatMap(([, own]) => releasesOf(planning, own))
}

/** Says how many orders there are, from how many suppliers, and what they are worth. */
function sumOf(told: WordedPlan, releases: readonly Release[]): string {
  const { planning, words } = told
  const suppliers = new Set(itemsIn(releases).flatMap(id => planning.plan.itemOf(id).supplier ?? []))
  return [
    words.count('planner.orders', countIn(releases)),
    suppliers.size > 0 && words.count('planner.suppliers', suppliers.size),
    // What is made costs its parts, which are bought.
    releases.some(({ worth }) => worth > 0) && worthOfOrders(told, releases),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Says how many orders there are to place, and to start. */
function countsText({ planning, words }: WordedPlan): string {
  const { t, count, number } = words
  const { place, start } = planning.outlook.counts
  if (place === 0 && start === 0) return t('planner.nothing')
  if (place === 0) return count('planner.start', start)
  if (start === 0) return count('planner.place', place)
  return t('planner.placeAndStart', {
    orders: count('planner.orders', place + start),
    place: number(place),
    start: number(start),
  })
}
