import { useTranslation } from '../../../words/translation.ts'
import type { Dates } from '../list/planned-list.ts'
import { note } from '../orders/to-do-list.styles.ts'
import { usePanel } from '../panel.tsx'
import { quietButton } from '../planner.styles.ts'
import { dateText, type PlannerWords, weekdays, weekdayText } from '../planner-words.ts'
import { useShown } from '../shown.ts'

/** Says how far the plan goes and which days it counts: a line, and what changes it. */
export function WorkingDays() {
  const { words, periods, dates, setDays } = useShown()
  const { t, language } = useTranslation()
  const { part, failure, button, box, onDone } = usePanel(() => import('./days-off.tsx'))
  const first = periods.dayOf(0)
  if (!dates) return null
  return (
    <>
      <p className={note}>
        <span>
          {t('planner.days.horizon', {
            weeks: words.count('planner.time.week', periods.weeks.length),
            from: first ? dateText(language, first) : '',
          })}
        </span>
        {periods.unit === 'day' && (
          <>
            <Worked dates={dates} />
            <button className={quietButton} part="button" type="button" {...button}>
              {t('planner.days.change')}
            </button>
          </>
        )}
      </p>
      {failure}
      {part && <part.DaysOff box={box} dates={dates} onDays={setDays} onDone={onDone} />}
    </>
  )
}

/** Says which days are worked, and on which holidays that is doubtful. */
function Worked({ dates: { workdays, holidays } }: { readonly dates: Dates }) {
  const { words, periods } = useShown()
  const { t, language } = useTranslation()
  const first = periods.dayOf(0)
  const last = periods.dayOf(periods.count - 1)
  const isOfPlan = (day: Date) =>
    first && last && day >= first && day <= last && workdays.includes(day.getUTCDay())
  const free = holidays.filter(date => isOfPlan(new Date(date))).length
  const year = first?.getUTCFullYear() ?? 0
  // Nearly nobody works on these days; no plan is longer.
  const worked = [year, year + 1, year + 2]
    .flatMap(of => [new Date(`${of}-01-01`), new Date(`${of}-12-25`)])
    .filter(day => holidays.length === 0 && isOfPlan(day))
  const days = weekdaysText(words, language, workdays)
  if (worked.length > 0)
    return (
      <>
        <span>{` · ${days}, `}</span>
        <b>{t('planner.days.asWorked', { days: words.list(worked.map(words.day)) })} </b>
      </>
    )
  const off = free === 0 ? t('planner.days.none') : words.count('planner.days.off', free)
  return <span>{` · ${days}, ${off} `}</span>
}

/** Returns “Monday to Friday”, or each day where they do not follow each other. */
function weekdaysText({ t, list }: PlannerWords, language: string, days: readonly number[]): string {
  const inOrder = weekdays.filter(day => days.includes(day))
  const [from, to] = [inOrder[0], inOrder.at(-1)]
  if (from === undefined || to === undefined) return ''
  if (inOrder.length > 2 && weekdays.join().includes(inOrder.join()))
    return t('planner.days.range', { from: weekdayText(language, from), to: weekdayText(language, to) })
  return list(inOrder.map(day => weekdayText(language, day)))
}
