import { dayLength, localDayOf } from '../../planning/engine/calendar.ts'
import { sampleOrders } from '../../plant/sample-run.ts'
import { type Language, regionOf } from '../../words/languages.ts'
import { useTranslation } from '../../words/translation.ts'

const styles = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  // Days are dates of a plan, the same in every time zone.
  day: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/** Returns a date as the planner writes it. */
const formatDate = (language: Language, style: keyof typeof styles, date: Date): string =>
  new Intl.DateTimeFormat(regionOf(language), styles[style]).format(date)

/** Returns a number, with its unit if it has one: `2 weeks`. */
export const formatNumber = (language: Language, value: number, unit?: 'day' | 'week'): string =>
  new Intl.NumberFormat(regionOf(language), unit && { style: 'unit', unit, unitDisplay: 'long' })
    .format(value)
    .replace('-', '−')

/** Returns an ISO time as people write it; undefined if it is none. */
export function momentIn(language: Language, at: string): string | undefined {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? undefined : formatDate(language, 'moment', date)
}

/** Shows a time in the element's language. Shows text that is not a time unchanged. */
export function Moment({ at }: { readonly at: string }) {
  const moment = momentIn(useTranslation().language, at)
  return moment ? <time dateTime={at}>{moment}</time> : <span>{at}</span>
}

/**
 * Returns the day on which week 1 of a run's plan begins: that of the run, or the Monday after a weekend. A run whose time
 * is unreadable is one of today.
 */
function firstDayOf(run: string): number {
  const time = new Date(run)
  // Stored times may be anything.
  const day = localDayOf(time.getTime() >= 0 ? time : new Date())
  return day + daysToWork(new Date(day * dayLength))
}

/** Returns how many days after this one the next working day is, from Monday to Friday. */
const daysToWork = (day: Date): number => ({ 6: 2, 0: 1 })[day.getUTCDay()] ?? 0

export interface ResultProps {
  readonly words: ReturnType<typeof useResultWords>
}

/** Returns what puts a run's plan into the words of the element's language. Its weeks are counted from 1. */
export function useResultWords(run: string) {
  const { language, t } = useTranslation()
  const first = firstDayOf(run)
  const dateIn = (style: 'day' | 'weekday', week: number) =>
    formatDate(language, style, new Date((first + (week - 1) * 7) * dayLength))
  return {
    number: (value: number) => formatNumber(language, value),
    /** `9 Jun`, below a chart. */
    short: (week: number) => dateIn('day', week),
    /** `Mon 9 Jun` */
    when: (week: number) => dateIn('weekday', week),
    /** When the first week begins: `today` or `by Mon 9 Jun`. */
    begin: () =>
      first === localDayOf(new Date())
        ? t('account.result.today')
        : t('account.result.by', { date: dateIn('weekday', 1) }),
  }
}

/** Returns how many orders each run proposes: `1 to place, 2 to start`. */
export function useOrderCounts(): string {
  const { language, t } = useTranslation()
  const place = sampleOrders.filter(({ action }) => action === 'buy').length
  const start = sampleOrders.length - place
  return [
    t('account.result.to-place', { place: formatNumber(language, place) }),
    t('account.result.to-start', { start: formatNumber(language, start) }),
  ].join(', ')
}
