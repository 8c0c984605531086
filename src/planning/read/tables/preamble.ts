import { is } from '../layouts/marks.ts'
import { billTitle } from '../layouts/telling-words.ts'
import { maxHeading, type RawTable } from '../raw-table.ts'
import { mayBeDate } from '../words/dates.ts'
import { readHeading } from '../words/headings.ts'

// What stands above a heading, such as the item of the list.

/** An item that stands above a heading, by the word for it. */
interface Top {
  readonly heading: string
  readonly item: string
}

/** Whether a row says `Material; CD-20`. */
export function namesTop(row: readonly string[]): boolean {
  const top = findTop([row])
  return top !== undefined && !readHeading(top.item)
}

/** Returns the item of `Material  CD-20`, `Material: CD-20` or `Material CD-20` above a heading. */
export function findTop(preamble: readonly (readonly string[])[]): Top | undefined {
  const top = pairsOf(preamble).find(
    ({ meaning, value }) => value !== '' && (meaning === 'item' || meaning === 'parent'),
  )
  return top && { heading: top.heading, item: top.value }
}

/** The table with the item that stands above it in each row. */
export const addTopColumn = ({ heading, item }: Top, table: RawTable): RawTable => ({
  ...table,
  headings: [heading, ...table.headings],
  rows: table.rows.map(row => [item, ...row]),
})

/** The days above a list on which an order is due: none is when it was written. */
export const dueDays = (preamble: readonly (readonly string[])[]) =>
  pairsOf(preamble).filter(
    ({ heading, meaning, value }) =>
      meaning === 'date' && !is.bareDate(heading) && !is.otherDay(heading) && mayBeDate(value),
  )

/** The headings above a list, each with what stands beside it. */
export const pairsOf = (preamble: readonly (readonly string[])[]) =>
  preamble.map(row => {
    const cells = row.map(cell => cell.trim().slice(0, maxHeading)).filter(cell => cell !== '')
    const [key = '', value = ''] =
      cells.length > 1
        ? cells
        : (cells[0]
            ?.replace(billTitle, 'Parent: $1$2')
            .split(/:\s*|\s{2,}|(?<=^material)\s(?=\S*\d\S*$)/i, 2) ?? [])
    const heading = key.replace(/:$/, '')
    return { heading, value, meaning: readHeading(heading)?.meaning }
  })
