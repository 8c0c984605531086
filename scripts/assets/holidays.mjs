// Writes the planner's holidays.ts: the nationwide holidays of a dozen countries, three years from now on. Run it each year:
// node scripts/assets/holidays.mjs

import { writeFile } from 'node:fs/promises'
import Holidays from 'date-holidays'
import { isStarted } from '../started.mjs'

const countries = ['AT', 'BE', 'CA', 'CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'PL', 'US']
const file = 'src/elements/planner/days/holidays.ts'

/**
 * Returns the days of a year on which a whole country is free, as `MMDD`.
 * @param {string} country
 * @param {number} year
 */
function daysOff(country, year) {
  const days = new Holidays(country, { types: ['public'] })
    .getHolidays(year)
    .map(({ date }) => date.slice(5, 10).replace('-', ''))
  return [...new Set(days)].sort()
}

/**
 * Returns the text of the file.
 * @param {number} first the first year
 */
export function holidaysFile(first) {
  const years = [first, first + 1, first + 2]
  const rows = countries.map(
    country => `  ${country}: '${years.map(year => daysOff(country, year).join(' ')).join('; ')}',`,
  )
  return `// Written by \`scripts/assets/holidays.mjs\` from the package date-holidays (data: CC BY 3.0).

/** The years that the table has. */
export const years = [${years.join(', ')}]

/** By country: the days of each year on which all of it is free, as month and day. */
export const daysOff: Readonly<Record<string, string>> = {
${rows.join('\n')}
}
`
}

if (isStarted(import.meta.filename)) await writeFile(file, holidaysFile(new Date().getFullYear()))
