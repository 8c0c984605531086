import type { Ask } from '../questions.ts'
import { isYearNumber, mondayOf, mondayOfWeek, readWeek, yearOfWeek } from './dates.ts'

// Turns weeks into days. A week without a year is the plan's, whose week 1 is this one, or the year's.

/** Returns the Monday of a week, or NaN. */
export function dayOfWeek(text: string, today: number, isOfYear: boolean): number {
  const week = readWeek(text)
  if (!week) return Number.NaN
  if ('monday' in week) return week.monday
  return week.isOfYear || isOfYear ? nearestWeek(today, week.number) : mondayOf(today) + 7 * (week.number - 1)
}

/** The week of this year, or of next year if it is more than half a year ago. */
function nearestWeek(today: number, week: number): number {
  const year = yearOfWeek(today)
  const monday = mondayOfWeek(year, week)
  return monday < today - 182 ? mondayOfWeek(year + 1, week) : monday
}

/**
 * Returns whether weeks without a year are the year's. Those that lie behind us in this year count from this week, as
 * weeks do everywhere on the site, and those that begin with this one, or go on after the last one of a year, are the
 * year's; others are asked about. `KW` and `CW` say it themselves.
 */
export function askWeeks(texts: readonly string[], today: number, ask: Ask): boolean {
  const [year, now] = [yearOfWeek(today), mondayOf(today)]
  const mondays = new Map<string, number>()
  for (const text of texts) {
    const week = readWeek(text)
    if (week && 'number' in week && !week.isOfYear) mondays.set(text, mondayOfWeek(year, week.number))
  }
  const found = [...mondays.values()].sort((one, other) => one - other)
  if (crossNewYear(found, year, now)) return true
  if (found.every(monday => monday <= now)) return false
  return (
    areAhead(found, year, now) || ask('week-number', [...mondays.keys()], ['plan', 'calendar']) === 'calendar'
  )
}

/** Whether weeks begin with this one, or late in the year with one of the next: a plan begins with its week 1. */
function areAhead([first = 0]: readonly number[], year: number, now: number): boolean {
  const isLate = first > mondayOfWeek(year, 13) && first <= now + 28
  return first >= now && (first === now ? now !== mondayOfWeek(year, 1) : isLate)
}

/** Whether weeks, in order, are `51, 52, 1, 2`: the last of this year, which are to come, and the first of the next. */
const crossNewYear = (mondays: readonly number[], year: number, now: number): boolean =>
  mondays[0] === mondayOfWeek(year, 1) &&
  (mondays.at(-1) ?? 0) >= mondayOfWeek(year, 52) &&
  mondays.some(
    (monday, at) => monday - (mondays[at - 1] ?? monday) > 182 && monday >= now && monday < now + 182,
  )

/** Whether weeks end with this or the last one, such as `45, 46, 47`: they are past. A plan begins with its week 1. */
export function areBehind(texts: readonly string[], today: number): boolean {
  const now = (mondayOf(today) - mondayOfWeek(yearOfWeek(today), 1)) / 7 + 1
  const ago = texts.map(text => {
    const week = readWeek(text)
    return week && 'number' in week && !week.isOfYear && week.number > 1
      ? (now - week.number + 52) % 52
      : Number.NaN
  })
  const last = Math.min(...ago)
  return texts.length > 2 && last < 2 && Math.max(...ago) - last < texts.length
}

/** Returns a function that writes `202612` as `2026-12` or as `2026-W12`, and leaves all else. Asks where both may be. */
export function monthsOrWeeks(texts: readonly string[], ask: Ask): (text: string) => string {
  const samples = [...new Set(texts.map(text => text.trim()).filter(isYearNumber))].sort()
  const numbers = samples.map(text => Number(text.slice(4)))
  const isYear = numbers.length > 11
  const areMonths = isYear || numbers.some((number, at) => number === 1 && numbers[at - 1] === 12)
  const areWeeks =
    numbers.some(number => number > 12) ||
    (!areMonths && numbers.length > 0 && ask('period', samples, ['months', 'weeks']) === 'weeks')
  return text => {
    const bare = text.trim()
    return isYearNumber(bare) ? `${bare.slice(0, 4)}-${areWeeks ? 'W' : ''}${bare.slice(4)}` : text
  }
}
