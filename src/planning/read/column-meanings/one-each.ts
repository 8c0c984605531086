import type { Change, Column, Columns } from '../column.ts'
import { assign, find, has, marked, prefer, rank, those, without } from '../column.ts'
import { latestOf } from '../kinds/is-due.ts'
import { waysOf } from '../kinds/type-column.ts'
import { type Context, isBill, isDue, type Step } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { isPack, saysBlocked } from '../layouts/telling-words.ts'
import type { Meaning } from '../result.ts'
import { spaced, worded } from '../worded.ts'
import { withoutAge } from '../words/headings.ts'
import { numberIn } from './delivered-columns.ts'
import { chooseItem } from './item-column.ts'

const several: readonly Meaning[] = ['ignored', 'bucket', 'location', 'lot', 'leadTime', 'unit', 'active']

/** Keeps, of several columns with one meaning, the one whose heading says it best. */
export const keepOneEach: Step = (columns, context) =>
  [...new Set(columns.map(({ meaning }) => meaning))].reduce((all, meaning) => {
    const same = those(all, meaning)
    const [first, another] = same
    if (meaning === 'leadTime')
      return without(all, column => same.includes(column) && same.some(other => replaces(other, column)))
    if (!first || !another || several.includes(meaning)) return all
    if (meaning === 'status' && !isDue(context)) return all
    if (meaning === 'delivered' && same.every(({ isTold }) => isTold)) return all
    // What comes has its date, and what is wanted has another one.
    if (meaning === 'date' && (isPairOfDates(same) || isConfirmation(same, context)))
      return assign(all, [same, 'date', true])
    const filled = same.filter(({ profile, isAnswered }) => profile.filled > 0 || isAnswered)
    const choose = filled.length === 0 ? undefined : meaning === 'item' ? chooseItem : chooseBest
    const chosen: readonly Change[] = choose?.(all, filled, context) ?? [[first, meaning]]
    return assign(all, ...chosen, [same, 'ignored', true])
  }, columns)

/** 0 for what was, 2 for what is new. */
const ageOf = ({ heading }: Column): number => (is.earlier(heading) ? 0 : is.later(heading) ? 2 : 1)

/** `WBZ neu` beside `WBZ alt`, `Revised lead time` beside `Lead time`. */
const replaces = (one: Column, other: Column): boolean =>
  ageOf(one) > ageOf(other) &&
  (ageOf(other) === 0 || withoutAge(worded(one.heading)) === withoutAge(worded(other.heading)))

const isPairOfDates = (dates: Columns): boolean =>
  dates.length === 2 &&
  dates.filter(({ hints }) => hints.includes('receipt')).length === 1 &&
  dates.every(({ profile }) => profile.filled > 0 && profile.filled < 1)

/** What is confirmed counts before what was wished for, where it is there. */
const isConfirmation = (dates: Columns, { kinds }: Context): boolean =>
  kinds.includes('coming') &&
  dates.length === 2 &&
  dates.some(({ heading, profile }) => is.confirmed(heading) && profile.filled < 1) &&
  dates.some(
    ({ heading, profile }) => !is.confirmed(heading) && profile.filled === 1 && !is.otherDay(heading),
  )

/** Whether a stock can be used: it and what is blocked are together another stock in each row. */
function isFree(free: Column, columns: Columns, { table: { rows } }: Context): boolean {
  const blocked = columns.filter(({ heading, profile }) => saysBlocked(heading) && profile.numeric === 1)
  const sumOf = (row: readonly string[]) =>
    blocked.reduce((sum, one) => sum + numberIn(row, one), numberIn(row, free))
  const isWhole = (one: Column) => one !== free && rows.every(row => sumOf(row) === numberIn(row, one))
  return blocked.length > 0 && those(columns, 'onHand').some(isWhole)
}

/** Whether a quantity is what was ordered, and not what is left of it. */
export const countsOrders = ({ heading, known }: Column): boolean =>
  known?.meaning === 'quantity' && is.orders(heading) && !is.open(heading)

/** Chooses one of those that are surest, and says what others are. Where nothing tells them apart, the first one asks. */
function chooseBest(columns: Columns, same: Columns, context: Context): readonly Change[] {
  const best = Math.max(...same.map(rank))
  const kept = same.filter(column => rank(column) === best)
  const [first, another] = kept
  if (!first) return []
  const { meaning } = first
  const free = meaning === 'onHand' && best < 2 ? same.find(one => isFree(one, columns, context)) : undefined
  if (free) return [[free, meaning, true]]
  // What is needed, and not what is ordered of it.
  const need = context.kinds.includes('wanted') && marked(same, is.need, 'quantity')
  if (need && same.every(column => column === need || countsOrders(column))) return [[need, meaning, true]]
  if (!another) return [[first, meaning]]
  // `Quantity` beside `Demand`, in a list of items with their parents, is how many go in.
  const part = meaning === 'quantity' ? kept.find(({ heading }) => is.bareQuantity(heading)) : undefined
  if (part && marked(kept, is.wanted) && isBill(context) && !has(columns, 'per')) {
    const others = kept.filter(column => column !== part)
    return [[part, 'per', true], ...chooseBest(columns, others, context)]
  }
  const [one = first, other] = preferred(kept, columns, context)
  // A line may be cancelled of an order that is open.
  if (meaning === 'status')
    return [
      [one, meaning],
      [kept, 'active', true],
    ]
  const isAlike = kept.every(({ profile }) => profile.values.join('\n') === one.profile.values.join('\n'))
  const isOpen = other && !isAlike && !one.isAnswered && meaning !== 'name'
  return [[one, meaning, isOpen ? false : undefined]]
}

/**
 * What speaks for one of several columns of a meaning. Of those that are left, a row keeps those that it fits, unless it
 * fits none: the first rows say most.
 */
const preferences: readonly (readonly [
  of: Meaning | undefined,
  fits: (column: Column, context: Context, columns: Columns) => boolean,
])[] = [
  // Of the names or quantities of a parent and of a part, the part's: it has its word, or stands behind its number.
  [
    undefined,
    ({ meaning, heading }, _, columns) =>
      ['name', 'quantity'].includes(meaning) && startsAlike(heading, find(columns, 'component')),
  ],
  ['name', ({ index }, _, columns) => index > (find(columns, 'component')?.index ?? Number.NaN)],
  // Of several days of one stock, the last one; and of several states, that which can be used.
  [undefined, ({ meaning, heading }) => meaning !== 'status' && !is.earlier(heading)],
  [
    'onHand',
    ({ heading }, _, columns) =>
      is.usable(heading) && those(columns, 'onHand').some(other => saysBlocked(other.heading)),
  ],
  [
    'onHand',
    ({ heading }, { today }, columns) =>
      those(columns, 'onHand').every(other => dayIn(other.heading, today) <= dayIn(heading, today)),
  ],
  // In pieces, and not in boxes.
  ['onHand', ({ heading }) => !isPack(heading)],
  // `Date` and `Order date` beside `Ship date` are when the order was written.
  ['date', ({ heading }) => !is.bareDate(heading) && !is.otherDay(heading)],
  ['date', ({ profile }) => profile.filled === 1],
  ['date', ({ heading }, { kinds }) => kinds.includes('coming') && is.confirmed(heading)],
  ['date', ({ hints }, { kinds }) => kinds.includes('wanted') !== hints.includes('receipt')],
  ['date', ({ heading }, { kinds }) => kinds.includes('coming') !== is.taken(heading)],
  // What a production order takes, and not what it makes.
  ['quantity', ({ heading }, _, columns) => is.taken(heading) && has(columns, 'component')],
  // Of an account of a stock, what is left at the end.
  ['quantity', ({ heading }) => is.later(heading)],
  // What is left or still open, and not what was ordered at first.
  ['quantity', ({ heading }) => is.balance(heading)],
  ['quantity', ({ heading }, context) => isDue(context) && is.open(heading)],
  ['quantity', ({ hints }, { kinds }) => kinds.includes('coming') && hints.includes('receipt')],
  ['quantity', ({ heading }) => is.scheduled(heading)],
  ['quantity', ({ heading }) => !is.bound(heading)],
  // What is shipped of sales orders, and done of production orders.
  [
    'delivered',
    ({ heading }, { kinds }) => waysOf(spaced(heading), 'delivered').some(({ says }) => kinds.includes(says)),
  ],
  // `Parent` beside the number of the bill.
  ['parent', ({ heading }) => !is.bill(heading)],
  ['parent', ({ heading }) => !is.name(heading)],
  ['component', ({ heading }) => !is.name(heading)],
  ['scrap', ({ profile }) => profile.values.some(text => /[1-9]/.test(text))],
  ['order', ({ heading }) => !is.id(heading)],
]

/** Whether a heading begins with the first word of a column's. */
const startsAlike = (heading: string, { heading: other }: { heading: string } = { heading: '' }): boolean =>
  worded(heading).startsWith(worded(other).split(' ', 1)[0] ?? '')

/** Those of some columns for which most speaks. */
const preferred = (kept: Columns, columns: Columns, context: Context): Columns =>
  preferences.reduce(
    (left, [of, fits]) =>
      prefer(left, column => (!of || column.meaning === of) && fits(column, context, columns)),
    kept,
  )

/** The day, or year, that the heading of a stock has: `31.12.` without a year is past. */
function dayIn(heading: string, today: number): number {
  const date = /\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4}|\.)/.exec(heading)?.[0]
  const day = date ? latestOf(date, today) : Number(/20\d\d/.exec(heading)?.[0] ?? 0)
  return day > today ? day - 365 : day
}
