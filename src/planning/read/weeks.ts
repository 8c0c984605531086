import { mondayOf, mondayOfWeek, readWeek, yearOfWeek } from './dates.ts'
import type { Asked, Questions } from './questions.ts'

// Weeks to days. A week without a year is the plan's, whose week 1 is this one, or the year's.

/** Returns the Monday of a week, or NaN. */
export function dayOfWeek(text: string, today: number, isOfYear: boolean): number {
  const week = readWeek(text)
  if (!week) return Number.NaN
  if ('monday' in week) return week.monday
  return week.isOfYear || isOfYear ? nearest(today, week.number) : mondayOf(today) + 7 * (week.number - 1)
}

/** The week of this year, or of next year if it is more than half a year ago. */
function nearest(today: number, week: number): number {
  const year = yearOfWeek(today)
  const monday = mondayOfWeek(year, week)
  return monday < today - 182 ? mondayOfWeek(year + 1, week) : monday
}

/**
 * Returns whether weeks without a year are the year's. Those that lie behind us in this year count from this week, as
 * weeks do everywhere on the site, and those that begin with this one are the year's; others are asked about. `KW` and
 * `CW` say it themselves.
 */
export function askWeeks(
  about: Pick<Asked, 'id' | 'source' | 'column'>,
  texts: readonly string[],
  today: number,
  questions: Questions,
): boolean {
  const year = yearOfWeek(today)
  const samples: string[] = []
  let isAhead = false
  let least = Number.POSITIVE_INFINITY
  for (const text of texts) {
    const week = readWeek(text)
    if (!week || !('number' in week) || week.isOfYear) continue
    if (week.number > 53 || week.number < 1) return false
    if (samples.length < 5 && !samples.includes(text)) samples.push(text)
    least = Math.min(least, week.number)
    isAhead ||= mondayOfWeek(year, week.number) > mondayOf(today)
  }
  if (!isAhead) return false
  if (least > 1 && mondayOfWeek(year, least) === mondayOf(today)) return true
  return (
    questions.ask({ ...about, code: 'week-number', samples, choices: ['plan', 'calendar'] }) === 'calendar'
  )
}
