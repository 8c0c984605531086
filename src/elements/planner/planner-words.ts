import type { Cause } from '../../planning/engine/causes.ts'
import type { Item } from '../../planning/engine/input.ts'
import type { PlannerMessages } from '../../words/en/planner.ts'
import type { ListMessages } from '../../words/en/planner-list.ts'
import { regionOf } from '../../words/languages.ts'
import type { Translate } from '../../words/translation.ts'
import type { Periods } from './days/periods.ts'

type Key = keyof PlannerMessages | keyof ListMessages

/** A message that has a form for one and a form for many. */
export type CountedKey = Key extends infer Any ? (Any extends `${infer Stem}.one` ? Stem : never) : never

/** Numbers, dates and periods in the language of the element. */
export type PlannerWords = ReturnType<typeof wordsIn>

/** Returns the item with a number. */
type Find = (id: string) => Item

/** How many working days ahead or back a date needs no year. Further away, it could be read as one of this year. */
const daysWithoutYear = 220

/** “Mon, 9 June”. */
const dayOfWeek = { weekday: 'short', day: 'numeric', month: 'long' } as const

/** Writes days as where a language is spoken. */
const dayFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(regionOf(language), { ...options, timeZone: 'UTC' })

export function wordsIn(t: Translate, language: string, periods: Periods, itemOf: Find = id => ({ id })) {
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 3, signDisplay: 'negative' })
  const sums = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const long = dayFormat(language, dayOfWeek)
  const short = dayFormat(language, { day: 'numeric', month: 'short' })
  const number = (value: number) => figures.format(value).replace('-', '−')
  /** Returns how many of an item, in its unit if the list has one. */
  const quantity = (item: string, value: number) =>
    [number(value), itemOf(item).unit].filter(Boolean).join('\u00a0')
  /** Returns a text that depends on a count. */
  const count = (key: CountedKey, many: number) =>
    t(`${key}.${many === 1 ? 'one' : 'many'}` as Key, { count: number(many) })
  /** Returns when a period is: “in week 4”, “on Mon, 9 June”. */
  const when = (period: number) => {
    const isWeek = periods.unit === 'week'
    if (period < 0 && isWeek) return t('planner.when.past')
    if (period === 0 && !periods.beginsLater) return t(isWeek ? 'planner.when.now' : 'planner.when.today')
    if (isWeek) return t('planner.when.week', { week: number(period + 1) })
    const date = periods.dayOf(period)
    if (!date) return t('planner.when.after')
    return t('planner.when.day', {
      day: Math.abs(period) < daysWithoutYear ? long.format(date) : dateText(language, date),
    })
  }
  return {
    ...{ t, number, quantity, count, when },
    /** What an item is counted in. */
    unitOf: (item: string) => itemOf(item).unit ?? t('planner.unit.pieces'),
    /** Returns a day and its month, or nothing where no dates are known. */
    day: (date: Date | undefined) => (date ? short.format(date) : ''),
    /** Returns so many periods: “2 weeks”, “3 working days”. */
    periods: (many: number) => count(`planner.time.${periods.unit}`, many),
    /** Returns the lead time of an item. */
    leadTime: ({ leadTime = 0, leadIn }: Item) =>
      count(leadIn === 'days' ? 'planner.time.date' : `planner.time.${periods.unit}`, leadTime),
    /** Returns what an order is for. */
    cause({ kind, item, quantity: many, period, id }: Cause) {
      if (kind === 'safety-stock' || kind === 'on-hand') return t(`planner.cause.${kind}`, { item })
      const values = { item, quantity: quantity(item, many), when: when(period) }
      return id === undefined
        ? t('planner.cause.demand', values)
        : t('planner.cause.order', { ...values, id })
    },
    percent: (share: number) => percents.format(share),
    /** Returns parts as a sentence lists them: `A, B and C`. */
    list: (parts: readonly string[]) => new Intl.ListFormat(regionOf(language)).format(parts),
    /** Returns a sum of money, of whatever currency the list is in. */
    money: (sum: number) => sums.format(sum),
  }
}

/** Joins what there is of some sentences, or of other parts of a text. */
export const joined = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ')

/** Returns a date with its year. */
export const dateText = (language: string, date: Date, month: 'long' | 'short' = 'long'): string =>
  dayFormat(language, { ...dayOfWeek, month, year: 'numeric' }).format(date)

/** The days of a week, the first at work first; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** Returns the name of a day of the week. */
export const weekdayText = (language: string, day: number): string =>
  // 1 January 2023 was a Sunday.
  dayFormat(language, { weekday: 'long' }).format(Date.UTC(2023, 0, 1 + day))
