import { namesRows } from '../kinds/type-column.ts'
import { is } from '../layouts/marks.ts'
import { freeText, isNever, isNo, isYes, saysBlocked, saysFree } from '../layouts/telling-words.ts'
import type { Problems } from '../problems.ts'
import { type Column, has } from '../tables/column.ts'
import { beginOf, isBucket } from '../words/dates.ts'
import { readHeading } from '../words/headings.ts'
import { isBill, isDue, isOfItems, isOfItemsAlone, type Table } from './table.ts'

// Columns that say something which is not planned: another column or list is missing, or the planner has no use for it.

export function noteLeftOut(tables: readonly Table[], problems: Problems): void {
  const hasKind = (kind: 'coming' | 'wanted') => tables.some(({ kinds }) => kinds.includes(kind))
  for (const table of tables) {
    const { columns, kinds, source, line } = table
    if (kinds.includes('other')) continue
    const hasBuckets = has(columns, 'bucket')
    const [isAlone, hasItems] = [isOfItemsAlone(table), isOfItems(table)]
    const isOfOrders =
      has(columns, 'order') &&
      has(columns, 'date', 'week') &&
      !has(columns, 'onHand', 'leadTime', 'safetyStock')
    if (isAlone && isOfOrders) problems.add('no-quantity', source, line)
    for (const column of columns) {
      const { heading, meaning, sure, samples, known, isAnswered } = column
      if (meaning === 'per' && sure && !isBill(table)) problems.add('no-parents', source, line, heading)
      const codes = kinds.includes('stock') && meaning === 'status' ? samples.filter(isCode) : []
      if (codes.length > 0) problems.add('unknown-state', source, line, heading, codes.join(', '))
      if (meaning !== 'ignored' || isAnswered) continue
      const held = foreignIn(column, table) || heldIn(column, table) || labelsIn(column, table)
      if (held) problems.add('unknown-state', source, line, heading, held)
      if (!samples.some(text => /[1-9]/.test(text))) continue
      const way = known?.hints.includes('receipt') ? 'coming' : 'wanted'
      const isOther = way === 'coming' || isAlone || (kinds.includes('coming') && is.wanted(heading))
      const isNamed = is.wanted(heading) || (is.open(heading) && is.orders(heading))
      const isUnsure = (!known || known.meaning === 'quantity') && isNamed && isCount(column)
      const isQuantity =
        isOther &&
        (isUnsure ||
          (known?.sure && (known.meaning === 'quantity' || (known.meaning === 'bucket' && !hasBuckets))))
      const isOrdered =
        (known?.meaning === 'ignored' &&
          ((known.hints.includes('wanted') && !(has(columns, 'order') && is.backlog(heading))) ||
            known.hints.includes('receipt'))) ||
        (known?.meaning === 'order' && isAlone && isCount(column))
      // `Later`, beside dates and weeks, and `Receipts W49`.
      const isLater =
        ((!known && hasBuckets) || ofWeek.test(heading)) && !is.version(heading) && isCount(column)
      const isTime =
        (known?.meaning === 'leadTime' && isDue(table)) ||
        (has(columns, 'leadTime') && is.partOfTime(heading))
      if (((isQuantity || isOrdered) && !hasKind(way)) || isLater)
        problems.add('no-dates', source, line, heading)
      else if (isTime) problems.add('other-time', source, line, heading)
      else if (hasItems && isBlockedStock(column)) problems.add('not-counted', source, line, heading, heading)
    }
  }
}

/** What keeps a bill or an order back, or the stock of an item. Of a list of stocks it is planned. */
function heldIn({ heading, known, profile: { values, numeric } }: Column, table: Table): string | undefined {
  if (isBill(table) && known?.meaning === 'status')
    return values.find(text => isNever(text) || saysBlocked(text))
  if (isOfItems(table) && (numeric > 0 || table.kinds.includes('stock'))) return undefined
  if (isDue(table) && freeText.test(heading)) return values.find(isNever)
  if (is.held(heading)) return values.find(text => !isNo(text))
  return isOfItems(table) && is.nettable(heading) ? values.find(isNo) : undefined
}

/** What the rows of an item are, in words that may be no parts of one quantity: they are added up. */
const labelsIn = (column: Column, { columns }: Table): string =>
  column.samples.some(is.planOrActual) && namesRows(column, columns) ? column.samples.join(', ') : ''

/** A week among other words. */
const ofWeek = /\bk?wk? ?\d/i

/** Whose stock counts beside one's own. */
function foreignIn({ heading, profile }: Column, table: Table): string {
  if (!isOfItems(table)) return ''
  const all = [...new Set(profile.values)]
  // A single owner is likely the company, and one of several somebody, unless some of it is one's own.
  const isOwner =
    is.owner(heading) && (all.some(is.own) || (profile.filled < 1 && table.kinds.includes('stock')))
  const isForeign = is.foreignStock(heading) && (all.length > 1 || !is.owner(heading))
  if (!isOwner && !isForeign) return ''
  return all.filter(text => !isNo(text) && !is.own(text) && !/^\d/.test(text)).join(', ')
}

/** `A`, `Q`: what only its system knows. */
const isCode = (text: string): boolean => /^\p{L}{1,2}\d?$/u.test(text) && !isYes(text) && !saysFree(text)

/** `Quality Insp.`, `Blocked`: a stock of its own that cannot be used. */
const isBlockedStock = ({ heading, profile }: Column): boolean =>
  profile.numeric > 0.8 &&
  saysBlocked(heading) &&
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
