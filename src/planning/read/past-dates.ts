import { type Column, find, has } from './column.ts'
import { beginOf, readDate } from './dates.ts'
import type { Evidence } from './evidence.ts'
import { readHeading } from './headings.ts'
import { is } from './layouts/marks.ts'
import type { Kind } from './result.ts'
import type { RawTable } from './tables.ts'
import { dayOfWeek } from './weeks.ts'

// What the dates of a table say: orders, or what is past.

export function dateEvidence(
  table: RawTable,
  columns: readonly Column[],
  today: number,
  due: Kind,
  isItems: boolean,
): readonly Evidence[] {
  const dates = columns.filter(({ meaning }) => meaning === 'date')
  // `Date` beside `Delivery date` is when the order was written.
  const [date = dates[0]] = [is.bareDate, () => false]
    .map(isBare => dates.find(({ heading }) => !is.otherDay(heading) && !isBare(heading)))
    .filter(one => one !== undefined)
  const quantity = find(columns, 'quantity')
  if (!date && !isItems) return pastEvidence(columns, today, due)
  if (!date || !quantity || isItems || due === 'proposals') return []
  const values = [...new Set(date.profile.values)]
  const days = values.map(value => latestOf(value, today)).filter(day => !Number.isNaN(day))
  const isPast = days.length > 0 && days.every(day => day < today)
  const isBare = is.day(date.heading) || is.counted(date.heading)
  const evidence: Evidence[] = []
  const add = (says: Kind, weight: number, word: string) =>
    evidence.push({ says, where: 'values', word, weight })
  if (!isPast)
    return [
      { says: due, where: 'values', word: values.find((_, at) => (days[at] ?? 0) >= today) ?? '', weight: 4 },
    ]
  if (!isBare || due === 'coming') return [{ says: due, where: 'date', word: date.heading, weight: 5 }]
  const [first = ''] = values
  if (is.counted(date.heading)) add('stock', 5, date.heading)
  if (has(columns, 'location', 'lot')) add('stock', 2, find(columns, 'location', 'lot')?.heading ?? '')
  if (values.length === 1 && table.rows.length > 1) add('stock', 2, first)
  if (is.sold(quantity.heading)) add('other', 4, quantity.heading)
  if (values.length > 2) add('other', 2, `${first} – ${values.at(-1)}`)
  else add('other', 1, first)
  if (has(columns, 'order', 'delivered', 'status'))
    add(due, 5, find(columns, 'order', 'delivered', 'status')?.heading ?? '')
  return evidence
}

/** A list whose months are all past says what was. */
function pastEvidence(columns: readonly Column[], today: number, due: Kind): readonly Evidence[] {
  const months = columns.filter(
    ({ meaning, heading }) => meaning === 'bucket' && readHeading(heading)?.meaning !== 'bucket',
  )
  const days = months.map(({ heading }) => latestOf(beginOf(heading), today))
  const [first] = months
  return first &&
    months.length > 1 &&
    months.every(({ heading }) => /20\d\d/.test(heading)) &&
    days.every(day => day <= today)
    ? [
        { says: 'other', where: 'values', word: first.heading, weight: 3 },
        { says: due, where: 'values', word: first.heading, weight: 2 },
      ]
    : []
}

/** The day of a date, or of a week; the later one where it may be two. NaN where it is none. */
export function latestOf(value: string, today: number): number {
  const days = (['day-first', 'month-first'] as const)
    .map(order => readDate(value, order, today))
    .filter(day => !Number.isNaN(day))
  return days.length > 0 ? Math.max(...days) : dayOfWeek(value, today, false)
}
