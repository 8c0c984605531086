import { dayLength, readDays, usualWorkdays } from '../../../planning/engine/calendar.ts'

// Periods as people see them: weeks from a Monday, and days with a date.

/** The periods of a week or of a day, as the record shows them. */
export interface Span {
  /** The first period. */
  readonly from: number
  /** The period after the last. */
  readonly to: number
}

export interface PeriodOptions {
  readonly count: number
  /** What a period is: a working day or a week. */
  readonly unit: 'day' | 'week'
  /** The date of period 0, such as `2026-03-02`. Without it, weeks have numbers alone. */
  readonly from: string | undefined
  readonly workdays?: readonly number[] | undefined
  readonly holidays?: readonly string[] | undefined
}

/** Which dates the periods of a plan have. */
export class Periods {
  readonly unit: 'day' | 'week'
  readonly count: number
  /** Whether period 0 is not today: nobody works today. */
  readonly beginsLater: boolean
  /** In how many weeks the week of period 0 is: 0 if that is this week. */
  readonly weeksAhead: number
  /** The weeks, the one of period 0 first. */
  readonly weeks: readonly Span[]
  readonly #isWeekly: boolean
  /** The day of a period, of a week its Monday, also beyond the plan; NaN where no dates are known. */
  readonly #dayAt: (period: number) => number
  /** The Monday of the first week, or NaN. */
  readonly #monday: number
  /** The places in their week of the days on which people work. */
  readonly #workdays: readonly number[]

  constructor({ count, unit, from, workdays = usualWorkdays, holidays = [] }: PeriodOptions) {
    const days = from === undefined ? undefined : readDays({ from, workdays, holidays }, field => field)
    const start = days?.begin ?? Number.NaN
    const isWeekly = unit === 'week' || !days
    const first = isWeekly ? start : days.dayAt(0)
    const monday = first - placeOf(first)
    this.unit = unit
    this.count = count
    this.#isWeekly = isWeekly
    this.#dayAt = isWeekly ? period => monday + 7 * period : days.dayAt
    this.#monday = monday
    this.#workdays = workdays.map(day => (day + 6) % 7).sort()
    this.weeksAhead = days ? (monday - (start - placeOf(start))) / 7 : 0
    this.beginsLater = this.#dayAt(0) > start
    const weeks: Span[] = []
    for (let from = 0, to = 0; to < count; from = to) {
      while (to < count && this.weekOf(to) <= weeks.length) to += 1
      // A week in which nobody works has no periods.
      weeks.push({ from, to })
    }
    this.weeks = weeks
  }

  /** The week of a period, counted from 0. */
  weekOf(period: number): number {
    const within = Math.min(Math.max(period, 0), this.count - 1)
    return this.#isWeekly ? within : Math.floor((this.#dayAt(within) - this.#monday) / 7)
  }

  /** Where a period begins, in weeks from the first Monday: Friday of the first week is 0.8 where five days are worked. */
  placeOf(period: number): number {
    const place = placeOf(this.#dayAt(Math.max(period, 0)))
    return this.weekOf(period) + (this.#isWeekly ? 0 : this.#workdays.indexOf(place) / this.#workdays.length)
  }

  /** The day of a period, of a week its Monday, also before and beyond the plan; nothing where no dates are known. */
  dayOf(period: number): Date | undefined {
    return dateAt(this.#dayAt(period))
  }

  /** The same day in ISO format, such as `2026-03-02`. */
  isoOf(period: number): string | undefined {
    return this.dayOf(period)?.toISOString().slice(0, 10)
  }

  /** The Monday of a week. */
  mondayOf(week: number): Date | undefined {
    return dateAt(this.#monday + week * 7)
  }
}

const dateAt = (day: number): Date | undefined => (Number.isNaN(day) ? undefined : new Date(day * dayLength))

/** Returns the place of a day in its week, from 0 for Monday. */
const placeOf = (day: number): number => (new Date(day * dayLength).getUTCDay() + 6) % 7
