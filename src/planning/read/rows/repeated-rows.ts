import { grouped } from '../../engine/grouped.ts'
import { type Column, marked } from '../column.ts'
import { is } from '../layouts/marks.ts'
import { cellIn } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { toComparable } from '../words/numbers.ts'
import { isAllPlaces, isTotal } from '../words/row-words.ts'
import type { Cells } from './cells.ts'

// Rows that say again what others say: the steps of a work order, and totals below what each customer or plant wants.

/** What names things, which may begin with `All`. */
const named: readonly Meaning[] = ['item', 'component', 'name']

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
  const { columns, rows } = cells.table
  const labelled = (says: (text: string) => boolean) =>
    columns.find(
      column =>
        !(counts.includes(column) || named.includes(column.meaning)) &&
        column.profile.numeric < 1 &&
        column.profile.values.some(says),
    )
  const says = labelled(isTotal) ? isTotal : isAllPlaces
  const label = labelled(says)
  if (!label) return () => false
  const isOfAll = (row: readonly string[]) => says(cellIn(row, label.index))
  const others = grouped(
    rows.filter(row => !isOfAll(row) && counts.some(({ index }) => cellIn(row, index))),
    row => cellIn(row, cells.subject?.index),
  )
  return item => {
    const own = others.get(item)
    if (!own || !isOfAll(cells.row)) return false
    const isSum = counts.every(({ index }) => {
      const sum = own.reduce((sum, row) => sum + toComparable(cellIn(row, index)), 0)
      return Math.abs(toComparable(cellIn(cells.row, index)) - sum) < 0.01
    })
    // A company may be called so: `All Parts Ltd` wants what one other wants.
    const isCounted = !isSum || (says !== isTotal && label.meaning !== 'location' && own.length === 1)
    if (!isCounted || says === isTotal)
      cells.noteOnce(isCounted ? 'unknown-state' : 'not-planned', label, cellIn(cells.row, label.index))
    return !isCounted
  }
}
