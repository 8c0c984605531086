import { daysOf } from './bucket-days.ts'
import type { Cells } from './cells.ts'
import type { Column } from './column.ts'
import { beginOf, isWeek, isYearNumber, monthOf } from './dates.ts'
import type { DueDraft, DueKind, Notes } from './drafts.ts'
import { packOf, piecesOf, unitOf } from './item-rows.ts'
import { is } from './layouts/marks.ts'
import { monthsOrWeeks } from './months-or-weeks.ts'
import { rowTypeOf, stateOf } from './row-words.ts'
import type { Table } from './table.ts'
import { askWeeks, dayOfWeek } from './weeks.ts'

// Rows to demands, open orders and proposals.

export interface DueSink {
  readonly dues: DueDraft[]
  readonly stocks: Map<string, number>
  readonly safety: Map<string, number>
}

interface Day {
  readonly day: number
  readonly isWeek: boolean
}

/** Returns a function that reads the demand or open order of a row. */
export function dueReader(cells: Cells, sink: DueSink, notes: Notes, kind: DueKind): (item: string) => void {
  const { table } = cells
  const { at } = table
  const dayReader = readDays(cells, notes)
  const inherit = inheritor(cells)
  const pack = packOf(table.columns)
  // In a list of items, those that nobody wants have an empty cell.
  const mayBeEmpty = table.kinds.some(one => one === 'items' || one === 'bill' || one === 'stock')
  const isForecast = mayBeEmpty || is.forecast(at.get('quantity')?.heading ?? '')

  const standingOf = stateReader(table)
  noteUnknownStates(table, standingOf, notes)

  return item => {
    if (mayBeEmpty && cells.text('quantity') === '') return
    const typed = typeOfRow(cells)
    const type = cells.text('type')
    if (typed === undefined && type !== '' && !table.isSigned) return cells.note('not-planned', 'type', type)
    if (typed === 'safety') return void sink.safety.set(item, Math.abs(cells.number('quantity') ?? 0))
    if (typed === 'stock' || typed === 'opening')
      return addTo(sink.stocks, item, cells.number('quantity') ?? 0)
    const signed = table.isSigned ? (cells.number('quantity') ?? 0) : undefined
    if (signed === 0) return
    if (signed && cells.row.some(cell => rowTypeOf(cell.trim()) === 'safety'))
      return void sink.safety.set(item, Math.abs(signed))
    const isProposal =
      typed === 'proposal' ||
      (signed !== undefined && cells.row.some(cell => rowTypeOf(cell.trim()) === 'proposal'))
    const own = isProposal ? 'proposals' : rowKind(typed, signed, kind)
    const quantity = quantityOf(
      cells,
      signed ?? (typed === 'wanted' ? Math.abs(cells.number('quantity') ?? Number.NaN) : undefined),
    )
    const { id, written, column, state } = inherit(own)
    const isDated = at.has('date') || at.has('week')
    if (isDated && written === '' && quantity === 0) return
    if (isDated && written === '') cells.refuse('no-date', at.has('date') ? 'date' : 'week')
    // A quantity that nobody dated is wanted now.
    const due = isDated ? dayReader(column, written) : { day: notes.horizon.today, isWeek: false }
    if (quantity === 0) return
    const unit = unitOf(cells, 'quantity')
    const pieces = unit ? piecesOf(cells, pack, unit) : undefined
    const standing = standingOf(state)
    if (standing === 'closed') return cells.note('closed-order', 'order', state)
    sink.dues.push({
      // Spread, these would be copied again with every property that follows: most of what reading a long list takes.
      day: due.day,
      isWeek: due.isWeek,
      kind: standing === 'proposal' ? 'proposals' : own,
      isSummary: id === '' && (isForecast || is.forecast(type)),
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

/** Returns a function that says how an order stands. A `C` is closed beside an `O` that is open, or after `A` and `B`. */
function stateReader({ at, rows }: Table): typeof stateOf {
  const status = at.get('status')
  const others = status ? new Set(rows.map(row => row[status.index]?.trim().toUpperCase())) : undefined
  const isClosed = others?.has('O') || others?.has('A') || others?.has('B')
  return text => (/^c$/i.test(text) ? (isClosed ? 'closed' : undefined) : stateOf(text))
}

/** Says once which states of orders nobody knows. */
function noteUnknownStates(
  { at, rows, source, lines }: Table,
  standingOf: typeof stateOf,
  { problems }: Notes,
): void {
  const status = at.get('status')
  if (!status) return
  const states = rows.map(row => row[status.index]?.trim() ?? '')
  const unknown = [...new Set(states)].filter(state => state !== '' && standingOf(state) === undefined)
  const [first] = unknown
  if (first === undefined) return
  const line = lines[states.indexOf(first)] ?? 0
  problems.add('unknown-state', source, line, status.heading, unknown.slice(0, 5).join(', '))
}

const addTo = (sums: Map<string, number>, item: string, quantity: number): void =>
  void sums.set(item, (sums.get(item) ?? 0) + quantity)

/** What the row is, by its word. */
function typeOfRow(cells: Cells): ReturnType<typeof rowTypeOf> {
  const column = cells.table.at.get('type')
  return column ? rowTypeOf(cells.text('type')) : undefined
}

function rowKind(typed: ReturnType<typeof rowTypeOf>, signed: number | undefined, kind: DueKind): DueKind {
  if (signed !== undefined) return signed > 0 ? 'receipts' : 'demand'
  if (typed === 'coming') return 'receipts'
  return typed === 'wanted' ? 'demand' : kind
}

/** What is left of what was ordered. */
function quantityOf(cells: Cells, signed: number | undefined): number {
  const given = signed ?? cells.positive('quantity')
  const ordered = Math.abs(
    given === undefined || Number.isNaN(given) ? cells.refuse('no-quantity', 'quantity') : given,
  )
  const isShare = /%|percent|prozent/i.test(cells.table.at.get('delivered')?.heading ?? '')
  if (isShare) return Math.max(0, ordered * (1 - (cells.share('delivered') ?? 0)))
  const done = cells.table.columns.filter(({ meaning }) => meaning === 'delivered')
  return done.reduce(
    (left, column) =>
      Math.max(
        0,
        left - Math.max(0, cells.number('delivered', cells.text('delivered', column), column) ?? 0),
      ),
    ordered,
  )
}

interface Inherited {
  readonly id: string
  readonly written: string
  readonly column: Column | undefined
  readonly state: string
}

/** Returns a function that reads order, date and state of a row. Many say them on the first row of an order alone. */
function inheritor(cells: Cells): (kind: DueKind) => Inherited {
  const { at, columns } = cells.table
  const isPath = /[/(]/.test(at.get('item')?.heading ?? '')
  const dates = columns.filter(({ meaning }) => meaning === 'date')
  let first = { id: '', written: '', state: '' }
  return kind => {
    const wanted = dates.find(({ hints }) => hints.includes('receipt') === (kind === 'receipts'))
    const filled = [wanted, ...dates].find(column => column && cells.text('date', column) !== '')
    const column = filled ?? (at.has('week') ? at.get('week') : dates[0])
    const own = {
      id: cells.text('order'),
      written: column ? cells.text('date', column) : '',
      state: cells.text('status'),
    }
    if (own.id !== '' || (!at.has('order') && own.written !== '')) first = own
    const isChild = isPath || (at.has('order') && own.id === '' && own.written === '' && own.state === '')
    const { id, state } = isChild ? { id: first.id, state: own.state || first.state } : own
    return { id, state, column, written: own.written || (isChild ? first.written : '') }
  }
}

/** Returns a function that reads the day of a date or week. */
function readDays(
  cells: Cells,
  { questions, horizon }: Notes,
): (column: Column | undefined, text: string) => Day {
  const { at, source } = cells.table
  const { today } = horizon
  const column = at.get('week') ?? at.get('date')
  const withYear = yearReader(cells)
  const texts: string[] = []
  const numbers = new Set<string>()
  for (const row of cells.table.rows) {
    const text = withYear((row[column?.index ?? -1] ?? '').trim(), row)
    if (isYearNumber(text)) numbers.add(text)
    if (text !== '' && text.length < 12 && (column?.meaning === 'week' || isWeek(text))) texts.push(text)
  }
  const isCalendar = column?.hints.includes('calendar') === true
  const about = { id: `${column?.id}:week-number`, source, column: column?.heading ?? '' }
  const areOfYear = isCalendar || (column !== undefined && askWeeks(about, texts, today, questions))
  // A `Week` says what it is; a `Period` does not.
  const isPeriod = column?.meaning === 'week' && column.hints.includes('weak') && !isCalendar
  const asPeriod = isPeriod
    ? monthsOrWeeks({ ...about, id: `${column?.id}:period` }, [...numbers], questions)
    : (text: string) => text

  return (own, text) => {
    const written = asPeriod(withYear(text, cells.row))
    // A period such as `2026-12` is a month.
    const isMonth = own?.hints.includes('weak') && /^\d{4}-\d{2}$/.test(written)
    if (!isMonth && (own?.meaning === 'week' || isWeek(written))) {
      const day = dayOfWeek(written, today, areOfYear)
      if (!Number.isNaN(day)) return { day, isWeek: true }
    }
    const day = cells.day(own, written, today)
    return Number.isNaN(day)
      ? cells.refuse('not-a-date', own?.meaning === 'week' ? 'week' : 'date')
      : { day, isWeek: false }
  }
}

/** The year may stand beside its months or weeks. */
function yearReader({ table: { columns } }: Cells): (text: string, row: readonly string[]) => string {
  const year = columns.find(
    ({ meaning, profile: { values } }) =>
      meaning === 'ignored' && values.length > 0 && values.every(text => /^20\d{2}$/.test(text)),
  )
  return (text, row) => {
    if (!year) return text
    const own = row[year.index]?.trim() ?? ''
    if (/^\d{1,2}$/.test(text)) return `${own}${text.padStart(2, '0')}`
    return monthOf(text) === undefined ? text : `${text} ${own}`
  }
}

/** Returns a function that reads what is wanted of the row's item, by heading. */
export function bucketReader(
  cells: Cells,
  sink: DueSink,
  { questions, problems, horizon }: Notes,
  kind: DueKind,
): (item: string) => void {
  const { columns, source, line, id: table, at } = cells.table
  const buckets = columns.filter(({ meaning }) => meaning === 'bucket')
  const headings = buckets.map(({ heading }) => beginOf(heading))
  const about = { place: `${source}:${line}`, source, column: headings[0] ?? '' }
  const days = daysOf(headings, about, horizon.today, questions)

  return item => {
    const text = cells.text('type')
    const type = rowTypeOf(text)
    const [first] = buckets
    if (at.has('type') && text !== '' && type !== 'coming' && type !== 'wanted') {
      if (type === 'opening' && first)
        sink.stocks.set(item, cells.number('bucket', cells.text('bucket', first), first) ?? 0)
      else if (type === 'stock') cells.note('not-planned', 'type')
      else if (type === undefined)
        problems.addOnce('not-planned', source, cells.line, at.get('type')?.heading ?? '', text)
      return
    }
    const own: DueKind = type === 'coming' ? 'receipts' : type === 'wanted' ? 'demand' : kind
    buckets.forEach((column, place) => {
      const quantity = cells.number('bucket', cells.text('bucket', column), column) ?? 0
      const { day = Number.NaN, isWeek = false } = days[place] ?? {}
      if (quantity < 0) problems.add('negative', source, cells.line, column.heading, String(quantity))
      if (Number.isNaN(day) || quantity <= 0) return
      const { heading } = column
      const due = {
        kind: own,
        isSummary: true,
        item,
        quantity,
        day,
        isWeek,
        source,
        table,
        unit: undefined,
        id: undefined,
      }
      sink.dues.push({ ...due, column: heading, written: heading, line: cells.line })
    })
  }
}
