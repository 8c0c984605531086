import type { Column, Columns } from '../column.ts'
import { assign, find, has, marked, ofItems, those, unused, without } from '../column.ts'
import type { Changed } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { isPack } from '../layouts/telling-words.ts'
import type { Meaning } from '../result.ts'
import { worded } from '../worded.ts'
import { toComparable } from '../words/numbers.ts'
import { stateOf } from '../words/row-words.ts'
import { orderRules } from './order-columns.ts'

// What columns say together, before it is known what their table is.

/** Returns the columns with what they say beside each other. */
export const sayTogether = (columns: Columns): Columns =>
  [...rules, withoutStocks, withLots, ...orderRules, ...partRules].reduce(
    (all, rule) => rule(all) || all,
    columns,
  )

const subjects: readonly Meaning[] = ['item', 'component', 'parent']

const areAnswers = ({ profile: { values } }: Column): boolean =>
  values.every(text => /^[01jnosy]$/i.test(text)) && values.some(text => /[0n]/i.test(text))

/** Columns that do not say beside others what they seem to say. */
const rules: readonly ((columns: Columns) => Changed)[] = [
  // `Kit: N` and `Is component: 0` beside an item say of what kind it is.
  columns =>
    !those(columns, ...subjects, 'name').every(areAnswers) &&
    without(columns, column => subjects.includes(column.meaning) && areAnswers(column)),
  // `Item: 1, 2, 3` beside an `MPN` or a `Supplier part no.` counts lines.
  columns => {
    const lines = those(columns, 'item').filter(({ profile }) => profile.isPosition)
    const other = [...those(columns, 'item'), ...unused(columns)].find(
      ({ meaning, heading, profile: { hasText, filled } }) =>
        hasText && (meaning === 'item' || (filled === 1 && is.others(heading) && is.code(heading))),
    )
    return other && lines.length > 0 && assign(columns, [lines, 'ignored'], [other, 'item'])
  },
  // `Mtl` beside `Part` counts the lines of a job, and `Kind` beside items as various, and no parent, is what each row is.
  columns =>
    columns.map(column =>
      isNoComponent(column, columns) ? { ...column, meaning: 'ignored', known: undefined } : column,
    ),
  // One level of all lines says nothing where each has its parent, nor does the level of a rack, beside its heading.
  columns =>
    without(
      columns,
      ({ meaning, index, profile: { values } }) =>
        meaning === 'level' &&
        ([index - 1, index + 1].some(place => is.rack(columns[place]?.heading ?? '')) ||
          (new Set(values).size === 1 &&
            values.length > 1 &&
            those(columns, ...subjects).filter(({ profile }) => !profile.isPosition).length > 1)),
    ),
  // The parent of a shop's variations is the page that shows them, and is not made of them, nor is that of a lot in a place.
  columns =>
    ((has(columns, 'lot') && has(columns, 'location')) ||
      columns.some(
        ({ heading, profile }) =>
          is.variation(heading) || (is.rowType(heading) && profile.values.some(is.variation)),
      )) &&
    without(columns, ({ meaning }) => meaning === 'parent'),
  // `Soll` beside no order is what should be in stock.
  columns => !has(columns, 'order') && without(columns, ({ heading }) => is.target(heading)),
  // `Finished good` beside a stock, and no other item, is the item.
  columns => {
    const parent = find(columns, 'parent')
    const isOnly = has(columns, ...ofItems) && !has(columns, 'item', 'component', 'level')
    return isOnly && parent?.profile.distinct === 1 && assign(columns, [parent, 'item'])
  },
  // `Rejected` beside how many were ordered and delivered may be how many are lost, though all of them are 0 or 1.
  columns =>
    those(columns, 'delivered').some(({ profile }) => profile.numeric === 1) &&
    without(
      columns,
      ({ meaning, heading, profile }) =>
        meaning === 'active' && profile.numeric === 1 && is.gone(heading) && !is.cancelled(heading),
    ),
]

/** Whether a column seems to have parts, and other ones have them. */
function isNoComponent(column: Column, columns: Columns): boolean {
  const { meaning, heading, isAnswered, isTold, profile } = column
  if (meaning !== 'component' || isAnswered || isTold) return false
  const isDated = has(columns, 'parent', 'date', 'week')
  if (!isDated && !is.kind(heading)) return false
  // In German a part, in English what an item is: the item's own heading tells which.
  const isOther = ({ heading, profile: { hasText, isPosition, distinct } }: Column) =>
    hasText &&
    !isPosition &&
    (!is.germanPart(heading) ||
      (isDated && (profile.isPosition || distinct >= profile.distinct || profile.values.some(stateOf))))
  return (
    (profile.isPosition || (is.kind(heading) && !has(columns, 'parent'))) &&
    those(columns, 'item', 'component').some(one => one !== column && isOther(one))
  )
}

/** `Qty; UOM; Stock Qty; Stock UOM` of a bill or order: how many, once more, in the unit of the stock. */
function withoutStocks(columns: Columns): Changed {
  const ofStock = marked(columns, is.stockUnit)
  const stocked = marked(columns, is.stockQty, 'onHand')
  const isLine = has(columns, 'parent') && has(columns, 'quantity', 'per')
  const unit = those(columns, 'unit').find(({ heading }) => !is.stockUnit(heading))
  const ordered = find(columns, isLine ? 'per' : 'quantity', 'quantity', 'lotSize')
  if (!ofStock || !stocked || !ordered || !unit || stocked.isAnswered) return undefined
  if (!isLine && !has(columns, 'date', 'week')) return undefined
  const [own, units, amounts, stock] = [ofStock, unit, ordered, stocked].map(({ profile }) => profile.values)
  // One unit and two numbers: then it is the stock on hand.
  const isTheSame = own?.every((of, row) => of !== units?.[row] || amounts?.[row] === stock?.[row])
  if (!isTheSame || ![ordered, unit, stocked].every(({ profile }) => profile.filled === 1)) return undefined
  // More than was ordered is received in the unit of the stock, and no more in that of the order.
  const got = those(columns, 'delivered').find(({ profile }) =>
    profile.values.some(text => /[1-9]/.test(text)),
  )?.profile
  const isMore = (text: string, row: number) => toComparable(text) > toComparable(amounts?.[row] ?? '')
  return got && (got.filled < 1 || !got.values.some(isMore))
    ? assign(columns, [stocked, 'ignored', true])
    : assign(columns, [ordered, 'ignored'], [unit, 'ignored'], [stocked, 'quantity', true])
}

/** `Lot` numbers lots where an item has several in stock, or they expire. What is no round number may be one: the planner asks. */
function withLots(columns: Columns): Changed {
  const [lot, item] = [marked(columns, is.lot, 'lotSize'), find(columns, 'item')]
  if (!lot || !item || lot.isTold || lot.profile.filled < 1 || item.profile.filled < 1) return undefined
  const [lots, items] = [lot.profile.values, item.profile.values]
  const isOfStock =
    has(columns, 'onHand', 'quantity') &&
    !has(columns, 'leadTime', 'safetyStock', 'lotMin', 'lotRule', 'lotMultiple')
  if (!isOfStock) return undefined
  if (has(columns, 'validTo') || items.some((id, row) => lots[items.indexOf(id)] !== lots[row]))
    return assign(columns, [lot, 'lot'])
  const isOdd = lots.every(text => /^\d{1,3}$/.test(text)) && lots.some(text => !text.endsWith('0'))
  const isPlanned =
    has(columns, 'order', 'bucket', 'delivered') ||
    (has(columns, 'onHand', 'date', 'week') && has(columns, 'quantity'))
  return isOdd && !isPlanned && assign(columns, [lot, 'lotSize', false])
}

/** What a list of parts without numbers never has. */
const notOfParts: readonly Meaning[] = [
  ...(['date', 'week', 'bucket', 'order', 'location', 'lot', 'status', 'delivered'] as const),
  ...ofItems,
]

/** Bills whose parents or parts are told by other words than those of a bill. */
const partRules: readonly ((columns: Columns) => Changed)[] = [
  // `Parent item number` beside that of the component, or `component_product_id`.
  columns => {
    const parent = marked(columns, is.parentItem, 'item')
    const component = find(columns, 'component') ?? marked(columns, is.goesIn, 'item')
    const isPair = parent && component?.profile.filled === 1
    return isPair && assign(columns, [parent, 'parent', true], [component, 'component'])
  },
  // `BOM; Material description; Qty`, `Product name; Component name; Qty`: parts that have a name and no number.
  columns => {
    const names = those(columns, 'name').filter(
      ({ heading, profile }) => !is.plainName(heading) && profile.filled === 1,
    )
    const part = marked(names, is.goesIn) ?? names[0]
    const parent = find(columns, 'parent') ?? (is.goesIn(part?.heading ?? '') && marked(names, is.made))
    const isOther = has(columns, 'item', 'component', 'level', ...notOfParts)
    if (isOther || !has(columns, 'quantity', 'per') || !part || !parent || parent === part) return undefined
    const { values } = parent.profile
    const pairs = new Set(part.profile.values.map((text, at) => `${values[at]}\n${text}`))
    const isOfSeveral = values.length === part.profile.values.length && pairs.size > new Set(values).size
    // `Parent category` is no assembly.
    const isSure = parent.known?.isWhole === true || is.name(parent.heading)
    return isOfSeveral && isSure && assign(columns, [parent, 'parent', true], [part, 'component', true])
  },
  // `Robot no; Part; Qty per robot`: what a quantity is for has a column of its own.
  columns => {
    const per = find(columns, 'per')
    const [, owner = ''] = / (?:per|je|pro|por|par) (\p{L}{3,})$/u.exec(worded(per?.heading ?? '')) ?? []
    if (!owner || isPack(owner) || has(columns, 'parent', 'level', ...notOfParts)) return undefined
    const isOwner = new RegExp(`^${owner} ?(?:no|nr|id|code|number|nummer)?$`)
    const parent = unused(columns).find(
      ({ known, heading, profile }) => !known && profile.filled === 1 && isOwner.test(worded(heading)),
    )
    const isOfParts = parent && has(columns, 'item', 'component')
    return isOfParts && assign(columns, [parent, 'parent', false], [per, 'per', true])
  },
]
