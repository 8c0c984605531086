import { is } from '../layouts/marks.ts'
import { isNever } from '../layouts/telling-words.ts'
import { cellIn, cellsIn } from '../raw-table.ts'
import type { Column } from '../tables/column.ts'
import { phrases } from '../worded.ts'
import { stateOf } from '../words/row-words.ts'
import type { Cells } from './cells.ts'

// A list of orders may have several states, and one of them is planned by. Where another one says that a row is done,
// that is said.

const isState = phrases(
  '*status*|stat|sts|state|*stage*|*closure*|*progress*|*fulfil*|*zustand*|estado*|etat*|statut*|situacion',
)

/** Says nothing of what is left of an order. */
const isStrange = phrases(
  '*document*|doc|*previous*|prev|old|*credit*|*kredit*|*customer*|*kunde*|*client*|*quality*|qc|^item*|^material*|*quote*|*print*|*mail*|*confirm*|*alloc*|*reserv*|*tax*|*export*|*sync*|*budget*|*fakt*|*zahl*|*pago*|*paiement*|*financ*',
)

/** Returns a function that says where another state of an order is done: nobody can know which of both counts. */
export function secondStates(cells: Cells): () => void {
  const { columns, rows } = cells.table
  const done = columns.map(column => [column, closedBy(column, cellsIn(rows, column.index))] as const)
  const some = done.filter(([, states]) => states.size > 0)
  return () => {
    for (const [column, states] of some) {
      const text = cellIn(cells.row, column.index)
      if (states.has(text)) cells.noteOnce('unknown-state', column, text)
    }
  }
}

/** `Line status: Closed` beside `Status: Open`. */
function closedBy(column: Column, texts: readonly string[]): ReadonlySet<string> {
  const { heading, meaning, known, isAnswered } = column
  const isSecond = meaning === 'ignored' || (meaning === 'active' && known?.meaning === 'status')
  if (!isSecond || isAnswered || is.otherState(heading) || isStrange(heading)) return new Set()
  const all = [...new Set(texts)].filter(text => text !== '')
  const isOpen = (text: string) => /^[abo]$/i.test(text)
  const areCodes = all.some(isOpen) && all.every(text => /^[cop]$/i.test(text))
  if (!isState(heading) && !areCodes) return new Set()
  const isClosed = (text: string) =>
    /^c$/i.test(text) ? all.some(isOpen) : stateOf(text) === 'closed' && !isNever(text)
  return new Set(all.filter(isClosed))
}
