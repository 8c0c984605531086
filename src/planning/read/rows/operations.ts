import { marked } from '../tables/column.ts'
import { phrases } from '../worded.ts'
import type { Cells } from './cells.ts'

/** The heading of a step of a work order. */
const isOperation = phrases(
  '*operation*|op|opr|oper|op no|oper no|op seq|*arbeitsgang*|*vorgang*|ag|*operacion*|work cent*|workcent*|*arbeitsplatz*',
)

/** Returns a function that says it where the steps of a work order repeat its quantity, which counts with each. */
export function repeatedOrders(cells: Cells): (order: string, item: string) => void {
  const operation = cells.has('component') ? undefined : marked(cells.table.columns, isOperation, 'ignored')
  const seen = new Set<string>()
  return (order, item) => {
    if (!operation || order === '') return
    const key = `${order}: ${item}`
    if (seen.has(key)) cells.noteOnce('duplicate-line', operation, key)
    seen.add(key)
  }
}
