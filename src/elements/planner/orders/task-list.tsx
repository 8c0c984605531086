import { type ReactNode, useState } from 'react'
import { startedFor } from '../../../planning/engine/record.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { pill } from '../../../ui/pill.styles.ts'
import { Button, Sentence, WithItems } from '../buttons.tsx'
import { usePartOnDemand } from '../part-on-demand.tsx'
import { card, quietButton } from '../planner.styles.ts'
import { linesOnPaper, MoreRows, rowsAtOnce, usePrinting } from '../record/more-rows.tsx'
import { useShown } from '../shown.ts'
import type { Task } from './to-do.ts'
import * as styles from './to-do-list.styles.ts'
import type { Late } from './way.ts'
import { steps } from './why.styles.ts'
import { Steps } from './why.tsx'

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
  readonly lines: (count: number) => readonly Line[]
}

export interface Line {
  readonly task: Task
  readonly late?: Late
  /** The order that it tells of. */
  readonly placed?: ScheduledOrder
}

/** Makes a group of what its lines are about. */
export const groupOf = <Entry,>(
  entries: readonly Entry[],
  lineOf: (entry: Entry) => Line,
  heading: Pick<Group, 'name' | 'sum'> = {},
): Group => ({
  ...heading,
  count: () => entries.length,
  lines: count => entries.slice(0, count).map(lineOf),
})

/** A line, with the heading that it stands under if it is the first below it. */
interface ShownLine extends Line {
  readonly heading: Group | undefined
}

interface TaskListProps {
  readonly groups: readonly Group[]
}

/** Things to do or to know: a line each, the first ones until somebody asks for more. */
export function TaskList({ groups }: TaskListProps) {
  const [asked, show] = useState(linesAtFirst)
  const isPrinting = usePrinting()
  const shown = isPrinting ? Math.max(asked, linesOnPaper) : asked
  const total = totalOf(groups, isPrinting ? Number.POSITIVE_INFINITY : shown + rowsAtOnce)
  return (
    <div className={`${styles.list} ${total > 0 ? card : ''}`}>
      <ol>
        {linesIn(groups, shown).map((line, at) => (
          <Entry
            {...line}
            isFirst={at === 0}
            // A message of an item may be there twice.
            key={keyOf(line) ?? at}
          />
        ))}
      </ol>
      <MoreRows onShow={show} shown={shown} total={total} />
    </div>
  )
}

function keyOf({ late, placed }: Line): string | undefined {
  if (late) return `late ${late.item} ${late.place}`
  return placed && `${placed.item} ${placed.release}`
}

/** Returns how many lines there are; where they are more than `enough`, at least one more than that. */
function totalOf(groups: readonly Group[], enough: number): number {
  let total = 0
  for (const { count } of groups) if (total <= enough) total += count()
  return total
}

/** Returns the first lines of the list. */
function linesIn(groups: readonly Group[], count: number): readonly ShownLine[] {
  let left = count
  return groups.flatMap(group => {
    const lines = left > 0 ? group.lines(left) : []
    left -= lines.length
    return lines.map((line, at) => ({ ...line, heading: at === 0 && group.name ? group : undefined }))
  })
}

interface EntryProps extends ShownLine {
  readonly isFirst: boolean
}

function Entry({ task, isFirst, heading, late, placed }: EntryProps): ReactNode {
  const { item, kind, tone, what, why } = task
  const { planning, nameOf } = useShown()
  const about = late ? '' : [nameOf(item), planning.itemOf(item).supplier].filter(Boolean).join(' · ')
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

/** What would help a late demand, once somebody asks. */
function Ways({ late }: { readonly late: Late }) {
  const { t } = useShown().words
  const { part: help, failure, open, close } = usePartOnDemand(() => import('./ways-to-help.tsx'))
  return (
    <>
      <Button aria-expanded={Boolean(help)} onClick={() => (help ? close() : open())}>
        {t(help ? 'planner.help.hide' : 'planner.help')}
      </Button>
      {(help || failure) && <div>{help ? <help.WaysToHelp late={late} /> : failure}</div>}
    </>
  )
}

/** The calculation of an order, and the orders around it, once somebody asks. */
function Calculation({ placed }: { readonly placed: ScheduledOrder }) {
  const { planning, words } = useShown()
  const { t, quantity: amount } = words
  const { part: drawing, failure, open } = usePartOnDemand(() => import('../record/strip.tsx'))
  const [isOpen, setOpen] = useState(false)
  const { item } = placed
  const quantity = amount(item, startedFor(planning.itemOf(item), placed.quantity))
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-label={t('planner.why', { quantity, item })}
        className={quietButton}
        onClick={() => {
          setOpen(!isOpen)
          open()
        }}
      >
        {t('planner.why.short')}
      </Button>
      {isOpen && (
        <div>
          <div className={steps}>
            <Steps placed={placed} />
          </div>
          {drawing ? <drawing.OrdersAround item={item} /> : failure}
        </div>
      )}
    </>
  )
}
