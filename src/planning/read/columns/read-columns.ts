import type { LayoutList } from '../layouts/layout.ts'
import { is } from '../layouts/marks.ts'
import type { Questions } from '../questions.ts'
import type { RawTable } from '../raw-table.ts'
import {
  assign,
  type Column,
  find,
  has,
  isMeaning,
  marked,
  type Profile,
  profileOf,
  those,
} from '../tables/column.ts'
import { worded } from '../worded.ts'
import { beginOf, isBucket } from '../words/dates.ts'
import { readHeading } from '../words/headings.ts'
import { meaningOf, whole } from './readings.ts'

// What a column says by itself: its heading, by the layout of a known system or the vocabulary, and its values.

export function columnsOf(
  table: RawTable,
  place: string,
  layout: LayoutList | undefined,
  questions: Questions,
): readonly Column[] {
  const columns: readonly Column[] = table.headings.map((heading, index) =>
    columnOf(table, heading.trim(), `${place}.${index}`, index, layout, questions),
  )
  return ofTogether.reduce((all, step) => step(all), columns)
}

/** Quantities of which each has its sign are receipts and requirements, unless they are of orders. */
function withSigns(columns: readonly Column[]): readonly Column[] {
  const isEither = ({ values }: Profile) =>
    values.some(text => text.startsWith('+')) && values.some(text => /^-|-$/.test(text))
  if (has(columns, 'order', 'status', 'delivered')) return columns
  return columns.map(column =>
    column.meaning === 'quantity' && isEither(column.profile) ? { ...column, hints: ['signed'] } : column,
  )
}

/** `Batch size` in a bill may be how many of the parent its quantities are for. */
function withBatch(columns: readonly Column[]): readonly Column[] {
  const isBill =
    has(columns, 'component') && has(columns, 'parent', 'item') && has(columns, 'per', 'quantity')
  const size = find(columns, 'lotSize')
  const isOpen = size && !size.isAnswered && !size.isTold
  return isBill && isOpen && !has(columns, 'batch', 'onHand', 'leadTime', 'safetyStock', 'date', 'week')
    ? assign(columns, [size, 'batch', false])
    : columns
}

/** What columns say by what stands beside them. */
const ofTogether = [withOnlyDate, withIncoming, withOnlyQuantity, withBatch, withSigns]

/** `Incoming` beside `ETA` is an open order, and `Backlog` beside a date one that is late. */
function withIncoming(columns: readonly Column[]): readonly Column[] {
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

/** Of orders without a known date, the only column of dates may be it. */
function withOnlyDate(columns: readonly Column[]): readonly Column[] {
  if (
    has(columns, 'date', 'week', 'bucket', 'validTo') ||
    !has(columns, 'quantity') ||
    !has(columns, 'order', 'delivered', 'status')
  )
    return columns
  const dates = columns.filter(
    ({ meaning, profile, heading }) => meaning === 'ignored' && profile.dated > 0.9 && !is.otherDay(heading),
  )
  return dates.length === 1 ? assign(columns, [dates[0], 'date', false]) : columns
}

/** Of orders whose quantity has a heading that nobody knows, the column with numbers is asked about. */
function withOnlyQuantity(columns: readonly Column[]): readonly Column[] {
  if (!has(columns, 'date', 'week') || has(columns, ...counts)) return columns
  const isOfOrders =
    has(columns, 'order', 'delivered') ||
    marked(columns, is.partners) ||
    those(columns, 'date').some(({ hints }) => hints.includes('receipt'))
  const numeric = columns.filter(
    ({ meaning, known, profile, heading }) =>
      meaning === 'ignored' &&
      (!known || is.forecast(heading) || (known.hints.length > 0 && !known.hints.includes('money'))) &&
      profile.numeric > 0.9 &&
      profile.values.some(text => /[1-9]/.test(text)) &&
      !is.positions(heading) &&
      !is.sum(heading) &&
      !is.code(heading),
  )
  // Of what is on its way, only what was shipped may be said.
  const [quantity = find(columns, 'delivered')] = numeric
  return isOfOrders || numeric.length === 1
    ? assign(columns, [quantity, 'quantity', is.forecast(quantity?.heading ?? '')])
    : columns
}

function columnOf(
  table: RawTable,
  heading: string,
  id: string,
  index: number,
  layout: LayoutList | undefined,
  questions: Questions,
): Column {
  const profile = profileOf(table, index)
  const samples = [...new Set(profile.values)].slice(0, 5).map(value => value.slice(0, 80))
  const answer = questions.answer(id)
  const isAnswered = isMeaning(answer)
  const said = layout?.columns.get(worded(heading))
  const own = readHeading(heading)
  const known = said ? whole(said, ...(own?.meaning === said ? own.hints : [])) : meaningOf(heading, profile)
  return {
    id,
    index,
    heading,
    samples,
    profile,
    isAnswered,
    isTold: said !== undefined,
    known,
    meaning: isAnswered ? answer : (known?.meaning ?? (isBucket(beginOf(heading)) ? 'bucket' : 'ignored')),
    hints: known?.hints ?? [],
    sure: isAnswered || (known?.sure ?? true),
  }
}

/** What a list counts, whatever it is a list of. */
const counts = [
  ...(['quantity', 'per', 'batch', 'bucket', 'onHand', 'leadTime'] as const),
  ...(['safetyStock', 'lotSize', 'lotMin'] as const),
]
