import { is } from '../layouts/marks.ts'
import { assign, type Column, countsLines, find, has, marked, those } from '../tables/column.ts'
import { isTimed } from '../words/units.ts'

// The date and the quantity of orders that no heading names.

/** What a list counts, whatever it is a list of. */
const counts = [
  'quantity',
  'per',
  'batch',
  'bucket',
  'onHand',
  'leadTime',
  'safetyStock',
  'lotSize',
  'lotMin',
] as const

/** `Incoming` beside `ETA` is an open order, and `Backlog` beside a date one that is late. */
export function withIncoming(columns: readonly Column[]): readonly Column[] {
  const [late, bucket] = those(columns, 'bucket')
  if (late?.known && !bucket && has(columns, 'date', 'week') && !has(columns, 'quantity'))
    return assign(columns, [late, 'quantity', true])
  const isComing = ({ hints }: Column) => hints.includes('receipt')
  const incoming = columns.filter(column => column.known?.meaning === 'ignored' && isComing(column))
  const isDated = columns.some(column => column.meaning === 'date' && isComing(column))
  return isDated && incoming.length === 1 && !has(columns, 'quantity')
    ? assign(columns, [incoming[0], 'quantity', true])
    : columns
}

/** Asks whether orders without another date come on the day they start. A bill's number beside it is no parent. */
export function withStart(columns: readonly Column[]): readonly Column[] {
  const start = columns.find(({ heading, profile }) => profile.dated > 0.9 && is.starts(heading))
  const isOther = (column: Column) =>
    column !== start && ['date', 'week', 'bucket', 'validTo'].includes(column.meaning)
  const quantities = those(columns, 'quantity')
  if (!start || quantities.length === 0 || columns.some(isOther)) return columns
  const [bill, component] = [marked(columns, is.bill, 'parent'), find(columns, 'component')]
  if (bill?.profile.distinct === 1 && !has(columns, 'per'))
    return assign(columns, [bill, 'ignored'], [component, 'item'], [start, 'date', false])
  const isOrdered =
    has(columns, 'order', 'delivered', 'status') || quantities.some(({ hints }) => hints.includes('receipt'))
  return isOrdered && !has(columns, 'parent', 'component') ? assign(columns, [start, 'date', false]) : columns
}

/** Of orders without a known date, or with that of the order alone, the only other column of dates may be it. */
export function withOnlyDate(columns: readonly Column[]): readonly Column[] {
  const [written, other] = those(columns, 'date', 'week', 'bucket', 'validTo')
  if (
    other ||
    (written && (written.sure || !is.otherDay(written.heading))) ||
    !has(columns, 'quantity') ||
    !has(columns, 'order', 'delivered', 'status')
  )
    return columns
  const dates = columns.filter(
    ({ meaning, profile, heading }) => meaning === 'ignored' && profile.dated > 0.9 && !is.otherDay(heading),
  )
  return dates.length === 1 ? assign(columns, [written, 'ignored'], [dates[0], 'date', false]) : columns
}

/** Of orders whose quantity has a heading that nobody knows, the column with numbers is asked about. */
export function withOnlyQuantity(columns: readonly Column[]): readonly Column[] {
  if (!has(columns, 'date', 'week') || has(columns, ...counts)) return columns
  const isOfOrders = has(columns, 'order', 'delivered') || marked(columns, is.partners)
  const numeric = columns.filter(
    ({ meaning, known, profile, heading }) =>
      meaning === 'ignored' &&
      (!known || is.forecast(heading) || (known.hints.length > 0 && !known.hints.includes('money'))) &&
      profile.numeric > 0.9 &&
      profile.dated < 0.5 &&
      profile.values.some(text => /[1-9]/.test(text)) &&
      !(heading === '#' && countsLines(profile.values)) &&
      !isTimed(heading) &&
      !is.positions(heading) &&
      !is.name(heading) &&
      !is.code(heading),
  )
  const parts = numeric.filter(({ heading }) => !is.sum(heading))
  // Of what is on its way, only what was shipped may be said.
  const [quantity = find(columns, 'delivered') ?? numeric[0]] = parts
  return isOfOrders || parts.length === 1
    ? assign(columns, [quantity, 'quantity', is.forecast(quantity?.heading ?? '')])
    : columns
}

/** `Customer orders` beside `Forecast` count pieces too. Asks which of both is wanted. */
export function withFirmOrders(columns: readonly Column[]): readonly Column[] {
  const forecast = marked(columns, is.forecast, 'quantity')
  const orders = columns.find(
    ({ meaning, heading, profile, isTold }) =>
      ['order', 'ignored'].includes(meaning) && !isTold && profile.numeric === 1 && is.firmOrders(heading),
  )
  return forecast ? assign(columns, [orders, 'quantity', forecast.sure]) : columns
}
