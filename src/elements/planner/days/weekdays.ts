import { regionOf } from '../../../words/languages.ts'

/** The days of a week, the first at work first; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** Returns the name of a day of the week. */
export const weekdayIn = (language: string, day: number): string =>
  new Intl.DateTimeFormat(regionOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    // 1 January 2023 was a Sunday.
    Date.UTC(2023, 0, 1 + day),
  )
