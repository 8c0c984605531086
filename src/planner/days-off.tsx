import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { actions, primaryButton, secondaryButton } from '../ui/button.ts'
import { control, hint, label } from '../ui/field.ts'
import { panel } from '../ui/panel.ts'
import { Button } from './button.tsx'
import * as styles from './days-off.styles.ts'
import type { Dates, Days } from './list.ts'
import { compactButton } from './planner.styles.ts'
import { useShown } from './shown.ts'
import { dateIn, weekdayIn, weekdays } from './weekdays.ts'

interface DaysOffProps {
  readonly dates: Dates
  readonly onDays: (days: Days) => void
  readonly onDone: () => void
}

type Table = typeof import('../content/holidays.ts')

/** The days on which nobody works: of the week, of a country, and others. */
export function DaysOff({ dates, onDays, onDone }: DaysOffProps) {
  const { periods, words } = useShown()
  const { t: say, language } = useTranslation()
  const id = useId()
  const [table, load] = useState<Table>()
  const [worked, work] = useState<readonly number[]>(dates.workdays)
  const [country, choose] = useState(dates.country ?? '')
  /** Nothing until somebody changes them: the holidays of a country are known when the table is. */
  const [changed, change] = useState<readonly string[]>()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    first.current?.focus()
    import('../content/holidays.ts').then(load, error =>
      console.error('The table of holidays could not be loaded.', error),
    )
  }, [])

  const of = (name: string) => (table ? daysOf(table, name) : [])
  const known = new Set(of(dates.country ?? ''))
  const added = changed ?? dates.holidays.filter(date => !known.has(date))
  const lastYear = periods.dayOf(periods.count - 1)?.getUTCFullYear() ?? 0
  const isBeyond = country !== '' && table !== undefined && lastYear > (table.years.at(-1) ?? 0)

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const from = String(given.get('from'))
    const to = String(given.get('to')) || from
    change([...new Set([...added, ...daysFrom(from, to)])].sort())
    event.currentTarget.reset()
  }
  const plan = () => {
    onDone()
    onDays({
      workdays: worked,
      holidays: [...new Set([...of(country), ...added])].sort(),
      ...(country && { country }),
    })
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
      <form onSubmit={add}>
        <span className={label}>{say('planner.days.others')}</span>
        {(['from', 'to'] as const).map(name => (
          <label key={name}>
            {say(`planner.days.${name}`)}
            <input className={control} name={name} part="input" required={name === 'from'} type="date" />
          </label>
        ))}
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

/** How many days a row of them may have. */
const longestRow = 366

/** The days from one date to another. */
function daysFrom(from: string, to: string): readonly string[] {
  const dayLength = 86_400_000
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const count = Math.min(longestRow, Math.max(0, Math.round((end - start) / dayLength) + 1))
  return Array.from({ length: count }, (_, at) => new Date(start + at * dayLength).toISOString().slice(0, 10))
}
