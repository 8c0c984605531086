import { type Column, find, has, isInAssembly, isWanted, set, setAll } from './column.ts'
import { isBill, isDue, type Step } from './column-step.ts'
import { hundredsOf } from './headings.ts'
import { pairOf } from './is-bill.ts'
import { is } from './layouts/marks.ts'
import { isIndented, isNumbered, numberedColumn } from './unnamed-levels.ts'

// Which columns of a bill have parents, parts, levels and how many go in.

/** `Product; Part No.; Quantity`: two items make a bill. */
export const asPair: Step = (columns, context) => {
  if (!isBill(context)) return columns
  const pair = pairOf(columns, context.knows)
  if (
    !pair ||
    columns.some(({ meaning, isAnswered }) => isAnswered && (meaning === 'parent' || meaning === 'component'))
  )
    return columns
  const bare = setAll(columns, ({ meaning }) => meaning === 'parent', { meaning: 'ignored' })
  return set(set(bare, pair[0], { meaning: 'parent', sure: true }), pair[1], {
    meaning: 'component',
    sure: true,
  })
}

/** `Qty; per`, with 1, 10, 100 or 1000 in it: how many of the parent the quantity is for. */
export const withBase: Step = (columns, context) => {
  const base = columns.find(({ meaning, heading }) => meaning === 'per' && is.base(heading))
  // What is wanted has its own quantity.
  const isOther = columns.some(
    column => column !== base && ['per', 'quantity'].includes(column.meaning) && !isWanted(column),
  )
  const areTens = base?.profile.values.every(text => /^1(?:0{0,4}|[.,]0{1,3})$/.test(text))
  return isBill(context) && isOther && areTens && !has(columns, 'batch', 'date', 'week')
    ? set(columns, base, { meaning: 'batch', sure: true })
    : columns
}

export const asBill: Step = (columns, context) => {
  const [item, parent, component, level] = (['item', 'parent', 'component', 'level'] as const).map(meaning =>
    find(columns, meaning),
  )
  const name = columns.find(({ meaning, heading }) => meaning === 'name' && is.name(heading))
  // NetSuite's assemblies have a `Name`, and a `Member Item` for each of their parts.
  if (component && name && isInAssembly(component) && !item && !parent && !level)
    return set(columns, name, { meaning: 'parent' })
  if (!isBill(context)) {
    const bare = setAll(columns, ({ meaning }) => meaning === 'parent' || meaning === 'level', {
      meaning: 'ignored',
      sure: true,
    })
    // What a production order takes is what it says most of.
    if (component?.sure && item && isDue(context))
      return set(set(bare, item, { meaning: 'ignored' }), component, { meaning: 'item', sure: true })
    if (component && !item) return positioned(set(bare, component, { meaning: 'item' }))
    return parent && !item
      ? set(columns, parent, { meaning: 'item' })
      : set(bare, component, { meaning: 'ignored' })
  }
  const isNumberOfBill = parent !== undefined && is.bill(parent.heading)
  // The head of a bill has its number, and what it makes.
  if (
    parent &&
    item &&
    !component &&
    !level &&
    !has(columns, 'per') &&
    parent.profile.values.some(context.hasLines)
  )
    return set(columns, parent, { meaning: 'ignored' })
  if (parent && item && component && isNumberOfBill)
    return set(set(columns, parent, { meaning: 'ignored' }), item, { meaning: 'parent' })
  // Of an item, the number of its bill says nothing.
  if (parent && item && !component && level && isNumberOfBill)
    return set(columns, parent, { meaning: 'ignored' })
  // A number that is there in each row is the item's; a part's own id may not be.
  if (level && component && !parent && item && item.profile.filled > component.profile.filled)
    return set(set(columns, component, { meaning: 'ignored' }), item, { sure: true })
  if (level && component && !parent)
    return set(set(columns, item, { meaning: 'ignored' }), component, { meaning: 'item' })
  if (component && item) return set(columns, item, { meaning: parent ? 'ignored' : 'parent', sure: true })
  // Each says what the other one is.
  return component && parent ? set(set(columns, parent, { sure: true }), component, { sure: true }) : columns
}

/** Its positions say that a list is a bill, and nothing says of what. */
const positioned = (columns: readonly Column[]): readonly Column[] => {
  const quantity = find(columns, 'quantity')
  const hasPositions = columns.some(({ heading }) => is.positions(heading))
  return quantity && hasPositions && !has(columns, 'date', 'week', 'order')
    ? set(columns, quantity, { meaning: 'per' })
    : columns
}

export const withLevels: Step = (columns, context) => {
  if (!isBill(context) || has(columns, 'parent', 'level') || !isNumbered(context.table, columns))
    return columns
  const item = find(columns, 'component', 'item')
  const numbered = numberedColumn(context.table, columns)
  if (numbered && numbered.id !== item?.id) return set(columns, numbered, { meaning: 'level', sure: true })
  if (!item || !isIndented(context.table, item)) return columns
  return [
    ...columns,
    { ...item, id: `${item.id}:level`, heading: '', samples: [], meaning: 'level', hints: ['indented'] },
  ]
}

/** Of the head of a bill, a quantity is what it is for. */
export const headQuantity = (columns: readonly Column[]): readonly Column[] =>
  has(columns, 'batch') ? columns : set(columns, find(columns, 'quantity'), { meaning: 'batch' })

/** In a bill, a quantity is how many go in; beside one, it is what the bill is for. */
export function ofBill(columns: readonly Column[]): readonly Column[] {
  const quantity = find(columns, 'quantity')
  if (!quantity || quantity.isAnswered || has(columns, 'date', 'week')) return columns
  const per = find(columns, 'per')
  if (!per) return set(columns, quantity, { meaning: 'per' })
  const isOther =
    has(columns, 'batch') ||
    isWanted(quantity) ||
    quantity.hints.includes('receipt') ||
    hundredsOf(per.heading) > 1
  return set(columns, quantity, { meaning: isOther ? 'ignored' : 'batch' })
}
