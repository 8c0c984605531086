import { type ReactNode, useState } from 'react'
import { pill } from '../../../ui/pill.ts'
import { Button } from '../button.tsx'
import { focusHeading } from '../focus.ts'
import { card, quietButton } from '../planner.styles.ts'
import { Pages, pageLength } from '../record/pages.tsx'
import { useShown } from '../shown.ts'
import type { Words } from '../use-words.ts'
import { Help } from './help.tsx'
import type { LateDemand } from './outlook.ts'
import type { Task } from './to-do.ts'
import * as styles from './to-do-list.styles.ts'

/** How many things stand there before somebody asks for all. */
const atFirst = 8

/** Lines that stand together. */
export interface Group {
  readonly name: string
  /** What they come to. */
  readonly sum: string
}

/** A line of the list: what is said is found when it is shown. */
export interface Line {
  readonly group?: Group | undefined
  readonly say: (words: Words) => Task
  readonly late?: LateDemand
}

interface TaskListProps {
  readonly lines: readonly Line[]
  /** The id of its heading, which stands in the same section. */
  readonly labelledBy: string
}

/** Things to do or to know: a line each, the first ones until somebody asks for all. */
export function TaskList({ lines, labelledBy }: TaskListProps) {
  const { words } = useShown()
  const [page, setPage] = useState<number>()
  const shown = lines.slice((page ?? 0) * pageLength, page === undefined ? atFirst : (page + 1) * pageLength)
  return (
    <div className={styles.list}>
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
            {words.t('planner.all', { count: words.number(lines.length) })}
          </Button>
        )
      ) : (
        <Pages labelledBy={labelledBy} onPage={setPage} page={page} total={lines.length} />
      )}
    </div>
  )
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
      {group && (
        <div>
          <h3>{group.name}</h3>
          <span>{group.sum}</span>
        </div>
      )}
      <span className={pill} data-tone={tone}>
        {kind}
      </span>
      <p>
        <b>{what}</b>
        {about && <small> {about}</small>}
        <span>{why}</span>
      </p>
      {late ? (
        <Button aria-expanded={isHelping} onClick={() => setHelping(!isHelping)}>
          {t('planner.help')}
        </Button>
      ) : (
        <Button
          aria-label={t('planner.show.item', { item })}
          className={quietButton}
          onClick={() => select(item, true)}
        >
          {t('planner.show')}
        </Button>
      )}
      {late && isHelping && (
        <div>
          <Help late={late} />
        </div>
      )}
    </li>
  )
}
