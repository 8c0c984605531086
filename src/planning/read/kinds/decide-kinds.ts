import type { LayoutList } from '../layouts/layout.ts'
import { is } from '../layouts/marks.ts'
import type { Questions } from '../questions.ts'
import type { RawTable } from '../raw-table.ts'
import { kinds as allKinds, type Kind } from '../result.ts'
import {
  type Column,
  find,
  has,
  isSigned,
  type Knows,
  marked,
  mayBeItem,
  ofItems,
  those,
} from '../tables/column.ts'
import { rowTypeOf } from '../words/row-words.ts'
import { directionEvidence, directionOf, type Evidence, sum, titleEvidence } from './directions.ts'
import { billOf, isHead } from './is-bill.ts'
import { areCounts, dateEvidence, dueOf, isFieldOfOrder, isPast } from './is-due.ts'
import { isOfPast, settle, withKind } from './settle-kind.ts'
import { typeColumn } from './type-column.ts'

// What a table is, by evidence that is collected, weighed and kept. Its headings say most, then its values; the name of
// its sheet or file says least. Free text says nothing.

interface Decided {
  readonly kinds: readonly Kind[]
  readonly evidence: readonly Evidence[]
}

/** What is known of a table before it is decided what it is. */
export interface Undecided {
  readonly table: RawTable
  readonly columns: readonly Column[]
  readonly layout: LayoutList | undefined
  readonly id: string
  /** Whether a text is the number of an item in another table. */
  readonly knows: Knows
  /** Whether another table has items. */
  readonly hasOthers: () => boolean
  /** Whether a text is a place, a customer or a supplier in another table. */
  readonly isOther: Knows
  /** Whether a text is the number of a bill whose lines another table has. */
  readonly hasLines: Knows
  readonly today: number
  readonly questions: Questions
}

export function decideKinds(undecided: Undecided): Decided {
  const { table, columns, layout, id, knows, hasLines, questions } = undecided
  const answer = questions.answer(id)?.split(/\s+/) ?? []
  const said = answer.filter((kind): kind is Kind => (allKinds as readonly string[]).includes(kind))
  if (said[0]) return { kinds: said, evidence: [{ says: said[0], where: 'answer', word: '', weight: 9 }] }
  if (table.isJoined) return other('joined', '')
  if (layout) return ofLayout(layout)
  const none = has(columns, ...ofItems, 'parent', 'per', 'level')
    ? undefined
    : noOrders(columns, undecided.today)
  if (none) return other('columns', none.heading)
  if (isHead(columns, hasLines)) return { kinds: ['bill'], evidence: columnEvidence(['bill'], columns) }
  const isBill = billOf(table, columns, knows)
  const isDue = dueOf(columns, isBill) && !areCounts(columns, undecided.today)
  const others = isBill || isDue ? undefined : ofOthers(undecided)
  if (others !== undefined) return other('values', others)
  if (!isBill && isCalendar(columns)) return { kinds: ['calendar'], evidence: [] }
  const isItems = itemsOf(undecided, isBill, isDue)
  if (isItems && isPriceList(columns, knows)) return { kinds: ['prices'], evidence: [] }
  const list: readonly Kind[] = [
    ...(isItems ? [isStock(columns) ? ('stock' as const) : ('items' as const)] : []),
    ...(isBill ? ['bill' as const] : []),
  ]
  const evidence = [...columnEvidence(list, columns), ...directionEvidence(columns), ...titleEvidence(table)]
  return isDue ? withDues(undecided, list, evidence) : { kinds: list.length > 0 ? list : ['other'], evidence }
}

const other = (where: Evidence['where'], word: string): Decided => ({
  kinds: ['other'],
  evidence: [{ says: 'other', where, word, weight: 8 }],
})

/** The column that says of a list that nothing in it is still to come: transfers, what came and went, offers, invoices. */
function noOrders(columns: readonly Column[], today: number): Column | undefined {
  const isOfOrders = has(columns, 'order', 'status', 'delivered')
  const isHistory = !isOfOrders && isPast(columns, today)
  const isMoved = marked(columns, is.destination) && !typeColumn(columns)
  const hasMoved = ({ values }: Column['profile']) =>
    marked(columns, is.posted) || (isHistory && values.every(text => rowTypeOf(text) !== 'wanted'))
  return columns.find(
    ({ heading, profile }) =>
      is.transfer(heading) ||
      (isMoved && is.origin(heading) && profile.dated < 0.5) ||
      (is.movement(heading) && hasMoved(profile)) ||
      (is.noOrder(heading) && !isOfOrders),
  )
}

const ofLayout = ({ system, list, kinds }: LayoutList): Decided => ({
  kinds,
  evidence: kinds.map(says => ({ says, where: 'layout', word: `${system}, ${list}`, weight: 8 })),
})

/** The first in a list of places, customers or suppliers. */
function ofOthers({ columns, knows, isOther }: Undecided): string | undefined {
  const { profile, samples } = find(columns, 'item', 'name') ?? {}
  return profile?.values.some(isOther) && !profile.values.some(knows) ? samples?.[0] : undefined
}

/** Adds which way the orders of a table go, or that they are none. */
function withDues(
  { table, columns, id, today, questions }: Undecided,
  list: readonly Kind[],
  evidence: readonly Evidence[],
): Decided {
  const signed = isSigned(columns)
  const isAlone = list.length === 0
  const isForecast = marked(columns, is.forecast, 'quantity') !== undefined
  const own = isAlone && !isForecast ? evidence : withoutSuppliers(table, columns, evidence, isForecast)
  const due = signed ? 'wanted' : directionOf(table, columns, own)
  // Of what came, a title says the same as of what will come.
  const isOrdered = own.some(({ says, where }) => says === due && where !== 'title')
  const all = [...own, ...dateEvidence(table, columns, today, due, isOrdered, !isAlone)]
  // Beside a stock, a title such as `Delivery schedule` may say both ways, and nothing else one of them.
  const isEven = sum(own, 'coming') > 0 && sum(own, 'coming') === sum(own, 'wanted')
  // Where each row says what it is, nothing is left to ask.
  const isOpen = (isAlone || isEven || all.some(isOfPast)) && !signed && !typeColumn(columns)
  const settled = isOpen ? settle(table, columns, all, due, list, id, questions) : due
  return { kinds: withKind(list, settled), evidence: all }
}

/** Who supplies an item says nothing of what is wanted of it beside its stock, or forecast, unless the title is of deliveries. */
function withoutSuppliers(
  { title, preamble }: RawTable,
  columns: readonly Column[],
  evidence: readonly Evidence[],
  isForecast: boolean,
): readonly Evidence[] {
  if ([title, ...preamble.flat()].some(text => text.length < 200 && is.deliveries(text))) return evidence
  const isStocked = has(columns, 'onHand', 'safetyStock') && sum(evidence, 'wanted') > 0
  return isForecast || isStocked || has(columns, 'bucket')
    ? evidence.filter(({ where, says }) => where !== 'partner' || says !== 'coming')
    : evidence
}

function itemsOf({ columns, knows, hasOthers }: Undecided, isBill: boolean, isDue: boolean): boolean {
  // Beside lists of items, a column under an unknown word has some of them, or others.
  const mayBe = (column: Column) =>
    column.meaning === 'name' ||
    (mayBeItem(column) && (!hasOthers() || has(columns, ...ofItems) || column.profile.values.some(knows)))
  const isSubject =
    has(columns, 'item', 'component') || columns.some(column => column.profile.hasText && mayBe(column))
  if (!isSubject) return false
  const hasFields = those(columns, ...ofItems).some(column => !isFieldOfOrder(column, columns, isDue))
  return hasFields || (!isBill && !isDue)
}

/** A list of days on which nobody works. */
const isCalendar = (columns: readonly Column[]): boolean =>
  has(columns, 'date') &&
  !has(columns, 'item', 'component', 'quantity', 'onHand', 'leadTime') &&
  marked(columns, is.holiday) !== undefined

/** A list that says what items cost and nothing else: another list has the items. */
const isPriceList = (columns: readonly Column[], knows: Knows): boolean =>
  columns.some(({ hints }) => hints.includes('money')) &&
  !has(columns, ...ofItems, 'quantity', 'batch', 'per', 'yield', 'phantom', 'unit') &&
  find(columns, 'item')?.profile.values.some(knows) === true

/** A list of what lies in each place, of each lot, or was counted. */
const isStock = (columns: readonly Column[]): boolean =>
  has(columns, 'location', 'lot') && !has(columns, 'leadTime', 'lotRule', 'lotSize', 'lotMin', 'lotMultiple')

const columnEvidence = (list: readonly Kind[], columns: readonly Column[]): readonly Evidence[] =>
  list.flatMap(says => {
    const column =
      says === 'bill'
        ? find(columns, 'parent', 'component', 'level', 'per')
        : find(columns, ...ofItems, 'item')
    return column ? [{ says, where: 'columns', word: column.heading, weight: 5 } as const] : []
  })
