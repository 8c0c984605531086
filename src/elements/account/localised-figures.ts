import { type Language, languageFor } from '../../words/languages.ts'

const styles = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  // Days are dates of a plan, the same in every time zone.
  day: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns a date as the visitor's own region writes it, if it has the language: `en-GB` for English. */
export function formatDate(language: Language, style: keyof typeof styles, date: Date): string {
  const key = `${language} ${style}`
  // Kept, because creating a formatter takes longer than formatting.
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(regionOf(language), styles[style])
  formatters.set(key, formatter)
  return formatter.format(date)
}

/** Returns a number, with its unit if it has one: `2 weeks`. */
export const formatNumber = (language: Language, value: number, unit?: 'day' | 'week'): string =>
  new Intl.NumberFormat(regionOf(language), unit && { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  )

/** Returns a list in words: `GM-07 and FR-01`. */
export const formatList = (language: Language, parts: readonly string[]): string =>
  new Intl.ListFormat(language).format(parts)

const regionOf = (language: Language): string =>
  navigator.languages.find(tag => tag.startsWith(language) && languageFor(tag) === language) ?? language
