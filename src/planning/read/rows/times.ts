import { areTimeUnits, type Column, those } from '../column.ts'
import type { Time, TimeUnit } from '../drafts.ts'
import type { Hint } from '../layouts/generic.ts'
import { about, atOnce, weeksBySign } from '../layouts/number-words.ts'
import { isMade } from '../layouts/purchasing.ts'
import { memoize } from '../memoize.ts'
import { cellIn } from '../raw-table.ts'
import { timeUnit } from '../words/headings.ts'
import { makeOf } from '../words/row-words.ts'
import type { Cells } from './cells.ts'

// Lead times: `5`, `3 wks`, `2-3 weeks`, `168:00:00`, with the unit in the cell, beside it or in the heading.

/** A lead time has no more days. */
const maxDays = 1900

/** `2-3 weeks`, `2 bis 3 Wochen`, `2/3 weeks`. `1/2`, `1/4` and `3/4` are parts of one. */
const range =
  /^(?!(?:1\/2|[13]\/4)(?!\d))(\d+(?:[.,]\d+)?)\s*(?:[-–—/]|to|bis|tot|a|à)\s*(\d+(?:[.,]\d+)?)(?=\s*(?:\p{L}|$))/iu

/** The longer time of a range. */
const takeLonger = (text: string): string =>
  text.replace(range, (_, ...[one = '', other = '']: string[]) =>
    Number.parseFloat(one.replace(',', '.')) > Number.parseFloat(other.replace(',', '.')) ? one : other,
  )

/** `168:00:00`, `7 days, 0:00:00`, `7 00:00:00`, `P7D` and `PT168H`. */
const clock = /^(?:(\d{1,4})(?:\s*d(?:ays?)?)?,?\s+)?(\d{1,5}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/i

const iso = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/i

/** Returns a time that says its unit by its form, or undefined. */
function durationOf(text: string): Time | undefined {
  if (atOnce.test(text)) return { value: 0, unit: 'working-days' }
  const found = clock.exec(text) ?? (/\d/.test(text) ? iso.exec(text) : undefined)
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found?.slice(1).map(part => Number(part ?? 0)) ?? []
  if (!found) return undefined
  return { value: days + hours / 24 + minutes / 1440 + seconds / 86_400, unit: 'calendar-days' }
}

/** Takes apart what stands in a cell: a time that says its unit, or a number and what stands behind it. Of a range, the longer one. */
function splitTime(cell: string) {
  const whole = cell
    .replace(about, '')
    .replace(/ *\/ */, '/')
    .trim()
  const text = takeLonger(whole)
  const [, number = text, behind = ''] = /^(\P{L}*\d\P{L}*)(\p{L}[\p{L}\s.]*)$/u.exec(text) ?? []
  return { whole, isLonger: text !== whole, duration: durationOf(text), number: number.trim(), behind }
}

/** How many days a unit has that is shorter or longer than a day. */
const lengths: Partial<Record<Hint, number>> = { hours: 1 / 24, seconds: 1 / 86_400, months: 30 }

/** Returns a function that reads lead times, or undefined where the table has none. */
export function leadTimeReader(cells: Cells): (() => Time | undefined) | undefined {
  const ask = unitAsker(cells)
  const readers = those(cells.table.columns, 'leadTime').map(column => ({
    isMade: isMade(column.heading),
    read: timeReader(cells, column, ask),
  }))
  if (readers.length < 2) return readers[0]?.read
  const make = cells.table.at.get('make')
  return () => {
    // What is made takes its own time first, and what is bought another one.
    const made = make && makeOf(make.heading, cells.text('make'))
    const sorted = [...readers].sort((one, other) =>
      made === undefined ? 0 : Number(other.isMade === made) - Number(one.isMade === made),
    )
    const times = sorted.flatMap(({ read }) => read() ?? [])
    return times.find(({ value }) => value > 0) ?? times[0]
  }
}

function timeReader(cells: Cells, column: Column, ask: AskUnit): () => Time | undefined {
  const unitAt = timeUnitBeside(cells, column)
  const units = timeUnitReader(column, ask)
  const read = memoize(splitTime)
  return () => {
    const { whole, isLonger, duration, number, behind } = read(cells.text(column))
    if (whole === '') return undefined
    if (isLonger) cells.noteOnce('longer-time', column, whole)
    if (duration) return duration
    const written = behind || cellIn(cells.row, unitAt)
    const value = cells.number(column, number)
    if (value === undefined) return undefined
    if (value < 0) cells.note('negative', 'leadTime')
    // No time needs no unit, and whole hours of more seconds than a day has are frePPLe's.
    const isAsked = written !== '' || (value > 0 && (value < 86_400 || value % 3600 > 0))
    const of = isAsked ? units(written) : oneOf(value > 0 ? 'calendar-days' : 'working-days', 1 / 86_400)
    const length = Math.max(0, value) * (of?.value ?? 1)
    if (!of || length > maxDays) return cells.note('not-used', column)
    return { value: length, unit: of.unit }
  }
}

/** The column with the units of the times beside it. */
function timeUnitBeside({ table: { columns } }: Cells, { index }: Column): number {
  const beside = columns.find(one => one.index === index + 1)
  return beside?.known?.meaning === 'unit' && areTimeUnits(beside) ? beside.index : -1
}

/** `2S`: a single letter is no second, as nothing is there in so few of them. */
const isWeeks = (written: string): boolean => /^s$/i.test(written.trim())

const oneOf = (unit: TimeUnit, value = 1): Time => ({ value, unit })

type AskUnit = ReturnType<typeof unitAsker>

/** Returns a function that asks for the unit of a column's times. The answer holds for the other columns of the list. */
function unitAsker(cells: Cells) {
  const asked = new Map<string, TimeUnit>()
  return (column: Column, code: 'day-kind' | 'lead-unit', ...choices: Choices): Time => {
    const known = asked.get(code)
    if (known && cells.notes.questions.answer(`${column.id}:${code}`) === undefined) return oneOf(known)
    const answer = cells.asker(column)(code, column.samples, choices) as TimeUnit
    asked.set(code, answer)
    return oneOf(answer)
  }
}

type Choices = readonly [TimeUnit, TimeUnit, ...TimeUnit[]]

/** Returns a function that gives one of the unit behind a number, or of the heading; undefined if it is none. */
function timeUnitReader(column: Column, ask: AskUnit): (written: string) => Time | undefined {
  return memoize(written => {
    if (isWeeks(written))
      return weeksBySign.test(column.heading)
        ? oneOf('weeks')
        : ask(column, 'lead-unit', 'weeks', 'working-days', 'calendar-days')
    const hint = written === '' ? column.hints.find(one => one !== 'weak') : timeUnit(written)
    if (hint === 'days') return ask(column, 'day-kind', 'working-days', 'calendar-days')
    if (hint === 'working-days' || hint === 'calendar-days' || hint === 'weeks') return oneOf(hint)
    if (hint && lengths[hint]) return oneOf('calendar-days', lengths[hint])
    return written === '' ? ask(column, 'lead-unit', 'working-days', 'weeks', 'calendar-days') : undefined
  })
}
