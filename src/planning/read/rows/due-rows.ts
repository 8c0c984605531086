import { type Column, marked, those } from '../column.ts'
import { completionColumns } from '../column-meanings/delivered-columns.ts'
import type { DueKind, Sink } from '../drafts.ts'
import { typeReader } from '../kinds/type-column.ts'
import { isBill, isOfItems, type Table } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { isNo, onItsWay } from '../layouts/telling-words.ts'
import { memoize } from '../memoize.ts'
import { cellIn, cellsIn } from '../raw-table.ts'
import type { Day } from '../words/bucket-days.ts'
import { kindOf, type RowWord, stateOf } from '../words/row-words.ts'
import type { Cells } from './cells.ts'
import { dueDayReader } from './due-days.ts'
import { packOf, piecesOf, unitReader } from './item-rows.ts'
import { repeatedOrders } from './repeated-rows.ts'

// Turns rows into demands, open orders and proposals.

/** Returns a function that reads the demand or open order of a row. */
export function dueReader(cells: Cells, kind: DueKind): (item: string) => void {
  const { table, sink } = cells
  const dayOf = dueDayReader(cells)
  const inherit = inheritor(cells)
  const quantityOf = quantityReader(cells)
  const add = dueAdder(cells)
  const isOptional = mayBeEmpty(table)
  const standingOf = stateReader(table)
  const second = marked(table.columns, is.rowType, 'active')
  const typeOf = typeReader(table.at.get('type'))
  noteUnknownStates(cells, standingOf)
  const noteSeconds = secondStates(cells)
  const noteRepeated = repeatedOrders(cells)
  return item => {
    if (isOptional && cells.text('quantity') === '') return
    const type = cells.text('type')
    const typed = typeOf(type)
    if (typed === undefined && type !== '' && !table.isSigned) return cells.note('not-planned', 'type', type)
    if (typed === 'safety' || typed === 'stock' || typed === 'opening')
      return readStock(sink, item, typed, cells.number('quantity') ?? 0)
    const own = typed === 'proposal' ? 'proposals' : kindOfRow(cells, typed, kind)
    const quantity = quantityOf(typed)
    const inherited = inherit(own)
    const due = quantity === 0 ? undefined : dayOf(inherited.column, inherited.written)
    if (!due) return
    const standing = standingOf(inherited.state)
    if (standing === 'closed') return cells.note('closed-order', 'order', inherited.state)
    noteSeconds()
    if (own === 'receipts') noteRepeated(inherited.id, item)
    const states = [standing, stateOf(cells.text(second))]
    add(states.includes('proposal') ? 'proposals' : own, item, quantity, due, inherited)
  }
}

/** In a list of items, those that nobody wants have an empty cell. */
const mayBeEmpty = (table: Table): boolean => isOfItems(table) || isBill(table)

/** Returns a function that adds what is wanted, or comes, to what all tables say. */
function dueAdder(cells: Cells) {
  const { table, sink } = cells
  const pack = packOf(table.columns)
  const unitOf = unitReader(cells, 'quantity')
  const called = table.at.get('quantity')?.heading ?? ''
  const isForecast = mayBeEmpty(table) || is.forecast(called)
  const hasCustomers = marked(table.columns, is.customers) !== undefined
  return (kind: DueKind, item: string, quantity: number, due: Day, { id, column, written }: Inherited) => {
    const type = cells.text('type')
    const unit = unitOf()
    const pieces = unit ? piecesOf(cells, pack, unit) : undefined
    // Spread, these would be copied again with every property that follows: most of what reading a long list takes.
    sink.dues.push({
      day: due.day,
      isWeek: due.isWeek,
      kind,
      isSummary: id === '' && (isForecast || is.forecast(type)),
      dependent: [type, id || hasCustomers ? '' : called].find(is.dependent),
      isOrder: id !== '' || (type === '' ? hasCustomers : is.orders(type)),
      item,
      quantity: quantity * (pieces ?? 1),
      unit: pieces ? undefined : unit,
      id: id || undefined,
      table: table.id,
      source: table.source,
      line: cells.line,
      column: column?.heading ?? '',
      written,
    })
  }
}

/**
 * Returns a function that notes where a second state says that a row is done: one state is planned by, and nobody can know
 * which of both counts.
 */
function secondStates(cells: Cells): () => void {
  const seconds = cells.table.columns
    .filter(
      ({ heading, meaning, isAnswered }) => is.orderState(heading) && meaning !== 'status' && !isAnswered,
    )
    .map(column => [column, stateReader(cells.table, column, ['O'])] as const)
  const { today } = cells.notes.horizon
  const days = completionColumns(cells.table.columns, cells.table)
  return () => {
    for (const column of days) {
      const text = cells.text(column)
      const day = cells.day(column, text)
      const isOpen = isNo(text) || ['open', 'going'].includes(stateOf(text) ?? '') || day > today
      if (!isOpen && (day <= today || /[^\s\d.,()-]/.test(text)))
        cells.noteOnce('unknown-state', column, text)
    }
    for (const [column, stateOf] of seconds) {
      const text = cells.text(column)
      if (stateOf(text) === 'closed') cells.noteOnce('unknown-state', column, text)
    }
  }
}

/** Returns a function that says how an order stands. A `C` is closed beside an `O` that is open, or after `A` and `B`. */
function stateReader(
  { at, rows, kinds }: Table,
  status = at.get('status'),
  open = ['O', 'A', 'B'],
): typeof stateOf {
  const isClosed = rows.some(row => open.includes(cellIn(row, status?.index).toUpperCase()))
  return text => {
    if (/^c$/i.test(text)) return isClosed ? 'closed' : undefined
    return kinds.join() === 'coming' && onItsWay.test(text) ? 'going' : stateOf(text)
  }
}

/** Says once which states of orders nobody knows. */
function noteUnknownStates({ table, notes }: Cells, standingOf: typeof stateOf): void {
  const { at, rows, source, lines } = table
  const status = at.get('status')
  const states = cellsIn(rows, status?.index)
  const unknown = [...new Set(states)].filter(state => state !== '' && standingOf(state) === undefined)
  const [first] = unknown
  if (first === undefined) return
  const place = { source, line: lines[states.indexOf(first)], column: status?.heading }
  notes.problems.add('unknown-state', place, unknown.slice(0, 5).join(', '))
}

function readStock({ stocks, safety }: Sink, item: string, typed: RowWord, quantity: number): void {
  if (typed === 'safety') safety.set(item, Math.abs(quantity))
  else stocks.set(item, (stocks.get(item) ?? 0) + quantity)
}

/** What a row has, by its sign or its word. */
function kindOfRow(cells: Cells, typed: RowWord, kind: DueKind): DueKind {
  if (cells.table.isSigned) return (cells.number('quantity') ?? 0) > 0 ? 'receipts' : 'demand'
  return kindOf(typed, kind)
}

/** Returns a function that reads what is left of what was ordered. What is wanted may be written below zero. */
function quantityReader(cells: Cells): (typed: RowWord) => number {
  const { columns, isSigned } = cells.table
  const delivered = those(columns, 'delivered')
  const isShare = delivered.some(
    ({ heading, profile }) =>
      is.share(heading) || is.progress(heading) || profile.values.some(text => text.endsWith('%')),
  )
  return typed => {
    const given = isSigned || typed === 'wanted' ? cells.number('quantity') : cells.positive('quantity')
    const sign = Math.sign(given ?? 0) || 1
    const ordered = Math.abs(given ?? cells.refuse('no-quantity', 'quantity'))
    if (isShare) return Math.max(0, Math.round(ordered * (1 - (cells.share('delivered') ?? 0)) * 1e6) / 1e6)
    const done = delivered.map(column => cells.number(column, cells.text(column).replace(/ ?\/.*/, '')) ?? 0)
    return done.reduce((left, one) => Math.max(0, left - Math.max(0, sign * one)), ordered)
  }
}

type Inherited = ReturnType<ReturnType<typeof inheritor>>

/**
 * Returns a function that reads order, date and state of a row. Many lists say them on the first row of an order alone;
 * where an order is named again, a row without one has none.
 */
function inheritor(cells: Cells) {
  const { at, columns, rows } = cells.table
  const isPath = /[/(]/.test(at.get('item')?.heading ?? '')
  const order = at.get('order')
  const orderIn = (row: readonly string[] = []) => (order && row[order.index]?.trim()) || ''
  const isRepeated = rows.some(
    (row, index) => orderIn(row) !== '' && orderIn(row) === orderIn(rows[index - 1]),
  )
  const dates = those(columns, 'date').toSorted((one, other) => one.profile.filled - other.profile.filled)
  const datesOf = memoize((kind: DueKind) => {
    const isOf = ({ hints }: Column) => hints.includes('receipt') === (kind === 'receipts')
    return [...dates.filter(isOf).slice(0, 1), ...dates]
  })
  let first = { id: '', written: '', state: '' }
  return (kind: DueKind) => {
    const filled = datesOf(kind).find(column => cells.text(column) !== '')
    const column = filled ?? (at.has('week') ? at.get('week') : dates[0])
    const own = {
      id: cells.text('order'),
      written: cells.text(column),
      column,
      state: cells.text('status'),
    }
    if (own.id !== '' || (!order && own.written !== '')) first = own
    const isBelow =
      order && !isRepeated && first.id !== '' && own.id === '' && own.written === '' && own.state === ''
    if (isBelow && !isPath) cells.noteOnce('below-order', order, first.id)
    if (!isPath && !isBelow) return own
    return { id: first.id, state: own.state || first.state, column, written: own.written || first.written }
  }
}
