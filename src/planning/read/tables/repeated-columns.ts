import { filledOf, type RawTable } from '../raw-table.ts'
import { worded } from '../worded.ts'
import { placeOf, readHeading } from '../words/headings.ts'
import { unfold } from './reshape.ts'

// Columns that stand in a list several times.

/** `Item; Qty; Date; Qty; Date`: a row for each quantity and its date, or its part. */
export function withoutRepeats(table: RawTable): RawTable {
  const { headings } = table
  const unnumbered = (heading: string) =>
    heading
      .trim()
      .replace(/\d{1,9}$/, '')
      .trimEnd()
  const names = headings.map(heading => unnumbered(worded(heading)))
  const first = names.findIndex((name, at) => name !== '' && names.indexOf(name, at + 1) >= 0)
  const size = names.indexOf(names[first] ?? '', first + 1) - first
  const group = headings.slice(first, first + size).map(unnumbered)
  const isParts = first > 0 && placeOf(group, 'component', 'item') >= 0
  const isDue = placeOf(group, 'quantity') >= 0 && (placeOf(group, 'date', 'week') >= 0 || isParts)
  const isAgain = (at: number) =>
    names.slice(at, at + size).join() === names.slice(first, first + size).join()
  if (first < 0 || !isDue) return table
  const begins = [first]
  while (isAgain(first + begins.length * size)) begins.push(first + begins.length * size)
  const last = first + begins.length * size
  // What is ordered in all is none of its parts.
  const isWhole = (at: number) =>
    !isParts && (at < first || at >= last) && readHeading(headings[at] ?? '')?.meaning === 'quantity'
  const around = (all: readonly string[], own: readonly string[]) => {
    const cells = all.map((cell, at) => (isWhole(at) ? '' : cell))
    return [...cells.slice(0, first), ...own, ...cells.slice(last)]
  }
  return unfold(table, around(headings, group), cells =>
    begins
      .map(at => cells.slice(at, at + size))
      .filter((own, place) => place === 0 || filledOf(own) > 0)
      .map(own => around(cells, own)),
  )
}
