import { isWeek, mondayOf, mondayOfWeek, readWeek, yearOfWeek } from './dates.ts'
import type { Cells, Drafts } from './drafts.ts'
import type { Pace } from './pace.ts'
import type { Meaning } from './result.ts'

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
  const weekIsOfYear = await askWeekNumbers(cells, drafts, pace)

  function readDue(meaning: 'date' | 'week', text: string): Due {
    if (meaning === 'week' || isWeek(text)) {
      const week = readWeek(text)
      if (week && 'monday' in week) return { day: week.monday, isWeek: true }
      if (week) {
        const day =
          week.isOfYear || weekIsOfYear
            ? nearestWeek(today, week.number)
            : mondayOf(today) + 7 * (week.number - 1)
        if (!Number.isNaN(day)) return { day, isWeek: true }
      }
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

/** The week of this year, or of next year if it is more than half a year ago. */
function nearestWeek(today: number, week: number): number {
  const year = yearOfWeek(today)
  const monday = mondayOfWeek(year, week)
  return monday < today - 182 ? mondayOfWeek(year + 1, week) : monday
}

/**
 * Whether numbers of weeks are the year's. `KW` and `CW` say so. Numbers that lie behind us in this year count from this
 * week, as weeks do everywhere on the site; others are asked about.
 */
async function askWeekNumbers(
  cells: Cells,
  { questions, horizon: { today } }: Drafts,
  pace: Pace,
): Promise<boolean> {
  const column = cells.table.at.get('week')
  if (!column) return false
  if (column.hints.includes('calendar')) return true
  const year = yearOfWeek(today)
  const thisWeek = mondayOf(today)
  const numbers: string[] = []
  let isAhead = false
  for (const [index, row] of cells.table.rows.entries()) {
    if (index % 512 === 0 && pace.isOver) await pace.rest()
    const text = row[column.index]?.trim() ?? ''
    const week = text.length > 0 && text.length < 12 ? readWeek(text) : undefined
    if (!week || !('number' in week) || week.isOfYear) continue
    if (numbers.length < 5 && !numbers.includes(text)) numbers.push(text)
    isAhead ||= mondayOfWeek(year, week.number) > thisWeek
    if (week.number > 53 || week.number < 1) return false
  }
  if (!isAhead) return false
  const id = `${column.id}:week-number`
  const answer = questions.ask({
    id,
    code: 'week-number',
    source: cells.table.source,
    column: column.heading,
    samples: numbers,
    choices: ['plan', 'calendar'],
  })
  if (questions.list.some(open => open.id === id)) column.sure = false
  return answer === 'calendar'
}
