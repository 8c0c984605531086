import type { Pace } from '../pace.ts'
import { isWeek } from './dates.ts'
import type { Cells, Drafts } from './drafts.ts'
import type { Meaning } from './result.ts'
import { askWeeks, dayOfWeek } from './weeks.ts'

// Rows to demands and open orders.

interface Due {
  readonly day: number
  readonly isWeek: boolean
}

/** Types of orders that bring something, in a list of all types. */
const supplies =
  /^(?:(?:po|wo|mo)\b|purchase|work order|production|manufactur|bestell|fertigung|supply|receipt)/i

/** Columns of names. */
const named = /suppl|vendor|custom|kunde|liefer|proveedor|client|fournisseur/i

/** SAP's statuses of what is done. */
const technical = /\b(?:TECO|DLV|TABG|LOSD)\b/

/** What is done, and what nobody has ordered yet. */
const closed =
  /^(?:[\w ]+ : )?(?:fully )?(?:received|delivered|fulfilled|invoiced|void|geliefert|fakturiert|livr[eé]|entregad|facturad|rfq|quotation|draft|angebot|entwurf|presupuesto|borrador|devis|brouillon|closed|cancel|complete|done|finished|shipped|billed|erledigt|storn|abgeschl|cerrad|cancelad|cl[oô]tur|annul|termin)/i

const suggested = /\bpl(?:d ?ord|-?auf|anauf)|planned order/i

/** SAP's row of the safety stock. */
const safety = /^\s*(?:safest|sichbd|safety stock|sicherheitsbestand)\s*$/im

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
  const isOfYear = await areOfYear(cells, drafts, pace)

  function readDue(meaning: 'date' | 'week', text: string): Due {
    // A period such as `2026-12` is a month.
    const isMonth = at.get('week')?.hints.includes('weak') && /^\d{4}-\d{2}$/.test(text)
    if (!isMonth && (meaning === 'week' || isWeek(text))) {
      const day = dayOfWeek(text, today, isOfYear)
      if (!Number.isNaN(day)) return { day, isWeek: true }
    }
    const day = cells.day(meaning, text, today)
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
        samples.some(text => supplies.test(text)),
    )?.index ?? -1
  // Odoo says what holds for an order on the first of its lines alone.
  const isChild = /[/(]/.test(at.get('item')?.heading ?? '')
  let first = ['', '', '']
  // In a list of items, those that nobody wants have an empty cell.
  const mayBeEmpty = table.holds.some(one => one === 'items' || one === 'lines')

  return item => {
    if (mayBeEmpty && cells.text('quantity') === '') return
    const signed = table.of === undefined ? undefined : (cells.number('quantity') ?? 0)
    // What MRP has planned there is planned anew here.
    if (signed === 0 || (signed && suggested.test(cells.row.join(' ')))) return
    if (signed && safety.test(cells.row.join('\n'))) {
      const known = drafts.items.get(item)
      if (known) drafts.items.set(item, { ...known, safetyStock: Math.abs(signed) })
      return
    }
    const ordered = signed
      ? Math.abs(signed)
      : (cells.positive('quantity') ?? cells.refuse('no-quantity', 'quantity'))
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
    const status = own || of
    if (closed.test(status) || technical.test(status)) {
      cells.note('closed-order', 'order', status)
      return
    }
    const type = cells.row[typeAt]?.trim() ?? ''
    const isSupply = signed ? signed > 0 : supplies.test(type)
    drafts.dues.push({
      // Spread, these would be copied again with every property that follows: most of what reading a long list takes.
      day: due.day,
      isWeek: due.isWeek,
      kind: isSupply ? 'receipts' : type === '' && !signed ? kind : 'demand',
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

/** Whether the weeks of a table are the year's. */
async function areOfYear(cells: Cells, { questions, horizon }: Drafts, pace: Pace): Promise<boolean> {
  const { at, rows, source } = cells.table
  const column = at.get('week') ?? at.get('date')
  if (!column) return false
  if (column.hints.includes('calendar')) return true
  const texts: string[] = []
  await pace.each(rows, row => {
    const text = row[column.index]?.trim() ?? ''
    if (text !== '' && text.length < 12 && (column.meaning === 'week' || isWeek(text))) texts.push(text)
  })
  const id = `${column.id}:week-number`
  const answer = askWeeks({ id, source, column: column.heading }, texts, horizon.today, questions)
  if (questions.isOpen(id)) column.sure = false
  return answer
}
