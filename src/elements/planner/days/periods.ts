// Periods as people see them: weeks from a Monday, and days with a date.

const dayLength = 86_400_000

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
  /** The weeks, the one of period 0 first. */
  readonly weeks: readonly Span[]
  /** The days of the periods as times, or none. They are counted on beyond the plan when somebody asks. */
  readonly #times: number[]
  readonly #isWorked: (time: number) => boolean
  readonly #weekOf: readonly number[]
  /** How much of its week lies before a period. */
  readonly #placeInWeek: readonly number[]
  /** The Monday of the first week as a time, or NaN. */
  readonly #monday: number

  constructor({ count, unit, from, workdays = [1, 2, 3, 4, 5], holidays = [] }: PeriodOptions) {
    this.unit = unit
    this.count = count
    const start = from === undefined ? Number.NaN : Date.parse(from)
    const monday = start - ((new Date(start).getUTCDay() + 6) % 7) * dayLength
    this.#monday = monday
    const closed = new Set(holidays)
    const isWorked = (time: number) =>
      workdays.includes(new Date(time).getUTCDay()) && !closed.has(isoOf(time))
    this.#isWorked = isWorked
    const times: number[] = []
    if (!Number.isNaN(start))
      for (let time = unit === 'week' ? monday : start; times.length < count; time += dayLength)
        if (unit === 'week') times.push(monday + 7 * dayLength * times.length)
        else if (isWorked(time)) times.push(time)
    this.#times = times
    this.beginsLater = (times[0] ?? 0) > start
    this.#weekOf = Array.from({ length: count }, (_, period) =>
      unit === 'week' ? period : Math.floor(((times[period] ?? 0) - monday) / (7 * dayLength)),
    )
    // Monday first, as the weeks are.
    const daysOfWeek = workdays.map(day => (day + 6) % 7).sort()
    this.#placeInWeek = times.map(time =>
      unit === 'week' ? 0 : daysOfWeek.indexOf((new Date(time).getUTCDay() + 6) % 7) / daysOfWeek.length,
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

  /** The day of a period, of a week its Monday, also beyond the plan; nothing where no dates are known. */
  dayOf(period: number): Date | undefined {
    for (let last = this.#times.at(-1); last !== undefined && this.#times.length <= period; ) {
      do last += (this.unit === 'week' ? 7 : 1) * dayLength
      while (this.unit === 'day' && !this.#isWorked(last))
      this.#times.push(last)
    }
    const time = this.#times[period]
    return time === undefined ? undefined : new Date(time)
  }

  /** The same day in ISO format, such as `2026-03-02`. */
  isoOf(period: number): string | undefined {
    const day = this.dayOf(period)
    return day && isoOf(day.getTime())
  }

  /** The Monday of a week. */
  mondayOf(week: number): Date | undefined {
    return this.#times.length > 0 ? new Date(this.#monday + week * 7 * dayLength) : undefined
  }
}

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
