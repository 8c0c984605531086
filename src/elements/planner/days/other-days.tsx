import { type FormEvent, type RefObject, useState } from 'react'
import { dateOf, dayLength } from '../../../planning/engine/calendar.ts'
import { control, label } from '../../../ui/field.styles.ts'
import { useTranslation } from '../../../words/translation.ts'
import { Button } from '../buttons.tsx'
import { dateIn } from '../planner-words.ts'

interface OtherDaysProps {
  readonly days: readonly string[]
  readonly form: RefObject<HTMLFormElement | null>
  readonly onChange: (days: readonly string[]) => void
}

/** Days off that are added one by one, or from one date to another, and taken away again. */
export function OtherDays({ days, form, onChange }: OtherDaysProps) {
  const { t } = useTranslation()
  const [from, setFrom] = useState('')
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange(withTyped(days, event.currentTarget))
    event.currentTarget.reset()
    setFrom('')
  }
  return (
    <>
      <form onSubmit={add} ref={form}>
        <span className={label}>{t('planner.days.others')}</span>
        <label>
          {t('planner.days.from')}
          <input
            className={control}
            max={lastDay}
            name="from"
            onChange={({ target }) => setFrom(target.value)}
            part="input"
            required
            type="date"
          />
        </label>
        <label>
          {t('planner.days.to')}
          <input
            className={control}
            max={from && from <= lastDay ? dayAfter(from, maxDaysAtOnce - 1) : undefined}
            min={from}
            name="to"
            part="input"
            type="date"
          />
        </label>
        <Button type="submit">{t('planner.days.add')}</Button>
      </form>
      {days.length > 0 && (
        <ul>
          {days.map(date => (
            <DayOff date={date} key={date} onRemove={() => onChange(days.filter(one => one !== date))} />
          ))}
        </ul>
      )}
    </>
  )
}

function DayOff({ date, onRemove }: { readonly date: string; readonly onRemove: () => void }) {
  const { t, language } = useTranslation()
  const day = dateIn(language, new Date(date))
  return (
    <li>
      <span>{day}</span>
      <Button aria-label={t('planner.days.remove.day', { day })} onClick={onRemove}>
        {t('planner.days.remove')}
      </Button>
    </li>
  )
}

/** The days off with those that stand in the fields of the form. */
export function withTyped(days: readonly string[], form: HTMLFormElement | null): readonly string[] {
  const typed = form ? new FormData(form) : undefined
  const [from, to] = [String(typed?.get('from') ?? ''), String(typed?.get('to') ?? '')]
  return [...new Set([...days, ...(from ? daysFrom(from, to || from) : [])])].sort()
}

/** How many days off may be added at once. */
const maxDaysAtOnce = 366

/** The last day off that can be typed: browsers take years of six digits. */
const lastDay = '2099-12-31'

/** The date so many days after another. */
const dayAfter = (date: string, days: number): string => dateOf(Date.parse(date) / dayLength + days)

/** The days from one date to another. */
function daysFrom(from: string, to: string): readonly string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1
  return [...new Array(count).keys()].map(at => dayAfter(from, at))
}
