import { type RefObject, useEffect, useState } from 'react'
import type { Item } from '../../../planning/engine/input.ts'
import type { Message } from '../../../planning/engine/messages.ts'
import type { Plan } from '../../../planning/engine/plan.ts'
import { rounded, startedFor, sum } from '../../../planning/engine/record.ts'
import type { Span } from '../days/periods.ts'
import type { PlannerWords } from '../planner-words.ts'
import { type PlannerState, useLatest } from '../shown.ts'

/** The six rows of a record, in their order. */
export const rowNames = ['gross', 'scheduled', 'projected', 'net', 'receipts', 'releases'] as const
export type RowName = (typeof rowNames)[number]

/** By how many columns Earlier and Later go. A narrow screen has no more than four. */
const columnsPerMove = 4

export type RecordView = ReturnType<typeof useRecordView>

/** Returns which columns of the record of the chosen item are shown: weeks or days, from which one on, and as who draws them. */
export function useRecordView(section: RefObject<HTMLElement | null>) {
  const shown = useLatest()
  const { planning, words, periods, weeks, selected } = shown
  const [isDaily, setDaily] = useState(false)
  const [wantsTextbook, setTextbook] = useState(false)
  const [wanted, setFirst] = useState<number>()
  const all = isDaily ? days(periods.count) : periods.weeks
  const item = planning.plan.itemOf(selected)
  const real = columnsOf(planning.plan, item, all, false)
  const textbook = columnsOf(planning.plan, item, all, true)
  // What is in time, the textbook draws in the same way.
  const hasTextbook = JSON.stringify(textbook) !== JSON.stringify(real)
  const isTextbook = wantsTextbook && hasTextbook
  const drawn = isTextbook ? textbook : real
  const fitting = useRoom(section, longestIn(words, drawn.columns))
  const room = Math.min(weeks, fitting)
  const order = firstOrderOf(planning.plan, selected, isTextbook)
  // It begins now, or shortly before the first order where that would be out of sight.
  const opening = placeIn(all, order?.due) < room ? 0 : placeIn(all, order?.release) - 1
  const first = Math.max(0, Math.min(wanted ?? opening, all.length - room))
  // Where no further column fits, past due takes the place of a week.
  const end = first + room - (fitting === room && first === 0 && drawn.pastDue ? 1 : 0)
  const isLast = end >= all.length
  return {
    ...{ isDaily, isTextbook, hasTextbook, isLast, setTextbook },
    ...columnsFrom(shown, drawn, { first, end, isDaily, isTextbook, all, order }),
    canMove: all.length > room,
    isFirst: first === 0,
    showDays(isDaily: boolean) {
      setDaily(isDaily)
      setFirst(undefined)
    },
    showEarlier: () => setFirst(Math.max(0, first - columnsPerMove)),
    showLater: () => isLast || setFirst(first + Math.min(columnsPerMove, end - first)),
  }
}

interface Window {
  /** The places among all spans of the first one that is shown, and of the one behind the last. */
  readonly first: number
  readonly end: number
  readonly isDaily: boolean
  readonly isTextbook: boolean
  readonly all: readonly Span[]
  readonly order: ReturnType<typeof firstOrderOf>
}

/** Returns the columns that are shown, as they are now and were before the first change. */
function columnsFrom(shown: PlannerState, drawn: ReturnType<typeof columnsOf>, window: Window) {
  const { planning, selected } = shown
  const { first, end, isDaily, isTextbook, all, order } = window
  const spans = all.slice(first, end)
  const [release, due] = [placeIn(spans, order?.release), placeIn(spans, order?.due)]
  const before = planning.isChanged
    ? columnsOf(planning.before, planning.listedItem(selected), all, isTextbook)
    : undefined
  return {
    /** What should have been before today; nothing if there is no such thing. */
    pastDue: first === 0 ? drawn.pastDue : undefined,
    pastDueBefore: before?.pastDue,
    /** What is there before the first column. */
    start: drawn.columns[first - 1]?.projected ?? planning.plan.itemOf(selected).onHand ?? 0,
    columns: drawn.columns.slice(first, end).map((numbers, at) => ({
      ...headingOf(shown, isDaily, numbers.from, first + at),
      numbers,
      was: before?.columns[first + at],
      /** Where the first order is released, and due. */
      mark: at === release ? ('release' as const) : at === due ? ('due' as const) : undefined,
      /** Whether it is on its way here. */
      isLead: release >= 0 && at >= release && at < due,
    })),
  }
}

/** A number for each row, the period that it begins with, and what would be there without planned orders. */
type Column = Readonly<Record<RowName | 'from' | 'without', number>>

/** Joins what will happen to an item into columns, one for each span, or its record as the textbook draws it. */
function columnsOf(plan: Plan, item: Item, spans: readonly Span[], isTextbook: boolean) {
  const { net, ...record } = plan.record(item.id)
  const { gross, scheduled, projected, receipt, release } = isTextbook ? record : plan.schedule(item.id)
  const pastDue = pastDueOf(plan, item, isTextbook)
  const stockBefore = (period: number) => projected[period - 1] ?? item.onHand ?? 0
  return {
    pastDue,
    columns: spans.map(({ from, to }): Column => {
      const sumOf = (row: readonly number[]) => sum(row.slice(from, to))
      const less = (part: RowName) => (from === 0 ? (pastDue?.[part] ?? 0) : 0)
      return {
        from,
        gross: rounded(sumOf(gross) - less('gross')),
        scheduled: rounded(sumOf(scheduled) - less('scheduled')),
        projected: stockBefore(to),
        net: sumOf(net),
        receipts: sumOf(receipt),
        releases: rounded(sumOf(release) - less('releases')),
        without: rounded(stockBefore(to) - sum(receipt.slice(0, to))),
      }
    }),
  }
}

/** Returns what should have been before today. What is released late is really released today, or later. */
function pastDueOf(plan: Plan, item: Item, isTextbook: boolean): Partial<Column> | undefined {
  const messages = plan.messages(item.id)
  const sumOf = (wanted: Message['kind']) =>
    sum(messages.filter(({ kind }) => kind === wanted).map(({ quantity = 0 }) => quantity))
  const gross = sumOf('demand-overdue')
  const scheduled = sumOf('receipt-overdue')
  const releases = isTextbook ? startedFor(item, sumOf('past-due')) : 0
  if (!gross && !scheduled && !releases) return undefined
  return { gross, scheduled, releases }
}

/** Returns of how many characters the longest number is. */
const longestIn = ({ number }: PlannerWords, columns: readonly Column[]): number =>
  Math.max(0, ...columns.flatMap(column => rowNames.map(row => number(column[row]).length)))

/** Returns when the first order of an item is released, and due. */
function firstOrderOf(plan: Plan, id: string, isTextbook: boolean) {
  if (isTextbook) return plan.orders(id)[0]
  const [placed] = plan.placements(id)
  return placed && { release: placed.release, due: placed.arrives }
}

/** Returns the place of the span with a period, or −1. */
const placeIn = (spans: readonly Span[], period = -1): number =>
  spans.findIndex(({ from, to }) => period >= from && period < to)

/** Returns the heading of a column: its name, its day where dates are known, and what is spoken. */
function headingOf({ words, periods }: PlannerState, isDaily: boolean, from: number, place: number) {
  const day = words.day(isDaily ? periods.dayOf(from) : periods.mondayOf(place))
  if (isDaily) return { name: day, day: '', spoken: day }
  const week = words.number(place + 1)
  return { name: week, day, spoken: words.t(day ? 'planner.week.from' : 'planner.week', { week, day }) }
}

/**
 * How many columns have room beside each other, if the longest number has so many characters. Before the page is measured,
 * as many as there may be.
 */
function useRoom(section: RefObject<HTMLElement | null>, characters: number): number {
  const [wide, setWide] = useState(99)
  useEffect(() => {
    if (!section.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const em = Number.parseFloat(getComputedStyle(entry.target).fontSize)
      setWide(entry.contentRect.width / em)
    })
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [section])
  const [maxColumns, names] = wide > 38 ? [13, 12] : [wide > 20 ? 8 : wide > 16 ? 6 : 4, 3]
  return Math.min(maxColumns, Math.floor((wide - names) / (characters / 2 + 0.4)))
}

const days = (count: number): readonly Span[] =>
  [...new Array(count).keys()].map(period => ({ from: period, to: period + 1 }))
