import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { dateOf, dayLength } from '../../../planning/engine/calendar.ts'
import { secondaryButton } from '../../../ui/button.styles.ts'
import { hint, label } from '../../../ui/field.styles.ts'
import { css } from '../../../ui/sheet.ts'
import { useTranslation } from '../../../words/translation.ts'
import { Button, Choice, Field } from '../buttons.tsx'
import type { Dates, Days } from '../list/planned-list.ts'
import { type Opened, Panel } from '../panel.tsx'
import { dateText, weekdays, weekdayText } from '../planner-words.ts'
import { useShown } from '../shown.ts'
import { daysOff, years } from './holidays.ts'

/** The panel. */
const layout = css`
  margin-block: 16px 0;
  & > fieldset { display: flex; flex-wrap: wrap; gap: 0 20px; }
  & legend { padding-block-end: 4px; }
  & fieldset label { display: flex; align-items: center; gap: 8px; min-block-size: 44px; min-inline-size: 7.5em; }
  & > div:not(:last-child) { display: grid; gap: 4px; max-inline-size: 24em; }
  & form { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 12px; }
  & form > span { flex: 1 1 100%; }
  & form label { display: grid; flex: 0 1 11em; }
  & form input { block-size: 48px; }
  & li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; max-inline-size: 24em; }
`

interface DaysOffProps extends Opened {
  readonly dates: Dates
  readonly onDays: (days: Days) => void
}

/** What is chosen in the panel. */
type Chosen = Required<Omit<Days, 'holidays'>>

interface PartProps {
  readonly chosen: Chosen
  readonly choose: (part: Partial<Chosen>) => void
}

/** Asks for the days on which nobody works: of the week, of a country, and others. */
export function DaysOff({ dates, onDays, ...panel }: DaysOffProps) {
  const { t } = useTranslation()
  const { workdays, holidays, others = holidays, country = '' } = dates
  const [chosen, setChosen] = useState<Chosen>({ workdays, others, country })
  const part = { chosen, choose: (part: Partial<Chosen>) => setChosen({ ...chosen, ...part }) }
  const form = useRef<HTMLFormElement>(null)

  const plan = () => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    const isTyped = fields.some(({ value, validity }) => value !== '' || validity.badInput)
    // The browser says what is wrong with them.
    if (isTyped && !form.current?.reportValidity()) return
    const others = withTyped(chosen.others, form.current)
    panel.onDone()
    const days = { ...chosen, others, holidays: inOrder([...holidaysOf(chosen.country), ...others]) }
    const factsOf = (days: Days) => JSON.stringify([days.workdays, days.holidays, days.country ?? ''])
    // Nothing is planned again for the same days.
    if (factsOf(days) !== factsOf(dates)) onDays(days)
  }

  const canPlan = chosen.workdays.length > 0
  return (
    <Panel className={layout} name={t('planner.days.plan')} onGo={canPlan ? plan : undefined} {...panel}>
      <Workdays {...part} />
      <Country {...part} />
      <OtherDays form={form} {...part} />
      <AddedDays {...part} />
    </Panel>
  )
}

function Workdays({ chosen, choose }: PartProps) {
  const { t, language } = useTranslation()
  const { workdays } = chosen
  return (
    <fieldset>
      <legend className={label}>{t('planner.days.worked')}</legend>
      {weekdays.map(day => (
        <label key={day}>
          <input
            checked={workdays.includes(day)}
            onChange={({ target }) => {
              const others = workdays.filter(one => one !== day)
              choose({ workdays: target.checked ? [...others, day].sort() : others })
            }}
            type="checkbox"
          />
          {weekdayText(language, day)}
        </label>
      ))}
    </fieldset>
  )
}

/** Asks for the country whose holidays nobody works on, and says for which years they are known. */
function Country({ chosen: { country }, choose }: PartProps) {
  const { periods } = useShown()
  const { t, language } = useTranslation()
  const id = useId()
  const lastYear = periods.dayOf(periods.count - 1)?.getUTCFullYear() ?? 0
  const isBeyond = country !== '' && lastYear > (years.at(-1) ?? 0)
  return (
    <div>
      <label className={label} htmlFor={id}>
        {t('planner.days.country')}
      </label>
      <Choice
        choices={[['', t('planner.days.none')], ...countriesIn(language)]}
        id={id}
        onChoose={country => choose({ country })}
        value={country}
      />
      <p className={hint}>
        {t(isBeyond ? 'planner.days.beyond' : 'planner.days.national', {
          from: String(years[0]),
          to: String(years.at(-1)),
          year: String(lastYear),
        })}
      </p>
    </div>
  )
}

/** Returns the countries of the table, by their names: codes such as `DE`, each with its name. */
function countriesIn(language: string): readonly (readonly [string, string])[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return Object.keys(daysOff)
    .map(code => [code, names.of(code) ?? code] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language))
}

/** Returns the days of a country on which nobody works, as ISO dates. */
const holidaysOf = (country: string): readonly string[] =>
  (daysOff[country] ?? '').split('; ').flatMap((days, at) =>
    days
      .split(' ')
      .filter(Boolean)
      .map(day => `${years[at]}-${day.slice(0, 2)}-${day.slice(2)}`),
  )

type OtherDaysProps = PartProps & { readonly form: RefObject<HTMLFormElement | null> }

/** Adds days off one by one, or from one date to another. */
function OtherDays({ chosen: { others }, choose, form }: OtherDaysProps) {
  const { t } = useTranslation()
  const [from, setFrom] = useState('')
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose({ others: withTyped(others, event.currentTarget) })
    event.currentTarget.reset()
    setFrom('')
  }
  return (
    <form onSubmit={add} ref={form}>
      <span className={label}>{t('planner.days.others')}</span>
      <Field
        max={lastDay}
        name="from"
        onChange={({ target }) => setFrom(target.value)}
        required
        text={t('planner.days.from')}
        type="date"
      />
      <Field
        max={from && from <= lastDay ? dayAfter(from, maxDaysAtOnce - 1) : undefined}
        min={from}
        name="to"
        text={t('planner.days.to')}
        type="date"
      />
      <Button className={secondaryButton} type="submit">
        {t('planner.days.add')}
      </Button>
    </form>
  )
}

/** Lists those days, each to be taken away again. */
function AddedDays({ chosen: { others }, choose }: PartProps) {
  const { t, language } = useTranslation()
  if (others.length === 0) return null
  return (
    <ul>
      {others.map(date => {
        const day = dateText(language, new Date(date))
        return (
          <li key={date}>
            <span>{day}</span>
            <Button
              aria-label={t('planner.days.remove.day', { day })}
              onClick={() => choose({ others: others.filter(one => one !== date) })}
            >
              {t('planner.days.remove')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns the days off, as ISO dates, with those that stand in the fields of the form. */
function withTyped(days: readonly string[], form: HTMLFormElement | null): readonly string[] {
  const typed = form ? new FormData(form) : undefined
  const [from, to] = [String(typed?.get('from') ?? ''), String(typed?.get('to') ?? '')]
  return inOrder([...days, ...(from ? daysFrom(from, to || from) : [])])
}

/** How many days off may be added at once. */
const maxDaysAtOnce = 366

/** The last day off that can be typed: browsers take years of six digits. */
const lastDay = '2099-12-31'

/** Returns the date so many days after another. */
const dayAfter = (date: string, days: number): string => dateOf(Date.parse(date) / dayLength + days)

/** Returns the dates from one to another. */
function daysFrom(from: string, to: string): readonly string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1
  return [...new Array(count).keys()].map(at => dayAfter(from, at))
}

/** Returns dates in their order, each once. */
const inOrder = (dates: readonly string[]): readonly string[] => [...new Set(dates)].sort()
