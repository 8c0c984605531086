import { dateOf, dayLength, localDayOf } from '../../planning/engine/calendar.ts'

/** An ISO date, such as `2025-06-09`. */
export type Day = string

/** Dates a week of a run's plan, the first of which is 1. */
export type DayIn = (week: number) => Day

/** The ISO date of a later year is longer. */
const lastYear = 9999

export const today = (): Day => dateOf(localDayOf(new Date()))

/**
 * Returns what dates the weeks of a run's plan: week 1 begins on the day of the run, or on the Monday after a weekend. A run
 * whose time is unreadable is one of today.
 */
export function daysOf(run: string): DayIn {
  const time = new Date(run)
  // Stored times may be anything.
  const isReadable = time.getTime() >= 0 && time.getFullYear() < lastYear
  const day = localDayOf(isReadable ? time : new Date())
  const first = day + daysToWork(new Date(day * dayLength))
  return week => dateOf(first + (week - 1) * 7)
}

/** Returns how many days after this one the next working day is, from Monday to Friday. */
const daysToWork = (day: Date): number => ({ 6: 2, 0: 1 })[day.getUTCDay()] ?? 0
