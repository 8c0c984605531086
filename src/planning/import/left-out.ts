import type { Column, Table } from './column.ts'
import { beginOf, isBucket } from './dates.ts'
import { readHeading } from './headings.ts'
import type { Problems } from './problems.ts'
import type { Hint } from './vocabulary.ts'

// Columns that say something which cannot be planned, because another column or list is missing.

export function noteLeftOut(tables: readonly Table[], problems: Problems): void {
  const has = (kind: 'receipts' | 'demand') => tables.some(({ holds }) => holds.includes(kind))
  for (const { columns, holds, source, line } of tables) {
    const isOfItems = holds.length === 1 && holds[0] === 'items'
    const isForecast = columns.some(({ meaning }) => meaning === 'bucket')
    for (const { heading, meaning, sure, samples, isAnswered } of columns) {
      const known = meaning === 'ignored' && !isAnswered ? readHeading(heading) : undefined
      const kind = known?.hints.includes('receipt') ? 'receipts' : 'demand'
      const isQuantity = known?.sure && known.meaning === 'quantity' && (kind === 'receipts' || isOfItems)
      const isUndated =
        (isQuantity || (known?.meaning === 'ignored' && areOfOrders(known.hints))) && !has(kind)
      // `On order` or `Allocated`, and nobody knows by when.
      // `Later`, beside dates and weeks.
      const isLater =
        isForecast && meaning === 'ignored' && !isAnswered && isCount({ heading, samples }) && !known
      if ((isUndated || isLater) && samples.some(text => /[1-9]/.test(text)))
        problems.add('no-dates', source, line, heading)
      if (meaning === 'per' && sure && !holds.includes('lines'))
        problems.add('no-parents', source, line, heading)
    }
  }
}

/** Whether a column that is left out counts what is ordered: `Allocated`, `Expected`. */
const areOfOrders = (hints: readonly Hint[]): boolean => hints.includes('wanted') || hints.includes('receipt')

/** Whether a column counts something of its own: no sum of the others, and no share. */
const isCount = ({ heading, samples }: Pick<Column, 'heading' | 'samples'>): boolean =>
  heading !== '' &&
  !isBucket(beginOf(heading)) &&
  !/total|sum|gesamt|averag|\bavg|mean|schnitt|promedio|media|moyen|%|#|\bno\b|\bn[ro]?\b|20\d\d/i.test(
    heading,
  ) &&
  samples.every(text => /^-?[\d.,]+$/.test(text))
