// Days as people write them.

/** The site is written in British English. */
const regionOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** The days of a week, the first at work first; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** Returns the name of a day of the week. */
export const weekdayIn = (language: string, day: number): string =>
  new Intl.DateTimeFormat(regionOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    // 1 January 2023 was a Sunday.
    Date.UTC(2023, 0, 1 + day),
  )

/** Returns a date with its year. */
export const dateIn = (language: string, date: Date): string =>
  new Intl.DateTimeFormat(regionOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date)
