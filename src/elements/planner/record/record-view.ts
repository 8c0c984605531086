import { type RefObject, useEffect, useState } from 'react'
import type { Plan } from '../../../planning/engine/plan.ts'
import type { Span } from '../days/periods.ts'
import type { PlannerWords } from '../planner-words.ts'
import { type Shown, useLatest } from '../shown.ts'
import { type Columns, columnsBetween, columnsOf, type Heading } from './record-columns.ts'

/** By how many columns Earlier and Later go. A narrow screen has no more than four. */
const columnsPerMove = 4

export type RecordView = ReturnType<typeof useRecordView>

/** Which columns of the record of the chosen item are shown: weeks or days, from which one on, and as who draws them. */
export function useRecordView(section: RefObject<HTMLElement | null>) {
  const shown = useLatest()
  const { planning, words, periods, weeks, selected } = shown
  const [isDaily, setDaily] = useState(false)
  const [wantsTextbook, setTextbook] = useState(false)
  const [wanted, setFirst] = useState<number>()
  const all = isDaily ? days(periods.count) : periods.weeks
  const { drawn, hasTextbook } = drawingOf(shown, all, wantsTextbook)
  const isTextbook = wantsTextbook && hasTextbook
  const room = Math.min(weeks, useRoom(section, longestIn(words, drawn)))
  const order = firstOrderOf(planning.plan, selected, isTextbook)
  // It begins now, or shortly before the first order where that would be out of sight.
  const opening = placeIn(all, order?.due) < room ? 0 : placeIn(all, order?.release) - 1
  const first = Math.max(0, Math.min(wanted ?? opening, all.length - room))
  // Where columns are few, past due takes the place of a week.
  const isPastDue = room < weeks && first === 0 && drawn.pastDue
  const end = first + room - (isPastDue ? 1 : 0)
  const spans = all.slice(first, end)
  const isLast = end >= all.length
  return {
    ...{ isDaily, isTextbook, hasTextbook, isLast, setTextbook },
    canMove: all.length > room,
    isFirst: first === 0,
    columns: columnsBetween(drawn, first, end),
    /** As it was before the first change. */
    before: planning.isChanged
      ? columnsOf(planning.before, planning.listedItem(selected), spans, isTextbook)
      : undefined,
    headings: spans.map((span, at) => headingOf(shown, isDaily, span, first + at)),
    /** The columns in which the first order is released, and due. */
    marks: { release: placeIn(spans, order?.release), due: placeIn(spans, order?.due) },
    showDays(isDaily: boolean) {
      setDaily(isDaily)
      setFirst(undefined)
    },
    showEarlier: () => setFirst(Math.max(0, first - columnsPerMove)),
    showLater: () => isLast || setFirst(first + Math.min(columnsPerMove, spans.length)),
  }
}

/** Draws the record, and says whether the textbook draws it otherwise: what is in time, it draws in the same way. */
function drawingOf({ planning, selected }: Shown, spans: readonly Span[], wantsTextbook: boolean) {
  const draw = (inTextbook: boolean) => columnsOf(planning.plan, planning.itemOf(selected), spans, inTextbook)
  const [textbook, real] = [draw(true), draw(false)]
  return {
    drawn: wantsTextbook ? textbook : real,
    hasTextbook: JSON.stringify(textbook) !== JSON.stringify(real),
  }
}

/** Returns of how many characters the longest number is. */
const longestIn = ({ number }: PlannerWords, { columns }: Columns): number =>
  columns.flatMap(Object.values).reduce((longest, value) => Math.max(longest, number(value).length), 0)

/** Returns when the first order of an item is released, and due. */
function firstOrderOf(plan: Plan, id: string, isTextbook: boolean) {
  if (isTextbook) return plan.orders(id)[0]
  const [placed] = plan.placements(id)
  return placed && { release: placed.release, due: placed.arrives }
}

/** Returns the place of the span with a period, or −1. */
const placeIn = (spans: readonly Span[], period = -1): number =>
  spans.findIndex(({ from, to }) => period >= from && period < to)

function headingOf({ words, periods }: Shown, isDaily: boolean, { from }: Span, place: number): Heading {
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
