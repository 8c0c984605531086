import { readHeading, worded } from './headings.ts'
import { isWanted } from './same-meaning.ts'
import { filledOf, type RawTable } from './tables.ts'

// Columns that stand several times beside each other, such as `Item; Qty; Date; Qty; Date`.

/** Returns the table with a row for each quantity and its date. */
export function withoutRepeats(table: RawTable): RawTable {
  const { headings, rows, lines } = table
  const names = headings.map(heading => worded(heading).replace(/ ?\d+$/, ''))
  const first = names.findIndex((name, at) => name !== '' && names.includes(name, at + 1))
  const size = names.indexOf(names[first] ?? '', first + 1) - first
  const group = headings.slice(first, first + size).map(heading => heading.replace(/\s*\d+\s*$/, ''))
  const meanings = group.map(heading => readHeading(heading)?.meaning)
  const isDue = meanings.includes('quantity') && (meanings.includes('date') || meanings.includes('week'))
  const isRepeated = names.slice(first).every((name, at) => name === names[first + (at % size)])
  if (first < 0 || !isDue || !isRepeated || (names.length - first) % size > 0) return table
  const all: RawTable = { ...table, headings: [...headings.slice(0, first), ...group], rows: [], lines: [] }
  rows.forEach((row, index) => {
    for (let at = first; at < headings.length; at += size) {
      const cells = row.slice(at, at + size)
      if (at > first && filledOf(cells) === 0) continue
      all.rows.push([...row.slice(0, first), ...cells])
      all.lines.push(lines[index] ?? 0)
    }
  })
  return all
}

/** Takes apart what is wanted and what comes, where a row has both: `Item; Demand; Date; Supply; ETA`. */
export function withoutPairs(table: RawTable): readonly RawTable[] {
  const { headings, rows, lines } = table
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
  if (item < 0 || !isPair(coming) || !isPair(wanted) || !isWanted({ heading: headings[quantity] ?? '' }))
    return [table]
  const ofReceipts = [item, ...coming]
  const due = [...rows.keys()].filter(index => filledOf(coming.map(at => rows[index]?.[at] ?? '')) > 0)
  const others = places.filter(at => !coming.includes(at))
  return [
    {
      ...table,
      headings: others.map(at => headings[at] ?? ''),
      rows: rows.map(row => others.map(at => row[at] ?? '')),
    },
    {
      ...table,
      headings: ofReceipts.map(at => headings[at] ?? ''),
      rows: due.map(index => ofReceipts.map(at => rows[index]?.[at] ?? '')),
      lines: due.map(index => lines[index] ?? 0),
    },
  ]
}
