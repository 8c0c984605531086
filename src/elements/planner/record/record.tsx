import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { sheetOfPaper } from '../../../ui/layout.styles.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import { Button } from '../button.tsx'
import type { Span } from '../days/periods.ts'
import { head } from '../planner.styles.ts'
import { useShown } from '../shown.ts'
import * as styles from './record.styles.ts'
import { RecordChart } from './record-chart.tsx'
import { columnsOf, type Heading } from './record-columns.ts'
import { RecordTable } from './record-table.tsx'
import { WhatIf } from './what-if.tsx'

/** By how many columns Earlier and Later go. A narrow screen has no more than four. */
const columnsPerMove = 4

interface RecordProps {
  /** Takes the focus when an item is chosen elsewhere. */
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** The MRP record of the chosen item: numbers that can be changed, a chart and a table on one grid. */
export function Record({ heading }: RecordProps) {
  const { planning, words, nameOf, periods, weeks, selected } = useShown()
  const { t, number } = words
  const id = useId()
  const [isDaily, setDaily] = useState(false)
  const [wantsTextbook, setTextbook] = useState(false)
  const [wanted, move] = useState<number>()
  const section = useRef<HTMLElement>(null)
  const item = planning.itemOf(selected)
  const all = isDaily ? days(periods.count) : periods.weeks
  const draw = (of: readonly Span[], inTextbook: boolean) => columnsOf(planning.plan, item, of, inTextbook)
  // What is in time, the textbook draws in the same way.
  const hasTextbook = JSON.stringify(draw(all, true)) !== JSON.stringify(draw(all, false))
  const isTextbook = wantsTextbook && hasTextbook
  const longest = draw(all, isTextbook)
    .columns.flatMap(Object.values)
    .reduce((most, value) => Math.max(most, number(value).length), 0)
  const room = Math.min(weeks, useRoom(section, longest))
  const [placed] = planning.plan.placements(selected)
  const [planned] = planning.plan.orders(selected)
  const order = isTextbook ? planned : placed && { release: placed.release, due: placed.arrives }
  const columnIn = (of: readonly Span[], period = -1) =>
    of.findIndex(({ from, to }) => period >= from && period < to)
  // It begins now, or shortly before the first order where that would be out of sight.
  const opening = columnIn(all, order?.due) < room ? 0 : columnIn(all, order?.release) - 1
  const first = Math.max(0, Math.min(wanted ?? opening, all.length - room))
  // Where columns are few, past due takes the place of a week.
  const isPastDue = room < weeks && draw(all.slice(first, first + 1), isTextbook).pastDue
  const spans = all.slice(first, first + room - (isPastDue ? 1 : 0))
  const isLast = first + spans.length >= all.length
  const columns = draw(spans, isTextbook)
  const marks = { release: columnIn(spans, order?.release), due: columnIn(spans, order?.due) }
  const headings = spans.map(headingOf)
  const before = planning.isChanged
    ? columnsOf(planning.before, planning.listedItem(selected), spans, isTextbook)
    : undefined
  const parts = planning.outline.parts.get(selected)?.length ?? 0

  return (
    <section aria-labelledby={id} className={`${sheetOfPaper} ${styles.record}`} ref={section}>
      <div className={head}>
        <div>
          <h2 className={subtitle} id={id} ref={heading} tabIndex={-1}>
            <span>{selected}</span> <span>{nameOf(selected)}</span>
          </h2>
          <p>
            {/* Elements of their own: a translator may take texts apart. */}
            <span>
              {parts > 0
                ? words.count('planner.parts', parts)
                : t(item.make === undefined ? 'planner.bought.guess' : 'planner.bought')}
            </span>{' '}
            <span>{item.supplier}</span>
          </p>
        </div>
        <div className={styles.moves}>
          {hasTextbook && (
            <Button aria-pressed={isTextbook} onClick={() => setTextbook(!isTextbook)}>
              {t('planner.textbook')}
            </Button>
          )}
          {periods.unit === 'day' && (
            <Button
              aria-pressed={isDaily}
              onClick={() => {
                setDaily(!isDaily)
                move(undefined)
              }}
            >
              {t('planner.days')}
            </Button>
          )}
          {all.length > room && (
            <>
              <Button aria-disabled={first === 0} onClick={() => move(Math.max(0, first - columnsPerMove))}>
                {t('planner.earlier')}
              </Button>
              <Button
                aria-disabled={isLast}
                onClick={() => isLast || move(first + Math.min(columnsPerMove, spans.length))}
              >
                {t('planner.later')}
              </Button>
            </>
          )}
        </div>
      </div>
      <WhatIf key={selected} />
      <div className={styles.weeks}>
        <RecordChart
          headings={headings}
          before={before}
          columns={columns}
          marks={marks}
          safetyStock={item.safetyStock ?? 0}
        />
        <RecordTable before={before} columns={columns} headings={headings} isDaily={isDaily} marks={marks} />
      </div>
    </section>
  )

  function headingOf(span: Span, at: number): Heading {
    const date = isDaily ? periods.dayOf(span.from) : periods.mondayOf(first + at)
    const day = words.day(date)
    const name = isDaily ? day : number(first + at + 1)
    return {
      name,
      day: isDaily ? '' : day,
      spoken: isDaily
        ? day
        : t(day ? 'planner.week.from' : 'planner.week', { week: number(first + at + 1), day }),
    }
  }
}

/**
 * How many columns have room, as the styles have it, for numbers of so many signs; as many as there may be before anybody
 * knows.
 */
function useRoom(section: RefObject<HTMLElement | null>, signs: number): number {
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
  return Math.min(most, Math.floor((wide - names) / (signs / 2 + 0.4)))
}

const days = (count: number): readonly Span[] =>
  Array.from({ length: count }, (_, period) => ({ from: period, to: period + 1 }))
