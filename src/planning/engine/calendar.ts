import { maxPeriods, refuse } from './check.ts'
import type { Calendar } from './input.ts'

// Working days. A period is one, so lead times in periods need no calendar; those in calendar days go through a table.

export const dayLength = 86_400_000

/** Monday to Friday, as days of the week from 0 for Sunday. */
export const usualWorkdays: readonly number[] = [1, 2, 3, 4, 5]

export const dateOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10)

/** Whether a text is a date such as `2026-03-02`. */
export const isDate = (text: unknown): text is string => {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN
  // Some engines take 30 February for 2 March, and all of them know more ways to write a date.
  return !Number.isNaN(time) && dateOf(time / dayLength) === text
}

/** Returns the day of a time in the visitor's time zone, counted from 1970. */
export const localDayOf = (time: Date): number =>
  Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / dayLength

/** Returns the number of a day, counted from 1970. */
const dayOf = (date: unknown, place: string): number =>
  isDate(date) ? Date.parse(date) / dayLength : refuse(place, date, 'a date such as 2026-03-02')

/** Working days as periods. A day is its number, counted from 1970. */
export interface DayCalendar {
  /** The first day, whether it is worked or not. */
  readonly begin: number
  /** Returns the day of a period, also of one that lies in the past or beyond the plan. */
  dayAt(period: number): number
  /** Returns the period in which something of a day is due: the last working day that is no later. */
  periodOf(day: number): number
  /** Returns the period in which something that comes on a day is there: the first working day that is no earlier. */
  arrivalOf(day: number): number
}

/** Reads the days of a calendar. `place` says in messages where it stands. */
export function readDays(
  { from, workdays = usualWorkdays, holidays = [] }: Calendar,
  place: (field: keyof Calendar) => string,
): DayCalendar {
  const begin = dayOf(from, place('from'))
  if (!workdays.some(day => [0, 1, 2, 3, 4, 5, 6].includes(day)))
    refuse(place('workdays'), workdays, 'days from 0, Sunday, to 6')
  const closed = new Set(holidays.map((date, index) => dayOf(date, `${place('holidays')}[${index}]`)))
  const isWorked = (day: number) =>
    workdays.includes(new Date(day * dayLength).getUTCDay()) && !closed.has(day)
  /** The working days from the first on, and those before it, back: as many as anybody has asked for. */
  const [ahead, behind]: [number[], number[]] = [[], []]
  const dayAt = (period: number): number => {
    const [days, step, at] = period < 0 ? [behind, -1, -1 - period] : [ahead, 1, period]
    while (days.length <= at) {
      let day = (days.at(-1) ?? (step > 0 ? begin - 1 : begin)) + step
      while (!isWorked(day)) day += step
      days.push(day)
    }
    return days[at] ?? begin
  }
  const periodOf = (day: number): number => {
    let period = day < begin ? -1 : 0
    // Nobody plans further ahead.
    if (period) while (period > -maxPeriods && dayAt(period) > day) period -= 1
    else while (period < maxPeriods && dayAt(period + 1) <= day) period += 1
    return period
  }
  const arrivalOf = (day: number): number => {
    const period = periodOf(day)
    // What should have come in the past is late, whatever day that was.
    return period >= 0 && dayAt(period) < day ? period + 1 : period
  }
  return { begin, dayAt, periodOf, arrivalOf }
}

/** Working days as periods. A day is its date. */
export interface DateCalendar {
  /** Returns the date of a period, also of one that lies in the past or beyond the plan. */
  dateOf(period: number): string
  /** Returns the period in which something of a date is due: the last working day that is no later. */
  periodOf(date: unknown, place: string): number
  /** Returns the period in which something that comes on a date is there: the first working day that is no earlier. */
  arrivalOf(date: unknown, place: string): number
  /** Returns the release period of an order for each due period, by lead time in calendar days. */
  releases(leadTime: number): Int16Array
  /** Returns the first period that is so many calendar days behind another, or later. */
  arrival(start: number, leadTime: number): number
}

export function readCalendar(calendar: Calendar, periods: number): DateCalendar {
  const { dayAt, periodOf, arrivalOf } = readDays(calendar, field => `calendar.${field}`)
  const tables = new Map<number, Int16Array>()
  return {
    dateOf: period => dateOf(dayAt(period)),
    periodOf: (date, place) => periodOf(dayOf(date, place)),
    arrivalOf: (date, place) => arrivalOf(dayOf(date, place)),
    releases(leadTime) {
      const known = tables.get(leadTime)
      if (known) return known
      const table = new Int16Array(periods)
      // From the last due date back.
      let release = periods - 1
      for (let due = periods - 1; due >= 0; due -= 1) {
        while (dayAt(release) > dayAt(due) - leadTime) release -= 1
        table[due] = release
      }
      tables.set(leadTime, table)
      return table
    },
    arrival(start, leadTime) {
      const day = dayAt(start) + leadTime
      let period = start
      while (dayAt(period) < day) period += 1
      return period
    },
  }
}
