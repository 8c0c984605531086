import { isWeek } from './dates.ts'
import type { Cells, Drafts } from './drafts.ts'
import type { Pace } from './pace.ts'
import type { Meaning } from './result.ts'
import { askWeeks, dayOfWeek } from './weeks.ts'

// Rows to demands and open orders.

interface Due {
  readonly day: number
  readonly isWeek: boolean
}

/** Returns a function that reads the demand or open order of a row. */
export async function dueReader(
  cells: Cells,
  drafts: Drafts,
  kind: 'demand' | 'receipts',
  pace: Pace,
): Promise<(item: string) => void> {
  const { at, source } = cells.table
  const { today } = drafts.horizon
  const isDated = at.has('date') || at.has('week')
  const isOfYear = await areOfYear(cells, drafts, pace)

  function readDue(meaning: 'date' | 'week', text: string): Due {
    if (meaning === 'week' || isWeek(text)) {
      const day = dayOfWeek(text, today, isOfYear)
      if (!Number.isNaN(day)) return { day, isWeek: true }
    }
    const day = cells.day(meaning, text)
    return Number.isNaN(day) ? cells.refuse('not-a-date', meaning) : { day, isWeek: false }
  }

  return item => {
    const quantity = cells.positive('quantity') ?? cells.refuse('no-quantity', 'quantity')
    const meaning: Meaning = cells.text('date') === '' && at.has('week') ? 'week' : 'date'
    const written = cells.text(meaning)
    if (isDated && written === '') cells.refuse('no-date', at.has('date') ? 'date' : 'week')
    // A quantity that nobody dated is wanted now.
    const due = isDated ? readDue(meaning, written) : { day: today, isWeek: false }
    if (quantity === 0) return
    drafts.dues.push({
      ...due,
      kind,
      item,
      quantity,
      id: cells.text('order') || undefined,
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
  for (const [index, row] of rows.entries()) {
    if (index % 512 === 0 && pace.isOver) await pace.rest()
    const text = row[column.index]?.trim() ?? ''
    if (text !== '' && text.length < 12 && (column.meaning === 'week' || isWeek(text))) texts.push(text)
  }
  const id = `${column.id}:week-number`
  const answer = askWeeks({ id, source, column: column.heading }, texts, horizon.today, questions)
  if (questions.list.some(open => open.id === id)) column.sure = false
  return answer
}
