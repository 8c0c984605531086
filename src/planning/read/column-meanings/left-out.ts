import { type Column, has, isUnused, marked } from '../column.ts'
import { namesRows } from '../kinds/type-column.ts'
import { isBill, isDue, isOfItems, isOfItemsAlone, type Table } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { time } from '../layouts/number-words.ts'
import { freeText, isNever, isNo, isYes, saysBlocked, saysFree } from '../layouts/telling-words.ts'
import type { Problem, Problems } from '../problems.ts'
import type { Kind } from '../result.ts'
import { worded } from '../worded.ts'
import { beginOf, isBucket } from '../words/dates.ts'
import { readHeading } from '../words/headings.ts'
import { countsOrders } from './one-each.ts'

// Columns that say something which is not planned: another column or list is missing, or the planner has no use for it.

/** Says what the columns have that is not planned. */
export function noteLeftOut(tables: readonly Table[], problems: Problems): void {
  const planned = new Set(tables.flatMap(({ kinds }) => kinds))
  for (const table of tables) {
    const { columns, kinds, source, line } = table
    if (kinds.includes('other')) continue
    const isOfOrders =
      has(columns, 'order') &&
      has(columns, 'date', 'week') &&
      !has(columns, 'onHand', 'leadTime', 'safetyStock')
    // `Part; Bike; Cart` beside other lists: how many of it each takes, or where it lies.
    const isBare = tables.length > 1 && isOfItemsAlone(table) && columns.every(saysNoMore)
    if (isOfItemsAlone(table) && isOfOrders) problems.add('no-quantity', { source, line })
    for (const column of columns) {
      const { heading } = column
      const place = { source, line, column: heading }
      const state = findUnknownStates(column, table)
      if (state) problems.add('unknown-state', place, state)
      const code = findMissing(column, table, planned, isBare)
      if (code) problems.add(code, place, code === 'not-counted' ? heading : '')
    }
  }
}

const saysNoMore = ({ meaning }: Column): boolean => ['item', 'name', 'unit', 'ignored'].includes(meaning)

/** The states in a column of which nobody knows what they are. */
function findUnknownStates(column: Column, table: Table): string | undefined {
  if (column.meaning === 'status' && table.kinds.includes('stock'))
    return column.samples.filter(isCode).join(', ')
  if (!isUnused(column)) return undefined
  return foreignIn(column, table) || heldIn(column, table) || labelsIn(column, table)
}

/** What is missing to plan what a column counts, or that nothing is planned from it. */
function findMissing(
  column: Column,
  table: Table,
  planned: ReadonlySet<Kind>,
  isBare: boolean,
): Problem['code'] | undefined {
  const { heading, meaning, sure, samples, known } = column
  if (meaning === 'per' && sure && !isBill(table)) return 'no-parents'
  if (!isUnused(column) || !samples.some(text => /[1-9]/.test(text))) return undefined
  const isPart = countsOrders(column) && marked(table.columns, is.need, 'quantity') !== undefined
  const way = isPart || known?.hints.includes('receipt') ? 'coming' : 'wanted'
  const isDated = planned.has(way) || !(isPart || isQuantity(column, table, way) || isOrdered(column, table))
  if (!isDated || isLater(column, table, isBare)) return 'no-dates'
  const isTime =
    known?.hints.includes('time') ||
    (known?.meaning === 'leadTime' && isDue(table)) ||
    (isOfItems(table) && !known && time.test(worded(heading)))
  if (isTime) return 'other-time'
  return isOfItems(table) && isBlockedStock(column) ? 'not-counted' : undefined
}

/** Whether a column says how many of each item are wanted, or come. */
function isQuantity(column: Column, table: Table, way: Kind): boolean {
  const { heading, known } = column
  const isOther =
    way === 'coming' || isOfItemsAlone(table) || (table.kinds.includes('coming') && is.wanted(heading))
  const isNamed = is.wanted(heading) || (is.open(heading) && is.orders(heading))
  const isUnsure = (!known || known.meaning === 'quantity') && isNamed && countsItsOwn(column)
  const isKnown =
    known?.meaning === 'quantity' || (known?.meaning === 'bucket' && !has(table.columns, 'bucket'))
  return isOther && (isUnsure || (isKnown && known.sure))
}

/** Whether a column says how many of each item are on order, or were ordered by customers. */
function isOrdered(column: Column, table: Table): boolean {
  const { heading, known } = column
  if (known?.meaning === 'order') return isOfItemsAlone(table) && countsItsOwn(column)
  const isLate = is.backlog(heading) && has(table.columns, 'order')
  return (
    known?.meaning === 'ignored' &&
    (known.hints.includes('receipt') || (known.hints.includes('wanted') && !isLate))
  )
}

/** `Later`, beside dates and weeks, and `Receipts W49`. */
const isLater = (column: Column, { columns }: Table, isBare: boolean): boolean =>
  ((!column.known && (isBare || has(columns, 'bucket'))) || ofWeek.test(column.heading)) &&
  !is.version(column.heading) &&
  countsItsOwn(column)

/** What keeps a bill or an order back, or the stock of an item. Of a list of stocks it is planned. */
function heldIn({ heading, known, profile: { values, numeric } }: Column, table: Table): string | undefined {
  if (isBill(table) && known?.meaning === 'status')
    return values.find(text => isNever(text) || saysBlocked(text))
  if (isOfItems(table) && (numeric > 0 || table.kinds.includes('stock'))) return undefined
  if (is.held(heading)) return values.find(text => !isNo(text))
  if (isDue(table) && (!known || freeText.test(heading))) return values.find(isNever)
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
const countsItsOwn = ({ heading, samples }: Column): boolean =>
  heading !== '' &&
  !isBucket(beginOf(heading)) &&
  !is.sum(heading) &&
  !/[%#]|20\d\d/.test(heading) &&
  samples.every(text => /^-?[\d.,]+$/.test(text))
