import { namesRows } from '../kinds/type-column.ts'
import { is } from '../layouts/marks.ts'
import { blockedStock, freeStock, isNo } from '../layouts/telling-words.ts'
import type { Problem, Problems } from '../problems.ts'
import type { Kind } from '../result.ts'
import { type Column, has, ofItems } from '../tables/column.ts'
import { spaced } from '../worded.ts'
import { beginOf, isBucket } from '../words/dates.ts'
import { isBill, isOfItems, isOfItemsAlone, type Table } from './table.ts'

// Columns that say something which is not planned: another column or list is missing, or the planner has no use for it.

export function noteLeftOut(tables: readonly Table[], problems: Problems): void {
  const hasKind = (kind: Kind) => tables.some(({ kinds }) => kinds.includes(kind))
  for (const table of tables) {
    const { columns, kinds, source, line } = table
    if (kinds.includes('other')) continue
    const isOfOrders = has(columns, 'order') && has(columns, 'date', 'week') && !has(columns, ...ofItems)
    if (isOfItemsAlone(table) && isOfOrders) problems.add('no-quantity', source, line)
    for (const column of columns)
      for (const rules of groups) {
        const found = rules.map(([code, leftOut]) => [code, leftOut(column, table, hasKind)] as const)
        const [code, value] = found.find(([, left]) => left !== undefined) ?? []
        if (code) problems.add(code, source, line, column.heading, value)
      }
  }
}

/** A time that is none of the item's: a customer's, or a part of the whole. */
const isOtherTime = ({ heading, known }: Column, { columns }: Table): boolean =>
  known?.meaning === 'leadTime' || (has(columns, 'leadTime') && is.partOfTime(heading))

const codesIn = ({ meaning, samples }: Column, { kinds }: Table): string | undefined =>
  kinds.includes('stock') && meaning === 'status' ? samples.filter(isCode).join(', ') || undefined : undefined

const statesIn = (column: Column, table: Table): string | undefined =>
  foreignIn(column, table) || heldIn(column, table) || labelsIn(column, table) || undefined

const isIgnored = ({ meaning, isAnswered }: Column): boolean => meaning === 'ignored' && !isAnswered

const isCounting = (column: Column): boolean =>
  isIgnored(column) && column.samples.some(text => /[1-9]/.test(text))

/** Whether a column has what is wanted or comes, and neither it nor another list says when. */
function isUndated(column: Column, table: Table, hasKind: (kind: Kind) => boolean): boolean {
  const { heading, known } = column
  const isAlone = isOfItemsAlone(table)
  const way = known?.hints.includes('receipt') ? 'coming' : 'wanted'
  const isOther = way === 'coming' || isAlone || (table.kinds.includes('coming') && is.wanted(heading))
  const isQuantity = known?.sure === true && known.meaning === 'quantity' && isOther
  const isOrdered =
    (known?.meaning === 'ignored' && (known.hints.includes('wanted') || known.hints.includes('receipt'))) ||
    (known?.meaning === 'order' && isAlone && isCount(column))
  // `Later`, beside dates and weeks, and `Receipts W49`.
  const isLater = (!known && has(table.columns, 'bucket')) || ofWeek.test(heading)
  return ((isQuantity || isOrdered) && !hasKind(way)) || (isLater && !is.version(heading) && isCount(column))
}

/** What keeps an order back, or the stock of an item. Of a list of stocks it is planned. */
function heldIn({ heading, profile: { values, numeric } }: Column, table: Table): string | undefined {
  if (isOfItems(table) && (numeric > 0 || table.kinds.includes('stock'))) return undefined
  if (is.held(heading)) return values.find(text => !isNo(text))
  return isOfItems(table) && is.nettable(heading) ? values.find(isNo) : undefined
}

/** What the rows of an item are, in words that may be no parts of one quantity: they are added up. */
const labelsIn = (column: Column, { columns }: Table): string =>
  telling.test(column.samples.join()) && namesRows(column, columns) ? column.samples.join(', ') : ''

/** A week among other words. */
const ofWeek = /\bk?wk? ?\d/i

const telling = /\b(?:plan|ist|actual)\b/i

/** Whose stock counts beside one's own. A single owner is likely the company. */
function foreignIn({ heading, profile }: Column, table: Table): string {
  if (!isOfItems(table)) return ''
  const all = [...new Set(profile.values)]
  if (!is.foreignStock(heading) || (all.length < 2 && /owner/i.test(heading))) return ''
  return all.filter(text => !isNo(text) && !is.own(text) && !/^\d/.test(text)).join(', ')
}

/** `A`, `Q`: what only its system knows. */
const isCode = (text: string): boolean => /^\p{L}{1,2}\d?$/u.test(text) && !freeStock.test(text)

/** `Quality Insp.`, `Blocked`: a stock of its own that cannot be used. */
const isBlockedStock = ({ heading, profile }: Column): boolean =>
  profile.numeric > 0.8 && blockedStock.test(spaced(heading)) && !heading.includes('%')

/** Whether a column counts something of its own: no sum of the others, and no share. */
const isCount = ({ heading, samples }: Column): boolean =>
  heading !== '' &&
  !isBucket(beginOf(heading)) &&
  !is.sum(heading) &&
  !/[%#]|20\d\d/.test(heading) &&
  samples.every(text => /^-?[\d.,]+$/.test(text))

/** What is left out of a column, empty where its heading says it; undefined where nothing is. */
type LeftOut = (column: Column, table: Table, hasKind: (kind: Kind) => boolean) => string | undefined

const heading = (isLeft: boolean | undefined): string | undefined => (isLeft ? '' : undefined)

type Rule = readonly [Problem['code'], LeftOut]

/** What is said of a column: of each group the first that fits. */
const groups: readonly (readonly Rule[])[] = [
  [['no-parents', ({ meaning, sure }, table) => heading(meaning === 'per' && sure && !isBill(table))]],
  [['unknown-state', codesIn]],
  [['unknown-state', (column, table) => (isIgnored(column) ? statesIn(column, table) : undefined)]],
  [
    [
      'no-dates',
      (column, table, hasKind) => heading(isCounting(column) && isUndated(column, table, hasKind)),
    ],
    ['other-time', (column, table) => heading(isCounting(column) && isOtherTime(column, table))],
    [
      'not-counted',
      (column, table) =>
        isCounting(column) && isOfItems(table) && isBlockedStock(column) ? column.heading : undefined,
    ],
  ],
]
