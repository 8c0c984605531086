// Dates and weeks as people and systems write them. A day is a number, counted from 1970.

export type DateOrder = 'day-first' | 'month-first'

const dayLength = 86_400_000

const names = [
  'jan ene janv januar january enero janvier',
  'feb fev fevr februar february febrero fevrier',
  'mar mrz mars marz maerz march marzo',
  'apr abr avr april abril avril',
  'may mai mayo',
  'jun juin juni june junio',
  'jul juil juli july julio juillet',
  'aug ago aout august agosto',
  'sep sept septiembre september septembre',
  'oct okt oktober october octubre octobre',
  'nov november noviembre novembre',
  'dec dez dic dezember december diciembre decembre',
]

const months = new Map(
  names.flatMap((list, month) => list.split(' ').map(name => [name, month + 1] as const)),
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

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
const compact = /^(?:19|20)\d{6}$/
const local = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[ ,T].*)?$/
const dayName = /^(?:\p{L}+[,.]? )?(\d{1,2})[-. /]*(?:de |d')?(\p{L}+)[-., /]*(?:de |del )?(\d{4}|\d{2})$/u
const nameDay = /^(?:\p{L}+, )?(\p{L}+)[-. ]*(\d{1,2})(?:st|nd|rd|th)?[-., ]+(\d{4}|\d{2})$/u
const monthYear = /^(\p{L}+)(?:[-./' ]+(\d{4})|[-./]? ?['-](\d{2}))$/u
const yearMonth = /^(?:(\d{4})[-/.](\d{1,2})|(?=20)(\d{4})(0[1-9]|1[0-2])|(\d{1,2})[-/.](\d{4}))$/
const quarter = /^(?:(\d{4})[-/. ]*)?[qt]([1-4])(?:[-/. ']*(\d{4}|\d{2}))?$/
const dayMonth = /^(?:\p{L}+[,.]? )?(\d{1,2})\.?[- /]*(\p{L}{3,})\.?$/u
const monthDay = /^(?:\p{L}+[,.]? )?(\p{L}{3,})[. ]+(\d{1,2})$/u
const pointed = /^(\d{1,2})\.(\d{1,2})\.$/
const slashed = /^(\d{1,2})\/(\d{1,2})$/
const serial = /^\d{5}(?:[.,]\d+)?$/

const weekday =
  /^(?:m|(?:(?:mo|tu|we|th|fr|sa|su|di|mi|do|so)\p{L}?|lun|mar|mer|jue|jeu|vie|ven|s[aá]b|sam|dom|dim)(?:\p{L}*(?:day|tag|och|es|di|do|go|che))?)[.,]* (?=\d+[-/.]\d)/iu

/** Takes the name off a date such as `Mon 12/14/2026`. SAP's `M 12.2026` is a month. */
const withoutName = (text: string): string => text.trim().replace(weekday, '')

/** Returns the order in which a local date was written, `either` if both are possible, undefined if it has none. */
export function dateOrderOf(text: string): DateOrder | 'either' | undefined {
  const bare = withoutName(text)
  const [, one, sign, two, year] = local.exec(bare) ?? []
  const [, first, second] = slashed.exec(bare) ?? []
  // With points it is the day, everywhere.
  if (first && second) return orderOf(Number(first), Number(second), 2000)
  return one && two && sign !== '.' ? orderOf(Number(one), Number(two), Number(year)) : undefined
}

function orderOf(one: number, two: number, year: number): DateOrder | 'either' | undefined {
  const isDay = !Number.isNaN(dayOf(year, two, one))
  const isMonth = !Number.isNaN(dayOf(year, one, two))
  if (isDay && isMonth) return one === two ? undefined : 'either'
  if (isDay) return 'day-first'
  return isMonth ? 'month-first' : undefined
}

/** Returns the day, or NaN. */
export function readDate(written: string, order: DateOrder, today = Number.NaN): number {
  if (written.length > 60) return Number.NaN
  const text = withoutName(written)
  let found = iso.exec(text)
  if (found) return dayOf(Number(found[1]), Number(found[2]), Number(found[3]))
  found = local.exec(text)
  if (found) {
    const [one, two, year] = [Number(found[1]), Number(found[3]), Number(found[4])]
    return order === 'day-first' || found[2] === '.' ? dayOf(year, two, one) : dayOf(year, one, two)
  }
  if (compact.test(text))
    return dayOf(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6)))
  // Spreadsheets count from 30 December 1899.
  if (serial.test(text)) return Math.floor(Number(text.replace(',', '.'))) - 25_569
  const bare = plainOf(text)
  found = dayName.exec(bare)
  if (found) return dayOf(Number(found[3]), months.get(found[2] ?? '') ?? 0, Number(found[1]))
  // A month begins on its first day.
  found = monthYear.exec(bare)
  if (found) return dayOf(Number(found[2] ?? found[3]), months.get(found[1] ?? '') ?? 0, 1)
  found = yearMonth.exec(bare)
  if (found)
    return dayOf(Number(found[1] ?? found[3] ?? found[6]), Number(found[2] ?? found[4] ?? found[5]), 1)
  found = quarter.exec(bare)
  if (found) return dayOf(Number(found[1] ?? found[3]), Number(found[2]) * 3 - 2, 1)
  found = nameDay.exec(bare)
  if (found) return dayOf(Number(found[3]), months.get(found[1] ?? '') ?? 0, Number(found[2]))
  // Excel shows a day as `5-Dec` or `12/5`: the one that is nearest.
  found = pointed.exec(bare) ?? slashed.exec(bare)
  if (found) {
    const isDayFirst = order === 'day-first' || bare.endsWith('.')
    const [one, two] = [Number(found[1]), Number(found[2])]
    return isDayFirst ? nearestDay(two, one, today) : nearestDay(one, two, today)
  }
  const [, name, day] = monthDay.exec(bare) ?? []
  const [, first, second] = dayMonth.exec(bare) ?? []
  const month = monthOf(name ?? second ?? '')
  return month ? nearestDay(month, Number(day ?? first), today) : Number.NaN
}

const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** Returns the month of `Jan` or `enero`, or the first one of `Q2`, from 1, or undefined. */
export function monthOf(text: string): number | undefined {
  const bare = plainOf(text.trim()).replace(/\.$/, '')
  return months.get(bare) ?? (/^q[1-4]$/.test(bare) ? Number(bare[1]) * 3 - 2 : undefined)
}

function nearestDay(month: number, day: number, today: number): number {
  const year = new Date((Number.isNaN(today) ? 0 : today) * dayLength).getUTCFullYear()
  if (Number.isNaN(today)) return dayOf(2000, month, day)
  const days = [year - 1, year, year + 1].map(one => dayOf(one, month, day)).filter(one => one > today - 182)
  return days.length > 0 ? Math.min(...days) : Number.NaN
}

const weekWord = '(?:w|wk|wks|week|weeks|cw|kw|woche|semana|sem|s|semaine)'
const yearWeek = new RegExp(`^(\\d{4})[-/._ ]*${weekWord}?[-/._ ]*(\\d{1,2})$`, 'i')
const weekYear = new RegExp(`^${weekWord}?[-/. ]*(\\d{1,2})[-/. ]+(\\d{4}|\\d{2})$`, 'i')
const bareWeek = new RegExp(`^(${weekWord})?[-/._ ]*(\\d{1,3})(?:[.,]0+)?$`, 'i')

/** A week with its year, as its Monday; or without, as its number and whether `KW` or `CW` says that it is the year's. */
export type Week = { readonly monday: number } | { readonly number: number; readonly isOfYear: boolean }

/** Returns the week, or undefined. */
export function readWeek(written: string): Week | undefined {
  const text = written.trim()
  let found = yearWeek.exec(text)
  if (found) return withMonday(mondayOfWeek(Number(found[1]), Number(found[2])))
  found = weekYear.exec(text)
  if (found) return withMonday(mondayOfWeek(Number(found[2]), Number(found[1])))
  found = bareWeek.exec(text)
  if (found) return { number: Number(found[2]), isOfYear: /^[kc]w$/i.test(found[1] ?? '') }
  return undefined
}

const withMonday = (monday: number): Week | undefined => (Number.isNaN(monday) ? undefined : { monday })

/** `Week of` before a date, and `Demand` before a month. */
export const weekOf =
  /^(?:week (?:of|commencing|beginning|starting|ending)|w\/[ceb]|w[ceb]|semana del?|semaine du|woche (?:vom|ab)|demand|forecast|qty|quantity|bedarf|menge|prognose|demanda|cantidad|demande|besoin)\.?\s+/i

const between = /[–—]|\s-\s|\b(?:bis|to|au|al)\b|-(?=\d{1,2}\.\d{1,2}\.)/

/** Takes the end off a span. */
function withoutEnd(text: string): string {
  const found = between.exec(text)
  if (!found) return text
  const begin = text.slice(0, found.index).trimEnd()
  const end = text.slice(found.index + found[0].length).trimStart()
  return /[\d./]$/.test(begin) && /\d/.test(begin) && /^\d/.test(end) ? begin : text
}

/** `Period 1`, `P2`, `Bucket 3`: of which length, their list has to say. */
export const isPeriod = (text: string): boolean =>
  /^(?:period|periode|periodo|p[eé]riode|bucket|per|p|month|monat|mes|mois|m|day|tag|d[ií]a|jour)[-_. ]*\d{1,2}$/i.test(
    text.trim(),
  )

/** Returns where a span begins: `30.11.` of `30.11.-04.12.`, of `W49 (30.11.)` and of `Week of 30.11.`. */
export function beginOf(text: string): string {
  const written = text.trimEnd()
  const open = written.endsWith(')') ? written.lastIndexOf('(') : -1
  const [bare, inside] =
    open < 0 ? [text, ''] : [written.slice(0, open).trimEnd(), written.slice(open + 1, -1)]
  const begins = [inside, bare.replace(weekOf, '')].map(one => withoutEnd(one).trim())
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
    pointed.test(text.trim()) ||
    isYearNumber(text) ||
    (/\d/.test(text) && !/^\s*[\d.,]{1,8}\s*$/.test(text) && !Number.isNaN(readDate(text, 'day-first'))))

/** Whether a text may be `202612`, a month or a week of a year. */
export const isYearNumber = (text: string): boolean => /^20\d{2}(?:0[1-9]|[1-4]\d|5[0-3])$/.test(text.trim())

/** `49/2026` is a week, and `01/2027` beside it. */
export const isLateWeek = (text: string): boolean => {
  const [, number] = /^(\d{2})[-/]20\d{2}$/.exec(text.trim()) ?? []
  return Number(number) > 12 && readWeek(text) !== undefined
}

const namedWeek = new RegExp(`^(?:\\d{4}[-/._ ]*)?${weekWord}[-/._ ]*\\d{1,2}(?:[-/._ ]+\\d{2,4})?$`, 'i')

/** Whether a text names a week, and is no date and no bare number. */
export const isWeek = (text: string): boolean => namedWeek.test(text.trim())
