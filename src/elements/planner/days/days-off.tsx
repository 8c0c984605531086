import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { actions, primaryButton, secondaryButton } from '../../../ui/button.styles.ts'
import { control, hint, label } from '../../../ui/field.styles.ts'
import { panel } from '../../../ui/panel.styles.ts'
import { css } from '../../../ui/sheet.ts'
import { useTranslation } from '../../../words/translation.ts'
import { Button } from '../buttons.tsx'
import type { Dates, Days } from '../list/planned-list.ts'
import { compactButton } from '../planner.styles.ts'
import { weekdayIn, weekdays } from '../planner-words.ts'
import { useShown } from '../shown.ts'
import { daysOff, years } from './holidays.ts'
import { OtherDays, withTyped } from './other-days.tsx'

/** The panel. */
const layout = css`
  margin-block: 8px;
  & > fieldset { display: flex; flex-wrap: wrap; gap: 0 20px; }
  & legend { padding-block-end: 4px; }
  & fieldset label { display: flex; align-items: center; gap: 8px; min-block-size: 44px; min-inline-size: 7.5em; }
  & > div:not(:last-child) { display: grid; gap: 4px; max-inline-size: 24em; }
  & form { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 12px; }
  & form > span { flex: 1 1 100%; }
  & form label { display: grid; flex: 0 1 11em; }
  & li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; max-inline-size: 24em; }
`

interface DaysOffProps {
  readonly dates: Dates
  /** What takes the focus. */
  readonly first: RefObject<HTMLInputElement | null>
  readonly onDays: (days: Days) => void
  readonly onDone: () => void
}

/** The days on which nobody works: of the week, of a country, and others. */
export function DaysOff({ dates, first, onDays, onDone }: DaysOffProps) {
  const { t } = useTranslation()
  const [workdays, setWorkdays] = useState<readonly number[]>(dates.workdays)
  const [country, setCountry] = useState(dates.country ?? '')
  const listed = dates.others ?? dates.holidays
  const [others, setOthers] = useState(listed)
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => first.current?.focus(), [first])

  const plan = () => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    const isTyped = fields.some(({ value, validity }) => value !== '' || validity.badInput)
    // The browser says what is wrong with them.
    if (isTyped && !form.current?.reportValidity()) return
    onDone()
    const added = withTyped(others, form.current)
    const holidays = [...new Set([...holidaysOf(country), ...added])].sort()
    const chosen = JSON.stringify([workdays, holidays, country])
    // Nothing is planned again for the same days.
    if (chosen !== JSON.stringify([dates.workdays, dates.holidays, dates.country ?? '']))
      onDays({ workdays, holidays, others: added, ...(country && { country }) })
  }

  return (
    <div className={`${panel} ${layout}`}>
      <Workdays first={first} onChange={setWorkdays} workdays={workdays} />
      <Country country={country} onChange={setCountry} />
      <OtherDays days={others} form={form} onChange={setOthers} />
      <div className={actions}>
        <Button
          aria-disabled={workdays.length === 0}
          className={`${primaryButton} ${compactButton}`}
          onClick={workdays.length === 0 ? undefined : plan}
        >
          {t('planner.days.plan')}
        </Button>
        <Button className={`${secondaryButton} ${compactButton}`} onClick={onDone}>
          {t('planner.cancel')}
        </Button>
      </div>
    </div>
  )
}

interface WorkdaysProps extends Pick<DaysOffProps, 'first'> {
  readonly workdays: readonly number[]
  readonly onChange: (workdays: readonly number[]) => void
}

function Workdays({ workdays, first, onChange }: WorkdaysProps) {
  const { t, language } = useTranslation()
  return (
    <fieldset>
      <legend className={label}>{t('planner.days.worked')}</legend>
      {weekdays.map((day, at) => (
        <label key={day}>
          <input
            checked={workdays.includes(day)}
            onChange={({ target }) =>
              onChange(target.checked ? [...workdays, day].sort() : workdays.filter(one => one !== day))
            }
            ref={at === 0 ? first : undefined}
            type="checkbox"
          />
          {weekdayIn(language, day)}
        </label>
      ))}
    </fieldset>
  )
}

interface CountryProps {
  readonly country: string
  readonly onChange: (country: string) => void
}

/** The country whose holidays nobody works on, and for which years they are known. */
function Country({ country, onChange }: CountryProps) {
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
      <select
        className={control}
        id={id}
        onChange={({ target }) => onChange(target.value)}
        part="input"
        value={country}
      >
        <option value="">{t('planner.days.none')}</option>
        {countriesIn(language).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
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

/** The countries of the table, by their names. */
function countriesIn(language: string): readonly (readonly [string, string])[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return Object.keys(daysOff)
    .map(code => [code, names.of(code) ?? code] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language))
}

/** The days of a country on which nobody works. */
const holidaysOf = (country: string): readonly string[] =>
  (daysOff[country] ?? '').split('; ').flatMap((days, at) =>
    days
      .split(' ')
      .filter(Boolean)
      .map(day => `${years[at]}-${day.slice(0, 2)}-${day.slice(2)}`),
  )
