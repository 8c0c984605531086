import { daysOf } from './bucket-days.ts'
import { beginOf } from './dates.ts'
import type { Cells, Drafts } from './drafts.ts'
import { isComing, isDemand, isOpeningStock, isStock } from './row-types.ts'

// Forecasts: an item in each row, a date or week in each heading.

/** Returns a function that reads what is wanted of the row's item, by heading. */
export function bucketReader(
  cells: Cells,
  drafts: Drafts,
  kind: 'demand' | 'receipts',
): (item: string) => void {
  const { columns, source, line } = cells.table
  const { questions, problems, horizon, dues } = drafts
  const buckets = columns.filter(({ meaning }) => meaning === 'bucket')
  const headings = buckets.map(({ heading }) => beginOf(heading))
  const about = { place: `${source}:${line}`, source, column: headings[0] ?? '' }
  const days = daysOf(headings, about, horizon.today, questions)

  // Sheets have rows of demand, of supply, and of what comes of both.
  const typeAt =
    columns.find(
      ({ meaning, samples }) =>
        meaning === 'ignored' && samples.some(isDemand) && samples.some(text => !isDemand(text)),
    )?.index ?? -1

  return item => {
    const type = cells.row[typeAt]?.trim() ?? ''
    const isReceipt = typeAt >= 0 && isComing(type)
    if (typeAt >= 0 && type !== '' && !isReceipt && !isDemand(type)) {
      const [first] = buckets
      if (first && isOpeningStock(type))
        drafts.stocks.set(item, cells.number('bucket', cells.row[first.index]?.trim(), first) ?? 0)
      else if (isStock(type)) problems.add('not-planned', source, cells.line, columns[typeAt]?.heading, type)
      return
    }
    buckets.forEach((column, place) => {
      const quantity = cells.number('bucket', cells.row[column.index]?.trim() ?? '', column) ?? 0
      const { day = Number.NaN, isWeek = false } = days[place] ?? {}
      if (Number.isNaN(day) || quantity <= 0) return
      const { heading } = column
      dues.push({
        kind: isReceipt ? 'receipts' : kind,
        item,
        quantity,
        day,
        source,
        column: heading,
        written: heading,
        id: undefined,
        isWeek,
        line: cells.line,
      })
    })
  }
}
