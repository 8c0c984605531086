import { is } from '../layouts/marks.ts'
import { ofSupply, otherTime, time } from '../layouts/number-words.ts'
import { assign, type Column, those } from '../tables/column.ts'
import { worded } from '../worded.ts'
import { isDue, isOfItems, type Step } from './table.ts'

// Columns of items that may be lead times, though no heading says so.

const days = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN)

/** Asks about a time of items where no other one is more than nothing. */
export const withTimes: Step = (columns, context) => {
  const isKnown = those(columns, 'leadTime').some(({ profile }) =>
    profile.values.some(text => /[1-9]/.test(text)),
  )
  if (!isOfItems(context) || isDue(context) || isKnown) return columns
  const isTime = ({ meaning, heading, known, profile }: Column): boolean => {
    const words = worded(heading)
    return (
      meaning === 'ignored' &&
      !known &&
      ofSupply.test(words) &&
      time.test(words) &&
      !otherTime.test(words) &&
      !is.partOfTime(heading) &&
      profile.values.some(text => days(text) > 0) &&
      profile.values.every(text => days(text) <= 400)
    )
  }
  const found = columns.filter(isTime)
  return assign(columns, ...found.map(column => [column, 'leadTime', false] as const))
}
