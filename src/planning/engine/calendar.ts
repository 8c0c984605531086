import { refuse } from './check.ts'
import type { Calendar } from './input.ts'

// Working days. A period is one, so lead times in periods need no calendar; those in calendar days go through a table.

const dayLength = 86_400_000

/** Returns the number of a day, counted from 1970. */
function dayOf(date: string, place: string): number {
  const time = Date.parse(date)
  // Some engines take 30 February for 2 March, and all of them know more ways to write a date.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date
    ? time / dayLength
    : refuse(place, date, 'a date such as 2026-03-02')
}

/** Returns a function that gives the release period of an order for each due period, by lead time in calendar days. */
export function releaseTables(calendar: Calendar, periods: number): (leadTime: number) => Int16Array {
  const { from, workdays = [1, 2, 3, 4, 5], holidays = [] } = calendar
  if (!workdays.some(day => [0, 1, 2, 3, 4, 5, 6].includes(day)))
    refuse('calendar.workdays', workdays, 'days from 0, Sunday, to 6')
  const closed = new Set(holidays.map((date, index) => dayOf(date, `calendar.holidays[${index}]`)))
  const isWorked = (day: number) =>
    workdays.includes(new Date(day * dayLength).getUTCDay()) && !closed.has(day)

  const days: number[] = []
  for (let day = dayOf(from, 'calendar.from'); days.length < periods; day += 1)
    if (isWorked(day)) days.push(day)

  const tables = new Map<number, Int16Array>()
  return leadTime => {
    const known = tables.get(leadTime)
    if (known) return known
    const table = new Int16Array(periods)
    // The last working day that is no later than the due date less the lead time, from the last due date back.
    let release = periods - 1
    let day = days[release] ?? 0
    for (let due = periods - 1; due >= 0; due -= 1) {
      const latest = (days[due] ?? 0) - leadTime
      while (day > latest) {
        day -= 1
        while (!isWorked(day)) day -= 1
        release -= 1
      }
      table[due] = release
    }
    tables.set(leadTime, table)
    return table
  }
}
