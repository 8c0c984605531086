import type { Column, Columns } from '../column.ts'
import { assign, countsLines, find, has, marked, prefer, those, unused } from '../column.ts'
import type { Changed } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { toComparable } from '../words/numbers.ts'
import { isTimed } from '../words/units.ts'

/** Whether a column counts what of an order is done: it is filled, and never more than what was ordered. */
function isDone({ id, profile: { values, filled } }: Column, columns: Columns): boolean {
  const ordered = those(columns, 'quantity', 'lotSize').find(one => one.id !== id && !is.taken(one.heading))
    ?.profile.values
  const isPart = (text: string, row: number) => toComparable(text) <= toComparable(ordered?.[row] ?? '')
  const isOfOrder = has(columns, 'order') && !has(columns, 'delivered', 'onHand')
  return filled === 1 && ordered !== undefined && isOfOrder && values.every(isPart)
}

/** Tells whether what is good and what is lost may be in percent: both add up to 100 in each row. */
export const areShares = ({ heading, profile: { values } }: Column, lost: Column): boolean =>
  !is.share(heading) &&
  values.length === lost.profile.values.length &&
  values.every((text, row) => toComparable(text) + toComparable(lost.profile.values[row] ?? '') === 100)

/** Find the date and the quantity of orders that no heading names, and what of them is delivered. */
export const orderRules: readonly ((columns: Columns) => Changed)[] = [
  // Asks whether orders without another date come on the day they start. A bill's number beside it is no parent.
  columns => {
    const start = columns.find(({ heading, profile }) => profile.dated > 0.9 && is.starts(heading))
    const isDated = those(columns, 'date', 'week', 'bucket', 'validTo').some(column => column !== start)
    const quantities = those(columns, 'quantity')
    if (!start || quantities.length === 0 || isDated) return undefined
    const [bill, component] = [marked(columns, is.bill, 'parent'), find(columns, 'component')]
    const isOrder = !component && has(columns, 'order') && has(columns, 'status')
    if (bill && (bill.profile.distinct === 1 || isOrder) && !has(columns, 'per'))
      return assign(columns, [bill, 'ignored'], [component, 'item'], [start, 'date', false])
    const isOrdered =
      has(columns, 'order', 'delivered', 'status') ||
      quantities.some(({ hints }) => hints.includes('receipt'))
    return isOrdered && !has(columns, 'parent', 'component') && assign(columns, [start, 'date', false])
  },
  // Of orders without a known date, or with that of the order alone, the only other column of dates may be it.
  columns => {
    const [written, other] = those(columns, 'date', 'week', 'bucket', 'validTo')
    const isDated = other !== undefined || (written && (written.isTold || !is.otherDay(written.heading)))
    const isOfOrders =
      has(columns, 'order', 'delivered', 'status') ||
      [is.partners, is.anyPartner].some(mark => marked(columns, mark))
    if (isDated || !has(columns, 'quantity') || !isOfOrders) return undefined
    const [date, another] = unused(columns).filter(
      ({ profile, heading }) => profile.dated > 0.9 && !is.otherDay(heading),
    )
    return date && !another && assign(columns, [written, 'ignored'], [date, 'date', false])
  },
  // `Incoming` beside `ETA` is an open order, and `Backlog` beside a date one that is late.
  columns => {
    if (has(columns, 'quantity')) return undefined
    const [late, bucket] = those(columns, 'bucket')
    if (late?.known && !bucket && has(columns, 'date', 'week'))
      return assign(columns, [late, 'quantity', true])
    const coming = columns.filter(({ hints }) => hints.includes('receipt'))
    const [incoming, other] = coming.filter(({ known }) => known?.meaning === 'ignored')
    return has(coming, 'date') && !other && assign(columns, [incoming, 'quantity', true])
  },
  // `Zugang` beside an order and what was ordered is how many came.
  columns => {
    const came = marked(columns, is.into, 'quantity')
    return came && isDone(came, columns) && assign(columns, [came, 'delivered', true])
  },
  // SAP's `Yield` of a step is how many came out good. Of orders that may also be a share, it is asked.
  columns => {
    const [good, lost] = [find(columns, 'yield'), marked(columns, is.gone)]
    if (!good?.profile.filled || !lost || !has(columns, 'order')) return undefined
    if (is.share(good.heading) || good.profile.values.some(text => text.includes('%'))) return undefined
    const isCount = marked(columns, is.operation) && isDone(good, columns) && !areShares(good, lost)
    return assign(columns, isCount ? [good, 'delivered', true] : [good, 'yield', false])
  },
  // Of orders whose quantity has a heading that nobody knows, the column with numbers is asked about.
  columns => {
    const isCounted =
      has(columns, 'quantity', 'per', 'batch', 'bucket', 'onHand') ||
      has(columns, 'leadTime', 'safetyStock', 'lotSize', 'lotMin')
    if (isCounted || !has(columns, 'date', 'week')) return undefined
    const isOfOrders = has(columns, 'order', 'delivered') || marked(columns, is.partners)
    const numeric = unused(columns).filter(
      ({ known, profile, heading }) =>
        (!known || is.forecast(heading) || (known.hints.length > 0 && !known.hints.includes('money'))) &&
        profile.numeric > 0.9 &&
        profile.dated < 0.5 &&
        profile.values.some(text => /[1-9]/.test(text)) &&
        !(heading === '#' && countsLines(profile.values)) &&
        !isTimed(heading) &&
        ![is.positions, is.name, is.code].some(mark => mark(heading)),
    )
    const parts = numeric.filter(({ heading }) => !is.sum(heading))
    // Of what is on its way, only what was shipped may be said.
    const [quantity = find(columns, 'delivered') ?? numeric[0]] = prefer(parts, ({ heading }) =>
      is.open(heading),
    )
    const isSure = is.forecast(quantity?.heading ?? '')
    return (
      (isOfOrders || parts.length === 1 || is.open(quantity?.heading ?? '')) &&
      assign(columns, [quantity, 'quantity', isSure])
    )
  },
  // `Customer orders` beside `Forecast` count pieces too. Asks which of both is wanted.
  columns => {
    const forecast = marked(columns, is.forecast, 'quantity')
    const orders = those(columns, 'order', 'ignored').find(
      ({ heading, profile, isTold }) => !isTold && profile.numeric === 1 && is.firmOrders(heading),
    )
    return forecast && assign(columns, [orders, 'quantity', forecast.sure])
  },
]
