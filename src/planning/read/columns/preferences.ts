import { latestOf } from '../kinds/is-due.ts'
import { is } from '../layouts/marks.ts'
import { directions, saysBlocked } from '../layouts/telling-words.ts'
import type { Meaning } from '../result.ts'
import { type Column, has, those } from '../tables/column.ts'
import { spaced } from '../worded.ts'
import type { Context } from './table.ts'

/** What speaks for one of several columns of a meaning. The one with the most weight counts; the order of rows says nothing. */
const preferences: readonly {
  readonly of: Meaning
  readonly weight: number
  readonly fits: (column: Column, context: Context, columns: readonly Column[]) => boolean
}[] = [
  // Of several days of one stock, the last one; and of several states, that which can be used.
  { of: 'onHand', weight: 4, fits: ({ heading }) => !is.earlier(heading) },
  {
    of: 'onHand',
    weight: 2,
    fits: ({ heading }, _, columns) =>
      is.usable(heading) && those(columns, 'onHand').some(other => saysBlocked(other.heading)),
  },
  {
    of: 'onHand',
    weight: 1,
    fits: ({ heading }, _, columns) =>
      those(columns, 'onHand').every(other => dayIn(other.heading) <= dayIn(heading)),
  },
  // `Date` and `Order date` beside `Ship date` are when the order was written.
  { of: 'date', weight: 16, fits: ({ heading }) => !is.bareDate(heading) && !is.otherDay(heading) },
  { of: 'date', weight: 8, fits: ({ profile }) => profile.filled === 1 },
  {
    of: 'date',
    weight: 4,
    fits: ({ heading }, { kinds }) => kinds.includes('coming') && is.confirmed(heading),
  },
  {
    of: 'date',
    weight: 2,
    fits: ({ hints }, { kinds }) => kinds.includes('coming') && hints.includes('receipt'),
  },
  { of: 'date', weight: 1, fits: ({ heading }, { kinds }) => kinds.includes('coming') !== is.taken(heading) },
  // What a production order takes, and not what it makes.
  {
    of: 'quantity',
    weight: 32,
    fits: ({ heading }, _, columns) => is.taken(heading) && has(columns, 'component'),
  },
  // What is left or still open, and not what was ordered at first.
  { of: 'quantity', weight: 16, fits: ({ heading }) => is.balance(heading) },
  { of: 'quantity', weight: 8, fits: ({ heading }) => is.open(heading) },
  {
    of: 'quantity',
    weight: 4,
    fits: ({ hints }, { kinds }) => kinds.includes('coming') && hints.includes('receipt'),
  },
  { of: 'quantity', weight: 2, fits: ({ heading }) => is.scheduled(heading) },
  { of: 'quantity', weight: 1, fits: ({ heading }) => !is.bound(heading) },
  // What is shipped of sales orders, and done of production orders.
  {
    of: 'delivered',
    weight: 1,
    fits: ({ heading }, { kinds }) =>
      directions.some(
        ({ where, says, words }) =>
          where === 'delivered' && kinds.includes(says) && words.test(spaced(heading)),
      ),
  },
  // `Parent` beside the number of the bill.
  { of: 'parent', weight: 2, fits: ({ heading }) => !is.bill(heading) },
  { of: 'parent', weight: 1, fits: ({ heading }) => !is.name(heading) },
  { of: 'scrap', weight: 1, fits: ({ profile }) => profile.values.some(text => /[1-9]/.test(text)) },
  { of: 'priority', weight: 1, fits: ({ hints }) => !hints.includes('not') },
  { of: 'order', weight: 1, fits: ({ heading }) => !is.id(heading) },
]

/** Those of some columns that have the most weight. */
export function preferred(
  kept: readonly Column[],
  columns: readonly Column[],
  context: Context,
): readonly Column[] {
  const weightOf = (column: Column) =>
    preferences.reduce(
      (sum, { of, weight, fits }) =>
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
