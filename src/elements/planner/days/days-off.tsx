import { type FormEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { actions, primaryButton, secondaryButton } from '../../../ui/button.styles.ts'
import { control, hint, label } from '../../../ui/field.styles.ts'
import { panel } from '../../../ui/panel.styles.ts'
import { useTranslation } from '../../../words/translation.ts'
import { Button } from '../button.tsx'
import type { Dates, Days } from '../list/planned-list.ts'
import { compactButton } from '../planner.styles.ts'
import { dateIn, weekdayIn, weekdays } from '../planner-words.ts'
import { useShown } from '../shown.ts'
import * as styles from './days-off.styles.ts'

interface DaysOffProps {
  readonly dates: Dates
  /** What takes the focus. */
  readonly first: RefObject<HTMLInputElement | null>
  readonly onDays: (days: Days) => void
  readonly onDone: () => void
}

type Table = typeof import('./holidays.ts')

/** The days on which nobody works: of the week, of a country, and others. */
export function DaysOff({ dates, first, onDays, onDone }: DaysOffProps) {
  const { periods, words } = useShown()
  const { t: say, language } = useTranslation()
  const id = useId()
  const [table, load] = useState<Table>()
  const [worked, work] = useState<readonly number[]>(dates.workdays)
  const [country, choose] = useState(dates.country ?? '')
  const listed = dates.others ?? dates.holidays
  const [added, change] = useState(listed)
  const [from, begin] = useState('')
  const others = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => first.current?.focus(), [first])
  useEffect(() => {
    import('./holidays.ts').then(load, error =>
      console.error('The table of holidays could not be loaded.', error),
    )
  }, [])

  // Until the table has come, the country cannot be changed either.
  const national = table ? daysOf(table, country) : dates.holidays.filter(date => !listed.includes(date))
  const lastYear = periods.dayOf(periods.count - 1)?.getUTCFullYear() ?? 0
  const isBeyond = country !== '' && table !== undefined && lastYear > (table.years.at(-1) ?? 0)

  /** The days off with those that stand in the fields. */
  const withTyped = (form: HTMLFormElement | null) => {
    const to = form && String(new FormData(form).get('to'))
    return [...new Set([...added, ...(from ? daysFrom(from, to || from) : [])])].sort()
  }
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    change(withTyped(event.currentTarget))
    event.currentTarget.reset()
    begin('')
  }
  const plan = () => {
    const form = others.current
    const fields = [...(form?.querySelectorAll('input') ?? [])]
    const isTyped = fields.some(({ value, validity }) => value !== '' || validity.badInput)
    // The browser says what is wrong with them.
    if (isTyped && !form?.reportValidity()) return
    onDone()
    const daysOff = withTyped(form)
    const holidays = [...new Set([...national, ...daysOff])].sort()
    const chosen = JSON.stringify([worked, holidays, country])
    // Nothing is planned again for the same days.
    if (chosen !== JSON.stringify([dates.workdays, dates.holidays, dates.country ?? '']))
      onDays({ workdays: worked, holidays, others: daysOff, ...(country && { country }) })
  }

  return (
    <div className={`${panel} ${styles.days}`}>
      <fieldset>
        <legend className={label}>{say('planner.days.worked')}</legend>
        {weekdays.map((day, at) => (
          <label key={day}>
            <input
              checked={worked.includes(day)}
              onChange={({ target }) =>
                work(target.checked ? [...worked, day].sort() : worked.filter(one => one !== day))
              }
              ref={at === 0 ? first : undefined}
              type="checkbox"
            />
            {weekdayIn(language, day)}
          </label>
        ))}
      </fieldset>
      <div>
        <label className={label} htmlFor={`${id}c`}>
          {say('planner.days.country')}
        </label>
        <select
          className={control}
          disabled={!table}
          id={`${id}c`}
          onChange={({ target }) => choose(target.value)}
          part="input"
          value={country}
        >
          <option value="">{say('planner.days.none')}</option>
          {countriesIn(table, language).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        {table && (
          <p className={hint}>
            {say(isBeyond ? 'planner.days.beyond' : 'planner.days.national', {
              from: String(table.years[0]),
              to: String(table.years.at(-1)),
              year: String(lastYear),
            })}
          </p>
        )}
      </div>
      <form onSubmit={add} ref={others}>
        <span className={label}>{say('planner.days.others')}</span>
        <label>
          {say('planner.days.from')}
          <input
            className={control}
            max={lastDay}
            name="from"
            onChange={({ target }) => begin(target.value)}
            part="input"
            required
            type="date"
          />
        </label>
        <label>
          {say('planner.days.to')}
          <input
            className={control}
            max={from && from <= lastDay ? dayAfter(from, maxDaysAtOnce - 1) : undefined}
            min={from}
            name="to"
            part="input"
            type="date"
          />
        </label>
        <Button type="submit">{say('planner.days.add')}</Button>
      </form>
      {added.length > 0 && (
        <ul>
          {added.map(date => (
            <li key={date}>
              <span>{dateIn(language, new Date(date))}</span>
              <Button
                aria-label={say('planner.days.remove.day', { day: dateIn(language, new Date(date)) })}
                onClick={() => change(added.filter(one => one !== date))}
              >
                {say('planner.days.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={actions}>
        <Button
          aria-disabled={worked.length === 0}
          className={`${primaryButton} ${compactButton}`}
          onClick={worked.length === 0 ? undefined : plan}
        >
          {say('planner.days.plan')}
        </Button>
        <Button className={`${secondaryButton} ${compactButton}`} onClick={onDone}>
          {words.t('planner.cancel')}
        </Button>
      </div>
    </div>
  )
}

/** The countries of the table, by their names. */
function countriesIn(table: Table | undefined, language: string): readonly (readonly [string, string])[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return Object.keys(table?.daysOff ?? {})
    .map(code => [code, names.of(code) ?? code] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language))
}

/** The days of a country on which nobody works. */
const daysOf = ({ daysOff, years }: Table, country: string): readonly string[] =>
  (daysOff[country] ?? '').split('; ').flatMap((days, at) =>
    days
      .split(' ')
      .filter(Boolean)
      .map(day => `${years[at]}-${day.slice(0, 2)}-${day.slice(2)}`),
  )

/** How many days off may be added at once. */
const maxDaysAtOnce = 366

/** The last day off that can be typed: browsers take years of six digits. */
const lastDay = '2099-12-31'

const dayLength = 86_400_000

/** The date so many days after another. */
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10)

/** The days from one date to another. */
function daysFrom(from: string, to: string): readonly string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1
  return Array.from({ length: count }, (_, at) => dayAfter(from, at))
}
