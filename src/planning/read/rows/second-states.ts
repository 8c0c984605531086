import { isNever } from '../layouts/telling-words.ts'
import { cellIn, cellsIn } from '../raw-table.ts'
import { phrases } from '../worded.ts'
import { stateOf } from '../words/row-words.ts'
import type { Cells } from './cells.ts'

// A list of orders may have several states, and one of them is planned by. Where another one says that a row is done,
// that is said.

/** The heading of what is left of an order. */
const isOfOrder = phrases(
  '^line status|^line item status|^item row status|^position status|^delivery status|^shipping status|^shipment status|^fulfilment status|^fulfillment status|^receipt status|^order status|^overall status|^closure status|^status$|^lieferstatus|^positionsstatus|^statut de ligne|^estado de linea',
)

/** Returns a function that says where another state of an order is done: nobody can know which of both counts. */
export function secondStates(cells: Cells): () => void {
  const { columns, rows } = cells.table
  const done = columns
    .filter(
      ({ heading, meaning, isAnswered }) =>
        isOfOrder(heading) && (meaning === 'ignored' || meaning === 'active') && !isAnswered,
    )
    .map(column => [column, closedOf(cellsIn(rows, column.index))] as const)
  return () => {
    for (const [column, states] of done) {
      const text = cellIn(cells.row, column.index)
      if (states.has(text)) cells.noteOnce('unknown-state', column, text)
    }
  }
}

/** The states of orders that are done. A `C` is closed beside an `O`. */
function closedOf(texts: readonly string[]): ReadonlySet<string> {
  const all = [...new Set(texts)]
  const isC = all.some(text => /^o$/i.test(text)) ? /^c$/i : /^\b$/
  return new Set(all.filter(text => isC.test(text) || (stateOf(text) === 'closed' && !isNever(text))))
}
