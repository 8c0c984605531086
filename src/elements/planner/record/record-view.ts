import { type RefObject, useEffect, useState } from 'react'
import type { Span } from '../days/periods.ts'
import { useLatest } from '../shown.ts'
import { columnsBetween, columnsOf, type Heading } from './record-columns.ts'

/** By how many columns Earlier and Later go. A narrow screen has no more than four. */
const columnsPerMove = 4

export type RecordView = ReturnType<typeof useRecordView>

/** Which columns of the record of the chosen item are shown: weeks or days, from which one on, and as who draws them. */
export function useRecordView(section: RefObject<HTMLElement | null>) {
  const { planning, words, periods, weeks, selected } = useLatest()
  const [isDaily, setDaily] = useState(false)
  const [wantsTextbook, setTextbook] = useState(false)
  const [wanted, setFirst] = useState<number>()
  const item = planning.itemOf(selected)
  const all = isDaily ? days(periods.count) : periods.weeks
  const draw = (inTextbook: boolean) => columnsOf(planning.plan, item, all, inTextbook)
  // What is in time, the textbook draws in the same way.
  const [textbook, real] = [draw(true), draw(false)]
  const hasTextbook = JSON.stringify(textbook) !== JSON.stringify(real)
  const isTextbook = wantsTextbook && hasTextbook
  const drawn = isTextbook ? textbook : real
  const longest = drawn.columns
    .flatMap(Object.values)
    .reduce((most, value) => Math.max(most, words.number(value).length), 0)
  const room = Math.min(weeks, useRoom(section, longest))
  const order = orderOf(isTextbook)
  const columnIn = (of: readonly Span[], period = -1) =>
    of.findIndex(({ from, to }) => period >= from && period < to)
  // It begins now, or shortly before the first order where that would be out of sight.
  const opening = columnIn(all, order?.due) < room ? 0 : columnIn(all, order?.release) - 1
  const first = Math.max(0, Math.min(wanted ?? opening, all.length - room))
  // Where columns are few, past due takes the place of a week.
  const isPastDue = room < weeks && first === 0 && drawn.pastDue
  const end = first + room - (isPastDue ? 1 : 0)
  const spans = all.slice(first, end)
  const isLast = end >= all.length

  return {
    isDaily,
    isTextbook,
    hasTextbook,
    canMove: all.length > room,
    isFirst: first === 0,
    isLast,
    columns: columnsBetween(drawn, first, end),
    /** As it was before the first change. */
    before: planning.isChanged
      ? columnsOf(planning.before, planning.listedItem(selected), spans, isTextbook)
      : undefined,
    headings: spans.map(headingOf),
    /** The columns in which the first order is released, and due. */
    marks: { release: columnIn(spans, order?.release), due: columnIn(spans, order?.due) },
    setTextbook,
    showDays(isDaily: boolean) {
      setDaily(isDaily)
      setFirst(undefined)
    },
    showEarlier: () => setFirst(Math.max(0, first - columnsPerMove)),
    showLater: () => isLast || setFirst(first + Math.min(columnsPerMove, spans.length)),
  }

  function orderOf(inTextbook: boolean): { release: number; due: number } | undefined {
    if (inTextbook) return planning.plan.orders(selected)[0]
    const [placed] = planning.plan.placements(selected)
    return placed && { release: placed.release, due: placed.arrives }
  }

  function headingOf(span: Span, at: number): Heading {
    const date = isDaily ? periods.dayOf(span.from) : periods.mondayOf(first + at)
    const day = words.day(date)
    const week = words.number(first + at + 1)
    if (isDaily) return { name: day, day: '', spoken: day }
    return { name: week, day, spoken: words.t(day ? 'planner.week.from' : 'planner.week', { week, day }) }
  }
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
  const [most, names] = wide > 38 ? [13, 12] : [wide > 20 ? 8 : wide > 16 ? 6 : 4, 3]
  return Math.min(most, Math.floor((wide - names) / (characters / 2 + 0.4)))
}

const days = (count: number): readonly Span[] =>
  [...new Array(count).keys()].map(period => ({ from: period, to: period + 1 }))
