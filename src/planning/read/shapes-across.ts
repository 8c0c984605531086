import { beginOf, isBucket, isWeek, readDate } from './dates.ts'
import { readHeading } from './headings.ts'
import { freeText } from './layouts/telling-words.ts'
import { isTotal, rowTypeOf } from './row-words.ts'
import { filledOf, findTop, isNumeric, type RawTable } from './tables.ts'
import { worded } from './worded.ts'

// What stands beside each other in a row becomes rows: items above dates, measures, repeated columns.

const isDate = (written = ''): boolean => {
  const text = written.trim()
  if (text.length > 40 || /^\d{1,4}$/.test(text)) return false
  return (
    isWeek(text) ||
    !Number.isNaN(readDate(text, 'day-first', 0)) ||
    !Number.isNaN(readDate(text, 'month-first', 0))
  )
}

/** Dates, or parts, down the side, and an item above each further column: a forecast, or a bill. */
export function withItemsAcross(table: RawTable): RawTable {
  const { headings, lines } = table
  const rows = table.rows.filter(row => !row.some(cell => isTotal(cell.trim())))
  const known = headings.map(readHeading)
  const part = known[0]?.meaning === 'component' && headings.length > 2 ? 0 : -1
  const date = headings.findIndex(
    (heading, at) => ['date', 'week'].includes(known[at]?.meaning ?? '') || heading.trim() === '',
  )
  const at = date < 0 ? part : date
  const others = [...headings.keys()].filter(
    place => place !== at && headings[place]?.trim() !== '' && !freeText.test(headings[place] ?? ''),
  )
  const isItem = (place: number) =>
    !known[place]?.isWhole &&
    !isBucket(beginOf(headings[place] ?? '')) &&
    rows.every(row => isNumeric(row[place] ?? '') || (row[place] ?? '').trim() === '')
  if (at < 0 || rows.length === 0 || others.length === 0 || !others.every(isItem)) return table
  if (at === part ? rows.every(row => isNumeric(row[at] ?? '')) : !rows.every(row => isDate(row[at])))
    return table
  const cells = rows.flatMap((row, index) =>
    others.map(place => ({
      row: [headings[place] ?? '', row[at] ?? '', row[place] ?? ''],
      line: lines[index] ?? 0,
    })),
  )
  const kept = cells.filter(({ row }) => row[2]?.trim())
  return {
    ...table,
    headings:
      at === part ? ['Parent', 'Component', 'Qty per'] : ['Item', headings[at]?.trim() || 'Date', 'Forecast'],
    rows: kept.map(({ row }) => row),
    lines: kept.map(({ line }) => line),
  }
}

/** A grid with rows of what is wanted and what comes: its item stands in the first of them, or above the grid. */
export function withMeasures(table: RawTable): RawTable {
  const { headings, rows } = table
  if (headings.filter(heading => isBucket(beginOf(heading))).length < 2) return table
  const kind = headings.findIndex((_, at) => {
    const types = rows.map(row => rowTypeOf((row[at] ?? '').trim()))
    return (
      types.includes('wanted') && rows.every(row => (row[at] ?? '').trim() !== '') && new Set(types).size > 1
    )
  })
  if (kind < 0) return table
  const item = headings.findIndex((heading, at) => at !== kind && readHeading(heading)?.meaning === 'item')
  const top = item < 0 ? findTop(table.preamble) : undefined
  if (top)
    return {
      ...table,
      headings: [top.heading, ...headings.map((heading, at) => (at === kind ? 'Type' : heading))],
      rows: rows.map(row => [top.item, ...row]),
    }
  let above = ''
  return {
    ...table,
    rows: rows.map(row => {
      above = (row[item] ?? '').trim() || above
      return item < 0 ? row : row.map((cell, at) => (at === item ? above : cell))
    }),
  }
}

/** `Item; Qty; Date; Qty; Date`: a row for each quantity and its date. */
export function withoutRepeats(table: RawTable): RawTable {
  const { headings, rows, lines } = table
  const names = headings.map(heading =>
    worded(heading)
      .replace(/\d{1,9}$/, '')
      .trimEnd(),
  )
  const places = new Map<string, number>()
  let [first, second] = [-1, -1]
  names.forEach((name, at) => {
    const known = places.get(name)
    if (name === '') return
    if (known === undefined) places.set(name, at)
    else if (first < 0 || known < first) [first, second] = [known, at]
  })
  const size = second - first
  const group = headings.slice(first, first + size).map(heading =>
    heading
      .trim()
      .replace(/\d{1,9}$/, '')
      .trimEnd(),
  )
  const meanings = group.map(heading => readHeading(heading)?.meaning)
  const isDue = meanings.includes('quantity') && (meanings.includes('date') || meanings.includes('week'))
  const isRepeated = names.slice(first).every((name, at) => name === names[first + (at % size)])
  if (first < 0 || !isDue || !isRepeated || (names.length - first) % size > 0) return table
  const kept = rows.flatMap((row, index) => {
    const parts: { row: readonly string[]; line: number }[] = []
    for (let at = first; at < headings.length; at += size) {
      const cells = row.slice(at, at + size)
      if (at === first || filledOf(cells) > 0)
        parts.push({ row: [...row.slice(0, first), ...cells], line: lines[index] ?? 0 })
    }
    return parts
  })
  return {
    ...table,
    headings: [...headings.slice(0, first), ...group],
    rows: kept.map(({ row }) => row),
    lines: kept.map(({ line }) => line),
  }
}
