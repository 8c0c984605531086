import { is } from '../layouts/marks.ts'
import type { Meaning } from '../result.ts'
import { assign, type Column, find, has, marked, ofItems, those, without } from '../tables/column.ts'
import { comparable } from '../words/numbers.ts'
import { stateOf } from '../words/row-words.ts'
import { withGood, withReceipts } from './delivered-columns.ts'
import { withNamedParts, withOwnerOfPer, withParentItem } from './named-parts.ts'
import { withFirmOrders, withIncoming, withOnlyDate, withOnlyQuantity, withStart } from './order-columns.ts'

// What columns say together, before it is known what their table is.

/** Each takes the columns and returns others. */
export const sayTogether = (columns: readonly Column[]): readonly Column[] =>
  [
    withoutAnswers,
    withoutPositions,
    withoutLevel,
    withoutVariations,
    withoutTargets,
    withOnlyParent,
    withoutStocks,
    withLots,
    withStart,
    withOnlyDate,
    withCounted,
    withIncoming,
    withReceipts,
    withGood,
    withOnlyQuantity,
    withFirmOrders,
    withParentItem,
    withNamedParts,
    withOwnerOfPer,
  ].reduce((all, step) => step(all), columns)

/** `Qty; UOM; Stock Qty; Stock UOM` of a bill or order: how many, once more, in the unit of the stock. */
function withoutStocks(columns: readonly Column[]): readonly Column[] {
  const stocked = columns.find(
    ({ meaning, heading, isAnswered }) =>
      meaning === 'onHand' &&
      is.stockQty(heading) &&
      !isAnswered &&
      columns.some(column => is.stockUnit(column.heading)),
  )
  const isLine = has(columns, 'parent') && has(columns, 'quantity', 'per')
  const unit = those(columns, 'unit').find(({ heading }) => !is.stockUnit(heading))
  const ordered = find(columns, isLine ? 'per' : 'quantity', 'quantity', 'lotSize')
  if (!stocked || !ordered || !unit || !(isLine || has(columns, 'date', 'week'))) return columns
  const own = columns.find(column => is.stockUnit(column.heading))?.profile.values ?? []
  // One unit and two numbers: then it is the stock on hand.
  const isTheSame = ({ profile: { values } }: Column) =>
    own.every((of, row) => of !== values[row] || ordered.profile.values[row] === stocked.profile.values[row])
  if (!isTheSame(unit) || ![ordered, unit, stocked].every(({ profile }) => profile.filled === 1))
    return columns
  // More than was ordered is received in the unit of the stock, and no more in that of the order.
  const got = columns.find(
    ({ meaning, profile: { values } }) => meaning === 'delivered' && values.some(text => /[1-9]/.test(text)),
  )?.profile
  const isMore = (text: string, row: number) =>
    comparable(text) > comparable(ordered.profile.values[row] ?? '')
  return got && (got.filled < 1 || !got.values.some(isMore))
    ? assign(columns, [stocked, 'ignored', true])
    : assign(columns, [ordered, 'ignored'], [unit, 'ignored'], [stocked, 'quantity', true])
}

/** `Lot` numbers lots where an item has several in stock, or they expire. What is no round number may be one, which is asked. */
function withLots(columns: readonly Column[]): readonly Column[] {
  const [lot, item] = [marked(columns, is.lot, 'lotSize'), find(columns, 'item')]
  if (!lot || !item || lot.isTold || lot.profile.filled < 1 || item.profile.filled < 1) return columns
  const [lots, items] = [lot.profile.values, item.profile.values]
  const isOfStock =
    has(columns, 'onHand', 'quantity') &&
    !has(columns, 'leadTime', 'safetyStock', 'lotMin', 'lotRule', 'lotMultiple')
  if (!isOfStock) return columns
  if (has(columns, 'validTo') || items.some((id, row) => lots[items.indexOf(id)] !== lots[row]))
    return assign(columns, [lot, 'lot'])
  const isOdd = lots.every(text => /^\d{1,3}$/.test(text)) && lots.some(text => !text.endsWith('0'))
  const isPlanned =
    has(columns, 'order', 'bucket', 'delivered') ||
    (has(columns, 'onHand', 'date', 'week') && has(columns, 'quantity'))
  return isOdd && !isPlanned ? assign(columns, [lot, 'lotSize', false]) : columns
}

const subjects: readonly Meaning[] = ['item', 'component', 'parent']

/** `Kit: N` and `Is component: 0` beside an item say of what kind it is. */
function withoutAnswers(columns: readonly Column[]): readonly Column[] {
  const areAnswers = ({ profile: { values } }: Column) =>
    values.every(text => /^[01jnosy]$/i.test(text)) && values.some(text => /[0n]/i.test(text))
  const named = those(columns, ...subjects, 'name')
  const others = named.filter(column => !areAnswers(column))
  return others.length > 0
    ? without(columns, column => subjects.includes(column.meaning) && areAnswers(column))
    : columns
}

/** One level of all lines says nothing where each has its parent, nor does the level of a rack, beside its heading. */
const withoutLevel = (columns: readonly Column[]): readonly Column[] =>
  without(
    columns,
    ({ meaning, index, profile: { values } }) =>
      meaning === 'level' &&
      ([index - 1, index + 1].some(place => is.rack(columns[place]?.heading ?? '')) ||
        (new Set(values).size === 1 &&
          values.length > 1 &&
          those(columns, ...subjects).filter(({ profile }) => !profile.isPosition).length > 1)),
  )

/** The parent of a shop's variations is the page that shows them, and is not made of them. */
const withoutVariations = (columns: readonly Column[]): readonly Column[] =>
  marked(columns, is.variation) ? without(columns, ({ meaning }) => meaning === 'parent') : columns

/** `Soll` beside no order is what should be in stock. */
const withoutTargets = (columns: readonly Column[]): readonly Column[] =>
  has(columns, 'order') ? columns : without(columns, ({ heading }) => is.target(heading))

/** `Finished good` beside a stock, and no other item, is the item. */
function withOnlyParent(columns: readonly Column[]): readonly Column[] {
  const parent = find(columns, 'parent')
  return parent?.profile.distinct === 1 &&
    has(columns, ...ofItems) &&
    !has(columns, 'item', 'component', 'level')
    ? assign(columns, [parent, 'item'])
    : columns
}

/** `Rejected` beside how many were ordered and delivered may be how many are lost, though all of them are 0 or 1. */
function withCounted(columns: readonly Column[]): readonly Column[] {
  const isCounted = those(columns, 'delivered').some(({ profile }) => profile.numeric === 1)
  return without(
    columns,
    ({ meaning, heading, profile }) =>
      isCounted &&
      meaning === 'active' &&
      is.gone(heading) &&
      !is.cancelled(heading) &&
      profile.numeric === 1,
  )
}

/** `Mtl` beside `Part` counts the lines of a job, and `Kind` beside items as various, and no parent, is what each row is. */
function withoutPositions(columns: readonly Column[]): readonly Column[] {
  const isOther = (column: Column) =>
    has(columns, 'parent', 'date', 'week') &&
    those(columns, 'item', 'component').some(
      one =>
        one !== column &&
        one.profile.hasText &&
        !one.profile.isPosition &&
        (column.profile.isPosition ||
          one.profile.distinct >= column.profile.distinct ||
          !is.germanPart(one.heading) ||
          column.profile.values.some(stateOf)),
    )
  return columns.map(column =>
    column.meaning === 'component' &&
    !column.isAnswered &&
    !column.isTold &&
    (column.profile.isPosition || (is.kind(column.heading) && !has(columns, 'parent'))) &&
    isOther(column)
      ? { ...column, meaning: 'ignored' as const, known: undefined }
      : column,
  )
}
