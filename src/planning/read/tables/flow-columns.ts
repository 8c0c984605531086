import { grouped } from '../../engine/grouped.ts'
import type { Notes } from '../drafts.ts'
import { is } from '../layouts/marks.ts'
import { cellIn, cellsIn, isNumeric, type RawTable } from '../raw-table.ts'
import { dateOrderOf, readDate } from '../words/dates.ts'
import { placeOf, placesOf, readHeading } from '../words/headings.ts'
import { toComparable } from '../words/numbers.ts'
import { dayOfWeek } from '../words/weeks.ts'
import { setCell, takePart, unfold } from './reshape.ts'
import { flowOf, isComing, mayGoTwoWays } from './tell-rare-shapes.ts'

// What goes in and out, or is wanted and comes, in columns of their own, and what is left after each row.

const counts = (row: readonly string[] = [], at: number): boolean => /[1-9]/.test(row[at] ?? '')

/** A number, below zero as accountants and SAP write it too. */
const amount = (text: string): number => (/^[-−(]|-$/.test(text) ? -1 : 1) * toComparable(text)

type Flow = NonNullable<ReturnType<typeof flowOf>>

/** What goes in or out, below zero if it goes out; undefined where nobody knows by how much both differ. */
function netOf(row: readonly string[], { into, out }: Flow): string | undefined {
  const [comes, goes] = [cellIn(row, into), cellIn(row, out).replace(/^-/, '')]
  if (!counts(row, out)) return comes
  if (!counts(row, into)) return `-${goes}`
  return /\D/.test(comes + goes) ? undefined : String(Number(comes) - Number(goes))
}

/** `Quantity; Balance`: what goes out is below zero, and has no column of its own. */
function signedFlow({ headings, rows }: RawTable): Flow | undefined {
  const into = placeOf(headings, 'quantity')
  const isSigned = readHeading(headings[into] ?? '')?.hints.includes('signed')
  return !isSigned && rows.some(row => amount(cellIn(row, into)) < 0) ? { into, out: -1 } : undefined
}

/**
 * `Zugang; Abgang`: one column, in which what goes out is below zero. Beside a stock, it is a journal of what has gone in
 * and out, unless each row says what is left after it, or another system projects it.
 */
export function withoutFlow(table: RawTable, { horizon }: Notes): RawTable | readonly RawTable[] {
  const { headings, rows } = table
  const flow = flowOf(headings) ?? signedFlow(table)
  const week = placeOf(headings, 'week')
  const [date = week, other] = placesOf(headings, 'date')
  if (!flow || date < 0 || other !== undefined) return table
  const { into, out } = flow
  const net = rows.map(row => netOf(row, flow))
  const isRecord = headings.some(is.projected)
  const [stock = -1, groups = []] = leftOf(table, placesOf(headings, 'item', 'location'), net)
  const isStock = (at: number) => at === stock || saysStock(headings[at] ?? '')
  const isOther =
    headings.some(saysStock) ||
    [into, out].some(at => !rows.some(row => counts(row, at))) ||
    rows.some(row => counts(row, into) && counts(row, out))
  if (stock < 0 && isOther && (out < 0 || !isRecord)) return table
  const isDone = isRecord ? () => false : doneBy(cellsIn(rows, date), horizon.today, date === week)
  // What has moved until then is in the stock, of which the last of these rows has what counts.
  const ends = groups.map(group => group.findLastIndex(isDone))
  const done = new Set(groups.flatMap((group, place) => group.slice(0, (ends[place] ?? -1) + 1)))
  const first = groups.flatMap((group, place) => group[Math.max(ends[place] ?? 0, 0)] ?? [])
  const signed = (row: readonly string[], cell = '') => setCell(setCell(row, into, cell), out, '')
  const named = setCell(signed(headings, 'Receipts/Requirements'), stock, 'On hand')
  const dues = unfold(table, named, (cells, index) =>
    [into, out]
      .filter(at => counts(cells, at) && !done.has(index))
      .map(at => signed(cells, netOf(setCell(cells, into + out - at, ''), flow))),
  )
  const kept = [...headings.keys()].filter(at => !isStock(at))
  const before = rows.map((row, at) => signed(row, done.has(at) ? '' : net[at]))
  const own = placesOf(headings, 'item', 'location', 'name', 'unit')
  const stocks = takePart({ ...table, headings: named, rows: before }, [...own, into, stock], first)
  return [...(dues.rows.length > 0 ? [takePart(dues, kept)] : []), ...(stock < 0 ? [] : [stocks])]
}

/** Tells which rows are past: all of them, where no day is to come. A week has begun before today. */
function doneBy(dates: readonly string[], today: number, areWeeks: boolean): (at: number) => boolean {
  const order = dates.some(text => dateOrderOf(text) === 'month-first') ? 'month-first' : 'day-first'
  const days = dates.map(text => readDate(text, order, today) || dayOfWeek(text, today, true))
  const isToCome = days.some(day => day > today)
  const since = areWeeks ? today - 6 : today
  return at => !isToCome || (days[at] ?? 0) < since
}

const saysStock = (heading: string): boolean =>
  readHeading(heading)?.meaning === 'onHand' || is.stockLeft(heading)

/** Whether a column may say what is left: prices and line numbers may add up by chance. */
const saysLeft = (heading: string): boolean =>
  saysStock(heading) || is.projected(heading) || is.total(heading)

/**
 * Finds the column of what is left after each row, by the sums, and the rows of each item and place in their order. The
 * newest row may stand first, and what another system plans may come too.
 */
function leftOf(
  { headings, rows }: RawTable,
  keys: readonly number[],
  net: readonly (string | undefined)[],
): readonly [number?, (readonly (readonly number[])[])?] {
  if (net.includes(undefined)) return []
  const groups = [...grouped(rows.keys(), at => keys.map(key => cellIn(rows[at], key)).join('\n')).values()]
  const numeric = [...headings.keys()].filter(at => rows.every(row => isNumeric(cellIn(row, at))))
  const planned = numeric.filter(at => readHeading(headings[at] ?? '')?.meaning === 'ignored')
  const amountIn = (at = -1, place = -1) => amount(cellIn(rows[at], place))
  for (const all of [groups, groups.map(group => [...group].reverse())])
    for (const plan of [-1, ...planned]) {
      const addsUp = (stock: number, group: readonly number[]) =>
        group.every((at, place) =>
          place === 0
            ? amountIn(at, plan) === 0
            : amountIn(group[place - 1], stock) + amount(net[at] ?? '') + amountIn(at, plan) ===
              amountIn(at, stock),
        )
      const stock = numeric.find(at => saysLeft(headings[at] ?? '') && all.every(group => addsUp(at, group)))
      if (stock !== undefined && all.some(({ length }) => length > 1)) return [stock, all]
    }
  return []
}

/** On which days something comes: of what is bought, `Bedarfstermin; Bestellmenge; Liefertermin`, on the one that is no need's. */
function arrivalsOf(headings: readonly string[], dates: readonly number[], coming = -1): readonly number[] {
  const text = (at: number) => headings[at] ?? ''
  const own = dates.filter(at => isComing(text(at)))
  const isNeeded = (at: number) => is.taken(text(at))
  return own.length > 0 || !is.orders(text(coming)) || !dates.some(isNeeded)
    ? own
    : dates.filter(at => !isNeeded(at) && !is.otherDay(text(at)))
}

/** Takes apart what is wanted and what comes: `Item; Demand; Date; Supply; ETA`. */
export function withoutTwoWays(table: RawTable): RawTable | readonly RawTable[] {
  const { headings, rows } = table
  const comes = (at: number) => isComing(headings[at] ?? '')
  const quantities = placesOf(headings, 'quantity')
  const dates = placesOf(headings, 'date', 'week')
  const coming = quantities.find(comes)
  const item = placeOf(headings, 'item')
  const [arrival, ...more] = arrivalsOf(headings, dates, coming)
  if (
    !mayGoTwoWays(table) ||
    coming === undefined ||
    !quantities.some(at => is.wanted(headings[at] ?? '')) ||
    item < 0 ||
    arrival === undefined ||
    more.length > 0
  )
    return table
  const apart = [coming, arrival, ...placesOf(headings, 'order').filter(comes)]
  const others = [...headings.keys()].filter(at => !apart.includes(at))
  const counting = [...rows.keys()].filter(index => /[1-9]/.test(rows[index]?.[coming] ?? ''))
  return [takePart(table, others), takePart(table, [item, ...apart], counting)]
}

/** `+` and `-` in a column of their own are the signs of the quantities. */
export function withSigns(table: RawTable): RawTable {
  const { headings, rows } = table
  const signs = headings.findIndex(
    (_, at) =>
      rows.every(row => /^[+-]?$/.test(cellIn(row, at))) &&
      ['+', '-'].every(sign => rows.some(row => cellIn(row, at) === sign)),
  )
  const quantity = placeOf(headings, 'quantity')
  if (signs < 0 || quantity < 0) return table
  const signOf = (row: readonly string[]) => (row[signs]?.trim() === '-' ? '-' : '')
  return {
    ...table,
    headings: setCell(headings, quantity, 'Receipt/Reqmt'),
    rows: rows.map(row => setCell(row, quantity, `${signOf(row)}${cellIn(row, quantity)}`)),
  }
}
