import { useId, useState } from 'react'
import { pill } from '../ui/pill.ts'
import { title } from '../ui/typography.ts'
import { Button } from './button.tsx'
import { focusHeading } from './focus.ts'
import { Pages, pageLength } from './pages.tsx'
import { card, quietButton } from './planner.styles.ts'
import { useShown } from './shown.ts'
import type { Task } from './to-do.ts'
import { taskOf, taskOfOrder } from './to-do.ts'
import * as styles from './to-do-list.styles.ts'

/** How many things stand there before somebody asks for all. */
const atFirst = 5

/** What a planner does first: what is wrong, the worst on top, then the orders to release, week by week. */
export function ToDoList() {
  const { planning, words, periods } = useShown()
  const { t, count } = words
  const id = useId()
  const [page, setPage] = useState<number>()
  const { exceptions, orders, idle } = planning
  const urgent = exceptions.length
  const total = urgent + orders.length + idle.length
  const from = (page ?? 0) * pageLength
  const shown = page === undefined ? atFirst : pageLength
  const partOf = <Entry,>(list: readonly Entry[], passed: number) =>
    list.slice(Math.max(0, from - passed), Math.max(0, from + shown - passed))
  const messages = partOf(exceptions, 0)
  const planned = partOf(orders, urgent)
  const unneeded = partOf(idle, urgent + orders.length)
  const [next] = orders

  return (
    <section aria-labelledby={id} className={styles.toDo}>
      <h2 className={title} data-to-do="" id={id} tabIndex={-1}>
        <Counts />
      </h2>
      <p className={styles.note}>
        {urgent > 0
          ? count('planner.urgent', urgent)
          : next
            ? periods.weekOf(next.release) > 0 && t('planner.quiet')
            : t('planner.nothing.why')}
      </p>
      <ol className={total > 0 ? card : undefined}>
        {messages.map((message, at) => (
          <Entry
            isFirst={from + at === 0}
            // biome-ignore lint/suspicious/noArrayIndexKey: an item may have messages that are all the same
            key={`${at} ${message.item}`}
            task={taskOf(planning, words, message)}
          />
        ))}
        {planned.map((order, at) => (
          <Entry
            isFirst={from + messages.length + at === 0}
            // biome-ignore lint/suspicious/noArrayIndexKey: an item may have orders that are all the same
            key={`${at} ${order.item}`}
            task={taskOfOrder(planning, words, order)}
            week={page === undefined ? undefined : weekAbove(order.release, planned[at - 1]?.release)}
          />
        ))}
        {unneeded.map(message => (
          <Entry isFirst={false} key={message.item} task={taskOf(planning, words, message)} />
        ))}
      </ol>
      {page === undefined ? (
        total > atFirst && (
          <Button
            onClick={({ currentTarget }) => {
              focusHeading(currentTarget)
              setPage(0)
            }}
          >
            {t('planner.all', { count: words.number(total) })}
          </Button>
        )
      ) : (
        <Pages labelledBy={id} onPage={setPage} page={page} total={total} />
      )}
    </section>
  )

  function weekAbove(release: number, before: number | undefined): number | undefined {
    const week = periods.weekOf(release)
    return before !== undefined && periods.weekOf(before) === week ? undefined : week
  }
}

/** How many orders there are to place, and to start. */
function Counts() {
  const { planning, words } = useShown()
  const { t, count } = words
  const [place, start] = planning.counts
  if (place === 0 && start === 0) return t('planner.nothing')
  if (place === 0) return count('planner.start', start)
  if (start === 0) return count('planner.place', place)
  return `${count('planner.place', place)}, ${count('planner.startToo', start)}`
}

interface EntryProps {
  readonly task: Task
  readonly isFirst: boolean
  /** The week that begins with it. */
  readonly week?: number | undefined
}

function Entry({ task: { item, kind, tone, what, why }, isFirst, week }: EntryProps) {
  const { words, periods, select } = useShown()
  const { t } = words
  const monday = week === undefined ? undefined : periods.mondayOf(week)
  return (
    <li data-first={isFirst || undefined}>
      {week !== undefined && (
        <h3>
          {t(monday ? 'planner.week.from' : 'planner.week', {
            week: words.number(week + 1),
            day: words.day(monday),
          })}
        </h3>
      )}
      <span className={pill} data-tone={tone}>
        {t(kind)}
      </span>
      <p>
        <b>{what}</b>
        <span>{why}</span>
      </p>
      <Button
        aria-label={t('planner.show.item', { item })}
        className={quietButton}
        onClick={() => select(item, true)}
      >
        {t('planner.show')}
      </Button>
    </li>
  )
}
