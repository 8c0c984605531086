import { isBucket } from './dates.ts'
import { readHeading } from './headings.ts'
import { is } from './layouts/marks.ts'
import { filledOf, type RawTable } from './tables.ts'

// Tables that are several: what is wanted and what comes, stocks of several places.

/** Takes apart what is wanted and what comes, where a row has both: `Item; Demand; Date; Supply; ETA`. */
export function withoutPairs(table: RawTable): readonly RawTable[] {
  const { headings, rows } = table
  const known = headings.map(readHeading)
  const isDue = (at: number) => ['quantity', 'date', 'week'].includes(known[at]?.meaning ?? '')
  const places = [...headings.keys()]
  const coming = places.filter(at => isDue(at) && known[at]?.hints.includes('receipt'))
  const wanted = places.filter(at => isDue(at) && !coming.includes(at))
  const meaningsOf = (list: readonly number[]) => list.map(at => known[at]?.meaning).join()
  const isPair = (list: readonly number[]) =>
    /^(?:quantity,(?:date|week)|(?:date|week),quantity)$/.test(meaningsOf(list))
  const item = known.findIndex(heading => heading?.meaning === 'item')
  const quantity = wanted.find(at => known[at]?.meaning === 'quantity') ?? -1
  if (item < 0 || !isPair(coming) || !isPair(wanted) || !is.wanted(headings[quantity] ?? '')) return [table]
  const ofReceipts = [item, ...coming]
  const due = [...rows.keys()].filter(index => filledOf(coming.map(at => rows[index]?.[at] ?? '')) > 0)
  const others = places.filter(at => !coming.includes(at))
  return [partOf(table, others, [...rows.keys()]), partOf(table, ofReceipts, due)]
}

/** Takes apart `Item; Date; Requirement; Receipt`, where each row has one of the two. */
export function withoutTwoWays(table: RawTable): readonly RawTable[] {
  const { headings, rows } = table
  const known = headings.map(readHeading)
  const quantities = [...headings.keys()].filter(at => known[at]?.meaning === 'quantity')
  const coming = quantities.find(at => known[at]?.hints.includes('receipt'))
  const wanted = quantities.find(at => is.wanted(headings[at] ?? ''))
  const dates = known.filter(heading => heading?.meaning === 'date' || heading?.meaning === 'week')
  if (coming === undefined || wanted === undefined || quantities.length > 2 || dates.length !== 1)
    return [table]
  const counts = (row: readonly string[], at: number) => /[1-9]/.test(row[at] ?? '')
  const isDue = (row: readonly string[]) => counts(row, wanted) || counts(row, coming)
  const isEither =
    rows.some(row => counts(row, wanted)) &&
    rows.some(row => counts(row, coming)) &&
    !rows.some(row => counts(row, wanted) && counts(row, coming))
  if (!isEither) return [table]
  // What is left after each row was there before the first of them.
  const balance = headings.findIndex(heading => is.balance(heading))
  const bare = rows.map(row => row.map((cell, at) => (at === balance && isDue(row) ? '' : cell)))
  const part = (place: number, isReceipt: boolean) =>
    partOf(
      { ...table, rows: bare },
      [...headings.keys()].filter(at => at !== place),
      [...rows.keys()].filter(index => counts(rows[index] ?? [], coming) === isReceipt),
    )
  return [part(coming, false), part(wanted, true)]
}

/** The place in a heading such as `Stock Berlin`: the first word says what it counts, and nobody knows the rest. */
function placeOf(heading: string): string | undefined {
  const [, word = '', place = ''] = /^(\p{L}+)[ _-]+(.+)$/u.exec(heading.trim()) ?? []
  const isPlace =
    readHeading(word)?.meaning === 'onHand' && !readHeading(heading)?.isWhole && !readHeading(place)
  return isPlace && !is.sum(place) && !isBucket(place) ? place : undefined
}

/** Takes apart stocks that have a column for each place: they become a list of stocks. */
export function withoutPlaces(table: RawTable): readonly RawTable[] {
  const { headings, rows, lines } = table
  const places = headings.map(placeOf)
  const stocks = [...headings.keys()].filter(at => places[at] !== undefined)
  const item = headings.findIndex(heading => readHeading(heading)?.meaning === 'item')
  const isKnown = headings.some(
    heading => readHeading(heading)?.meaning === 'onHand' && readHeading(heading)?.sure,
  )
  if (item < 0 || stocks.length < 2 || isKnown) return [table]
  const others = [...headings.keys()].filter(at => !stocks.includes(at))
  return [
    partOf(table, others, [...rows.keys()]),
    {
      ...table,
      headings: [headings[item] ?? '', 'Location', 'On hand'],
      rows: rows.flatMap(row => stocks.map(at => [row[item] ?? '', places[at] ?? '', row[at] ?? ''])),
      lines: lines.flatMap(line => stocks.map(() => line)),
    },
  ]
}

/** Some of the columns and rows of a table. */
const partOf = (table: RawTable, columns: readonly number[], indexes: readonly number[]): RawTable => ({
  ...table,
  headings: columns.map(at => table.headings[at] ?? ''),
  rows: indexes.map(index => columns.map(at => table.rows[index]?.[at] ?? '')),
  lines: indexes.map(index => table.lines[index] ?? 0),
})
