import { latestOf } from '../kinds/is-due.ts'
import { is } from '../layouts/marks.ts'
import { directions, saysBlocked } from '../layouts/telling-words.ts'
import type { Meaning } from '../result.ts'
import { type Column, has, those } from '../tables/column.ts'
import { spaced } from '../worded.ts'
import type { Context } from './table.ts'

/**
 * What speaks for one of several columns of a meaning, and how much. The column with the most weight counts: each row
 * weighs more than those after it together, in whatever order they stand here.
 */
const preferences: readonly (readonly [
  of: Meaning,
  weight: number,
  fits: (column: Column, context: Context, columns: readonly Column[]) => boolean,
])[] = [
  // Of several days of one stock, the last one; and of several states, that which can be used.
  ['onHand', 4, ({ heading }) => !is.earlier(heading)],
  [
    'onHand',
    2,
    ({ heading }, _, columns) =>
      is.usable(heading) && those(columns, 'onHand').some(other => saysBlocked(other.heading)),
  ],
  [
    'onHand',
    1,
    ({ heading }, _, columns) =>
      those(columns, 'onHand').every(other => dayIn(other.heading) <= dayIn(heading)),
  ],
  // `Date` and `Order date` beside `Ship date` are when the order was written.
  ['date', 16, ({ heading }) => !is.bareDate(heading) && !is.otherDay(heading)],
  ['date', 8, ({ profile }) => profile.filled === 1],
  ['date', 4, ({ heading }, { kinds }) => kinds.includes('coming') && is.confirmed(heading)],
  ['date', 2, ({ hints }, { kinds }) => kinds.includes('coming') && hints.includes('receipt')],
  ['date', 1, ({ heading }, { kinds }) => kinds.includes('coming') !== is.taken(heading)],
  // What a production order takes, and not what it makes.
  ['quantity', 32, ({ heading }, _, columns) => is.taken(heading) && has(columns, 'component')],
  // What is left or still open, and not what was ordered at first.
  ['quantity', 16, ({ heading }) => is.balance(heading)],
  ['quantity', 8, ({ heading }) => is.open(heading)],
  ['quantity', 4, ({ hints }, { kinds }) => kinds.includes('coming') && hints.includes('receipt')],
  ['quantity', 2, ({ heading }) => is.scheduled(heading)],
  ['quantity', 1, ({ heading }) => !is.bound(heading)],
  // What is shipped of sales orders, and done of production orders.
  [
    'delivered',
    1,
    ({ heading }, { kinds }) =>
      directions.some(
        ({ where, says, words }) =>
          where === 'delivered' && kinds.includes(says) && words.test(spaced(heading)),
      ),
  ],
  // `Parent` beside the number of the bill.
  ['parent', 2, ({ heading }) => !is.bill(heading)],
  ['parent', 1, ({ heading }) => !is.name(heading)],
  ['scrap', 1, ({ profile }) => profile.values.some(text => /[1-9]/.test(text))],
  ['priority', 1, ({ hints }) => !hints.includes('not')],
  ['order', 1, ({ heading }) => !is.id(heading)],
]

/** Those of some columns that have the most weight. */
export function preferred(
  kept: readonly Column[],
  columns: readonly Column[],
  context: Context,
): readonly Column[] {
  const weightOf = (column: Column) =>
    preferences.reduce(
      (sum, [of, weight, fits]) =>
        of === column.meaning && fits(column, context, columns) ? sum + weight : sum,
      0,
    )
  const most = Math.max(...kept.map(weightOf))
  return kept.filter(column => weightOf(column) === most)
}

/** The day, or year, that a heading has. */
function dayIn(heading: string): number {
  const date = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/.exec(heading)?.[0]
  return date ? latestOf(date, 0) : Number(/20\d\d/.exec(heading)?.[0] ?? 0)
}
