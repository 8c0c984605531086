import { monthNames, periodsOfDays, periodsOfMonths, weekSpan } from '../layouts/calendar-words.ts'
import type { Ask } from '../questions.ts'
import {
  type DateOrder,
  dateOrderOf,
  dayOf,
  isBucket,
  isLateWeek,
  isPeriod,
  isWeek,
  monthIndex,
  monthOf,
  readDate,
  readWeek,
} from './dates.ts'
import { askWeeks, dayOfWeek, monthsOrWeeks } from './weeks.ts'

// The headings of a forecast to days, taken together: one tells how the others are written.

export interface Day {
  readonly day: number
  readonly isWeek: boolean
}

/** Returns the day of each heading, of a week its Monday. What is overdue was due yesterday. */
export function daysOfHeadings(written: readonly string[], today: number, ask: Ask): readonly Day[] {
  const asWritten = monthsOrWeeks(written, ask)
  const headings = withYears(withoutEnds(withoutPeriods(written, today, ask)), today).map(asWritten)
  const haveWeeks = headings.some(isLateWeek)
  const isInWeeks = (heading: string) => isWeek(heading) || (haveWeeks && readWeek(heading) !== undefined)
  const weeks = headings.filter(isInWeeks)
  const isOfYear = askWeeks(weeks, today, ask)
  const dayOfHeading = headingReader(headings, today, ask)
  const found = headings.map(heading =>
    isInWeeks(heading)
      ? { day: dayOfWeek(heading, today, isOfYear), isWeek: true }
      : { day: dayOfHeading(heading), isWeek: false },
  )
  const others = new Set(found.filter((_, at) => !isQuarter(headings[at])).map(({ day }) => day))
  // Behind its months, a quarter is their sum.
  return found.map((one, at) =>
    isQuarter(headings[at]) && others.has(one.day) ? { ...one, day: Number.NaN } : one,
  )
}

/** Returns a function that reads the day of a heading, the headings in their order. */
function headingReader(headings: readonly string[], today: number, ask: Ask): (heading: string) => number {
  const order = orderOf(headings, samples => ask('date-order', samples, ['day-first', 'month-first']))
  const months = headings.flatMap(heading => monthOf(heading) ?? [])
  let month = firstOf(months, today, years => ask('year', headings.filter(monthOf), years))
  const withYear = areDays(headings, today) ? '$1 $2' : '$1 20$2'
  return heading => {
    const named = monthOf(heading)
    if (named) {
      month += stepTo(named, month)
      return firstDay(month)
    }
    return isBucket(heading) ? readDate(heading.replace(ofMonth, withYear), order, today) : today - 1
  }
}

const isoOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** Writes `Period 1` as what it is: weeks or months from now, which is asked, unless it says it; more than twelve are weeks. */
function withoutPeriods(headings: readonly string[], today: number, ask: Ask): readonly string[] {
  const periods = headings.filter(isPeriod)
  const [first] = periods
  if (first === undefined) return headings
  const write = (as: (number: number) => string) =>
    headings.map(heading => (isPeriod(heading) ? as(Number(/\d+/.exec(heading)?.[0])) : heading))
  const inMonths = (number: number) => isoOf(number === 1 ? today : firstDay(monthIndex(today) + number - 1))
  if (periodsOfDays.test(first)) return write(number => isoOf(today + number - 1))
  if (periodsOfMonths.test(first)) {
    const areOfYear = ask('week-number', periods, ['plan', 'calendar']) === 'calendar'
    return write(number => (areOfYear ? (monthNames[number - 1]?.slice(0, 3) ?? '') : inMonths(number)))
  }
  const areWeeks = periods.length > 12 || ask('period', periods, ['weeks', 'months']) === 'weeks'
  return write(number => (areWeeks ? `Week ${number}` : inMonths(number)))
}

const isQuarter = (heading = ''): boolean => /^(?:\d{4}[-/. ]*)?q[1-4]\b/i.test(heading)

function orderOf(headings: readonly string[], ask: (samples: readonly string[]) => string): DateOrder {
  const orders = headings.map(dateOrderOf)
  const own = orders.find(order => order !== undefined && order !== 'either')
  if (own) return own
  const unclear = headings.filter((_, index) => orders[index] === 'either')
  return unclear.length > 0 ? (ask(unclear) as DateOrder) : 'day-first'
}

const firstDay = (month: number): number => dayOf(Math.floor(month / 12), (month % 12) + 1, 1)

/** How many months it is to the next one of that name. December is followed by next year's January. */
const stepTo = (named: number, month: number): number => (named - 1 - (month % 12) + 12) % 12

/**
 * Returns the first of months without a year, counted from the year 0: the next one of its name, unless this month is
 * among those that follow. Then the list has begun already, or begins next year, and that is asked.
 */
function firstOf(
  months: readonly number[],
  today: number,
  ask: (years: readonly [string, string]) => string,
): number {
  const [named = 1] = months
  const now = monthIndex(today)
  const next = now + stepTo(named, now)
  let last = next
  for (const month of months) last += stepTo(month, last)
  if (next === now || last - 12 < now) return next
  const year = Math.floor(next / 12)
  return Number(ask([String(year - 1), String(year)])) * 12 + named - 1
}

/** `12/26; 01/27`: months that follow each other. */
function withYears(headings: readonly string[], today: number): readonly string[] {
  const months = headings.map(heading => {
    const [, month, year] = /^(\d{1,2})\/(\d{2})$/.exec(heading.trim()) ?? []
    return year ? (2000 + Number(year)) * 12 + Number(month) - 1 : Number.NaN
  })
  const areMonths = months.every(
    (month, at) =>
      Math.abs(month - monthIndex(today)) < 36 && (at === 0 || month - (months[at - 1] ?? 0) === 1),
  )
  return areMonths && months.length > 1 ? headings.map(heading => heading.replace('/', '/20')) : headings
}

/** `KW 49/50; KW 51/52`: weeks that are taken together, where the second number is no year. */
function withoutEnds(headings: readonly string[]): readonly string[] {
  const spans = headings.map(heading => weekSpan.exec(heading.trim()) ?? [])
  const areSpans = spans.every(([, , first, last]) => (Number(last) - Number(first) + 53) % 53 < 5)
  const ends = new Set(spans.map(([, , , last]) => last))
  return areSpans && ends.size > 1 ? spans.map(([, begin = '']) => begin) : headings
}

/** `Dec-05`: the fifth, or 2005. */
const ofMonth = /^\s*(\p{L}{3,})[-.]? ?(\d{2})\s*$/u

/** Whether `Dec-05` is a day: as months, they would not follow each other within the next years. */
function areDays(headings: readonly string[], today: number): boolean {
  const found = headings.filter(heading => ofMonth.test(heading))
  const months = found.map(heading => monthIndex(readDate(heading.replace(ofMonth, '$1 20$2'), 'day-first')))
  return months.some((month, at) => {
    const step = at > 0 ? month - (months[at - 1] ?? 0) : 1
    return step < 1 || step % 12 === 0 || Math.abs(month - monthIndex(today)) > 36
  })
}
