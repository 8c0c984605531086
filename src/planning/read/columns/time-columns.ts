import { is } from '../layouts/marks.ts'
import { ofSupply, otherTime, time } from '../layouts/number-words.ts'
import { cellIn } from '../raw-table.ts'
import { assign, type Column, those } from '../tables/column.ts'
import { worded } from '../worded.ts'
import { isDue, isOfItems, type Step } from './table.ts'

// Columns of items that may be lead times, though no heading says so.

const days = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN)

/** Asks about a time of items where there is no other one, or where it stands in all rows in which the other one does not. */
export const withTimes: Step = (columns, context) => {
  if (!isOfItems(context) || isDue(context)) return columns
  const known = those(columns, 'leadTime')
  const isFree = (row: readonly string[]) => known.every(({ index }) => !/[1-9]/.test(cellIn(row, index)))
  const isTime = ({ meaning, heading, known: said, profile, index }: Column): boolean => {
    const words = worded(heading)
    return (
      meaning === 'ignored' &&
      !said &&
      ofSupply.test(words) &&
      time.test(words) &&
      !otherTime.test(words) &&
      !is.partOfTime(heading) &&
      profile.values.some(text => days(text) > 0) &&
      profile.values.every(text => days(text) <= 400) &&
      context.table.rows.some(isFree) &&
      (known.length === 0 || context.table.rows.every(row => !isFree(row) || days(cellIn(row, index)) > 0))
    )
  }
  const found = columns.filter(isTime)
  return assign(columns, ...found.map(column => [column, 'leadTime', false] as const))
}
