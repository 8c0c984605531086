import { sampleOrders } from '../../plant/sample-run.ts'
import { type Language, regionOf } from '../../words/languages.ts'
import { useTranslation } from '../../words/translation.ts'
import { type Day, today } from './run-days.ts'

const styles = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  // Days are dates of a plan, the same in every time zone.
  day: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns a date as the planner writes it. */
function formatDate(language: Language, style: keyof typeof styles, date: Date): string {
  const key = `${language} ${style}`
  // Kept, because creating a formatter takes longer than formatting.
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(regionOf(language), styles[style])
  formatters.set(key, formatter)
  return formatter.format(date)
}

/** Returns a number, with its unit if it has one: `2 weeks`. */
export const formatNumber = (language: Language, value: number, unit?: 'day' | 'week'): string =>
  new Intl.NumberFormat(regionOf(language), unit && { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  )

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

/** Returns what puts a plan's data into the words of the element's language. */
export function useResultWords() {
  const { language, t } = useTranslation()
  const number = (value: number) => formatNumber(language, value)
  const day = (style: 'day' | 'weekday', at: Day) => formatDate(language, style, new Date(at))
  return {
    number,
    /** `9 Jun`, below a chart. */
    short: (at: Day) => day('day', at),
    /** `Mon 9 Jun` */
    when: (at: Day) => day('weekday', at),
    /** `today` or `by Mon 9 Jun` */
    by: (at: Day) =>
      at === today() ? t('account.result.today') : t('account.result.by', { date: day('weekday', at) }),
    /** `1 to place, 2 to start` */
    counts() {
      const place = sampleOrders.filter(({ action }) => action === 'buy').length
      const start = sampleOrders.length - place
      return [
        t('account.result.to-place', { place: number(place) }),
        t('account.result.to-start', { start: number(start) }),
      ].join(', ')
    },
  }
}
