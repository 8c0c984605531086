import { aroundDates, between, dayNames, monthNames, periods, weekWord } from '../layouts/calendar-words.ts'

// Dates and weeks as people and systems write them. A day is a number, counted from 1970.

export type DateOrder = 'day-first' | 'month-first'

const dayLength = 86_400_000

const months = new Map(
  monthNames.flatMap((list, month) => list.split(' ').map(name => [name, month + 1] as const)),
)

/** Returns the day, or NaN for one that is in no calendar. */
export function dayOf(year: number, month: number, day: number): number {
  const full = year < 100 ? 2000 + year : year
  const date = new Date(Date.UTC(full, month - 1, day))
  return full >= 1900 && full < 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.getTime() / dayLength
    : Number.NaN
}

/** Returns the month of a day, counted from the year 0. */
export function monthIndex(day: number): number {
  const date = new Date(day * dayLength)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The Monday of a day's week. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7)

/** The Monday of a week of the year, by ISO 8601, or NaN. */
export function mondayOfWeek(year: number, week: number): number {
  const first = mondayOf(dayOf(year, 1, 4))
  const next = mondayOf(dayOf((year < 100 ? 2000 + year : year) + 1, 1, 4))
  const monday = first + (week - 1) * 7
  return week >= 1 && monday < next ? monday : Number.NaN
}

export const yearOfWeek = (day: number): number => new Date((mondayOf(day) + 3) * dayLength).getUTCFullYear()

/** `05.12.2026`, `12/05/26`; without a year, `5.12.` and `12/5`. */
const inNumbers = [
  /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[ ,T].*)?$/,
  /^(\d{1,2})(\.)(\d{1,2})\.$/,
  /^(\d{1,2})(\/)(\d{1,2})$/,
]

/** Other ways, in lower case. A month begins on its first day. */
const ways = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[t ].*)?$/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/,
  /^(?<year>20\d{2})(?<month>0[1-9]|1[0-2])$/,
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?:\p{L}+[,.]{0,2} )?(?<day>\d{1,2})(?:er)?[-. /]*(?:de |d')?(?<month>\p{L}+)[-., /]*(?:de |del )?(?<year>\d{4}|\d{2})$/u,
  /^(?:\p{L}+, )?(?<month>\p{L}+)[-. ]*(?<day>\d{1,2})(?:st|nd|rd|th)?[-., ]+(?<year>\d{4}|\d{2})$/u,
  /^(?<month>\p{L}+)(?:[-./' ]+(?=\d{4})|[-./]? ?['-](?=\d{2}$))(?<year>\d{2,4})$/u,
  /^(?<year>\d{4})[-/. ]*(?<month>[qt][1-4])$/,
  /^(?<month>[qt][1-4])[-/. ']*(?<year>\d{4}|\d{2})$/,
  /^(?:\p{L}+[,.]? )?(?<day>\d{1,2})\.?[- /]*(?<month>\p{L}{3,})\.?$/u,
  /^(?:\p{L}+[,.]? )?(?<month>\p{L}{3,})[. ]+(?<day>\d{1,2})$/u,
]

const serial = /^\d{5}(?:[.,]\d+)?$/

/** Takes the name off a date such as `Mon 12/14/2026`. SAP's `M 12.2026` is a month. */
const withoutName = (text: string): string => text.trim().replace(dayNames, '')

/** The two numbers of a date, the sign between them and the year, if it has one. */
function numbersOf(text: string): readonly (string | undefined)[] {
  for (const way of inNumbers) {
    const found = way.exec(text)
    if (found) return found
  }
  return []
}

/** Returns the order in which a local date was written, `either` if both are possible, undefined if it has none. */
export function dateOrderOf(text: string): DateOrder | 'either' | undefined {
  const [, one, sign, two, year = 2000] = numbersOf(withoutName(text))
  // With points it is the day, everywhere.
  return one && two && sign !== '.' ? orderOf(Number(one), Number(two), Number(year)) : undefined
}

function orderOf(one: number, two: number, year: number): DateOrder | 'either' | undefined {
  const isDay = !Number.isNaN(dayOf(year, two, one))
  const isMonth = !Number.isNaN(dayOf(year, one, two))
  if (isDay && isMonth) return one === two ? undefined : 'either'
  if (isDay) return 'day-first'
  return isMonth ? 'month-first' : undefined
}

/** Returns the day, or NaN. Where there is no year, it is the nearest one. */
export function readDate(written: string, order: DateOrder, today = Number.NaN): number {
  if (written === '' || written.length > 60) return Number.NaN
  const text = withoutName(written)
  const [, one, sign, two, year] = numbersOf(text)
  if (one && two) {
    const isDayFirst = order === 'day-first' || sign === '.'
    return dayIn(year, Number(isDayFirst ? two : one), Number(isDayFirst ? one : two), today)
  }
  // Spreadsheets count from 30 December 1899.
  if (serial.test(text)) return Math.floor(Number(text.replace(',', '.'))) - 25_569
  const bare = plainOf(text)
  for (const way of ways) {
    const found = way.exec(bare)?.groups
    const day = found
      ? dayIn(found.year, monthNumber(found.month), Number(found.day ?? 1), today)
      : Number.NaN
    if (!Number.isNaN(day)) return day
  }
  return Number.NaN
}

/** Whether a text is a date, in whichever order. */
export const mayBeDate = (text: string): boolean =>
  !Number.isNaN(readDate(text, 'day-first', 0)) || !Number.isNaN(readDate(text, 'month-first', 0))

const dayIn = (year: string | undefined, month: number, day: number, today: number): number =>
  year === undefined ? nearestDay(month, day, today) : dayOf(Number(year), month, day)

const plainOf = (text: string): string =>
  /^[\d/.:-]*$/.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()

/** Returns the month of `Jan` or `enero`, or the first one of `Q2`, from 1, or undefined. */
export function monthOf(text: string): number | undefined {
  const bare = plainOf(text.trim()).replace(/\.$/, '')
  return months.get(bare) ?? (/^q[1-4]$/.test(bare) ? Number(bare[1]) * 3 - 2 : undefined)
}

const monthNumber = (text = ''): number => monthOf(text.replace(/^t(?=\d)/, 'q')) ?? Number(text)

function nearestDay(month: number, day: number, today: number): number {
  const year = new Date((Number.isNaN(today) ? 0 : today) * dayLength).getUTCFullYear()
  if (Number.isNaN(today)) return dayOf(2000, month, day)
  const days = [year - 1, year, year + 1].map(one => dayOf(one, month, day)).filter(one => one > today - 182)
  return days.length > 0 ? Math.min(...days) : Number.NaN
}

const yearWeek = new RegExp(`^(?<year>\\d{4})[-/._ ]*${weekWord}?[-/._ ]*(?<week>\\d{1,2})$`, 'i')
const weekYear = new RegExp(`^${weekWord}?[-/. ]*(?<week>\\d{1,2})[-/. ]+(?<year>\\d{4}|\\d{2})$`, 'i')
const bareWeek = new RegExp(`^(${weekWord})?[-/._ ]*(\\d{1,3})(?:[.,]0+)?$`, 'i')

/** A week with its year, as its Monday; or without, as its number and whether `KW` or `CW` says that it is the year's. */
export type Week = { readonly monday: number } | { readonly number: number; readonly isOfYear: boolean }

/** Returns the week, or undefined. */
export function readWeek(written: string): Week | undefined {
  const text = written.trim()
  const dated = (yearWeek.exec(text) ?? weekYear.exec(text))?.groups
  const monday = mondayOfWeek(Number(dated?.year), Number(dated?.week))
  if (dated) return Number.isNaN(monday) ? undefined : { monday }
  const [, word = '', number] = bareWeek.exec(text) ?? []
  return number ? { number: Number(number), isOfYear: /^[kc]w$/i.test(word) } : undefined
}

/** Takes the end off a span. */
function withoutEnd(text: string): string {
  const found = between.exec(text)
  if (!found) return text
  const begin = text.slice(0, found.index).trimEnd()
  const end = text.slice(found.index + found[0].length).trimStart()
  return /[\d./]$/.test(begin) && /\d/.test(begin) && /^\d/.test(end) ? begin : text
}

/** `Period 1`, `P2`, `Bucket 3`: of which length, their list has to say. */
export const isPeriod = (text: string): boolean => periods.test(text.trim())

/** Returns where a span begins: `30.11.` of `30.11.-04.12.`, of `W49 (30.11.)` and of `Week of 30.11.`; `dec_2026 *` is `dec 2026`. */
export function beginOf(heading: string): string {
  const text = heading
    .replace(/(?<=\d)_(?=\d)/g, '-')
    .replaceAll('_', ' ')
    .replace(/(?<![\s:*])[\s:*]+$/, '')
  const written = text.trimEnd()
  const open = written.endsWith(')') ? written.lastIndexOf('(') : -1
  const [bare, inside] =
    open < 0 ? [text, ''] : [written.slice(0, open).trimEnd(), written.slice(open + 1, -1)]
  const begins = [inside, bare.replace(aroundDates, '')].map(one => withoutEnd(one).trim())
  return begins.find(isBucket) ?? bare
}

/** Whether a heading is a date, a week or a month: below it stands what is wanted then. */
export const isBucket = (text: string): boolean =>
  text.length > 1 &&
  text.length < 30 &&
  (monthOf(text) !== undefined ||
    isWeek(text) ||
    isPeriod(text) ||
    isLateWeek(text) ||
    dateOrderOf(text) !== undefined ||
    numbersOf(text.trim())[2] === '.' ||
    isYearNumber(text) ||
    (/\d/.test(text) && !/^\s*[\d.,]{1,8}\s*$/.test(text) && !Number.isNaN(readDate(text, 'day-first'))))

/** Whether a text may be `202612`, a month or a week of a year. */
export const isYearNumber = (text: string): boolean => /^20\d{2}(?:0[1-9]|[1-4]\d|5[0-3])$/.test(text.trim())

/** `49/2026` is a week, and `01/2027` beside it. */
export const isLateWeek = (text: string): boolean =>
  Number(/^(\d{2})[-/]20\d{2}$/.exec(text.trim())?.[1]) > 12 && readWeek(text) !== undefined

const namedWeek = new RegExp(`^(?:\\d{4}[-/._ ]*)?${weekWord}[-/._ ]*\\d{1,2}(?:[-/._ ]+\\d{2,4})?$`, 'i')

/** Whether a text names a week, and is no date and no bare number. */
export const isWeek = (text: string): boolean => namedWeek.test(text.trim())
