import { refuse } from '../../engine/check.ts'
import type { Calendar } from '../../engine/input.ts'
import { dayOf, mondayOf } from './dates.ts'

// Days to periods. A period is a working day, or a week in a weekly plan.

/** How many periods are planned: at least 12 weeks, at most a year. */
export const horizons = { day: { least: 60, most: 260 }, week: { least: 12, most: 52 } } as const

/** So many days before and after today are told apart. */
const mostDays = 4000

export class Horizon {
  readonly calendar: Calendar & { readonly workdays: readonly number[] }
  readonly today: number
  /** How many days are worked up to each day, from the first that is told apart. */
  readonly #worked: readonly number[]

  constructor(from: string, workdays: readonly number[] = [1, 2, 3, 4, 5], holidays: readonly string[] = []) {
    this.calendar = { from, workdays, holidays }
    this.today = isoDay(from, 'today')
    if (!workdays.some(day => [0, 1, 2, 3, 4, 5, 6].includes(day)))
      refuse('workdays', workdays, 'days from 0, Sunday, to 6')
    const closed = new Set(holidays.map((date, index) => isoDay(date, `holidays[${index}]`)))
    const isWorked = (day: number) => workdays.includes((((day + 4) % 7) + 7) % 7) && !closed.has(day)
    let sum = 0
    this.#worked = Array.from({ length: 2 * mostDays + 1 }, (_, at) => {
      if (isWorked(this.today - mostDays + at)) sum += 1
      return sum
    })
  }

  /** How many days of a week are worked. */
  get daysOfWeek(): number {
    return new Set(this.calendar.workdays.filter(day => day >= 0 && day <= 6)).size
  }

  /** The period in which something of a day is due: the last working day that is no later. Negative in the past. */
  periodOf(day: number): number {
    const ahead = Math.max(-mostDays, Math.min(mostDays, day - this.today))
    const until = (at: number) => this.#worked[at + mostDays] ?? 0
    const period = until(ahead) - until(-1) - 1
    return ahead < 0 ? period : Math.max(0, period)
  }

  /** The week of a day, counted from the week of today. */
  weekOf(day: number): number {
    return (mondayOf(day) - mondayOf(this.today)) / 7
  }
}

function isoDay(date: string, place: string): number {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  const found = dayOf(Number(year), Number(month), Number(day))
  return Number.isNaN(found) ? refuse(place, date, 'a date such as 2026-03-02') : found
}
