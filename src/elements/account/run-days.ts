/** An ISO date, such as `2025-06-09`. */
export type Day = string

/** Dates a week of a run's plan, the first of which is 1. */
export type DayIn = (week: number) => Day

/** In ms. */
const dayLength = 24 * 60 * 60 * 1000

const latest = Date.UTC(9999, 0)

/**
 * Returns what dates the weeks of a run's plan: week 1 begins on the day of the run, or on the Monday after a weekend. A run
 * whose time is unreadable is one of today.
 */
export function daysOf(run: string): DayIn {
  const runDay = dayOf(new Date(run)) ?? dayOf(new Date()) ?? 0
  const first = runDay + daysToWork(new Date(runDay)) * dayLength
  return week => new Date(first + (week - 1) * 7 * dayLength).toISOString().slice(0, 10)
}

/** Returns how many days after this one the next working day is, from Monday to Friday. */
const daysToWork = (day: Date): number => ({ 6: 2, 0: 1 })[day.getUTCDay()] ?? 0

/** Returns the day of a date in the visitor's time zone, as the time of that day in UTC. */
function dayOf(date: Date): number | undefined {
  const time = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  // Stored times may be anything. The ISO date of a year beyond 9999 is longer.
  return time >= 0 && time < latest ? time : undefined
}
