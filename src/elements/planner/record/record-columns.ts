import type { Item } from '../../../planning/engine/input.ts'
import type { Message } from '../../../planning/engine/messages.ts'
import type { Plan } from '../../../planning/engine/plan.ts'
import { rounded, startedFor, sum } from '../../../planning/engine/record.ts'
import type { Span } from '../days/periods.ts'

// The record as it is shown: its periods joined into columns.

/** The six rows of a record, in their order. */
export const rowNames = ['gross', 'scheduled', 'projected', 'net', 'receipts', 'releases'] as const
export type RowName = (typeof rowNames)[number]

export type Column = Readonly<Record<RowName, number>>

export interface Columns {
  /** What should have been before today; nothing if there is no such thing. */
  readonly pastDue: Column | undefined
  /** One for each span. */
  readonly columns: readonly Column[]
  /** What would be there without planned orders. */
  readonly without: readonly number[]
  /** What is there before the first column. */
  readonly start: number
}

/** The heading of a column. */
export interface Heading {
  readonly name: string
  /** A date, where dates are known. */
  readonly day: string
  readonly spoken: string
}

/** Joins what will happen to an item into columns, or its record as the textbook draws it. */
export function columnsOf(plan: Plan, item: Item, spans: readonly Span[], isTextbook: boolean): Columns {
  const { net, ...record } = plan.record(item.id)
  const { gross, scheduled, projected, receipt, release } = isTextbook ? record : plan.schedule(item.id)
  const pastDue = pastDueOf(plan, item, isTextbook)
  const isFirst = spans[0]?.from === 0
  const less = (part: RowName, { from }: Span) => (from === 0 ? (pastDue?.[part] ?? 0) : 0)
  const sumOf = (row: readonly number[], { from, to }: Span) => sum(row.slice(from, to))
  let planned = 0
  const plannedUntil = receipt.map(quantity => {
    planned += quantity
    return planned
  })
  return {
    pastDue: isFirst ? pastDue : undefined,
    columns: spans.map(span => ({
      gross: rounded(sumOf(gross, span) - less('gross', span)),
      scheduled: rounded(sumOf(scheduled, span) - less('scheduled', span)),
      projected: projected[span.to - 1] ?? item.onHand ?? 0,
      net: sumOf(net, span),
      receipts: sumOf(receipt, span),
      releases: rounded(sumOf(release, span) - less('releases', span)),
    })),
    without: spans.map(({ to }) =>
      rounded((projected[to - 1] ?? item.onHand ?? 0) - (plannedUntil[to - 1] ?? 0)),
    ),
    start: (spans[0] && projected[spans[0].from - 1]) ?? item.onHand ?? 0,
  }
}

/** Some of the columns, from one on and until before another. */
export const columnsBetween = (all: Columns, from: number, end: number): Columns => ({
  pastDue: from === 0 ? all.pastDue : undefined,
  columns: all.columns.slice(from, end),
  without: all.without.slice(from, end),
  start: all.columns[from - 1]?.projected ?? all.start,
})

/** What is released late is really released today, or later. */
function pastDueOf(plan: Plan, item: Item, isTextbook: boolean): Column | undefined {
  const messages = plan.messages(item.id)
  const sumOf = (wanted: Message['kind']) =>
    sum(messages.filter(({ kind }) => kind === wanted).map(({ quantity = 0 }) => quantity))
  const gross = sumOf('demand-overdue')
  const scheduled = sumOf('receipt-overdue')
  const releases = isTextbook ? startedFor(item, sumOf('past-due')) : 0
  if (!gross && !scheduled && !releases) return undefined
  return { gross, scheduled, projected: 0, net: 0, receipts: 0, releases }
}
