import { is } from '../layouts/marks.ts'
import type { Questions } from '../questions.ts'
import { cellIn, type RawTable } from '../raw-table.ts'
import type { Kind } from '../result.ts'
import { type Column, find, has, marked, ofItems } from '../tables/column.ts'
import { type Evidence, sum } from './directions.ts'

// What a list with a date in each row is, where its columns leave it open: orders to come or to fill, a count, or what was.

/** Two readings are close where less than this lies between them. */
const close = 2

/** What a list is that has orders too, or none where these are nothing. */
export const withKind = (list: readonly Kind[], due: Kind): readonly Kind[] =>
  list.includes(due) || (due === 'other' && list.length > 0) ? list : [...list, due]

/** Whether somebody takes or brings it, and nothing says which. */
const isUnsaid = (columns: readonly Column[], evidence: readonly Evidence[]): boolean =>
  ((marked(columns, is.anyPartner) ||
    (marked(columns, is.anyOrder) && !marked(columns, is.saysSales)) ||
    (has(columns, 'status') && !has(columns, 'order'))) &&
    evidence.every(({ where }) => where === 'date' || where === 'values')) ||
  // `Work order; Item; Qty; Date needed`: what it takes, or what it makes.
  (!evidence.some(({ where }) => ['columns', 'delivered', 'partner', 'quantity'].includes(where)) &&
    marked(columns, is.production, 'order') !== undefined &&
    marked(columns, is.taken, 'date') !== undefined) ||
  // What a supplier brings of an item in each week, or what is wanted of it.
  (has(columns, 'bucket') &&
    sum(evidence, 'coming') > 0 &&
    evidence.every(({ where, says }) => where === 'partner' || says === 'wanted'))

/** Whether its dates say that a list may be of what was. */
export const isOfPast = ({ where, says }: Evidence): boolean =>
  where === 'values' && (says === 'stock' || says === 'other')

/** A title that says both ways does not say that a list is still to come. */
function withoutEither(evidence: readonly Evidence[]): readonly Evidence[] {
  const ways = evidence.filter(
    ({ where, says }) => where === 'title' && (says === 'wanted' || says === 'coming'),
  )
  return sum(ways, 'wanted') === sum(ways, 'coming') ? evidence.filter(one => !ways.includes(one)) : evidence
}

/** Settles what a table with a date in each row is; where two readings are close, it is asked. */
export function settle(
  table: RawTable,
  columns: readonly Column[],
  evidence: readonly Evidence[],
  due: Kind,
  list: readonly Kind[],
  id: string,
  questions: Questions,
): Kind {
  const opposite = due === 'coming' ? 'wanted' : 'coming'
  const hasValues = evidence.some(isOfPast)
  // A list of items has its stocks already.
  const ofPast: readonly Kind[] = has(columns, ...ofItems) ? [due, 'other'] : [due, 'stock', 'other']
  const candidates: readonly Kind[] = hasValues ? ofPast : [due, opposite]
  // What the values say of a way they say of the likelier one: it does not make it likelier.
  const counted = hasValues ? withoutEither(evidence) : evidence.filter(({ where }) => where !== 'values')
  const scored = candidates
    .map(kind => ({ kind, score: sum(counted, kind) }))
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
function firstRow({ rows }: RawTable, columns: readonly Column[]) {
  const quantity = find(columns, 'bucket') ?? find(columns, 'quantity')
  const shown = [find(columns, 'item', 'component', 'name'), quantity, find(columns, 'date', 'week')]
  return {
    column: quantity?.heading ?? '',
    samples: shown.flatMap(column => (column ? [cellIn(rows[0], column.index).slice(0, 80)] : [])),
  }
}
