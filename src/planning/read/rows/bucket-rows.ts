import { those } from '../column.ts'
import type { DueKind } from '../drafts.ts'
import { typeReader } from '../kinds/type-column.ts'
import { is } from '../layouts/marks.ts'
import { asker } from '../questions.ts'
import { cellsIn } from '../raw-table.ts'
import { daysOfHeadings } from '../words/bucket-days.ts'
import { beginOf } from '../words/dates.ts'
import { kindOf } from '../words/row-words.ts'
import type { Cells } from './cells.ts'
import { totalReader } from './repeated-rows.ts'

// Rows with a column for each day, week or month.

/** Returns a function that reads what is wanted of the row's item, by heading. */
export function bucketReader(cells: Cells, kind: DueKind): (item: string) => void {
  const { sink, notes } = cells
  const { columns, source, line, id: table } = cells.table
  const buckets = those(columns, 'bucket')
  const headings = buckets.map(({ heading }) => beginOf(heading))
  const ask = asker(`${source}:${line}`, { source, column: headings[0] ?? '' }, notes.questions)
  const days = daysOfHeadings(headings, notes.horizon.today, ask)
  const isTwice = twiceReader()
  const label = cells.table.at.get('type')
  const typeOf = typeReader(label)
  const counts = (text: string) => text === '' || ['coming', 'wanted', 'opening'].includes(typeOf(text) ?? '')
  const left = [...new Set(cellsIn(cells.table.rows, label?.index))].filter(text => !counts(text)).join(', ')
  const isTotalOf = totalReader(cells, buckets)

  return item => {
    if (isTotalOf(item)) return
    const text = cells.text('type')
    const type = typeOf(text)
    const [first] = buckets
    if (type === 'opening' && first) return void sink.stocks.set(item, cells.number(first) ?? 0)
    if (!counts(text)) return cells.noteOnce('not-planned', 'type', left)
    const own = kindOf(type, kind)
    buckets.forEach((column, place) => {
      const quantity = cells.number(column) ?? 0
      const { day = Number.NaN, isWeek = false } = days[place] ?? {}
      const { heading } = column
      if (quantity < 0) cells.note('negative', column, String(quantity))
      if (Number.isNaN(day) || quantity <= 0) return
      if (isTwice(`${own}\n${item}`, text)) cells.noteOnce('counted-twice', first, item)
      sink.dues.push({
        ...{ kind: own, isSummary: true, isOrder: false, item, quantity, day, isWeek },
        ...{ table, source, line: cells.line, column: heading, written: heading },
        dependent: is.dependent(text) ? text : undefined,
      })
    })
  }
}

/** Returns a function that says whether rows have had both orders of an item and a forecast, in which these may be. */
function twiceReader(): (key: string, text: string) => boolean {
  const [ordered, forecast] = [new Set<string>(), new Set<string>()]
  return (key, text) => {
    if (is.orders(text)) ordered.add(key)
    else if (is.forecast(text) && !is.net(text)) forecast.add(key)
    return ordered.has(key) && forecast.has(key)
  }
}
