import type { Column, Columns } from '../column.ts'
import { areTimeUnits, assign, has, those, unitOfStock, unused, without } from '../column.ts'
import { workColumn } from '../kinds/is-bill.ts'
import { typeColumn } from '../kinds/type-column.ts'
import { type Context, isBill, isDue, isOfItems, type Step } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { isFixed, isNever, isNo, isVariable, isYes, unfitted } from '../layouts/telling-words.ts'
import { isUnread, type Meaning } from '../result.ts'
import { readHeading } from '../words/headings.ts'
import { stateOf } from '../words/row-words.ts'
import { hasUnit } from '../words/units.ts'
import { askUnclear } from './ask-columns.ts'
import { asBill, asPair, withBase, withEnds, withLevels, withoutNameOfParent } from './bill-columns.ts'
import { findItem } from './item-column.ts'
import { keepOneEach } from './one-each.ts'
import { asQuantity, ofForecast, ofOrders } from './quantity-columns.ts'

// What each column means, once it is known what the table is. Each step takes the columns and returns others: none is
// changed in place, and an answer of a person outlasts all of them.

export const assignColumns = (columns: Columns, context: Context): Columns => {
  // Nobody is asked about a table of which nothing is planned.
  if (context.kinds.every(isUnread)) return columns.map(column => ({ ...column, sure: true }))
  const steps: readonly Step[] = [
    ...[withoutStrangers, ofOrders, asPair, withBase, withEnds, keepOneEach, findItem, withLevels, asBill],
    ...[withoutNameOfParent, asQuantity, withType, withNumber, ofForecast, withMarks],
  ]
  return askUnclear(
    steps.reduce((all, step) => step(all, context) || all, columns),
    context,
  )
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
  // `Manufactured: yes` says of an order that it is done, and nothing else of an item.
  [['active'], (context, { heading }) => isDue(context) || readHeading(heading)?.meaning !== 'delivered'],
  // `Bestellbestand` above numbers counts, and is the number of no order.
  [['order'], (context, { known }) => isDue(context) || known?.isWhole !== false],
]

const withoutStrangers: Step = (columns, context) =>
  without(columns, column =>
    uses.some(([of, isUsed]) => of.includes(column.meaning) && !isUsed(context, column)),
  )

/** The number of an order, under a heading that does not say of which. */
const withNumber: Step = (columns, context) => {
  if (!isDue(context) || has(columns, 'order')) return undefined
  const number = unused(columns).find(
    ({ heading, known, profile: { values, dated, filled, isPosition } }) =>
      !(known?.meaning === 'ignored' && known.hints.length > 0) &&
      (is.orders(heading) || is.orderNumber(heading)) &&
      !is.amount(heading) &&
      filled > 0.5 &&
      dated < 0.5 &&
      !isPosition &&
      values.every(text => /\d/.test(text)),
  )
  return assign(columns, [number, 'order', true])
}

/** What each row is, where it says so. */
const withType: Step = (columns, context) => {
  const isSuggested = context.kinds.includes('proposals')
  const type = isDue(context) && !isSuggested ? typeColumn(columns) : undefined
  const typed = type?.meaning === 'order' ? columns : assign(columns, [type, 'type'])
  const others = unused(columns)
  // A type of document says which orders are none, and of those that come, which are planned.
  const isComing = context.kinds.includes('coming')
  const document = others.find(
    ({ heading, profile }) =>
      is.rowType(heading) &&
      !is.otherType(heading) &&
      profile.values.map(stateOf).some(state => state === 'closed' || (isComing && state === 'proposal')),
  )
  if (isDue(context) && document && !has(columns, 'type') && type === undefined)
    return assign(columns, [document, has(columns, 'status') ? 'active' : 'status'])
  // A type of item says so by its values.
  const phantom = others.find(({ samples }) => samples.some(text => is.phantom(text)))
  // Whether a line is for each order: `Fixed` among `Proportional`, or `yes` under `Fixed`.
  const fixed = others.find(
    ({ heading, profile: { values } }) =>
      (values.some(isFixed) && values.every(text => isFixed(text) || isVariable(text))) ||
      (is.fixed(heading) && values.length > 0 && values.every(text => isYes(text) || isNo(text))),
  )
  const marked = has(typed, 'phantom') ? typed : assign(typed, [phantom, 'phantom'])
  return !isBill(context) || has(typed, 'fixed') ? marked : assign(marked, [fixed, 'fixed'])
}

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
  const state = columns.find(
    ({ meaning, profile: { values } }) =>
      meaning === 'status' &&
      isBill(context) &&
      !hasState &&
      (values.some(isNo) || (values.some(isNever) && !values.every(isNever))),
  )
  const work = isOfRows && kind ? kind : state
  const remarks = unused(columns).filter(
    ({ profile: { values } }) => isBill(context) && values.some(text => unfitted.test(text)),
  )
  const switches = has(units, 'active') ? remarks : [work, ...remarks]
  return without(
    assign(units, ...switches.map(column => [column, 'active', true] as const)),
    ({ meaning, heading }) => meaning === 'status' && (!hasState || is.otherState(heading)),
  )
}
