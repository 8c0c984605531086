import { readDays } from '../../engine/calendar.ts'
import { memoize } from '../memoize.ts'
import { mondayOf } from './dates.ts'

// Turns days into periods. A period is a working day, or a week in a weekly plan.

/** How many periods are planned: at least 12 weeks, at most a year. */
export const horizons = { day: { least: 60, most: 260 }, week: { least: 12, most: 52 } } as const

export type Horizon = ReturnType<typeof horizonOf>

export function horizonOf(
  from: string,
  workdays: readonly number[] = [1, 2, 3, 4, 5],
  holidays: readonly string[] = [],
) {
  const calendar = { from, workdays, holidays }
  const { begin, periodOf, arrivalOf } = readDays(calendar, field => (field === 'from' ? 'today' : field))
  return {
    calendar,
    today: begin,
    // The period in which something of a day is due, or is there if it comes then. Negative in the past.
    periodOf: memoize(periodOf),
    arrivalOf: memoize(arrivalOf),
    // How many days of a week are worked.
    daysOfWeek: new Set(workdays.filter(day => day >= 0 && day <= 6)).size,
    // The week of a day, counted from the week of today.
    weekOf: (day: number) => (mondayOf(day) - mondayOf(begin)) / 7,
  }
}
