import type { Column, Columns } from '../column.ts'
import { areTimeUnits, assign, has, those, unitOfStock, unused, without } from '../column.ts'
import { workColumn } from '../kinds/is-bill.ts'
import { typeColumn } from '../kinds/type-column.ts'
import { type Context, isBill, isDue, isOfItems, isOfItemsAlone, type Step } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { ofSupply, otherTime, time } from '../layouts/number-words.ts'
import { tells } from '../layouts/purchasing.ts'
import {
  freeText,
  isFixed,
  isNever,
  isNo,
  isPack,
  isVariable,
  isYes,
  unfitted,
} from '../layouts/telling-words.ts'
import { isUnread, type Meaning } from '../result.ts'
import { worded } from '../worded.ts'
import { readHeading } from '../words/headings.ts'
import { makeOf, stateOf } from '../words/row-words.ts'
import { hasUnit, isUnit } from '../words/units.ts'
import { askUnclear } from './ask-columns.ts'
import { asBill, asPair, findBatch, withEnds, withLevels, withoutNameOfParent } from './bill-columns.ts'
import { findItem } from './item-column.ts'
import { keepOneEach } from './one-each.ts'
import { asQuantity, ofForecast, ofOrders } from './quantity-columns.ts'

// What each column means, once it is known what the table is. Each step takes the columns and returns others: none is
// changed in place, and an answer of a person outlasts all of them.

/** Returns the columns with what they mean in a table of known kinds. */
export const assignColumns = (columns: Columns, context: Context): Columns => {
  // Nobody is asked about a table of which nothing is planned.
  if (context.kinds.every(isUnread)) return columns.map(column => ({ ...column, sure: true }))
  const steps: readonly Step[] = [
    ...[withoutStrangers, ofOrders, asPair, findBatch, withEnds, keepOneEach, findItem, withLevels, asBill],
    ...[withoutNameOfParent, asQuantity, withType, withTellings, ofForecast, withMarks, withTimes],
    askUnclear,
  ]
  return steps.reduce((all, step) => step(all, context) || all, columns)
}

/** Meanings that a table of other kinds has no use for. */
const uses: readonly (readonly [readonly Meaning[], (context: Context, column: Column) => boolean])[] = [
  [['fixed', 'alternative', 'priority', 'validFrom'], isBill],
  [['lot'], isOfItems],
  [['validTo'], context => isBill(context) || context.kinds.includes('stock')],
  [['date'], context => isDue(context) || !isBill(context)],
  // `Units per case` of a stock is how many one case has.
  [['per'], (context, { sure }) => sure || isBill(context) || isDue(context)],
  // `per` behind a price is for how many it is.
  [['per'], (context, { heading }) => !isOfItemsAlone(context) || !tells.priceUnit(heading)],
  // `Overage` and `Optional` say something of a line of a bill, and `Scrap (kg)` no share of an item.
  [
    ['scrap'],
    (context, { hints, heading }) =>
      isBill(context) || (isOfItems(context) && !hints.includes('line') && !hasUnit(heading)),
  ],
  [['yield'], (context, { heading }) => isBill(context) || isDue(context) || !hasUnit(heading)],
  [['active'], (context, { hints }) => isBill(context) || !hints.includes('line')],
  // `Manufactured: yes` says of an order that it is done, and nothing else of an item.
  [['active'], (context, { heading }) => isDue(context) || readHeading(heading)?.meaning !== 'delivered'],
  // `Terminado: sí` is no state of an item.
  [
    ['active'],
    (context, { heading }) =>
      isDue(context) || stateOf(heading) !== 'closed' || readHeading(heading) !== undefined,
  ],
  // `Bestellbestand` above numbers counts, and is the number of no order.
  [['order'], (context, { known }) => isDue(context) || known?.isWhole !== false],
]

const withoutStrangers: Step = (columns, context) =>
  without(columns, column =>
    uses.some(([of, isUsed]) => of.includes(column.meaning) && !isUsed(context, column)),
  )

/** What each row is. A type of document says which orders are none, and which of those that come are planned. */
const withType: Step = (columns, context) => {
  if (!isDue(context)) return undefined
  const type = context.kinds.includes('proposals') ? undefined : typeColumn(columns)
  if (type || has(columns, 'type')) return type?.meaning !== 'order' && assign(columns, [type, 'type'])
  const isComing = context.kinds.includes('coming')
  const document = unused(columns).find(
    ({ heading, profile }) =>
      is.rowType(heading) &&
      !is.otherType(heading) &&
      profile.values.map(stateOf).some(state => state === 'closed' || (isComing && state === 'proposal')),
  )
  return assign(columns, [document, has(columns, 'status') ? 'active' : 'status'])
}

/** Whether a column says which items are made, and which are bought. */
const saysMake = ({ heading, profile: { values } }: Column): boolean =>
  tells.makeOrBuy(heading) &&
  values.length > 0 &&
  values.filter(text => makeOf(heading, text) !== undefined).length >= values.length / 2

const isSupplier = (heading: string): boolean => tells.supplier(heading) && !tells.ofSupplier(heading)

/** What a column says that no other one does: the first that fits, of those that are of no use so far. */
const tellings: readonly (readonly [
  Meaning,
  of: (context: Context) => boolean,
  fits: (column: Column) => boolean,
])[] = [
  // A type of item says so by its values.
  ['phantom', () => true, ({ samples }) => samples.some(text => is.phantom(text))],
  // Whether a line is for each order: `Fixed` among `Proportional`, or `yes` under `Fixed`.
  [
    'fixed',
    isBill,
    ({ heading, profile: { values } }) =>
      (values.some(isFixed) && values.every(text => isFixed(text) || isVariable(text))) ||
      (is.fixed(heading) && values.length > 0 && values.every(text => isYes(text) || isNo(text))),
  ],
  // How an order stands, under a heading that nobody knows: `Cancelled` among states alone.
  [
    'status',
    isDue,
    ({ heading, known, profile: { values } }) =>
      !known && !freeText.test(heading) && values.map(stateOf).includes('closed') && values.every(stateOf),
  ],
  // In what an order is counted, under a heading that nobody knows: boxes are no pieces.
  [
    'unit',
    isDue,
    ({ heading, known, profile: { values } }) =>
      !known &&
      !freeText.test(heading) &&
      values.some(isPack) &&
      values.every(text => isPack(text) || isUnit(text)),
  ],
  // The number of an order, under a heading that does not say of which.
  [
    'order',
    isDue,
    ({ heading, known, profile: { values, dated, filled, isPosition } }) =>
      !(known?.meaning === 'ignored' && known.hints.length > 0) &&
      (is.orders(heading) || is.orderNumber(heading)) &&
      !is.amount(heading) &&
      filled > 0.5 &&
      dated < 0.5 &&
      !isPosition &&
      values.every(text => /\d/.test(text)),
  ],
  // Of whom an item is bought, and at which price; nothing is planned from it.
  ['price', isOfItems, ({ heading }) => tells.cost(heading) && !tells.ofSales(heading)],
  ['price', isOfItems, ({ heading }) => tells.price(heading) && !tells.ofSales(heading)],
  ['supplier', isOfItems, ({ heading }) => isSupplier(heading) && is.name(heading)],
  ['supplier', isOfItems, ({ heading }) => isSupplier(heading)],
  ['make', isOfItems, saysMake],
]

const withTellings: Step = (columns, context) =>
  tellings.reduce(
    (all, [meaning, of, fits]) =>
      has(all, meaning) || !of(context) ? all : assign(all, [unused(all).find(fits), meaning, true]),
    columns,
  )

/** A unit beside a time is the time's; a state is an order's or a stock's. */
const withMarks: Step = (columns, context) => {
  const times = those(columns, 'leadTime')
  const isOfTime = (column: Column) =>
    times.some(({ index }) => column.index === index + 1) && areTimeUnits(column)
  // An item is counted in its own unit, whatever it is bought in, and what is on order in that of the order.
  const own = those(columns, 'unit').filter(column => !isOfTime(column))
  const stock = isDue(context) ? unitOfStock(columns) : undefined
  const isOther = isDue(context) ? is.stockUnit : is.purchaseUnit
  const unit =
    own.find(column => column !== stock && !isOther(column.heading)) ?? (isDue(context) ? own[0] : undefined)
  const units = without(columns, column => column.meaning === 'unit' && column !== unit && column !== stock)
  const hasState = isDue(context) || isOfItems(context)
  // What is work, or is made no more, goes into nothing. Among the items of orders, freight and work are none.
  const kind = workColumn(columns)
  const isOfRows = isBill(context) || (isDue(context) && kind?.profile.values.some(is.itemLike))
  const state = those(columns, 'status').find(
    ({ profile: { values } }) => values.some(isNo) || (values.some(isNever) && !values.every(isNever)),
  )
  const work = isOfRows && kind ? kind : hasState ? undefined : state
  const remarks = unused(columns).filter(
    ({ profile: { values } }) => isBill(context) && values.some(text => unfitted.test(text)),
  )
  return without(
    assign(units, [has(units, 'active') ? undefined : work, 'active', true], [remarks, 'active', true]),
    ({ meaning, heading }) => meaning === 'status' && (!hasState || is.otherState(heading)),
  )
}

/** Asks about a time of items where no other one is more than nothing. */
const withTimes: Step = (columns, context) => {
  const takesTime = ({ profile }: Column) => profile.values.some(text => /[1-9]/.test(text))
  const isKnown = those(columns, 'leadTime').some(takesTime)
  if (!isOfItems(context) || isDue(context) || isKnown) return undefined
  const found = unused(columns).filter(column => {
    const { heading, known, profile } = column
    const words = worded(heading)
    return (
      !known &&
      ofSupply.test(words) &&
      time.test(words) &&
      !otherTime.test(words) &&
      takesTime(column) &&
      profile.values.every(text => /^[0-3]?\d?\d(?: \p{L}+)?$/u.test(text))
    )
  })
  return assign(columns, [found, 'leadTime', false])
}
