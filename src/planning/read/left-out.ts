import type { Column } from './column.ts'
import { beginOf, isBucket } from './dates.ts'
import { readHeading } from './headings.ts'
import { is } from './layouts/marks.ts'
import { blockedStock, isYes } from './layouts/telling-words.ts'
import type { Problems } from './problems.ts'
import type { Table } from './table.ts'

// Columns that say something which is not planned: another column or list is missing, or the planner has no use for it.

export function noteLeftOut(tables: readonly Table[], problems: Problems): void {
  const hasKind = (kind: 'coming' | 'wanted') => tables.some(({ kinds }) => kinds.includes(kind))
  for (const table of tables) {
    const { columns, kinds, source, line } = table
    if (kinds.includes('other')) continue
    const isOfItems = kinds.every(kind => kind === 'items' || kind === 'stock')
    for (const column of columns) {
      const { heading, meaning, sure, samples, known, isAnswered } = column
      if (meaning === 'per' && sure && !kinds.includes('bill'))
        problems.add('no-parents', source, line, heading)
      if (meaning !== 'ignored' || isAnswered || !samples.some(text => /[1-9]/.test(text) || isYes(text)))
        continue
      const way = known?.hints.includes('receipt') ? 'coming' : 'wanted'
      const isOther = way === 'coming' || isOfItems || (kinds.includes('coming') && is.wanted(heading))
      const isQuantity = known?.sure === true && known.meaning === 'quantity' && isOther
      const isOfOrders =
        known?.meaning === 'ignored' && (known.hints.includes('wanted') || known.hints.includes('receipt'))
      if ((isQuantity || isOfOrders) && !hasKind(way)) problems.add('no-dates', source, line, heading)
      // `Later`, beside dates and weeks.
      else if (
        columns.some(one => one.meaning === 'bucket') &&
        !known &&
        !is.version(heading) &&
        isCount(column)
      )
        problems.add('no-dates', source, line, heading)
      else if (isOfItems && isBlockedStock(column))
        problems.add('not-counted', source, line, heading, heading)
      else if (!isOfItems && is.held(heading) && samples.some(isYes))
        problems.add('unknown-state', source, line, heading, samples.find(isYes))
      else if (known?.meaning === 'leadTime' && kinds.some(kind => kind === 'wanted' || kind === 'coming'))
        problems.add('other-time', source, line, heading)
    }
  }
}

/** `Quality Insp.`, `Blocked`: a stock of its own that cannot be used. */
const isBlockedStock = ({ heading, profile }: Column): boolean =>
  profile.numeric > 0.8 &&
  blockedStock.test(heading) &&
  !is.loss(heading) &&
  !heading.includes('%') &&
  readHeading(heading)?.meaning !== 'scrap'

/** Whether a column counts something of its own: no sum of the others, and no share. */
const isCount = ({ heading, samples }: Column): boolean =>
  heading !== '' &&
  !isBucket(beginOf(heading)) &&
  !is.sum(heading) &&
  !/[%#]|20\d\d/.test(heading) &&
  samples.every(text => /^-?[\d.,]+$/.test(text))
