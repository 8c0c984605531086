import { readHeading, worded } from './headings.ts'
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
