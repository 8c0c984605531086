import { type ReactNode, useId, useState } from 'react'
import { pill } from '../ui/pill.ts'
import { title } from '../ui/typography.ts'
import { Button } from './button.tsx'
import { focusHeading } from './focus.ts'
import { Help } from './help.tsx'
import type { LateDemand } from './outlook.ts'
import { Pages, pageLength } from './pages.tsx'
import { card, quietButton } from './planner.styles.ts'
import type { Planning } from './planning.ts'
import { useShown } from './shown.ts'
import { isNotice, type Task, taskOf, taskOfLate, taskOfPlacement } from './to-do.ts'
import * as styles from './to-do-list.styles.ts'
import type { Words } from './words.ts'

/** How many things stand there before somebody asks for all. */
const atFirst = 8

type Group = 'now' | 'check' | 'next' | 'later'

/** A line of the list: what is said is found when it is shown. */
interface Line {
  readonly group: Group | undefined
  readonly say: (words: Words) => Task
  readonly late?: LateDemand
}

/** What a planner does first: customers' orders that come late, then what to place, week by week. */
export function ToDoList() {
  const { planning, words, periods } = useShown()
  const { t, count } = words
  const id = useId()
  const [page, setPage] = useState<number>()
  const lines = linesOf(planning, period => periods.weekOf(period))
  const { late, placements } = planning.outlook
  const shown = lines.slice((page ?? 0) * pageLength, page === undefined ? atFirst : (page + 1) * pageLength)

  return (
    <section aria-labelledby={id} className={styles.toDo}>
      <h2 className={title} data-to-do="" id={id} tabIndex={-1}>
        {late.length > 0 && <em>{count('planner.lateOrders', late.length)} </em>}
        <Counts />
      </h2>
      {placements.length === 0 && late.length === 0 && (
        <p className={styles.note}>{t('planner.nothing.why')}</p>
      )}
      <ol className={lines.length > 0 ? card : undefined}>
        {shown.map((line, at) => (
          <Entry
            group={line.group === shown[at - 1]?.group ? undefined : line.group}
            isFirst={at === 0 && !page}
            // An item may have lines that are all the same.
            key={line.late ? `${line.late.item} ${line.late.place}` : at}
            late={line.late}
            task={line.say(words)}
          />
        ))}
      </ol>
      {page === undefined ? (
        lines.length > atFirst && (
          <Button
            onClick={({ currentTarget }) => {
              focusHeading(currentTarget)
              setPage(0)
            }}
          >
            {t('planner.all', { count: words.number(lines.length) })}
          </Button>
        )
      ) : (
        <Pages labelledBy={id} onPage={setPage} page={page} total={lines.length} />
      )}
    </section>
  )
}

function linesOf(planning: Planning, weekOf: (period: number) => number): readonly Line[] {
  const { outlook, exceptions, idle } = planning
  const placed = (group: Group, isIn: (week: number) => boolean) =>
    outlook.placements
      .filter(({ release }) => isIn(weekOf(release)))
      .map((placement): Line => ({ group, say: words => taskOfPlacement(planning, words, placement) }))
  const messages = [...exceptions, ...idle]
  return [
    ...outlook.late.map(
      (late): Line => ({ group: undefined, late, say: words => taskOfLate(planning, words, late) }),
    ),
    ...placed('now', week => week === 0),
    ...messages
      .filter(isNotice)
      .map((message): Line => ({ group: 'check', say: words => taskOf(planning, words, message) })),
    ...placed('next', week => week === 1),
    ...placed('later', week => week > 1),
  ]
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
  /** The group that begins with it. */
  readonly group: Group | undefined
  readonly late: LateDemand | undefined
}

function Entry({ task: { item, kind, tone, what, why }, isFirst, group, late }: EntryProps): ReactNode {
  const { planning, words, nameOf, select } = useShown()
  const { t } = words
  const [isHelping, setHelping] = useState(false)
  const about = late ? '' : [nameOf(item), planning.itemOf(item).supplier].filter(Boolean).join(', ')
  return (
    <li data-first={isFirst || undefined} data-late={late ? '' : undefined}>
      {group && <h3>{t(`planner.group.${group}`)}</h3>}
      <span className={pill} data-tone={tone}>
        {t(kind)}
      </span>
      <p>
        <b>{what}</b>
        {about && <small>{about}</small>}
        <span>{why}</span>
      </p>
      <Button
        aria-label={t('planner.show.item', { item })}
        className={quietButton}
        onClick={() => select(item, true)}
      >
        {t('planner.show')}
      </Button>
      {late && (
        <div>
          <Button aria-expanded={isHelping} onClick={() => setHelping(!isHelping)}>
            {t('planner.help')}
          </Button>
          {isHelping && <Help late={late} />}
        </div>
      )}
    </li>
  )
}
