import type { Column } from '../column.ts'
import { memoize } from '../memoize.ts'
import { cellIn } from '../raw-table.ts'
import { type Day, daysOfHeadings } from '../words/bucket-days.ts'
import { isWeek, monthOf } from '../words/dates.ts'
import { askWeeks, dayOfWeek, monthsOrWeeks } from '../words/weeks.ts'
import type { Cells } from './cells.ts'

// When something is wanted or comes, row by row.

/** Returns a function that reads the day of a date or week. */
export function dueDayReader(cells: Cells): (column: Column | undefined, text: string) => Day {
  const { at, rows } = cells.table
  const { today } = cells.notes.horizon
  const column = at.get('week') ?? at.get('date')
  // A quantity that nobody dated is wanted now.
  if (!column) return () => ({ day: today, isWeek: false })
  const withYear = yearReader(cells)
  const texts = [...new Set(rows.map(row => withYear(cellIn(row, column.index), row)))]
  const weeks = texts.filter(text => text !== '' && text.length < 12 && (at.has('week') || isWeek(text)))
  const isCalendar = column.hints.includes('calendar')
  const ask = cells.asker(column)
  const areOfYear = isCalendar || askWeeks(weeks, today, ask)
  // A `Week` says what it is; a `Period` does not.
  const asPeriod =
    at.has('week') && column.hints.includes('weak') ? monthsOrWeeks(texts, ask) : (text: string) => text
  // `Jan` has the year that follows from the others.
  const months = texts.every(monthOf) ? daysOfHeadings(texts, today, ask) : []
  const dayIn = memoize((own: Column | undefined) =>
    memoize((written: string): Day => {
      const month = months[texts.indexOf(written)]
      if (month) return month
      // A period such as `2026-12` is a month.
      const isMonth = own?.hints.includes('weak') && /^\d{4}-\d{2}$/.test(written)
      const week =
        !isMonth && (own?.meaning === 'week' || isWeek(written))
          ? dayOfWeek(written, today, areOfYear)
          : Number.NaN
      const isDay = Number.isNaN(week)
      return { day: isDay ? cells.day(own, written) : week, isWeek: !isDay }
    }),
  )
  return (own, text) => {
    if (text === '') cells.refuse('no-date', at.has('date') ? 'date' : 'week')
    const found = dayIn(own)(asPeriod(withYear(text, cells.row)))
    if (Number.isNaN(found.day)) cells.refuse('not-a-date', own?.meaning === 'week' ? 'week' : 'date')
    return found
  }
}

/** The year may stand beside its months or weeks. */
function yearReader({ table: { columns } }: Cells): (text: string, row: readonly string[]) => string {
  const year = columns.find(
    ({ meaning, profile: { values } }) =>
      meaning === 'ignored' && values.length > 0 && values.every(text => /^20\d{2}$/.test(text)),
  )
  return (text, row) => {
    if (!year) return text
    const own = cellIn(row, year.index)
    if (/^\d{1,2}$/.test(text)) return `${own}${text.padStart(2, '0')}`
    return monthOf(text) === undefined ? text : `${text} ${own}`
  }
}
