import { is } from '../layouts/marks.ts'
import { cellIn } from '../raw-table.ts'
import { type Column, marked } from '../tables/column.ts'
import { comparable } from '../words/numbers.ts'
import { isAllPlaces } from '../words/row-words.ts'
import type { Cells } from './cells.ts'

// Rows that say again what others say: the steps of a work order, and totals below what each customer or plant wants.

/** Returns a function that says it where the steps of a work order repeat its quantity, which counts with each. */
export function repeatedOrders(cells: Cells): (order: string, item: string) => void {
  const operation = cells.has('component') ? undefined : marked(cells.table.columns, is.operation, 'ignored')
  /** The step that an order was read with. */
  const seen = new Map<string, string>()
  return (order, item) => {
    const step = cellIn(cells.row, operation?.index)
    if (step === '' || order === '') return
    const key = [order, item].join('\n')
    if ((seen.get(key) ?? step) !== step) cells.noteOnce('duplicate-line', operation, `${order}: ${item}`)
    seen.set(key, step)
  }
}

/** Returns a function that tells whether what a row counts of an item is the sum of its others, and says so. */
export function totalReader(cells: Cells, counts: readonly Column[]): (item: string) => boolean {
  const { columns, rows, at } = cells.table
  const label = columns.find(
    column =>
      !counts.includes(column) && column.profile.numeric < 1 && column.profile.values.some(isAllPlaces),
  )
  if (!label) return () => false
  const subject = at.get('item') ?? at.get('component')
  const isOfAll = (row: readonly string[]) => isAllPlaces(cellIn(row, label.index))
  const sums = new Map<string, readonly number[]>()
  for (const row of rows) {
    if (isOfAll(row)) continue
    const item = cellIn(row, subject?.index)
    const before = sums.get(item)
    sums.set(
      item,
      counts.map(({ index }, place) => (before?.[place] ?? 0) + comparable(cellIn(row, index))),
    )
  }
  return item => {
    const others = sums.get(item)
    if (!others || !isOfAll(cells.row)) return false
    const isSum = counts.every(
      ({ index }, place) => Math.abs(comparable(cellIn(cells.row, index)) - (others[place] ?? 0)) < 0.01,
    )
    // A company may be called so.
    cells.noteOnce(isSum ? 'not-planned' : 'unknown-state', label, cellIn(cells.row, label.index))
    return isSum
  }
}
