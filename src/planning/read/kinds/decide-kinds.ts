import type { Column, Columns, Knows } from '../column.ts'
import { find, has, isSigned, marked, mayBeItem, ofItems, those } from '../column.ts'
import type { LayoutList } from '../layouts/layout.ts'
import { is } from '../layouts/marks.ts'
import { cellIn, type RawTable } from '../raw-table.ts'
import { kinds as allKinds, type Kind } from '../result.ts'
import { rowTypeOf, stateOf } from '../words/row-words.ts'
import type { Evidence, Undecided } from './directions.ts'
import { directionEvidence, directionOf, sumWeights, titleEvidence } from './directions.ts'
import { isHead, readsAsBill } from './is-bill.ts'
import { areCounts, dateEvidence, isFieldOfOrder, isPast, pastEvidence, readsAsDue } from './is-due.ts'
import { typeColumn, waysOf } from './type-column.ts'

// What a table is, by evidence that is collected, weighed and kept. Its headings say most, then its values; the name of
// its sheet or file says least. Free text says nothing.

interface Decided {
  readonly kinds: readonly Kind[]
  readonly evidence: readonly Evidence[]
}

export function decideKinds(undecided: Undecided): Decided {
  const { table, columns, layout, id, knows, hasLines, questions } = undecided
  const answer = questions.answer(id)?.split(/\s+/) ?? []
  const said = answer.filter((kind): kind is Kind => (allKinds as readonly string[]).includes(kind))
  if (said[0]) return { kinds: said, evidence: [{ says: said[0], where: 'answer', word: '', weight: 9 }] }
  if (table.isJoined) return asOther('joined', '')
  if (layout) return ofLayout(layout)
  const none = has(columns, ...ofItems, 'parent', 'per', 'level')
    ? undefined
    : noOrders(columns, undecided.today)
  if (none) return asOther('columns', none.heading)
  if (isHead(columns, hasLines)) return { kinds: ['bill'], evidence: columnEvidence(['bill'], columns) }
  const isBill = readsAsBill(table, columns, knows)
  const isDue = readsAsDue(columns, isBill) && !areCounts(columns, undecided.today)
  const others = isBill || isDue ? undefined : ofOthers(undecided)
  if (others !== undefined) return asOther('values', others)
  if (!isBill && isCalendar(columns)) return { kinds: ['calendar'], evidence: [] }
  // What another system computed that will be left in each week.
  const left = titleEvidence(table).find(({ says, word }) => says === 'stock' && is.projected(word))
  if (left && has(columns, 'bucket') && !typeColumn(columns)) return asOther('title', left.word)
  const isItems = itemsOf(undecided, isBill, isDue)
  if (isItems && isPriceList(columns, knows)) return { kinds: ['prices'], evidence: [] }
  const list: readonly Kind[] = [
    ...(isItems ? [isStock(columns) ? ('stock' as const) : ('items' as const)] : []),
    ...(isBill ? ['bill' as const] : []),
  ]
  const evidence = [...columnEvidence(list, columns), ...directionEvidence(columns), ...titleEvidence(table)]
  return isDue ? withDues(undecided, list, evidence) : { kinds: list.length > 0 ? list : ['other'], evidence }
}

const asOther = (where: Evidence['where'], word: string): Decided => ({
  kinds: ['other'],
  evidence: [{ says: 'other', where, word, weight: 8 }],
})

/** The column that says of a list that nothing in it is still to come: transfers, what came and went, offers, invoices. */
function noOrders(columns: Columns, today: number): Column | undefined {
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
function withDues(undecided: Undecided, list: readonly Kind[], evidence: readonly Evidence[]): Decided {
  const { columns } = undecided
  const signed = isSigned(columns)
  const isAlone = list.length === 0
  const own = withoutSuppliers(undecided, evidence, isAlone)
  const due = signed ? 'wanted' : directionOf(undecided, own)
  // Of what came, a title says the same as of what will come.
  const isOrdered = own.some(({ says, where }) => says === due && where !== 'title')
  const ofDates = isAlone ? dateEvidence(undecided, due, isOrdered) : pastEvidence(undecided, due)
  const all = [...own, ...ofDates]
  // Beside a stock, a title such as `Delivery schedule` may say both ways, and nothing else one of them.
  const isEven = sumWeights(own, 'coming') > 0 && sumWeights(own, 'coming') === sumWeights(own, 'wanted')
  // Where each row says what it is, nothing is left to ask.
  const isOpen = (isAlone || isEven || all.some(isOfPast)) && !signed && !typeColumn(columns)
  const settled = isOpen ? settle(undecided, all, due, list) : due
  return { kinds: withKind(list, settled), evidence: all }
}

/** Who supplies an item says nothing of what is wanted of it beside its stock, or forecast. */
function withoutSuppliers({ columns }: Undecided, evidence: readonly Evidence[], isAlone: boolean) {
  const isStocked = has(columns, 'onHand', 'safetyStock') && sumWeights(evidence, 'wanted') > 0
  const isOfItems = !isAlone && (isStocked || has(columns, 'bucket'))
  return isOfItems || marked(columns, is.forecast, 'quantity')
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
  const hasFields = those(columns, ...ofItems).some(column => !isDue || !isFieldOfOrder(column, columns))
  return hasFields || (!isBill && !isDue)
}

/** A list of days on which nobody works. */
const isCalendar = (columns: Columns): boolean =>
  has(columns, 'date') &&
  !has(columns, 'item', 'component', 'quantity', 'onHand', 'leadTime') &&
  marked(columns, is.holiday) !== undefined

/** A list that says what items cost and nothing else: another list has the items. */
const isPriceList = (columns: Columns, knows: Knows): boolean =>
  columns.some(({ hints }) => hints.includes('money')) &&
  !has(columns, ...ofItems, 'quantity', 'batch', 'per', 'yield', 'phantom', 'unit') &&
  find(columns, 'item')?.profile.values.some(knows) === true

/** A list of what lies in each place, of each lot, or was counted. */
const isStock = (columns: Columns): boolean =>
  has(columns, 'location', 'lot') && !has(columns, 'leadTime', 'lotRule', 'lotSize', 'lotMin', 'lotMultiple')

const columnEvidence = (list: readonly Kind[], columns: Columns): readonly Evidence[] =>
  list.flatMap(says => {
    const column =
      says === 'bill'
        ? find(columns, 'parent', 'component', 'level', 'per')
        : find(columns, ...ofItems, 'item')
    return column ? [{ says, where: 'columns', word: column.heading, weight: 5 } as const] : []
  })

// What a list with a date in each row is, where its columns leave it open: orders to come or to fill, a count, or what was.

/** Two readings are close where less than this lies between them. */
const close = 2

/** What a list is that has orders too, or none where these are nothing. */
const withKind = (list: readonly Kind[], due: Kind): readonly Kind[] =>
  list.includes(due) || (due === 'other' && list.length > 0) ? list : [...list, due]

/** Whether somebody takes or brings it, and nothing says which. */
const isUnsaid = (columns: Columns, evidence: readonly Evidence[]): boolean =>
  ((marked(columns, is.anyPartner) ||
    (marked(columns, is.anyOrder) && !marked(columns, is.saysSales)) ||
    (has(columns, 'status') && !has(columns, 'order')) ||
    columns.some(hasProposals)) &&
    evidence.every(({ where }) => where === 'date' || where === 'values')) ||
  mayBeTakenOrMade(columns, evidence) ||
  hasOrderBeside(columns, evidence) ||
  // What a supplier, who may stand above the list, brings of an item in each week, or what is wanted of it.
  (evidence.some(
    ({ where, says, word }) =>
      where === 'partner' &&
      says === 'coming' &&
      (has(columns, 'bucket') || columns.every(({ heading }) => heading !== word)),
  ) &&
    evidence.every(({ where, says }) => ['partner', 'values'].includes(where) || says === 'wanted'))

/** `Order; Item; Qty; Due date; PO number`: the customer's order, or the one that it is bought with. */
function hasOrderBeside(columns: Columns, evidence: readonly Evidence[]): boolean {
  const numbers = columns.filter(({ known }) => known?.meaning === 'order')
  return (
    numbers.length > 1 &&
    numbers.some(({ heading }) => waysOf(heading, 'order').length === 0) &&
    sumWeights(evidence, 'coming') > sumWeights(evidence, 'wanted') &&
    evidence.every(({ where, says }) => says === 'wanted' || ['order', 'date', 'values'].includes(where))
  )
}

/** `Work order; Item; Qty; Date needed`, or `Required qty; Due date`: what it takes, or what it makes. Where both say so, it is taken. */
function mayBeTakenOrMade(columns: Columns, evidence: readonly Evidence[]): boolean {
  const isSaid = evidence.some(({ where, says }) =>
    ['delivered', 'partner', says === 'wanted' ? 'title' : 'quantity'].includes(where),
  )
  const byDate = marked(columns, is.taken, 'date') !== undefined
  const byQuantity = marked(columns, is.taken, 'quantity') !== undefined
  const isProduction = marked(columns, is.production, 'order') !== undefined
  return !isSaid && !has(columns, 'component') && isProduction && byDate !== byQuantity
}

/** Whether some orders are planned only: those of customers are not. */
const hasProposals = ({ meaning, heading, profile: { values } }: Column): boolean =>
  (meaning === 'status' || (is.rowType(heading) && !is.wanted(heading))) &&
  values.some(text => stateOf(text) === 'proposal')

/** Whether its dates say that a list may be of what was. */
const isOfPast = ({ where, says }: Evidence): boolean =>
  where === 'values' && (says === 'stock' || says === 'other')

/** A title such as `Sales 2026` does not say that a list is still to come, unless it says that it is open. */
const withoutTitles = (evidence: readonly Evidence[]): readonly Evidence[] =>
  evidence.filter(({ where, says, word }) => where !== 'title' || says !== 'wanted' || is.open(word))

/** Settles what a table with a date in each row is; where two readings are close, it is asked. */
function settle(undecided: Undecided, evidence: readonly Evidence[], due: Kind, list: readonly Kind[]): Kind {
  const { table, columns, id, questions } = undecided
  const opposite = due === 'coming' ? 'wanted' : 'coming'
  const hasValues = evidence.some(isOfPast)
  // A list of items has its stocks already.
  const ofPast: readonly Kind[] = has(columns, ...ofItems) ? [due, 'other'] : [due, 'stock', 'other']
  const candidates: readonly Kind[] = hasValues ? ofPast : [due, opposite]
  // Values only ever confirm the likelier direction, so they do not count here.
  const counted = hasValues ? withoutTitles(evidence) : evidence.filter(({ where }) => where !== 'values')
  const scored = candidates
    .map(kind => ({ kind, score: sumWeights(counted, kind) }))
    .sort((one, other) => other.score - one.score)
  const [best, second] = scored
  const isUnknown = isUnsaid(columns, evidence)
  if (!best || !second || (second.score === 0 && !hasValues && !isUnknown)) return due
  const isClose = hasValues
    ? // What came has the same title as what will come.
      best.score - second.score < close || (due === 'coming' && !has(columns, ...ofItems))
    : isUnknown || (second.score >= 3 && best.score - second.score < close)
  const choiceOf = ({ kind }: { readonly kind: Kind }) => withKind(list, kind).join(' ')
  // The answer is what the whole table is: where there is one, this is not asked.
  if (isClose)
    questions.ask({
      ...{ id, code: hasValues ? 'past-table' : 'table', source: table.source },
      ...firstRow(table, columns),
      choices: [choiceOf(best), choiceOf(second), ...scored.slice(2).map(choiceOf)],
    })
  return best.kind
}

/** The heading of how many, and what the first row has of which item, how many and when. */
function firstRow({ rows }: RawTable, columns: Columns) {
  const quantity = find(columns, 'bucket') ?? find(columns, 'quantity')
  const shown = [find(columns, 'item', 'component', 'name'), quantity, find(columns, 'date', 'week')]
  return {
    column: quantity?.heading ?? '',
    samples: shown.flatMap(column => (column ? [cellIn(rows[0], column.index).slice(0, 80)] : [])),
  }
}
