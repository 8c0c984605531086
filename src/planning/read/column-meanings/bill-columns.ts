import type { Column, Columns } from '../column.ts'
import { assign, countsLines, find, has, marked, only, those, unused } from '../column.ts'
import { isInAssembly, isIndented, isNumbered, numberedColumn, pairOf, spanOf } from '../kinds/is-bill.ts'
import { type Changed, type Context, isBill, isDue, type Step } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { noCount, noPer } from '../layouts/number-words.ts'
import { cellIn, type RawTable } from '../raw-table.ts'
import { worded } from '../worded.ts'
import { hundredsOf } from '../words/headings.ts'
import { toComparable } from '../words/numbers.ts'

// Which columns of a bill have parents, parts, levels and how many go in.

/** Takes two items as parent and part: `Product; Part No.; Quantity`. */
export const asPair: Step = (columns, context) => {
  const [parent, component] = (isBill(context) && pairOf(context.table, columns, context.knows)) || []
  if (!parent || !component || those(columns, 'parent', 'component').some(({ isAnswered }) => isAnswered))
    return undefined
  return assign(only(columns, parent, 'parent'), [parent, 'parent', true], [component, 'component', true])
}

/** Finds how many of the parent a quantity is for: `Qty; per`, with 1, 10, 100 or 1000 in it. */
export const findBatch: Step = (columns, context) => {
  // The batch size that all parts of a parent share may be how many of it they make: it is asked.
  const [parent, size] = [find(columns, 'parent'), marked(columns, is.batch, 'lotSize')]
  const mayBe = has(columns, 'component') && !has(columns, 'batch') && !size?.isAnswered
  if (mayBe && parent && size && hasOneEach(context.table, parent, size))
    return assign(columns, [size, 'batch', false])
  const base = marked(columns, heading => is.base(heading.replace(/\(.*\)$/, '').trim()), 'per')
  // What is wanted has its own quantity.
  const isOther = those(columns, 'per', 'quantity').some(
    column => column !== base && !is.wanted(column.heading),
  )
  const areTens = base?.profile.values.every(text => /^1(?:0{0,4}|[.,]0{1,3})$/.test(text))
  return isBill(context) && isOther && areTens && assign(columns, [base, 'batch', true])
}

/** A day that is so far ahead that no line ends before it. */
const never = /\b(?:20[5-9]\d|2[1-9]\d\d|9999)\b/

/** Finds when lines end: of a bill, the column of days on which nothing happens may say it. */
export const withEnds: Step = (columns, context) => {
  if (!isBill(context) || has(columns, 'validTo')) return undefined
  const [from, to] = (!isDue(context) && spanOf(columns)) || []
  if (from && to) return assign(columns, [from, 'validFrom', true], [to, 'validTo', true])
  const [end, other] = unused(columns).filter(
    ({ known, profile }) =>
      (!known || known.meaning === 'date') &&
      profile.dated > 0.9 &&
      profile.values.some(text => never.test(text)),
  )
  return !other && assign(columns, [end, 'validTo', false])
}

/** Decides what the columns of parents, parts and levels are, by which of them there are. */
export const asBill: Step = (columns, context) => {
  const [name, component] = [marked(columns, is.name, 'name'), find(columns, 'component')]
  // NetSuite's assemblies have a `Name`, and a `Member Item` for each of their parts.
  if (name && component && isInAssembly(component) && !has(columns, 'item', 'parent', 'level'))
    return assign(columns, [name, 'parent'])
  return isBill(context) ? withParents(columns, context) : withoutParents(columns, context)
}

/** Leaves out the parent's name: it stands before the parts, all parts of a parent share it, and those of a part do not. */
export const withoutNameOfParent: Step = (columns, { table }) => {
  const [parent, name] = [find(columns, 'parent'), find(columns, 'name')]
  const part = find(columns, 'component', 'item')
  if (!parent || !part || !name || name.index > part.index) return undefined
  // `Materialkurztext` beside `Material` and `Komponente`.
  const isOther = is.part(name.heading) && !worded(name.heading).startsWith(worded(parent.heading))
  const isShared = !hasOneEach(table, parent, part) || !hasOneEach(table, part, name)
  const isOfParent = !isOther && isShared && hasOneEach(table, parent, name)
  return isOfParent && assign(columns, [name, 'ignored'])
}

/** Whether rows with one text in a column have one text in another one, too: none without the first. */
function hasOneEach({ rows }: RawTable, key: Column, other: Column): boolean {
  const pairs = rows.map(row => [cellIn(row, key.index), cellIn(row, other.index)] as const)
  const found = new Map([...pairs, ['', '']])
  return pairs.every(([text, of]) => found.get(text) === of)
}

/** Whether each item of a bill has a name in the place of a part, and no item but the bill's own. */
const isNamed = (table: RawTable, bill: Column, item: Column, part: Column): boolean =>
  !is.made(item.heading) &&
  !hasOneEach(table, bill, item) &&
  hasOneEach(table, item, part) &&
  hasOneEach(table, part, item)

const withoutParents: Step = (columns, context) => {
  const [item, component] = [find(columns, 'item'), find(columns, 'component')]
  const bare = only(only(columns, undefined, 'parent'), undefined, 'level')
  // What a production order takes is what it says most of.
  if (component?.sure && item && isDue(context))
    return assign(bare, [item, 'ignored'], [component, 'item', true])
  if (!component || item) return assign(bare, [component, 'ignored'])
  // Its positions say that a list is a bill, and nothing says of what.
  const isOfBill = marked(columns, is.positions) && !has(columns, 'date', 'week', 'order')
  return assign(bare, [component, 'item'], [isOfBill ? find(bare, 'quantity') : undefined, 'per'])
}

const withParents: Step = (columns, context) => {
  const [item, component] = [find(columns, 'item'), find(columns, 'component')]
  const [parent, level] = [find(columns, 'parent'), find(columns, 'level')]
  if (parent && component) return withBoth(columns, parent, component, context)
  if (parent && item) {
    // The head of a bill has its number, and what it makes. Of an item, the number of its bill says nothing.
    const isHead = !level && !has(columns, 'per') && parent.profile.values.some(context.hasLines)
    const isNumber = level !== undefined && is.bill(parent.heading)
    if (isHead || isNumber) return assign(columns, [parent, 'ignored'])
    // `Assembly ID` beside a part, where nothing is ordered.
    const isKey = is.id(parent.heading) && !is.bill(parent.heading)
    const isOrdered = has(columns, 'order', 'status') || columns.some(({ profile }) => profile.dated > 0.5)
    return isKey && !isOrdered && assign(columns, [parent, 'parent', true])
  }
  if (!component) return undefined
  if (!level) return assign(columns, [item, 'parent', true])
  // A number that is there in each row is the item's; a part's own id may not be.
  return item && !item.profile.isPosition && item.profile.filled > component.profile.filled
    ? assign(columns, [component, 'ignored'], [item, 'item', true])
    : assign(columns, [item, 'ignored'], [component, 'item'])
}

function withBoth(columns: Columns, parent: Column, component: Column, { table }: Context): Changed {
  const item = find(columns, 'item')
  // Each says what the other one is.
  if (!item) return assign(columns, [parent, 'parent', true], [component, 'component', true])
  if (!is.bill(parent.heading) || countsLines(item.profile.values)) return assign(columns, [item, 'ignored'])
  return isNamed(table, parent, item, component)
    ? assign(columns, [component, has(columns, 'name') ? 'ignored' : 'name'], [item, 'component', true])
    : assign(columns, [parent, 'ignored'], [item, 'parent'])
}

/** Finds the levels of a bill that no heading names, in numbers such as `1.1`, or in indents. */
export const withLevels: Step = (columns, context) => {
  if (!isBill(context) || !isNumbered(context.table, columns)) return undefined
  const item = find(columns, 'component', 'item')
  const numbered = numberedColumn(context.table, columns)
  if (numbered && numbered.id !== item?.id) return assign(columns, [numbered, 'level', true])
  if (!item || !isIndented(context.table, item)) return undefined
  return [
    ...columns,
    { ...item, id: `${item.id}:level`, heading: '', samples: [], meaning: 'level', hints: ['indented'] },
  ]
}

/** What no column of numbers is called that says how many go in. */
const noAmount = [is.positions, is.code, is.version]

/** The only column of a bill with numbers, whatever it is called, may say how many go in. */
function withOnlyNumber(columns: Columns): Columns {
  const [number, other] = unused(columns).filter(
    ({ heading, profile, known }) =>
      !known?.hints.includes('money') &&
      profile.numeric === 1 &&
      profile.filled > 0.5 &&
      !noAmount.some(mark => mark(heading)) &&
      !noCount.test(heading) &&
      !noPer.test(heading) &&
      !countsLines(profile.values) &&
      !(profile.values.length > 1 && profile.values.every(text => text.length > 2)),
  )
  return other ? columns : assign(columns, [number, 'per', false])
}

/** Asks about a quantity that all parts of a parent share, which may be how many of it they make: `For Qty`, `Qté produite`. */
function withBatch(columns: Columns, table: RawTable): Columns {
  const [parent, component] = [find(columns, 'parent'), find(columns, 'component', 'item')]
  if (!parent || !component || has(columns, 'batch') || hasOneEach(table, parent, component)) return columns
  const shared = unused(columns).find(
    column =>
      is.amount(column.heading) &&
      column.index < component.index &&
      column.profile.numeric === 1 &&
      column.profile.values.some(text => toComparable(text) > 1) &&
      hasOneEach(table, parent, column),
  )
  return assign(columns, [shared, 'batch', false])
}

/** Takes a quantity in a bill as how many go in; beside one, as what the bill is for. */
export function ofBill(columns: Columns, table: RawTable): Columns {
  const quantity = find(columns, 'quantity')
  if (!quantity && !has(columns, 'per', 'batch')) return withOnlyNumber(columns)
  if (!quantity || quantity.isAnswered || has(columns, 'date', 'week')) return columns
  const per = find(columns, 'per')
  if (!per) return withBatch(assign(columns, [quantity, 'per']), table)
  // Inventor's `Item QTY` and `Unit QTY` are factors of `QTY`.
  if (is.itemCount(per.heading)) return assign(columns, [per, 'ignored'], [quantity, 'per'])
  const { values } = quantity.profile
  const parent = find(columns, 'parent')
  const isOther =
    has(columns, 'batch') ||
    is.wanted(quantity.heading) ||
    is.total(quantity.heading) ||
    quantity.hints.includes('receipt') ||
    hundredsOf(per.heading) > 1 ||
    values.join('\n') === per.profile.values.join('\n') ||
    // What an order takes of each part is not what the bill is for.
    !(parent ? hasOneEach(table, parent, quantity) : new Set(values).size === 1)
  // Behind how many go in, it may be that of an order all the same.
  const isSure = quantity.index < per.index || values.every(text => text === '1')
  return assign(columns, isOther ? [quantity, 'ignored'] : [quantity, 'batch', isSure && quantity.sure])
}
