import { refuse } from '../engine/check.ts'
import type { Calendar } from '../engine/input.ts'
import { dayOf, mondayOf } from './dates.ts'

// Days to periods. A period is a working day, or a week in a weekly plan.

/** How many periods are planned: at least 12 weeks, at most a year. */
export const horizons = { day: { least: 60, most: 260 }, week: { least: 12, most: 52 } } as const

export class Horizon {
  readonly calendar: Calendar & { readonly workdays: readonly number[] }
  readonly today: number
  readonly #isWorked: (day: number) => boolean
  /** How many working days there are from period 0 to a day; filled as far as somebody asked. */
  readonly #after: number[]
  readonly #before: number[] = [0]

  constructor(from: string, workdays: readonly number[] = [1, 2, 3, 4, 5], holidays: readonly string[] = []) {
    this.calendar = { from, workdays, holidays }
    this.today = isoDay(from, 'today')
    if (!workdays.some(day => [0, 1, 2, 3, 4, 5, 6].includes(day)))
      refuse('workdays', workdays, 'days from 0, Sunday, to 6')
    const closed = new Set(holidays.map((date, index) => isoDay(date, `holidays[${index}]`)))
    this.#isWorked = day => workdays.includes((((day + 4) % 7) + 7) % 7) && !closed.has(day)
    this.#after = [this.#isWorked(this.today) ? 1 : 0]
  }

  /** How many days of a week are worked. */
  get daysOfWeek(): number {
    return new Set(this.calendar.workdays.filter(day => day >= 0 && day <= 6)).size
  }

  /** The period in which something of a day is due: the last working day that is no later. Negative in the past. */
  periodOf(day: number): number {
    const ahead = day - this.today
    if (ahead >= 0) {
      for (let next = this.#after.length; next <= ahead && next < 4000; next += 1)
        this.#after.push((this.#after[next - 1] ?? 0) + (this.#isWorked(this.today + next) ? 1 : 0))
      return Math.max(0, (this.#after[Math.min(ahead, 3999)] ?? 0) - 1)
    }
    const behind = Math.min(-ahead, 3999)
    for (let next = this.#before.length; next <= behind; next += 1)
      this.#before.push((this.#before[next - 1] ?? 0) + (this.#isWorked(this.today - next) ? 1 : 0))
    // On a free day, the last working day before it.
    return -(this.#before[behind] ?? 0) - (this.#isWorked(day) ? 0 : 1)
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
