import type { Table } from './column.ts'
import { readHeading } from './headings.ts'
import type { Problems } from './problems.ts'

// Columns that say something which cannot be planned, because another column or list is missing.

export function noteLeftOut(tables: readonly Table[], problems: Problems): void {
  const hasReceipts = tables.some(({ holds }) => holds.includes('receipts'))
  for (const { columns, holds, source, line } of tables)
    for (const { heading, meaning, sure, samples, isAnswered } of columns) {
      const known = meaning === 'ignored' && !isAnswered ? readHeading(heading) : undefined
      const isReceipt = known?.sure && known.meaning === 'quantity' && known.hints.includes('receipt')
      // `On order`, and nobody knows by when.
      if (isReceipt && !hasReceipts && samples.some(text => /[1-9]/.test(text)))
        problems.add('no-dates', source, line, heading)
      if (meaning === 'per' && sure && !holds.includes('lines'))
        problems.add('no-parents', source, line, heading)
    }
}
