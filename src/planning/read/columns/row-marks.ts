import { typeColumn } from '../kinds/type-column.ts'
import { is } from '../layouts/marks.ts'
import { isFixed, isNever, isNo, isVariable, isWork, isYes, unfitted } from '../layouts/telling-words.ts'
import { areTimeUnits, assign, type Column, has, those, unitOfStock, without } from '../tables/column.ts'
import { stateOf } from '../words/row-words.ts'
import { isBill, isDue, isOfItems, type Step } from './table.ts'

// What tells one row from another: the number of an order, its type and state, units.

/** The number of an order, under a heading that does not say of which. */
export const withNumber: Step = (columns, context) => {
  if (!isDue(context) || has(columns, 'order')) return columns
  const number = columns.find(
    ({ meaning, heading, known, profile: { values, dated, filled, isPosition }, isAnswered }) =>
      meaning === 'ignored' &&
      !isAnswered &&
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
export const withType: Step = (columns, context) => {
  const isSuggested = context.kinds.includes('proposals')
  const type = isDue(context) && !isSuggested ? typeColumn(columns) : undefined
  const typed = type?.meaning === 'order' ? columns : assign(columns, [type, 'type'])
  // A type of document says which orders are none, and of those that come, which are planned.
  const isComing = context.kinds.includes('coming')
  const document = columns.find(
    ({ meaning, heading, profile }) =>
      meaning === 'ignored' &&
      is.rowType(heading) &&
      !is.otherType(heading) &&
      profile.values.map(stateOf).some(state => state === 'closed' || (isComing && state === 'proposal')),
  )
  if (isDue(context) && document && !has(columns, 'type') && type === undefined)
    return assign(columns, [document, has(columns, 'status') ? 'active' : 'status'])
  // A type of item says so by its values.
  const phantom = columns.find(
    ({ meaning, samples }) => meaning === 'ignored' && samples.some(text => is.phantom(text)),
  )
  // Whether a line is for each order: `Fixed` among `Proportional`, or `yes` under `Fixed`.
  const fixed = columns.find(
    ({ meaning, heading, profile: { values } }) =>
      meaning === 'ignored' &&
      ((values.some(isFixed) && values.every(text => isFixed(text) || isVariable(text))) ||
        (is.fixed(heading) && values.length > 0 && values.every(text => isYes(text) || isNo(text)))),
  )
  const marked = has(typed, 'phantom') ? typed : assign(typed, [phantom, 'phantom'])
  return !isBill(context) || has(typed, 'fixed') ? marked : assign(marked, [fixed, 'fixed'])
}

/** A unit beside a time is the time's; a state is an order's or a stock's. */
export const withMarks: Step = (columns, context) => {
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
  const work = columns.find(
    ({ meaning, heading, profile: { values } }) =>
      (meaning === 'ignored' &&
        is.rowType(heading) &&
        values.some(isWork) &&
        (isBill(context) || (isDue(context) && values.some(is.itemLike)))) ||
      (meaning === 'status' &&
        isBill(context) &&
        !hasState &&
        (values.some(isNo) || (values.some(isNever) && !values.every(isNever)))),
  )
  const remarks = columns.filter(
    ({ meaning, profile: { values } }) =>
      meaning === 'ignored' && isBill(context) && values.some(text => unfitted.test(text)),
  )
  const switches = has(units, 'active') ? remarks : [work, ...remarks]
  return without(
    assign(units, ...switches.map(column => [column, 'active', true] as const)),
    ({ meaning, heading }) => meaning === 'status' && (!hasState || is.otherState(heading)),
  )
}
