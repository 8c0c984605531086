import { cellIn } from '../raw-table.ts'
import { marked } from '../tables/column.ts'
import { phrases } from '../worded.ts'
import type { Cells } from './cells.ts'

/** The heading of a step of a work order. */
const isOperation = phrases(
  '*operation*|op|opr|oper|step|*resource*|machine*|maschine*|*arbeitsgang*|*vorgang*|*operacion*|work cent*|workcent*|*arbeitsplatz*',
)

/** Returns a function that says it where the steps of a work order repeat its quantity, which counts with each. */
export function repeatedOrders(cells: Cells): (order: string, item: string) => void {
  const operation = cells.has('component') ? undefined : marked(cells.table.columns, isOperation, 'ignored')
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
