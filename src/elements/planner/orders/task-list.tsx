import { useState } from 'react'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { pill } from '../../../ui/pill.styles.ts'
import { Sentence, WithItems } from '../buttons.tsx'
import { Unfolding } from '../panel.tsx'
import { card, quietButton } from '../planner.styles.ts'
import { linesOnPaper, MoreRows, rowsAtOnce, usePrinting } from '../record/more-rows.tsx'
import { useShown } from '../shown.ts'
import type { LateDemand } from './outlook.ts'
import type { Task } from './to-do.ts'
import * as styles from './to-do-list.styles.ts'
import { steps } from './why.styles.ts'
import { askWhy, Steps } from './why.tsx'

/** How many things stand there before somebody asks for more. */
const linesAtFirst = 20

/** Lines that stand together. There may be very many, so each is made when it is shown. */
export interface Group {
  /** Its heading, and what its lines come to. */
  readonly name?: string
  readonly sum?: () => string
  /** How many there are. Asked only where a total depends on it. */
  readonly count: () => number
  /** The first of them, up to a number. */
  readonly tasks: (count: number) => readonly Task[]
}

/** Makes a group of what its lines are about. */
export const groupOf = <About,>(
  all: () => readonly About[],
  tell: (about: About) => Task,
  heading: Pick<Group, 'name' | 'sum'> = {},
): Group => ({
  ...heading,
  count: () => all().length,
  tasks: count => all().slice(0, count).map(tell),
})

/** Lists things to do or to know: a line each, the first ones until somebody asks for more. */
export function TaskList({ groups }: { readonly groups: readonly Group[] }) {
  const [asked, show] = useState(linesAtFirst)
  const isPrinting = usePrinting()
  const shown = isPrinting ? Math.max(asked, linesOnPaper) : asked
  const lines = linesIn(groups, shown)
  const first = lines.findIndex(({ task }) => !task.canWait)
  const total = totalOf(groups, isPrinting ? Number.POSITIVE_INFINITY : shown + rowsAtOnce)
  return (
    <div className={`${styles.list} ${total > 0 ? card : ''}`}>
      <ol>
        {lines.map((line, at) => (
          // A message of an item may be there twice.
          <Entry {...line} isFirst={at === first} key={keyOf(line.task) ?? at} />
        ))}
      </ol>
      <MoreRows onShow={show} shown={shown} total={total} />
    </div>
  )
}

function keyOf({ late, placed }: Task): string | undefined {
  if (late) return `late ${late.item} ${late.place}`
  return placed && `${placed.item} ${placed.release}`
}

/** Returns how many lines there are; where they are more than `enough`, at least one more than that. */
function totalOf(groups: readonly Group[], enough: number): number {
  let total = 0
  for (const { count } of groups) if (total <= enough) total += count()
  return total
}

/** Returns the first lines of the list, each with the heading that it stands under if it is the first below it. */
function linesIn(groups: readonly Group[], count: number) {
  let left = count
  return groups.flatMap(group => {
    const tasks = left > 0 ? group.tasks(left) : []
    left -= tasks.length
    return tasks.map((task, at) => ({ task, heading: at === 0 && group.name ? group : undefined }))
  })
}

type Line = ReturnType<typeof linesIn>[number]

function Entry({ task, isFirst, heading }: Line & { readonly isFirst: boolean }) {
  const { item, kind, tone, what, why, late, placed } = task
  const { planning, nameOf } = useShown()
  const about = late ? '' : [nameOf(item), planning.plan.itemOf(item).supplier].filter(Boolean).join(' · ')
  return (
    <li data-first={isFirst || undefined} data-late={late ? '' : undefined}>
      {heading && (
        <div>
          <h3>{heading.name}</h3>
          <span>{heading.sum?.()}</span>
        </div>
      )}
      <span className={pill} data-tone={tone}>
        {kind}
      </span>
      <p>
        <b>
          <WithItems text={what} values={{ item }} />
        </b>
        {about && <small> {about}</small>}
        <span>
          <Sentence text={why} />
        </span>
      </p>
      {late ? <Ways late={late} /> : placed && <Calculation placed={placed} />}
    </li>
  )
}

/** Shows what would help a late demand, once somebody asks. */
function Ways({ late }: { readonly late: LateDemand }) {
  const { t } = useShown().words
  return (
    <Unfolding load={() => import('./ways-to-help.tsx')} names={[t('planner.help'), t('planner.help.hide')]}>
      {help => (help ? <help.WaysToHelp late={late} /> : help === undefined && <p>{t('planner.help')} …</p>)}
    </Unfolding>
  )
}

/** Shows the calculation of an order, and the orders around it, once somebody asks. */
function Calculation({ placed }: { readonly placed: ScheduledOrder }) {
  const shown = useShown()
  const name = shown.words.t('planner.why.short')
  return (
    <Unfolding
      aria-label={askWhy(shown, placed)}
      className={quietButton}
      load={() => import('../record/strip.tsx')}
      names={[name, name]}
    >
      {drawing => (
        <>
          <div className={steps}>
            <Steps placed={placed} />
          </div>
          {drawing && <drawing.OrdersAround item={placed.item} />}
        </>
      )}
    </Unfolding>
  )
}
