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
  /** The day of a period, of a week its Monday, also beyond the plan; NaN where no dates are known. */
  readonly #dayAt: (period: number) => number
  readonly #weekOf: readonly number[]
  /** How much of its week lies before a period. */
  readonly #placeInWeek: readonly number[]
  /** The Monday of the first week, or NaN. */
  readonly #monday: number

  constructor({ count, unit, from, workdays = usualWorkdays, holidays = [] }: PeriodOptions) {
    this.unit = unit
    this.count = count
    const days = from === undefined ? undefined : readDays({ from, workdays, holidays }, field => field)
    const start = days?.begin ?? Number.NaN
    const isWeekly = unit === 'week' || !days
    const first = isWeekly ? start : days.dayAt(0)
    const monday = first - placeOf(first)
    const dayAt = isWeekly ? (period: number) => monday + 7 * period : days.dayAt
    this.weeksAhead = days ? (monday - (start - placeOf(start))) / 7 : 0
    this.#monday = monday
    this.#dayAt = dayAt
    this.beginsLater = dayAt(0) > start
    const all = [...new Array(count).keys()]
    this.#weekOf = all.map(period => (isWeekly ? period : Math.floor((dayAt(period) - monday) / 7)))
    const daysOfWeek = workdays.map(day => (day + 6) % 7).sort()
    this.#placeInWeek = all.map(period =>
      isWeekly ? 0 : daysOfWeek.indexOf(placeOf(dayAt(period))) / daysOfWeek.length,
    )
    const weeks: Span[] = []
    this.#weekOf.forEach((week, period) => {
      const before = weeks[week]
      weeks[week] = { from: before?.from ?? period, to: period + 1 }
      // A week in which nobody works has no periods.
      for (let empty = week - 1; empty >= 0 && !weeks[empty]; empty -= 1)
        weeks[empty] = { from: period, to: period }
    })
    this.weeks = weeks
  }

  /** The week of a period, counted from 0. */
  weekOf(period: number): number {
    return this.#weekOf[Math.min(Math.max(period, 0), this.count - 1)] ?? 0
  }

  /** Where a period begins, in weeks from the first Monday: Friday of the first week is 0.8 where five days are worked. */
  placeOf(period: number): number {
    return this.weekOf(period) + (this.#placeInWeek[Math.max(period, 0)] ?? 0)
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

/** The place of a day in its week, Monday first. */
const placeOf = (day: number): number => (new Date(day * dayLength).getUTCDay() + 6) % 7
