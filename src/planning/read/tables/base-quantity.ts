import { is } from '../layouts/marks.ts'
import { behind, cellIn, type RawTable } from '../raw-table.ts'
import { meaningsOf, placesOf } from '../words/headings.ts'
import { levelOf } from './column.ts'
import { pairsOf } from './preamble.ts'

// A bill for a quantity that stands above it.

/**
 * For how many a bill is, where that stands above it: `Base Qty (PC)  10.000`. It holds for the parts of what is made.
 * In a bill of several levels that is exploded for a quantity, or has totals, each row has what goes into all of the
 * row that it belongs to.
 */
export function withBase(table: RawTable): RawTable {
  const { headings, preamble } = table
  const known = meaningsOf(headings)
  const level = known.indexOf('level')
  const isOfBill = level >= 0 || known.includes('component')
  if (!isOfBill || known.includes('batch')) return table
  const base = findBase(preamble)
  const quantities = placesOf(headings, 'quantity', 'per')
  const [quantity = -1] = quantities
  const isTotal = quantities.length === 1 && is.total(headings[quantity] ?? '')
  const isExploded = level >= 0 && !known.includes('parent') && (isTotal || base?.isRequired === true)
  if (!isExploded && (!base || base.value === '1')) return table
  const depthOf = (row: readonly string[]) => levelOf(cellIn(row, level))
  const first = Math.min(...table.rows.map(depthOf).filter(depth => !Number.isNaN(depth)))
  const above: string[] = []
  const baseOf = (row: readonly string[]) => {
    const depth = depthOf(row)
    if (isExploded) above.splice(depth, above.length, cellIn(row, quantity))
    if (level < 0 || depth === first) return base?.value ?? ''
    return isExploded ? (above[depth - 1] ?? '') : ''
  }
  return {
    ...table,
    headings: [...headings, 'Base quantity'],
    rows: table.rows.map(row => behind(row, headings.length, [baseOf(row)])),
  }
}

/** For how many a bill is, and whether it is exploded for a quantity that is required. */
interface Base {
  readonly value: string
  readonly isRequired: boolean
}

/** Finds it above the bill: `Base Qty (PC)  10.000`, `Batch size: 500 kg`, or `Reqd Qty`. */
function findBase(preamble: readonly (readonly string[])[]): Base | undefined {
  const numbers = pairsOf(preamble).flatMap(({ value, meaning, heading }) => {
    const [, amount] = /^(\d[\d.,]{0,20})(?: ?\p{L}{1,5})?$/u.exec(value) ?? []
    // SAP writes three decimals.
    return amount ? [{ meaning, value: amount.replace(/[.,]000$/, ''), isRequired: is.taken(heading) }] : []
  })
  const found = (['quantity', 'batch', 'lotSize'] as const).map(wanted =>
    numbers.find(({ meaning }) => meaning === wanted),
  )
  return found.find(base => base !== undefined)
}
