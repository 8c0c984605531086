import type { Need, PlannedList, When } from '../../services/last-plan.ts'
import { useTranslation } from '../../words/translation.ts'
import { formatDate, formatNumber } from './localised-figures.ts'

/** Returns what puts a plan's data into the words of the element's language. */
export function useWording() {
  const { language, t } = useTranslation()
  const number = (value: number) => formatNumber(language, value)
  const date = (style: 'day' | 'weekday', day: string) => formatDate(language, style, new Date(day))
  return {
    number,
    /** `by Monday 9 June` */
    by: ({ date: day, week = 0 }: When) =>
      day === undefined
        ? t('account.result.by-week', { week: number(week) })
        : t('account.result.by-day', { date: date('weekday', day) }),
    /** `week 2, 9 Jun` */
    when: ({ date: day, week }: When) =>
      [
        ...(week === undefined ? [] : [t('account.result.week', { week: number(week) })]),
        ...(day === undefined ? [] : [date('day', day)]),
      ].join(', '),
    /** `9 Jun`, or `week 2` where no date is known. */
    shortly: ({ date: day, week = 0 }: When = { week: 0 }) =>
      day === undefined ? t('account.result.week', { week: number(week) }) : date('day', day),
    need(need: Need) {
      if (need.kind === 'item') return need.id
      if (need.kind === 'safety-stock') return t('account.result.for.safety-stock')
      return need.id === undefined
        ? t('account.result.for.demand')
        : t('account.result.for.order', { id: need.id })
    },
    /** `1 to order, 2 to start` */
    counts({ buy, make }: PlannedList['counts']) {
      const parts = [
        buy > 0 && t('account.result.to-order', { orders: number(buy) }),
        make > 0 && t('account.result.to-start', { orders: number(make) }),
      ]
      return parts.filter(Boolean).join(', ') || t('account.result.nothing')
    },
  }
}
