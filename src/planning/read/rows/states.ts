import type { Table } from '../columns/table.ts'
import { is } from '../layouts/marks.ts'
import { systemStates } from '../layouts/system-states.ts'
import type { Problems } from '../problems.ts'
import { cellsIn } from '../raw-table.ts'
import type { Column } from '../tables/column.ts'
import { stateOf } from '../words/row-words.ts'

// How an order stands, by the words of a column.

type StateReader = typeof stateOf

/** Returns a function that says how an order stands. A `C` is closed beside an `O` that is open, or after `A` and `B`. */
export function stateReader({ rows }: Pick<Table, 'rows'>, column: Column | undefined): StateReader {
  if (!column) return stateOf
  const others = new Set(cellsIn(rows, column.index).map(text => text.toUpperCase()))
  const isClosed = ['O', 'A', 'B'].some(state => others.has(state))
  const own = systemStates.filter(({ heading }) => heading(column.heading))
  return text => {
    const found = own.find(({ words }) => words.test(text))
    if (found) return found.is
    return /^c$/i.test(text) ? (isClosed ? 'closed' : undefined) : stateOf(text)
  }
}

/** Says once which states nobody knows, and which of something else than the order are done. */
export function noteUnknownStates({ columns, rows, lines, source }: Table, problems: Problems): void {
  for (const column of columns.filter(isState)) {
    const { index, heading, meaning } = column
    const standingOf = stateReader({ rows }, column)
    const states = cellsIn(rows, index)
    const isUnknown = (state: string) =>
      meaning === 'status'
        ? standingOf(state) === undefined
        : !is.ownState(heading) && !is.otherState(heading) && standingOf(state) === 'closed'
    const unknown = [...new Set(states)].filter(state => state !== '' && isUnknown(state))
    const [first] = unknown
    if (first === undefined) continue
    const line = lines[states.indexOf(first)] ?? 0
    problems.add('unknown-state', source, line, heading, unknown.slice(0, 5).join(', '))
  }
}

const isState = ({ meaning, known }: Column): boolean =>
  meaning === 'status' || (meaning === 'active' && known?.meaning === 'status')
