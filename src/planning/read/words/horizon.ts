import { readDays, type WorkedDays } from '../../engine/calendar.ts'
import type { Calendar } from '../../engine/input.ts'
import { remembered } from '../remembered.ts'
import { mondayOf } from './dates.ts'

// Days to periods. A period is a working day, or a week in a weekly plan.

/** How many periods are planned: at least 12 weeks, at most a year. */
export const horizons = { day: { least: 60, most: 260 }, week: { least: 12, most: 52 } } as const

export class Horizon {
  readonly calendar: Calendar & { readonly workdays: readonly number[] }
  /** Returns the period in which something of a day is due. Negative in the past. */
  readonly periodOf: (day: number) => number
  /** Returns the period in which something that comes on a day is there. Negative in the past. */
  readonly arrivalOf: (day: number) => number
  /** How many days of a week are worked. */
  readonly daysOfWeek: number
  readonly #days: WorkedDays

  constructor(from: string, workdays: readonly number[] = [1, 2, 3, 4, 5], holidays: readonly string[] = []) {
    this.calendar = { from, workdays, holidays }
    this.daysOfWeek = new Set(workdays.filter(day => day >= 0 && day <= 6)).size
    this.#days = readDays(this.calendar, field => (field === 'from' ? 'today' : field))
    this.periodOf = remembered(this.#days.periodOf)
    this.arrivalOf = remembered(this.#days.arrivalOf)
  }

  get today(): number {
    return this.#days.begin
  }

  /** The week of a day, counted from the week of today. */
  weekOf(day: number): number {
    return (mondayOf(day) - mondayOf(this.today)) / 7
  }
}
