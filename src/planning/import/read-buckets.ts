import { daysOf } from './bucket-days.ts'
import { beginOf } from './dates.ts'
import type { Cells, Drafts } from './drafts.ts'

// Forecasts: an item in each row, a date or week in each heading.

const wanted =
  /^(?:gross|customer|dependent|independent|sales|total|brutto)?[ -]?(?:demands?|forecast|req|orders?|bedarf|besoins?|demanda|necesidad|consum|verbrauch|usage)/i

const coming =
  /^(?:sched\w*\.?|open|planned|total|geplante)? ?(?:suppl|receipt|purchas|production|zug[aä]ng|bestell|recepci|r[eé]ception|po\b|incoming|arrival)/i

/** Returns a function that reads what is wanted of the row's item, by heading. */
export function bucketReader(
  cells: Cells,
  drafts: Drafts,
  kind: 'demand' | 'receipts',
): (item: string) => void {
  const { columns, source, line } = cells.table
  const { questions, horizon, dues } = drafts
  const buckets = columns.filter(({ meaning }) => meaning === 'bucket')
  const headings = buckets.map(({ heading }) => beginOf(heading))
  const about = { place: `${source}:${line}`, source, column: headings[0] ?? '' }
  const days = daysOf(headings, about, horizon.today, questions)

  // Sheets have rows of demand, of supply, and of what comes of both.
  const typeAt =
    columns.find(
      ({ meaning, samples }) =>
        meaning === 'ignored' &&
        samples.some(text => wanted.test(text)) &&
        samples.some(text => !wanted.test(text)),
    )?.index ?? -1

  return item => {
    const type = cells.row[typeAt]?.trim() ?? ''
    const isSupply = typeAt >= 0 && coming.test(type)
    if (typeAt >= 0 && type !== '' && !isSupply && !wanted.test(type)) return
    buckets.forEach((column, place) => {
      const quantity = cells.number('bucket', cells.row[column.index]?.trim() ?? '', column) ?? 0
      const { day = Number.NaN, isWeek = false } = days[place] ?? {}
      if (Number.isNaN(day) || quantity <= 0) return
      const { heading } = column
      dues.push({
        ...{
          kind: isSupply ? 'receipts' : kind,
          item,
          quantity,
          day,
          source,
          column: heading,
          written: heading,
        },
        ...{ id: undefined, isWeek, line: cells.line },
      })
    })
  }
}
