import type { Table } from './column.ts'
import { readHeading } from './headings.ts'
import type { Problems } from './problems.ts'

// Columns that say something which cannot be planned, because another column or list is missing.

export function noteLeftOut(tables: readonly Table[], problems: Problems): void {
  const has = (kind: 'receipts' | 'demand') => tables.some(({ holds }) => holds.includes(kind))
  for (const { columns, holds, source, line } of tables)
    for (const { heading, meaning, sure, samples, isAnswered } of columns) {
      const known = meaning === 'ignored' && !isAnswered ? readHeading(heading) : undefined
      const isReceipt = known?.sure && known.meaning === 'quantity' && known.hints.includes('receipt')
      const isUndated = (isReceipt && !has('receipts')) || (known?.hints.includes('wanted') && !has('demand'))
      // `On order` or `Allocated`, and nobody knows by when.
      if (isUndated && samples.some(text => /[1-9]/.test(text)))
        problems.add('no-dates', source, line, heading)
      if (meaning === 'per' && sure && !holds.includes('lines'))
        problems.add('no-parents', source, line, heading)
    }
}
