import type { Pace } from '../pace.ts'
import { isWeek, isYearNumber } from './dates.ts'
import type { Cells, Drafts } from './drafts.ts'
import { monthsOrWeeks } from './months-or-weeks.ts'
import type { Meaning } from './result.ts'
import { isSafetyStock, isStock, isSuggested, isSupply } from './row-types.ts'
import { askWeeks, dayOfWeek } from './weeks.ts'

// Rows to demands and open orders.

interface Due {
  readonly day: number
  readonly isWeek: boolean
}

/** Columns of names. */
const named = /suppl|vendor|custom|kunde|liefer|proveedor|client|fournisseur/i

/** SAP's statuses of what is done. */
const technical = /\b(?:TECO|DLV|TABG|LOSD)\b/

/** What is done, and what nobody has ordered yet. */
const closed =
  /^(?:[\w ]+ : )?(?:fully )?(?:received|delivered|fulfilled|invoiced|void|geliefert|fakturiert|livr[eé]|entregad|facturad|rfq|quotation|draft|angebot|entwurf|presupuesto|borrador|devis|brouillon|closed|cancel|complete|done|finished|shipped|billed|erledigt|storn|abgeschl|cerrad|cancelad|cl[oô]tur|annul|termin)/i

/** Returns a function that reads the demand or open order of a row. */
export async function dueReader(
  cells: Cells,
  drafts: Drafts,
  kind: 'demand' | 'receipts',
  pace: Pace,
): Promise<(item: string) => void> {
  const { table } = cells
  const { at, source } = table
  const { today } = drafts.horizon
  const isDated = at.has('date') || at.has('week')
  const weeks = await weekReader(cells, drafts, pace)

  function readDue(meaning: 'date' | 'week', text: string): Due {
    const written = weeks.asWritten(text)
    // A period such as `2026-12` is a month.
    const isMonth = at.get('week')?.hints.includes('weak') && /^\d{4}-\d{2}$/.test(written)
    if (!isMonth && (meaning === 'week' || isWeek(written))) {
      const day = dayOfWeek(written, today, weeks.areOfYear)
      if (!Number.isNaN(day)) return { day, isWeek: true }
    }
    const day = cells.day(meaning, written, today)
    return Number.isNaN(day) ? cells.refuse('not-a-date', meaning) : { day, isWeek: false }
  }

  const statusAt = table.columns.findIndex(({ heading }) =>
    /^(?:order |line |auftrags)?(?:stat|estado|[eé]tat|system ?stat)/i.test(heading),
  )
  // The status of a purchase may be `Purchase order`, and a supplier may be called so.
  const typeAt =
    table.columns.find(
      ({ meaning, samples, index, heading }) =>
        meaning === 'ignored' &&
        index !== statusAt &&
        !named.test(heading) &&
        samples.some(text => isSupply(text) || isSuggested(text) || /^on[- ]?hand\b/i.test(text)),
    )?.index ?? -1
  // Odoo says what holds for an order on the first of its lines alone.
  const isChild = /[/(]/.test(at.get('item')?.heading ?? '')
  let first = ['', '', '']
  // In a list of items, those that nobody wants have an empty cell.
  const mayBeEmpty = table.holds.some(one => one === 'items' || one === 'lines')

  return item => {
    if (mayBeEmpty && cells.text('quantity') === '') return
    const type = cells.row[typeAt]?.trim() ?? ''
    if (isStock(type)) {
      drafts.stocks.set(item, (drafts.stocks.get(item) ?? 0) + (cells.number('quantity') ?? 0))
      return
    }
    const signed = table.isSigned ? (cells.number('quantity') ?? 0) : undefined
    // What MRP has planned there is planned anew here.
    if (signed === 0 || (signed && cells.row.some(isSuggested))) return
    if (signed && cells.row.some(isSafetyStock)) {
      const known = drafts.items.get(item)
      if (known) drafts.items.set(item, { ...known, safetyStock: Math.abs(signed) })
      return
    }
    const isReceipt = signed ? signed > 0 : isSupply(type)
    // Where a row says that it is wanted, it may do so below zero.
    const given = signed ?? (type === '' || isReceipt ? cells.positive('quantity') : cells.number('quantity'))
    const ordered = Math.abs(given ?? cells.refuse('no-quantity', 'quantity'))
    const quantity = Math.max(0, ordered - (cells.positive('delivered') ?? 0))
    const meaning: Meaning = cells.text('date') === '' && at.has('week') ? 'week' : 'date'
    const order = cells.text('order')
    const own = cells.row[statusAt]?.trim() ?? ''
    if (order !== '' || (!at.has('order') && cells.text(meaning) !== ''))
      first = [order, cells.text(meaning), own]
    const [id = '', date = '', of = own] = isChild ? first : [order]
    const written = cells.text(meaning) || date
    if (isDated && written === '' && quantity === 0) return
    if (isDated && written === '') cells.refuse('no-date', at.has('date') ? 'date' : 'week')
    // A quantity that nobody dated is wanted now.
    const due = isDated ? readDue(meaning, written) : { day: today, isWeek: false }
    if (quantity === 0) return
    const done = [own || of].find(status => closed.test(status) || technical.test(status))
    const left = done ?? (isSuggested(type) ? type : undefined)
    if (left) {
      cells.note('closed-order', 'order', left)
      return
    }
    drafts.dues.push({
      // Spread, these would be copied again with every property that follows: most of what reading a long list takes.
      day: due.day,
      isWeek: due.isWeek,
      kind: isReceipt ? 'receipts' : type === '' && !signed ? kind : 'demand',
      item,
      quantity,
      id: id || undefined,
      source,
      line: cells.line,
      column: at.get(meaning)?.heading ?? '',
      written,
    })
  }
}

interface Weeks {
  /** Whether weeks without a year are the year's. */
  readonly areOfYear: boolean
  /** Writes `202612` as the month or week that it is. */
  readonly asWritten: (text: string) => string
}

/** Reads how the weeks of a table are counted. */
async function weekReader(cells: Cells, { questions, horizon }: Drafts, pace: Pace): Promise<Weeks> {
  const { at, columns, rows, source } = cells.table
  const column = at.get('week') ?? at.get('date')
  if (!column) return { areOfYear: false, asWritten: text => text }
  // The year may stand beside its months or weeks.
  const year = columns.find(
    ({ meaning, samples }) =>
      meaning === 'ignored' && samples.length > 0 && samples.every(text => /^20\d{2}$/.test(text)),
  )
  const withYear = (text: string, row = cells.row) =>
    year && /^\d{1,2}$/.test(text) ? `${row[year.index]?.trim()}${text.padStart(2, '0')}` : text
  const texts: string[] = []
  const periods = new Set<string>()
  await pace.each(rows, row => {
    const text = withYear(row[column.index]?.trim() ?? '', row)
    if (isYearNumber(text)) periods.add(text)
    if (text !== '' && text.length < 12 && (column.meaning === 'week' || isWeek(text))) texts.push(text)
  })
  if (column.hints.includes('calendar')) return { areOfYear: true, asWritten: withYear }
  const about = { id: `${column.id}:week-number`, source, column: column.heading }
  const areOfYear = askWeeks(about, texts, horizon.today, questions)
  // A `Week` says what it is; a `Period` does not.
  const isPeriod = column.meaning === 'week' && column.hints.includes('weak')
  const asPeriod = isPeriod
    ? monthsOrWeeks({ ...about, id: `${column.id}:period` }, [...periods], questions)
    : (text: string) => text
  if (questions.isOpen(about.id) || questions.isOpen(`${column.id}:period`)) column.sure = false
  return { areOfYear, asWritten: text => asPeriod(withYear(text)) }
}
