import { has, set, setAll } from './column.ts'
import { isBill, isDue, type Step } from './column-step.ts'
import { timeUnit } from './headings.ts'
import { typeColumn } from './is-due.ts'
import { is } from './layouts/marks.ts'
import { isFixed, isNo, isVariable, isWork } from './layouts/telling-words.ts'
import { stateOf } from './row-words.ts'
import { isOfItems } from './table.ts'

// What tells one row from another: the number of an order, its type and state, units.

/** The number of an order, under a heading that does not say of which. */
export const withNumber: Step = (columns, context) => {
  if (!isDue(context) || has(columns, 'order')) return columns
  const number = columns.find(
    ({ meaning, heading, profile: { values, dated, filled, isPosition }, isAnswered }) =>
      meaning === 'ignored' &&
      !isAnswered &&
      (is.orders(heading) || is.orderNumber(heading)) &&
      filled > 0.5 &&
      dated < 0.5 &&
      !isPosition &&
      values.every(text => /\d/.test(text)),
  )
  return set(columns, number, { meaning: 'order', sure: true })
}

/** What each row is, where it says so. */
export const withType: Step = (columns, context) => {
  const isSuggested = context.kinds.includes('proposals')
  const type = isDue(context) && !isSuggested ? typeColumn(columns) : undefined
  const typed = type && type.meaning !== 'order' ? set(columns, type, { meaning: 'type' }) : columns
  // A type of document says which orders are none.
  const document = columns.find(
    ({ meaning, heading, profile }) =>
      meaning === 'ignored' && is.rowType(heading) && profile.values.some(text => stateOf(text) === 'closed'),
  )
  const isStated = isDue(context) && !has(columns, 'status', 'type') && type === undefined
  if (isStated && document) return set(columns, document, { meaning: 'status' })
  // A type of item says so by its values.
  const phantom = columns.find(
    ({ meaning, samples }) => meaning === 'ignored' && samples.some(text => is.phantom(text)),
  )
  // Whether a line is for each order: `Fixed` among `Proportional`.
  const fixed = columns.find(
    ({ meaning, profile: { values } }) =>
      meaning === 'ignored' &&
      values.some(isFixed) &&
      values.every(text => isFixed(text) || isVariable(text)),
  )
  const marked = has(typed, 'phantom') ? typed : set(typed, phantom, { meaning: 'phantom' })
  return !isBill(context) || has(typed, 'fixed') ? marked : set(marked, fixed, { meaning: 'fixed' })
}

/** A unit beside a time is the time's; a state is an order's or a stock's. */
export const withMarks: Step = (columns, context) => {
  const times = columns.filter(({ meaning }) => meaning === 'leadTime')
  const ofTime = columns.filter(
    ({ meaning, index, samples }) =>
      meaning === 'unit' &&
      times.some(time => index === time.index + 1) &&
      samples.length > 0 &&
      samples.every(text => timeUnit(text) && !/^[mt]$/i.test(text)),
  )
  const others = columns.filter(column => column.meaning === 'unit' && !ofTime.includes(column))
  // An item is counted in its own unit, whatever it is bought in.
  const unit = others.find(({ heading }) => isDue(context) || !is.purchaseUnit(heading))
  const units = setAll(columns, column => column.meaning === 'unit' && column.id !== unit?.id, {
    meaning: 'ignored',
  })
  const hasState = isDue(context) || isOfItems(context)
  // What is work, or is made no more, goes into nothing.
  const work = isBill(context)
    ? columns.find(
        ({ meaning, heading, profile: { values } }) =>
          (meaning === 'ignored' && is.rowType(heading) && values.some(isWork)) ||
          (meaning === 'status' && !hasState && values.some(isNo)),
      )
    : undefined
  return setAll(
    has(units, 'active') ? units : set(units, work, { meaning: 'active', sure: true }),
    ({ meaning, heading }) => meaning === 'status' && (!hasState || is.otherState(heading)),
    { meaning: 'ignored' },
  )
}
