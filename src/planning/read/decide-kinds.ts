import { type Column, find, has, isInAssembly, isSigned, isWanted, mayBeItem } from './column.ts'
import { beginOf, readDate } from './dates.ts'
import type { Evidence } from './evidence.ts'
import { readHeading } from './headings.ts'
import type { LayoutList } from './layouts/layout.ts'
import { is } from './layouts/marks.ts'
import { directions, freeText, titles, type Where } from './layouts/telling-words.ts'
import type { Questions } from './questions.ts'
import { kinds as allKinds, type Kind } from './result.ts'
import { rowTypeOf } from './row-words.ts'
import type { RawTable } from './tables.ts'
import { isNumbered } from './unnamed-levels.ts'
import { dayOfWeek } from './weeks.ts'
import { spaced } from './worded.ts'

// What a table is, by evidence that is collected, weighed and kept. Its headings say most, then its values; the name of
// its sheet or file says least. Free text says nothing.

export interface Decided {
  readonly kinds: readonly Kind[]
  readonly evidence: readonly Evidence[]
}

/** Two readings are close where less than this lies between them. */
const close = 2

/** Meanings that make a list of items of a table. */
const ofItems = [
  'onHand',
  'leadTime',
  'safetyStock',
  'lotRule',
  'lotSize',
  'lotMin',
  'lotMax',
  'lotMultiple',
] as const

export interface Undecided {
  readonly table: RawTable
  readonly columns: readonly Column[]
  readonly layout: LayoutList | undefined
  readonly id: string
  /** Whether a text is the number of an item in another table. */
  readonly knows: (text: string) => boolean
  /** Whether a text is a place, a customer or a supplier in another table. */
  readonly isOther: (text: string) => boolean
  /** Whether a text is the number of a bill whose lines another table has. */
  readonly hasLines: (text: string) => boolean
  readonly today: number
  readonly questions: Questions
}

export function decideKinds(undecided: Undecided): Decided {
  const { table, columns, layout, id, knows, hasLines, questions } = undecided
  const answer = questions.answer(id)?.split(/\s+/) ?? []
  const said = answer.filter((kind): kind is Kind => (allKinds as readonly string[]).includes(kind))
  if (said[0]) return { kinds: said, evidence: [{ says: said[0], where: 'answer', word: '', weight: 9 }] }
  if (table.isJoined)
    return { kinds: ['other'], evidence: [{ says: 'other', where: 'joined', word: '', weight: 8 }] }
  if (layout) return ofLayout(layout)
  const isPosted = columns.some(({ heading }) => is.posted(heading))
  const none = columns.find(
    ({ heading }) =>
      is.transfer(heading) ||
      (isPosted && is.movement(heading)) ||
      (is.noOrder(heading) && !has(columns, 'order', 'status', 'delivered')),
  )
  if (none && !has(columns, ...ofItems, 'per', 'level'))
    return {
      kinds: ['other'],
      evidence: [{ says: 'other', where: 'columns', word: none.heading, weight: 8 }],
    }
  if (isHead(columns, hasLines)) return { kinds: ['bill'], evidence: columnEvidence(['bill'], columns) }
  const isBill = billOf(table, columns, knows)
  const isDue = dueOf(columns, isBill) && !isCount(columns, undecided.today)
  const others = isBill || isDue ? undefined : ofOthers(undecided)
  if (others) return { kinds: ['other'], evidence: [others] }
  if (!isBill && isCalendar(columns)) return { kinds: ['calendar'], evidence: [] }
  const isItems = itemsOf(columns, isBill, isDue)
  if (isItems && isPriceList(columns, knows)) return { kinds: ['prices'], evidence: [] }
  const list: readonly Kind[] = [
    ...(isItems ? [isStock(columns) ? ('stock' as const) : ('items' as const)] : []),
    ...(isBill ? ['bill' as const] : []),
  ]
  const evidence = [
    ...columnEvidence(list, columns),
    ...directionEvidence(columns),
    ...takenEvidence(columns),
    ...titleEvidence(table),
  ]
  return isDue ? withDues(undecided, list, evidence) : { kinds: list.length > 0 ? list : ['other'], evidence }
}

const ofLayout = ({ system, list, kinds }: LayoutList): Decided => ({
  kinds,
  evidence: kinds.map(says => ({ says, where: 'layout', word: `${system}, ${list}`, weight: 8 })),
})

/** A list of places, customers or suppliers. */
function ofOthers({ columns, knows, isOther }: Undecided): Evidence | undefined {
  const { profile, samples } = find(columns, 'item', 'name') ?? {}
  const isOfOthers = profile?.values.some(isOther) === true && !profile.values.some(knows)
  return isOfOthers ? { says: 'other', where: 'values', word: samples?.[0] ?? '', weight: 5 } : undefined
}

/** Adds which way the orders of a table go, or that they are none. */
function withDues(
  { table, columns, id, today, questions }: Undecided,
  list: readonly Kind[],
  evidence: readonly Evidence[],
): Decided {
  const signed = isSigned(columns)
  const due = signed ? 'wanted' : directionOf(table, columns, evidence)
  const isAlone = list.length === 0
  const all = [...evidence, ...dateEvidence(table, columns, today, due, !isAlone)]
  // Where each row says what it is, nothing is left to ask.
  const isOpen = isAlone && !signed && !typeColumn(columns)
  const settled = isOpen ? settle(table, columns, all, due, id, questions) : due
  return { kinds: list.includes(settled) ? list : [...list, settled], evidence: all }
}

// --------------------------------------------------------------------------------------------- what the columns make it

/** Columns that have the numbers or names of items, by their headings. */
const subjects = (columns: readonly Column[]): readonly Column[] =>
  columns.filter(
    ({ meaning, profile }) => ['item', 'component', 'parent'].includes(meaning) && profile.filled > 0,
  )

/** The column with the number of a bill, beside the item that it makes: the lines stand in another table. */
export const billNumber = (columns: readonly Column[]): Column | undefined =>
  columns.find(({ known, heading }) => known?.meaning === 'parent' && is.bill(heading))

/** Whether a table has the heads of bills alone: what each makes, and how many. */
function isHead(columns: readonly Column[], hasLines: Undecided['hasLines']): boolean {
  const item = find(columns, 'item', 'parent')
  if (!item || has(columns, 'component', 'per', 'level', 'date', 'week', 'bucket', ...ofItems)) return false
  const amount = columns.some(({ meaning, known }) => meaning === 'batch' && known?.isWhole)
  const number = billNumber(columns)
  const isNumbered = number !== undefined && has(columns, 'item') && number.profile.values.some(hasLines)
  return isNumbered ? has(columns, 'batch', 'quantity') : amount && item.profile.values.some(hasLines)
}

function billOf(table: RawTable, columns: readonly Column[], knows: Undecided['knows']): boolean {
  const [item, parent, component, level] = (['item', 'parent', 'component', 'level'] as const).map(meaning =>
    find(columns, meaning),
  )
  const per = find(columns, 'per')
  const quantity = per ?? find(columns, 'quantity')
  const isDated = has(columns, 'date', 'week')
  if (level && (item || component || subjects(columns).length > 0 || has(columns, 'name'))) return true
  if (parent && component) return per !== undefined || !isDated
  if (parent && item)
    return (
      !is.bill(parent.heading) ||
      (quantity !== undefined && !isDated && !has(columns, ...ofItems)) ||
      per !== undefined
    )
  if (component && item) return !isDated
  if (
    component &&
    isInAssembly(component) &&
    columns.some(({ meaning, heading }) => meaning === 'name' && is.name(heading))
  )
    return true
  if (pairOf(columns, knows)) return true
  const counts = quantity !== undefined && !quantity.hints.includes('receipt')
  return counts && !isDated && !has(columns, 'bucket') && isNumbered(table, columns)
}

/** MRPeasy's bills have a `Product number` and a `Part No.`, and no other word of a bill. */
export function pairOf(
  columns: readonly Column[],
  knows: Undecided['knows'],
): readonly [Column, Column] | undefined {
  const items = columns.filter(
    ({ meaning, profile }) => meaning === 'item' && !profile.isPosition && profile.filled > 0.5,
  )
  const per = find(columns, 'per')
  if (
    columns.some(({ meaning, heading }) => meaning === 'parent' && !is.bill(heading)) ||
    has(columns, 'level', 'date', 'week', 'onHand', 'bucket') ||
    !(per || has(columns, 'quantity'))
  )
    return undefined
  if (items.length > 0 && has(columns, 'component')) return undefined
  if (items.length < 2) return per?.known?.isWhole ? unnamedPair(columns, knows) : undefined
  const [one, other] = [is.made, is.part].map(fits => items.find(({ heading }) => fits(heading)))
  if (one && other && one !== other && items.length === 2) return [one, other]
  const [first, second] = items
  return per?.known?.isWhole && first && second && items.length === 2 ? [first, second] : undefined
}

/** How many go in is said, and only one of the two is named: the other one is the column that is full of numbers or names. */
function unnamedPair(
  columns: readonly Column[],
  knows: Undecided['knows'],
): readonly [Column, Column] | undefined {
  const subject = find(columns, 'component', 'item')
  const others = columns.filter(
    ({ meaning, known, profile, heading }) =>
      meaning === 'ignored' && !known && profile.hasText && profile.filled > 0.9 && !freeText.test(heading),
  )
  const telling = others.filter(({ heading }) => is.made(heading) || is.itemLike(heading))
  const other =
    telling[0] ??
    others.find(({ profile }) => profile.values.some(knows)) ??
    (others.length === 1 ? others[0] : undefined)
  if (!subject || !other) return undefined
  return subject.meaning === 'component' || !is.part(other.heading) ? [other, subject] : [subject, other]
}

/** `Balance` beside an order and a date is what is left of the order. */
export const isBalance = ({ meaning, heading }: Column): boolean =>
  meaning === 'onHand' && is.balance(heading)

function dueOf(columns: readonly Column[], isBill: boolean): boolean {
  if (
    !has(columns, 'item', 'component', 'parent', 'name') &&
    !columns.some(column => mayBeItem(column) && column.profile.hasText)
  )
    return false
  if (
    has(columns, 'bucket') &&
    columns.some(({ heading, meaning }) => meaning === 'bucket' && readHeading(heading)?.meaning !== 'bucket')
  )
    return true
  if (isSigned(columns)) return true
  const quantities = columns.filter(({ meaning }) => meaning === 'quantity')
  const isDated =
    has(columns, 'date', 'week') ||
    (!isBill && has(columns, 'validTo') && has(columns, 'order') && quantities.length > 0)
  if (!isDated) return quantities.some(({ isAnswered }) => isAnswered) || hasRowTypes(columns, quantities)
  if (isBill) return quantities.length > (has(columns, 'per') ? 0 : 1) || quantities.some(isWanted)
  const weakLot = find(columns, 'lotSize')
  return (
    quantities.length > 0 ||
    has(columns, 'per', 'batch') ||
    (weakLot !== undefined && !weakLot.sure) ||
    (columns.some(isBalance) && has(columns, 'order'))
  )
}

/** Counts of several days, which are past, and no orders: what is on order beside them has another date. */
function isCount(columns: readonly Column[], today: number): boolean {
  const dates = columns.filter(({ meaning }) => meaning === 'date' || meaning === 'week')
  return (
    dates.length > 0 &&
    find(columns, 'onHand')?.sure === true &&
    !has(columns, 'order', 'status', 'delivered', 'bucket') &&
    !isSigned(columns) &&
    dates.every(
      ({ heading, profile }) =>
        is.countDay(heading) && profile.values.every(text => latestOf(text, today) < today),
    )
  )
}

/** A list of all that comes and goes has a word in each row that says what it is. */
const hasRowTypes = (columns: readonly Column[], quantities: readonly Column[]): boolean =>
  quantities.length > 0 && typeColumn(columns) !== undefined && has(columns, 'order')

function itemsOf(columns: readonly Column[], isBill: boolean, isDue: boolean): boolean {
  const isSubject =
    has(columns, 'item', 'component') ||
    columns.some(column => (column.meaning === 'name' || mayBeItem(column)) && column.profile.hasText)
  if (!isSubject) return false
  const fields = columns.filter(
    column =>
      (ofItems as readonly string[]).includes(column.meaning) && !isFieldOfOrder(column, columns, isDue),
  )
  const good = find(columns, 'yield')
  return fields.length > 0 || (good !== undefined && !isBill && !isDue) || (!isBill && !isDue)
}

/** What looks like a field of items, and is one of orders: the customer's lead time, a balance, what was yielded. */
export function isFieldOfOrder(column: Column, columns: readonly Column[], isDue: boolean): boolean {
  if (!isDue) return false
  const { meaning, heading, sure } = column
  const isOrders =
    has(columns, 'order', 'delivered') ||
    columns.some(({ meaning: one, heading: text }) => one === 'ignored' && is.partners(text))
  if (meaning === 'lotSize') return !sure || (isOrders && has(columns, 'quantity'))
  if (meaning === 'leadTime') return isOrders && !has(columns, 'onHand', 'safetyStock')
  if (meaning === 'onHand')
    return (
      (isOrders && (isBalance(column) || is.actual(heading))) ||
      (is.actual(heading) && has(columns, 'quantity'))
    )
  return meaning === 'lotMin' && !sure && isOrders
}

/** A list of days on which nobody works. */
const isCalendar = (columns: readonly Column[]): boolean =>
  has(columns, 'date') &&
  !has(columns, 'item', 'component', 'quantity', 'onHand', 'leadTime') &&
  columns.some(({ heading }) => is.holiday(heading))

/** A list that says what items cost and nothing else: another list has the items. */
const isPriceList = (columns: readonly Column[], knows: Undecided['knows']): boolean =>
  columns.some(({ hints }) => hints.includes('money')) &&
  !has(columns, ...ofItems, 'quantity', 'batch', 'per', 'yield', 'phantom', 'unit') &&
  find(columns, 'item')?.profile.values.some(knows) === true

/** A list of what lies in each place, of each lot, or was counted. */
const isStock = (columns: readonly Column[]): boolean =>
  has(columns, 'location', 'lot') && !has(columns, 'leadTime', 'lotRule', 'lotSize', 'lotMin', 'lotMultiple')

const columnEvidence = (list: readonly Kind[], columns: readonly Column[]): readonly Evidence[] =>
  list.flatMap(says => {
    const telling = says === 'bill' ? ['parent', 'component', 'level', 'per'] : [...ofItems, 'item']
    const column = columns.find(({ meaning }) => telling.includes(meaning))
    return column ? [{ says, where: 'columns', word: column.heading, weight: 5 } as const] : []
  })

// ------------------------------------------------------------------------------------------------ which way orders go

/** What the words of headings, states and order numbers say of the way that orders go. */
function directionEvidence(columns: readonly Column[]): readonly Evidence[] {
  const found: Evidence[] = []
  const add = (where: Where, text: string, word = text) => {
    const plain = spaced(text.slice(0, 120)).replaceAll('_', ' ')
    const all = directions.filter(one => one.where === where && one.words.test(plain))
    // `Customer PO` is the customer's.
    const isCustomers = where === 'order' && all.some(({ says }) => says === 'wanted')
    for (const { says, weight } of all)
      if (says === 'wanted' || !isCustomers) found.push({ says, where, word, weight })
  }
  const places: Partial<Record<string, Where>> = {
    order: 'order',
    quantity: 'quantity',
    delivered: 'delivered',
    date: 'date',
    week: 'date',
  }
  const orders = columns.filter(({ meaning }) => meaning === 'order')
  const hasOwnOrder = orders.some(({ heading }) => is.customers(heading))
  for (const column of columns) {
    const { heading, meaning, known, profile } = column
    if (meaning === 'item' && column.hints.includes('receipt'))
      found.push({ says: 'coming', where: 'order', word: heading, weight: 4 })
    const where = places[meaning] ?? places[known?.meaning ?? '']
    if (where && profile.filled > 0) add(where, heading)
    else if (meaning === 'ignored' && is.invoiced(heading)) add('delivered', heading)
    else if (meaning === 'ignored' && !known?.hints.length) addOther(column)
    if (where === 'order' || isNumberColumn(column))
      for (const value of sampled(profile.values)) if (!hasOwnOrder) add('number', value)
    if (meaning === 'status') for (const value of sampled(profile.values)) add('state', value)
    if (is.anyPartner(heading)) for (const value of sampled(profile.values)) add('partner-code', value)
  }
  return once(found)

  function addOther({ heading }: Column): void {
    if (is.partnerNumber(heading) || !freeText.test(heading)) add('partner', heading)
    // A number of an order under a heading that is not known as one.
    if (is.orders(heading) && !freeText.test(heading)) add('order', heading)
  }
}

const sampled = (values: readonly string[]): readonly string[] => [...new Set(values.slice(0, 50))]

/** A column with the numbers of something, under a heading that is not the item's. */
const isNumberColumn = ({ meaning, heading, profile }: Column): boolean =>
  (meaning === 'order' ||
    (meaning === 'item' && is.bareNumber(heading)) ||
    (meaning === 'ignored' && is.code(heading) && !is.foreign(heading))) &&
  profile.distinct > 0.3

/** Each word counts once for each way and place: many rows say no more than one. */
function once(found: readonly Evidence[]): readonly Evidence[] {
  const seen = new Map<string, Evidence>()
  for (const one of found) {
    const key = `${one.says} ${one.where}`
    const known = seen.get(key)
    if (!known || known.weight < one.weight) seen.set(key, one)
  }
  return [...seen.values()]
}

const plainTitle = (text: string): string => text.replace(/\.[a-z]{2,4}$/i, '').replace(/[_-]+/g, ' ')

function titleEvidence({ title, preamble, source }: RawTable): readonly Evidence[] {
  const rows = preamble.slice(-2).map(row => row.join(' ').slice(0, 200))
  const names =
    title === source
      ? [[title, 0.4] as const]
      : ([
          [title, 0.6],
          [source, 0.2],
        ] as const)
  const texts = [...rows.map(row => [row, 1] as const), ...names]
  return once(
    texts.flatMap(([text, share]) => [
      ...directions
        .filter(({ where, words }) => where === 'title' && words.test(plainTitle(text)))
        .map(({ says, weight }) => ({ says, where: 'title' as const, word: text, weight: weight * share })),
      ...titles
        .filter(({ words }) => words.test(plainTitle(text)))
        .map(({ says }) => ({ says, where: 'title' as const, word: text, weight: 3 * share })),
    ]),
  )
}

const sum = (evidence: readonly Evidence[], kind: Kind): number =>
  evidence.filter(({ says }) => says === kind).reduce((total, { weight }) => total + weight, 0)

/** What a production order takes is wanted. */
function takenEvidence(columns: readonly Column[]): readonly Evidence[] {
  const taken = columns.find(
    ({ meaning, heading }) =>
      meaning === 'component' || (['date', 'quantity'].includes(meaning) && is.taken(heading)),
  )
  const isProduction = columns.some(({ meaning, heading }) => meaning === 'order' && is.production(heading))
  return taken && isProduction ? [{ says: 'wanted', where: 'columns', word: taken.heading, weight: 12 }] : []
}

/** Whether orders bring something or want it. */
function directionOf(table: RawTable, columns: readonly Column[], evidence: readonly Evidence[]): Kind {
  const titles = [table.title, ...table.preamble.slice(-2).map(row => row.join(' '))]
  const ofOrders = columns
    .filter(
      ({ meaning, heading }) => ['order', 'quantity', 'date', 'week'].includes(meaning) || is.orders(heading),
    )
    .map(({ heading }) => heading)
  if ([...titles, ...ofOrders].some(title => is.proposals(title))) return 'proposals'
  return sum(evidence, 'coming') > sum(evidence, 'wanted') ? 'coming' : 'wanted'
}

// ------------------------------------------------------------------------------------------- what values say: days, counts

function dateEvidence(
  table: RawTable,
  columns: readonly Column[],
  today: number,
  due: Kind,
  isItems: boolean,
): readonly Evidence[] {
  const dates = columns.filter(({ meaning }) => meaning === 'date')
  // `Date` beside `Delivery date` is when the order was written.
  const [date = dates[0]] = [is.bareDate, () => false]
    .map(isBare => dates.find(({ heading }) => !is.otherDay(heading) && !isBare(heading)))
    .filter(one => one !== undefined)
  const quantity = find(columns, 'quantity')
  if (!date && !isItems) return pastEvidence(columns, today, due)
  if (!date || !quantity || isItems || due === 'proposals') return []
  const values = [...new Set(date.profile.values)]
  const days = values.map(value => latestOf(value, today)).filter(day => !Number.isNaN(day))
  const isPast = days.length > 0 && days.every(day => day < today)
  const isBare = is.day(date.heading) || is.counted(date.heading)
  const evidence: Evidence[] = []
  const add = (says: Kind, weight: number, word: string) =>
    evidence.push({ says, where: 'values', word, weight })
  if (!isPast)
    return [
      { says: due, where: 'values', word: values.find((_, at) => (days[at] ?? 0) >= today) ?? '', weight: 4 },
    ]
  if (!isBare || due === 'coming') return [{ says: due, where: 'date', word: date.heading, weight: 5 }]
  const [first = ''] = values
  if (is.counted(date.heading)) add('stock', 5, date.heading)
  if (has(columns, 'location', 'lot')) add('stock', 2, find(columns, 'location', 'lot')?.heading ?? '')
  if (values.length === 1 && table.rows.length > 1) add('stock', 2, first)
  if (is.sold(quantity.heading)) add('other', 4, quantity.heading)
  if (values.length > 2) add('other', 2, `${first} – ${values.at(-1)}`)
  else add('other', 1, first)
  if (has(columns, 'order', 'delivered', 'status'))
    add(due, 5, find(columns, 'order', 'delivered', 'status')?.heading ?? '')
  return evidence
}

/** A list whose months are all past says what was. */
function pastEvidence(columns: readonly Column[], today: number, due: Kind): readonly Evidence[] {
  const months = columns.filter(
    ({ meaning, heading }) => meaning === 'bucket' && readHeading(heading)?.meaning !== 'bucket',
  )
  const days = months.map(({ heading }) => latestOf(beginOf(heading), today))
  const [first] = months
  return first &&
    months.length > 1 &&
    months.every(({ heading }) => /20\d\d/.test(heading)) &&
    days.every(day => day <= today)
    ? [
        { says: 'other', where: 'values', word: first.heading, weight: 3 },
        { says: due, where: 'values', word: first.heading, weight: 2 },
      ]
    : []
}

/** The day of a date, or of a week; the later one where it may be two. NaN where it is none. */
function latestOf(value: string, today: number): number {
  const days = (['day-first', 'month-first'] as const)
    .map(order => readDate(value, order, today))
    .filter(day => !Number.isNaN(day))
  return days.length > 0 ? Math.max(...days) : dayOfWeek(value, today, false)
}

/** Settles what a table with a date in each row is; where two readings are close, it is asked. */
function settle(
  table: RawTable,
  columns: readonly Column[],
  evidence: readonly Evidence[],
  due: Kind,
  id: string,
  questions: Questions,
): Kind {
  const opposite = due === 'coming' ? 'wanted' : 'coming'
  const hasValues = evidence.some(
    ({ where, says }) => where === 'values' && (says === 'stock' || says === 'other'),
  )
  const candidates: readonly Kind[] = hasValues ? [due, 'stock', 'other'] : [due, opposite]
  // What the values say of a way they say of the likelier one: it does not make it likelier.
  const counted = hasValues ? evidence : evidence.filter(({ where }) => where !== 'values')
  const scored = candidates
    .map(kind => ({ kind, score: sum(counted, kind) }))
    .sort((one, other) => other.score - one.score)
  const [best, second] = scored
  // Somebody takes or brings it, and nothing says which.
  const isUnknown =
    (columns.some(({ heading }) => is.anyPartner(heading)) ||
      (has(columns, 'status') && !has(columns, 'order'))) &&
    evidence.every(({ where }) => where === 'date' || where === 'values')
  if (!best || !second || (second.score === 0 && !hasValues && !isUnknown)) return due
  const isClose = hasValues
    ? best.score - second.score < close || (best.kind === due && second.score > 0)
    : isUnknown || (second.score >= 3 && best.score - second.score < close)
  if (!isClose) return best.kind
  const [quantity, subject] = [find(columns, 'quantity'), find(columns, 'item', 'component', 'name')]
  const row = table.rows[0] ?? []
  return questions.ask({
    id,
    code: hasValues ? 'past-table' : 'table',
    source: table.source,
    column: quantity?.heading ?? '',
    samples: [subject, quantity, find(columns, 'date', 'week')].flatMap(column =>
      column ? [row[column.index]?.trim().slice(0, 80) ?? ''] : [],
    ),
    choices: [best.kind, second.kind, ...scored.slice(2).map(({ kind }) => kind)],
  }) as Kind
}

// ------------------------------------------------------------------------------------------------------ what rows say

/** The column that says what each row is: its words are those of rows, in most of its cells. */
export function typeColumn(columns: readonly Column[]): Column | undefined {
  return columns.find(({ meaning, heading, profile: { values, filled } }) => {
    // The number of an order is none of its kinds.
    if (meaning === 'order' && values.some(text => /\d/.test(text))) return false
    if (
      !['ignored', 'type', 'order'].includes(meaning) ||
      freeText.test(heading) ||
      values.length === 0 ||
      filled < 0.5
    )
      return false
    if (is.partners(heading)) return false
    const types = values.map(rowTypeOf)
    const known = types.filter(type => type !== undefined).length / values.length
    return is.rowType(heading) ? known >= 0.5 || (meaning === 'ignored' && known > 0.2) : known >= 0.8
  })
}
