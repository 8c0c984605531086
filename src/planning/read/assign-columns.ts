import {
  type Column,
  find,
  has,
  isInAssembly,
  isMeaning,
  isOpen,
  isSigned,
  isWanted,
  mayBeItem,
  rank,
  set,
  setAll,
} from './column.ts'
import { beginOf, isBucket } from './dates.ts'
import { isBalance, isFieldOfOrder, pairOf, typeColumn } from './decide-kinds.ts'
import { hundredsOf, readHeading, timeUnit } from './headings.ts'
import { is } from './layouts/marks.ts'
import { directions, isFixed, isNo, isVariable, isWork } from './layouts/telling-words.ts'
import type { Questions } from './questions.ts'
import { isUnread, type Kind, type Meaning } from './result.ts'
import { stateOf } from './row-words.ts'
import { isOfItems } from './table.ts'
import type { RawTable } from './tables.ts'
import { isIndented, isNumbered, numberedColumn } from './unnamed-levels.ts'
import { spaced } from './worded.ts'

// What each column means, once it is known what the table is. Each step takes the columns and returns others: none is
// changed in place, and an answer of a person outlasts all of them.

export interface Context {
  readonly table: RawTable
  readonly kinds: readonly Kind[]
  readonly id: string
  /** Whether a text is the number of an item in another table. */
  readonly knows: (text: string) => boolean
  readonly hasLines: (text: string) => boolean
  readonly questions: Questions
}

type Step = (columns: readonly Column[], context: Context) => readonly Column[]

const isDue = ({ kinds }: Context): boolean =>
  kinds.some(kind => kind === 'wanted' || kind === 'coming' || kind === 'proposals')

const isBill = ({ kinds }: Context): boolean => kinds.includes('bill')

export const assignColumns = (columns: readonly Column[], context: Context): readonly Column[] => {
  // Nobody is asked about a table of which nothing is planned.
  if (context.kinds.every(isUnread)) return columns.map(column => ({ ...column, sure: true }))
  const steps: readonly Step[] = [
    ...[
      withoutStrangers,
      asPair,
      withBase,
      keepOneEach,
      nameItem,
      withLevels,
      asBill,
      ofOrders,
      asQuantity,
      ofForecast,
    ],
    ...[withType, withNumber, withMarks, ask],
  ]
  return steps.reduce((all, step) => step(all, context), columns)
}

// -------------------------------------------------------------------------------------------- what this kind has no use for

/** Meanings that a table of other kinds has no use for. */
const uses: readonly (readonly [readonly Meaning[], (context: Context) => boolean])[] = [
  [['fixed', 'alternative', 'priority', 'validFrom'], isBill],
  [['validTo'], context => isBill(context) || context.kinds.includes('stock')],
  [['lot'], isOfItems],
  [['scrap'], context => isBill(context) || isOfItems(context)],
]

const withoutStrangers: Step = (columns, context) => {
  return columns.map(column => {
    const use = uses.find(([meanings]) => meanings.includes(column.meaning))
    if (!use || use[1](context) || column.isAnswered) return column
    // The end of a production order is when it brings something.
    if (column.meaning === 'validTo' && isDue(context) && !has(columns, 'date', 'week'))
      return { ...column, meaning: 'date' as const }
    return { ...column, meaning: 'ignored' as const, sure: true }
  })
}

// ------------------------------------------------------------------------------------------------- parents and parts

/** `Product; Part No.; Quantity`: two items make a bill. */
const asPair: Step = (columns, context) => {
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
const withBase: Step = (columns, context) => {
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

const asBill: Step = (columns, context) => {
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

const withLevels: Step = (columns, context) => {
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

// --------------------------------------------------------------------------------------------- several with one meaning

/** Of several columns with one meaning, the one whose heading says it best is kept. */
const keepOneEach: Step = (columns, context) => {
  const several = new Set<Meaning>(['ignored', 'bucket', 'location', 'lot', 'leadTime', 'unit', 'active'])
  const meanings = new Set(columns.map(({ meaning }) => meaning))
  return [...meanings].reduce((all, meaning) => {
    const same = all.filter(column => column.meaning === meaning)
    if (same.length < 2) return all
    if (meaning === 'leadTime') return keepBest(all, same)
    if (several.has(meaning)) return all
    if (meaning === 'delivered' && same.every(({ isTold }) => isTold)) return all
    // What comes has its date, and what is wanted has another one.
    if (meaning === 'date' && isPairOfDates(same))
      return setAll(all, ({ meaning: one }) => one === 'date', { sure: true })
    return keepOne(all, same, meaning, context)
  }, columns)
}

const isPairOfDates = (dates: readonly Column[]): boolean =>
  dates.length === 2 &&
  dates.filter(({ hints }) => hints.includes('receipt')).length === 1 &&
  dates.every(({ profile }) => profile.filled > 0 && profile.filled < 1)

/** An item is made in one time, or bought in another one. */
function keepBest(columns: readonly Column[], same: readonly Column[]): readonly Column[] {
  const best = Math.max(...same.map(rank))
  return setAll(columns, column => same.includes(column) && rank(column) < best, {
    meaning: 'ignored',
    sure: true,
  })
}

function keepOne(
  columns: readonly Column[],
  same: readonly Column[],
  meaning: Meaning,
  context: Context,
): readonly Column[] {
  const filled = same.filter(({ profile, isAnswered }) => profile.filled > 0 || isAnswered)
  const known =
    meaning === 'item' && !same.some(({ isAnswered }) => isAnswered)
      ? filled.filter(column => share(column, context) > 0)
      : []
  const best = Math.max(...filled.map(rank))
  const kept = known.length === 1 ? known : filled.filter(column => rank(column) === best)
  const chosen =
    meaning === 'item' && kept.length > 1
      ? chooseItem(columns, kept, context)
      : choose(columns, kept, context)
  const first = chosen.column ?? same[0]
  const rest = columns.map(column =>
    same.includes(column) && column.id !== first?.id && !(column.isAnswered && column.meaning === meaning)
      ? { ...column, meaning: chosen.others?.get(column.id) ?? ('ignored' as const), sure: true }
      : column,
  )
  return set(rest, first, { sure: chosen.sure ?? first?.sure ?? true })
}

interface Chosen {
  readonly column: Column | undefined
  readonly sure?: boolean
  /** What others of them are instead. */
  readonly others?: ReadonlyMap<string, Meaning>
}

/** Of the headings of quantities, those of anything: `Quantity`, `Qty`, `Cantidad`, `Menge`. */
const bare = /^[qcm]\S+$/i

/** Which of several columns of a meaning say it best: each of these leaves those that fit it, if there are any. */
const preferences: readonly {
  readonly of: Meaning
  readonly fits: (column: Column, context: Context) => boolean
}[] = [
  // `Date` and `Order date` beside `Ship date` are when the order was written.
  { of: 'date', fits: ({ heading }) => !is.bareDate(heading) && !is.otherDay(heading) },
  { of: 'date', fits: ({ profile }) => profile.filled === 1 },
  { of: 'date', fits: ({ heading }, { kinds }) => kinds.includes('coming') && is.confirmed(heading) },
  { of: 'date', fits: ({ heading }, { kinds }) => kinds.includes('coming') && is.production(heading) },
  { of: 'quantity', fits: ({ heading }) => !is.total(heading) },
  // What is still open, and not what was ordered at first.
  { of: 'quantity', fits: isOpen },
  { of: 'quantity', fits: ({ hints }, { kinds }) => kinds.includes('coming') && hints.includes('receipt') },
  { of: 'onHand', fits: ({ heading }) => is.physical(heading) },
  // What is shipped of sales orders, and done of production orders.
  {
    of: 'delivered',
    fits: ({ heading }, { kinds }) =>
      directions.some(
        ({ where, says, words }) =>
          where === 'delivered' && kinds.includes(says) && words.test(spaced(heading)),
      ),
  },
  { of: 'order', fits: ({ heading }) => !/id\b/i.test(heading) },
]

/** Chooses one. Where nothing tells them apart, the first one asks. */
function choose(columns: readonly Column[], kept: readonly Column[], context: Context): Chosen {
  const [first] = kept
  if (!first || kept.length < 2) return { column: first }
  const { meaning } = first
  // SAP's `Level` and `Explosion level` are one: `..2` says more than `2`.
  if (meaning === 'level')
    return { column: kept.find(({ samples }) => samples.some(text => text.startsWith('.'))) ?? first }
  if (meaning === 'name') return { column: nameOfPart(columns, kept) ?? first }
  // `Quantity` beside `Demand`, in a list of items with their parents, is how many go in.
  const part = meaning === 'quantity' ? kept.find(({ heading }) => bare.test(heading)) : undefined
  if (part && kept.some(isWanted) && isBill(context) && !has(columns, 'per')) {
    const rest = choose(
      columns,
      kept.filter(column => column !== part),
      context,
    )
    return { ...rest, others: new Map([[part.id, 'per'], ...(rest.others ?? [])]) }
  }
  const better = preferences
    .filter(({ of }) => of === meaning)
    .reduce((left, { fits }) => {
      const fitting = left.filter(column => fits(column, context))
      return fitting.length > 0 ? fitting : left
    }, kept)
  const [one = first, other] = better
  const isAlike = kept.every(({ profile }) => profile.values.join('\n') === one.profile.values.join('\n'))
  const isUnclear = other && !isAlike && !one.isAnswered
  return isUnclear ? { column: one, sure: false } : { column: one }
}

/** Of the names of a parent and of a part, the part's: it stands behind its number. */
function nameOfPart(columns: readonly Column[], names: readonly Column[]): Column | undefined {
  const component = find(columns, 'component')
  return component && names.find(({ index }) => index > component.index)
}

// ------------------------------------------------------------------------------------------------------- which is the item

function chooseItem(columns: readonly Column[], items: readonly Column[], context: Context): Chosen {
  const filled = items.filter(({ profile }) => profile.filled > 0.3)
  const parts = (filled.length > 0 ? filled : items).filter(({ profile }) => !profile.isPosition)
  const kept = parts.length > 0 ? parts : items
  const known = kept.filter(column => share(column, context) > 0)
  const codes = kept.filter(({ heading }) => is.code(heading))
  const column =
    (kept.length === 1 && kept[0]) ||
    (known.length === 1 && known[0]) ||
    (codes.length === 1 && codes[0]) ||
    // What Business Central makes is the source of its order.
    kept.find(({ heading }) => is.source(heading)) ||
    askItem(kept, context)
  const other = kept.find(one => one !== column)
  const isName = other !== undefined && !has(columns, 'name') && other.profile.hasText
  return {
    column,
    sure: column !== undefined && !context.questions.isOpen(`${context.id}.item`),
    ...(isName && { others: new Map([[other.id, 'name' as const]]) }),
  }
}

/** How many of a column's values are items of other tables. */
const share = ({ profile: { values } }: Column, { knows }: Context): number =>
  values.filter(knows).length / Math.max(1, values.length)

/** Asks which of two columns has the items, unless there is one only. */
function askItem([one, other]: readonly Column[], { table, id, questions }: Context): Column | undefined {
  if (!one || !other) return one
  const answer = questions.ask({
    id: `${id}.item`,
    code: 'item-column',
    source: table.source,
    column: '',
    samples: [one, other].flatMap(({ samples }) => samples.slice(0, 2)),
    choices: [one.id, other.id],
  })
  return [one, other].find(column => column.id === answer)
}

/** Finds the column of the item where no heading says so for sure. */
const nameItem: Step = (columns, context) => {
  const item = find(columns, 'item')
  // What is made is the item of its order.
  const made = item || isBill(context) ? undefined : find(columns, 'parent')
  if (made?.sure && !has(columns, 'component')) return set(columns, made, { meaning: 'item' })
  if (item && rank(item) > 0) return columns
  const component = find(columns, 'component')
  if (item && component && has(columns, 'level') && item.profile.filled > component.profile.filled)
    return columns
  const hasKey = component !== undefined && !(isBill(context) && item && !has(columns, 'parent'))
  if (hasKey) return set(columns, item, { meaning: 'ignored' })
  // `No.` beside a parent is the part.
  if (item && has(columns, 'parent', 'component')) return set(columns, item, { sure: true })
  const names = columns.filter(({ heading }) => readHeading(heading)?.meaning === 'name')
  const plain = names.find(({ heading }) => is.plainName(heading))
  // NetSuite's `Name` is the item's number when it has a `Display Name`.
  if (plain && names.length > 1) {
    const other = names.find(column => column !== plain)
    return set(
      set(set(columns, item, { meaning: 'ignored' }), plain, { meaning: 'item', sure: true }),
      other,
      { meaning: 'name' },
    )
  }
  if (item) return itemOrName(columns, item, plain, context)
  return names.length > 0 ? itemByName(columns, plain ?? names[0], context) : itemByValues(columns, context)
}

/** An `ID` may be the system's own beside a `Name`, or the order's, and never is beside a description. */
function itemOrName(
  columns: readonly Column[],
  item: Column,
  plain: Column | undefined,
  context: Context,
): readonly Column[] {
  const known = [item, ...(plain ? [plain] : [])].find(column => share(column, context) > 0.5)
  if (known === item || !plain) return set(columns, item, { sure: true })
  // In a list of documents, it is the document's.
  const isOfDocuments = isDue(context) && typeColumn(columns) !== undefined
  if (!known && !isOfDocuments && is.code(item.heading) && !/\bid\b/i.test(item.heading))
    return set(columns, item, { sure: true })
  const chosen = known ?? askItem([item, plain], context)
  return set(
    set(columns, item, {
      meaning: chosen === item ? 'item' : 'ignored',
      sure: !context.questions.isOpen(`${context.id}.item`),
    }),
    plain,
    { meaning: chosen === item ? 'name' : 'item', sure: !context.questions.isOpen(`${context.id}.item`) },
  )
}

function itemByName(
  columns: readonly Column[],
  name: Column | undefined,
  context: Context,
): readonly Column[] {
  // A number under a heading that nobody knows may be the item's.
  const unknown = columns.filter(column => mayBeItem(column) && is.code(column.heading))
  // A column without a heading, before what its items are called.
  const bare = columns.find(
    ({ heading, profile }) =>
      heading === '' && profile.hasText && profile.filled > 0.8 && profile.distinct > 0.8,
  )
  const known =
    unknown.find(column => share(column, context) > 0.5) ??
    (is.plainName(name?.heading ?? '') ? undefined : bare)
  const chosen = known ?? askItem([...unknown.slice(0, 1), ...(name ? [name] : [])], context) ?? name
  const sure = !context.questions.isOpen(`${context.id}.item`)
  return set(chosen === name ? columns : set(columns, name, { meaning: 'name' }), chosen, {
    meaning: 'item',
    sure,
  })
}

function itemByValues(columns: readonly Column[], context: Context): readonly Column[] {
  const unknown = columns.filter(column => mayBeItem(column) && column.profile.hasText)
  const known = columns.find(column => mayBeItem(column) && share(column, context) > 0.5)
  const chosen = known ?? askItem(unknown, context)
  if (!chosen) return columns
  const sure = known !== undefined || (unknown.length > 1 && !context.questions.isOpen(`${context.id}.item`))
  return set(columns, chosen, { meaning: 'item', sure })
}

// ------------------------------------------------------------------------------------------------------------ quantities

/** What looks like a field of items and is one of orders. */
const ofOrders: Step = (columns, context) => {
  if (!isDue(context) || isSigned(columns)) return columns
  return columns.map(column => {
    if (column.isAnswered || !isFieldOfOrder(column, columns, true)) return column
    const { meaning } = column
    if (meaning === 'onHand' && isBalance(column))
      return { ...column, meaning: 'quantity' as const, sure: true }
    if (meaning === 'onHand' && has(columns, 'order'))
      return { ...column, meaning: 'delivered' as const, sure: true }
    const isOnly = meaning === 'lotSize' && !columns.some(one => one.meaning === 'quantity' && one.sure)
    return { ...column, meaning: isOnly ? ('quantity' as const) : ('ignored' as const), sure: true }
  })
}

const asQuantity: Step = (columns, context) => {
  if (
    isDue(context) &&
    (has(columns, 'date', 'week') ||
      columns.some(({ meaning, isAnswered }) => meaning === 'quantity' && isAnswered))
  )
    return withDelivered(dueQuantity(columns, context), context)
  if (isBill(context))
    return has(columns, 'component', 'per', 'level') || has(columns, 'parent')
      ? ofBill(columns)
      : headQuantity(columns)
  if (isDue(context))
    return has(columns, 'bucket') ? withoutQuantity(columns) : withDelivered(columns, context)
  return isOfItems(context) ? ofStock(columns, context) : columns
}

const withoutQuantity: (columns: readonly Column[]) => readonly Column[] = columns =>
  setAll(columns, ({ meaning }) => meaning === 'quantity', { meaning: 'ignored' })

/** What an order is for, whatever its column is called. */
function dueQuantity(columns: readonly Column[], context: Context): readonly Column[] {
  const balance = columns.find(({ meaning, heading }) => meaning === 'quantity' && is.balance(heading))
  const all = balance
    ? setAll(columns, column => column.meaning === 'quantity' && column.id !== balance.id, {
        meaning: 'ignored',
      })
    : columns
  const other = find(all, 'quantity')
  if (isBill(context)) return ofBill(all)
  const sure = all.find(({ meaning, sure: isSure }) => meaning === 'quantity' && isSure)
  const clean = sure
    ? setAll(all, column => column.meaning === 'quantity' && column.id !== sure.id, { meaning: 'ignored' })
    : all
  // `Qty (Items)` is of an order where there is a date.
  const instead = other ? undefined : (find(clean, 'per') ?? find(clean, 'batch'))
  const found = set(clean, instead, { meaning: 'quantity' })
  return setAll(found, ({ meaning }) => meaning === 'batch' || (meaning === 'per' && other !== undefined), {
    meaning: 'ignored',
  })
}

/** `Received` may be a day, and `Complete` a yes; and what is open has nothing taken off. */
function withDelivered(columns: readonly Column[], context: Context): readonly Column[] {
  const delivered = find(columns, 'delivered') ?? doneOf(columns, context)
  const left = find(columns, 'quantity')
  const isCount = delivered?.profile.values.every(text => /^[\d.,\s]+%?$/.test(text))
  const isLeft = left && (isOpen(left) || is.balance(left.heading))
  if (isLeft || (delivered && !isCount))
    return setAll(columns, ({ id }) => id === delivered?.id, { meaning: 'ignored' })
  const isGone = ({ meaning, heading, profile }: Column) =>
    meaning === 'ignored' && is.gone(heading) && profile.filled > 0 && profile.numeric === 1
  return setAll(set(columns, delivered, { meaning: 'delivered' }), isGone, { meaning: 'delivered' })
}

/** What is confirmed of a production order is done, and what is invoiced of a sales order. */
function doneOf(columns: readonly Column[], { kinds }: Context): Column | undefined {
  const isProduction = columns.some(({ heading }) => is.production(heading))
  return columns.find(
    ({ meaning, heading, profile: { numeric, values } }) =>
      meaning === 'ignored' &&
      numeric === 1 &&
      ((kinds.includes('coming') && isProduction && is.confirmed(heading)) ||
        (kinds.includes('wanted') && is.invoiced(heading) && !values.every(text => /[.,]\d{2}$/.test(text)))),
  )
}

/** Of the head of a bill, a quantity is what it is for. */
const headQuantity = (columns: readonly Column[]): readonly Column[] =>
  has(columns, 'batch') ? columns : set(columns, find(columns, 'quantity'), { meaning: 'batch' })

/** In a bill, a quantity is how many go in; beside one, it is what the bill is for. */
function ofBill(columns: readonly Column[]): readonly Column[] {
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

/** A quantity without a date may be what is there, or what is wanted. */
function ofStock(columns: readonly Column[], { kinds }: Context): readonly Column[] {
  const batch = find(columns, 'batch')
  const quantity = find(columns, 'quantity') ?? batch
  const all = batch && batch !== quantity ? set(columns, batch, { meaning: 'ignored' }) : columns
  const stock = find(all, 'onHand')
  if (!quantity || quantity.isAnswered) return all
  // What was ordered, and when it comes is not said.
  const isOrdered =
    has(all, 'order') && (has(all, 'delivered') || all.some(({ heading }) => is.partners(heading)))
  if (isOrdered)
    return setAll(all, ({ meaning }) => meaning === 'quantity', { meaning: 'ignored', sure: true })
  if (quantity.hints.includes('receipt') || (stock && (stock.sure || !quantity.sure)))
    return set(all, quantity, { meaning: 'ignored' })
  // Odoo's replenishment has the stock to come, and what it would order.
  if (has(all, 'bucket')) return set(all, quantity, { meaning: 'ignored' })
  const isPlaced = kinds.includes('stock') || has(all, 'location', 'lot') || has(all, 'status')
  return set(set(all, stock, { meaning: 'ignored' }), quantity, { meaning: 'onHand', sure: isPlaced })
}

/** Odoo's replenishment has the stock to come, and what it would order; and what is overdue stands beside what is due later. */
const ofForecast: Step = (columns, context) => {
  const isReplenishment = columns.some(({ heading }) => is.toOrder(heading))
  const all = isReplenishment
    ? setAll(columns, ({ heading }) => is.forecasted(heading), { meaning: 'ignored' })
    : columns
  const hasBuckets = all.some(({ heading, meaning }) => meaning === 'bucket' && isBucket(beginOf(heading)))
  const kept =
    hasBuckets && isDue(context)
      ? all
      : setAll(all, ({ meaning }) => meaning === 'bucket', { meaning: 'ignored' })
  // The name in an order is the customer's.
  const isOrder = has(kept, 'quantity') && has(kept, 'order') && isDue(context)
  return isOrder
    ? setAll(kept, ({ meaning, heading }) => meaning === 'name' && is.plainName(heading), {
        meaning: 'ignored',
      })
    : kept
}

/** The number of an order, under a heading that does not say of which. */
const withNumber: Step = (columns, context) => {
  if (!isDue(context) || has(columns, 'order')) return columns
  const number = columns.find(
    ({ meaning, heading, profile: { values, dated, filled, isPosition }, isAnswered }) =>
      meaning === 'ignored' &&
      !isAnswered &&
      (is.orders(heading) || is.orderNumber(heading)) &&
      filled > 0.5 &&
      dated < 0.5 &&
      !isPosition &&
      values.every(text => /\d/.test(text)),
  )
  return set(columns, number, { meaning: 'order', sure: true })
}

// ---------------------------------------------------------------------------------------------------- marks of the rows

/** What each row is, where it says so. */
const withType: Step = (columns, context) => {
  const isSuggested = context.kinds.includes('proposals')
  const type = isDue(context) && !isSuggested ? typeColumn(columns) : undefined
  const typed = type && type.meaning !== 'order' ? set(columns, type, { meaning: 'type' }) : columns
  // A type of document says which orders are none.
  const document = columns.find(
    ({ meaning, heading, profile }) =>
      meaning === 'ignored' && is.rowType(heading) && profile.values.some(text => stateOf(text) === 'closed'),
  )
  const isStated = isDue(context) && !has(columns, 'status', 'type') && type === undefined
  if (isStated && document) return set(columns, document, { meaning: 'status' })
  // A type of item says so by its values.
  const phantom = columns.find(
    ({ meaning, samples }) => meaning === 'ignored' && samples.some(text => is.phantom(text)),
  )
  // Whether a line is for each order: `Fixed` among `Proportional`.
  const fixed = columns.find(
    ({ meaning, profile: { values } }) =>
      meaning === 'ignored' &&
      values.some(isFixed) &&
      values.every(text => isFixed(text) || isVariable(text)),
  )
  const marked = has(typed, 'phantom') ? typed : set(typed, phantom, { meaning: 'phantom' })
  return !isBill(context) || has(typed, 'fixed') ? marked : set(marked, fixed, { meaning: 'fixed' })
}

/** A unit beside a time is the time's; a state is an order's or a stock's. */
const withMarks: Step = (columns, context) => {
  const times = columns.filter(({ meaning }) => meaning === 'leadTime')
  const ofTime = columns.filter(
    ({ meaning, index, samples }) =>
      meaning === 'unit' &&
      times.some(time => index === time.index + 1) &&
      samples.length > 0 &&
      samples.every(text => timeUnit(text) && !/^[mt]$/i.test(text)),
  )
  const others = columns.filter(column => column.meaning === 'unit' && !ofTime.includes(column))
  // An item is counted in its own unit, whatever it is bought in.
  const unit = others.find(({ heading }) => isDue(context) || !is.purchaseUnit(heading))
  const units = setAll(columns, column => column.meaning === 'unit' && column.id !== unit?.id, {
    meaning: 'ignored',
  })
  const hasState = isDue(context) || isOfItems(context)
  // What is work, or is made no more, goes into nothing.
  const work = isBill(context)
    ? columns.find(
        ({ meaning, heading, profile: { values } }) =>
          (meaning === 'ignored' && is.rowType(heading) && values.some(isWork)) ||
          (meaning === 'status' && !hasState && values.some(isNo)),
      )
    : undefined
  return setAll(
    has(units, 'active') ? units : set(units, work, { meaning: 'active', sure: true }),
    ({ meaning, heading }) => meaning === 'status' && (!hasState || is.otherState(heading)),
    { meaning: 'ignored' },
  )
}

// ------------------------------------------------------------------------------------------------------------ questions

/** What else a column may say that does not say enough. */
const otherwise: Partial<Record<Meaning, Meaning>> = { onHand: 'quantity', lotMin: 'safetyStock' }

/** Meanings from which nothing is planned. */
const harmless: ReadonlySet<Meaning> = new Set([
  'name',
  'order',
  'location',
  'status',
  'type',
  'unit',
  'lot',
  'active',
  'delivered',
  'phantom',
  'make',
  'supplier',
  'price',
])

const ask: Step = (columns, context) => {
  const asked = columns.map(column => askOf(column, columns, context))
  return withMost(asked).map(column =>
    column.meaning === 'ignored' && !context.questions.isOpen(column.id) ? { ...column, sure: true } : column,
  )
}

/** Asks what a column says that may say two things. */
function askOf(column: Column, columns: readonly Column[], context: Context): Column {
  const { questions, table } = context
  const { id, meaning, heading, samples } = column
  const isCount = meaning === 'date' && !isDue(context)
  const isSettled = harmless.has(meaning) || isCount || isSigned(columns) || meaning === 'ignored'
  if (column.sure || isSettled || column.isAnswered)
    return { ...column, sure: column.sure || !questions.isOpen(id) }
  if (meaning === 'lotMax' && columns.some(isWeakLeast)) return column
  const hasSafety = columns.some(one => one.meaning === 'safetyStock' && one.sure)
  const isLeast = meaning === 'lotMin' && columns.some(isWeakMost) && !hasSafety
  const choices: [Meaning, Meaning] = isLeast
    ? ['safetyStock', meaning]
    : [meaning, otherwise[meaning] ?? 'ignored']
  const answer = questions.ask({
    id,
    code: 'column',
    source: table.source,
    column: heading,
    samples,
    choices: meaning === 'lotMax' ? ['ignored', meaning] : choices,
  })
  return isMeaning(answer) ? { ...column, meaning: answer } : column
}

/** A `Max qty` beside a `Min qty` is the largest order where that is the smallest one, and how high the stock may get if not. */
function withMost(columns: readonly Column[]): readonly Column[] {
  const least = columns.find(isWeakLeast)
  return least && least.meaning !== 'lotMin'
    ? setAll(columns, column => column.meaning === 'lotMax' && isWeakMost(column), { meaning: 'ignored' })
    : columns
}

const isWeak = ({ known }: Column, meaning: Meaning): boolean => known?.meaning === meaning && !known.sure

const isWeakLeast = (column: Column): boolean => isWeak(column, 'lotMin')

const isWeakMost = (column: Column): boolean => isWeak(column, 'lotMax')
