import { is } from '../layouts/marks.ts'
import { ofSupply, otherTime, time } from '../layouts/number-words.ts'
import { isUnread, type Meaning } from '../result.ts'
import { assign, type Column, those } from '../tables/column.ts'
import { worded } from '../worded.ts'
import { hasUnit } from '../words/units.ts'
import { ask } from './ask-columns.ts'
import { asBill, asPair, withBase, withEnds, withLevels, withoutNameOfParent } from './bill-columns.ts'
import { nameItem } from './item-column.ts'
import { keepOneEach } from './one-each.ts'
import { asQuantity, ofForecast, ofOrders } from './quantity-columns.ts'
import { withMarks, withNumber, withType } from './row-marks.ts'
import { type Context, isBill, isDue, isOfItems, type Step } from './table.ts'

// What each column means, once it is known what the table is. Each step takes the columns and returns others: none is
// changed in place, and an answer of a person outlasts all of them.

export const assignColumns = (columns: readonly Column[], context: Context): readonly Column[] => {
  // Nobody is asked about a table of which nothing is planned.
  if (context.kinds.every(isUnread)) return columns.map(column => ({ ...column, sure: true }))
  const steps: readonly Step[] = [
    ...[withoutStrangers, ofOrders, asPair, withBase, withEnds, keepOneEach, nameItem, withLevels, asBill],
    ...[withoutNameOfParent, asQuantity, withType, withNumber, ofForecast, withMarks, withTimes, ask],
  ]
  return steps.reduce((all, step) => step(all, context), columns)
}

/** Meanings that a table of other kinds has no use for. */
const uses: readonly (readonly [readonly Meaning[], (context: Context, column: Column) => boolean])[] = [
  [['fixed', 'alternative', 'priority', 'validFrom'], isBill],
  [['lot'], isOfItems],
  [['validTo'], context => isBill(context) || context.kinds.includes('stock')],
  [['date'], context => isDue(context) || !isBill(context)],
  // `Units per case` of a stock is how many one case has.
  [['per'], (context, { sure }) => sure || isBill(context) || isDue(context)],
  // `Overage` and `Optional` say something of a line of a bill, and `Scrap (kg)` no share of an item.
  [
    ['scrap'],
    (context, { hints, heading }) =>
      isBill(context) || (isOfItems(context) && !hints.includes('line') && !hasUnit(heading)),
  ],
  [['yield'], (context, { heading }) => isBill(context) || isDue(context) || !hasUnit(heading)],
  [['active'], (context, { hints }) => isBill(context) || !hints.includes('line')],
  // `Bestellbestand` above numbers counts, and is the number of no order.
  [['order'], (context, { known }) => isDue(context) || known?.isWhole !== false],
]

const withoutStrangers: Step = (columns, context) =>
  assign(
    columns,
    ...columns
      .filter(column => uses.some(([of, isUsed]) => of.includes(column.meaning) && !isUsed(context, column)))
      .map(column => [column, 'ignored', true] as const),
  )

const days = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN)

/** Asks about a time of items where no other one is more than nothing. */
const withTimes: Step = (columns, context) => {
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
