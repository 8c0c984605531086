import { isBucket } from './dates.ts'
import { type Hint, readHeading } from './headings.ts'
import type { Questions } from './questions.ts'
import type { ImportTable, Meaning } from './result.ts'
import type { RawTable } from './tables.ts'

// What the columns of a table mean, taken together: `Quantity` is a demand beside a date and how many go in beside a
// parent.

export interface Column {
  readonly id: string
  readonly index: number
  readonly heading: string
  meaning: Meaning
  sure: boolean
  readonly hints: readonly Hint[]
  readonly isAnswered: boolean
  readonly samples: readonly string[]
}

export interface Table extends RawTable {
  readonly columns: readonly Column[]
  readonly holds: ImportTable['holds']
  /** The column with a meaning. */
  readonly at: ReadonlyMap<Meaning, Column>
}

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
  'yield',
] as const

const meanings: ReadonlySet<string> = new Set<Meaning>([
  ...ofItems,
  ...(['item', 'name', 'phantom', 'parent', 'component', 'per', 'batch', 'scrap', 'level'] as const),
  ...(['quantity', 'date', 'week', 'order', 'location', 'bucket', 'ignored'] as const),
])

const isMeaning = (text: string | undefined): text is Meaning => text !== undefined && meanings.has(text)

const incoming =
  /purchas|receipt|open orders|supply|\bpos?\b|work orders|production orders|bestell|zug[aä]ng|fertigungsauf|compra|recepci|fabricaci|achat|r[eé]ception|supplier|vendor|lieferant|proveedor|fournisseur/i

export function readColumns(raw: RawTable, place: number, questions: Questions): Table {
  const columns = raw.headings.map((heading, index) =>
    columnOf(raw, heading.trim(), `${place}.${index}`, index, questions),
  )
  keepOneEach(raw, columns, place, questions)
  nameTheItem(raw, columns, place, questions)
  readAsBill(columns)
  readQuantities(columns)
  for (const column of columns) {
    // Nothing is planned from these.
    if (['name', 'order', 'location'].includes(column.meaning)) column.sure = true
    if (column.sure || column.meaning === 'ignored' || column.isAnswered) continue
    const choices: [Meaning, Meaning] = [column.meaning, column.meaning === 'onHand' ? 'quantity' : 'ignored']
    const answer = askColumn(raw, column, choices, questions)
    if (isMeaning(answer)) column.meaning = answer
  }
  for (const column of columns)
    if (column.meaning === 'ignored' && !isAsked(column, questions)) column.sure = true
  const at = new Map<Meaning, Column>()
  for (const column of columns) if (!at.has(column.meaning)) at.set(column.meaning, column)
  return { ...raw, columns, at, holds: holdsOf(raw, at) }
}

function columnOf(raw: RawTable, heading: string, id: string, index: number, questions: Questions): Column {
  const samples: string[] = []
  for (const row of raw.rows.slice(0, 200)) {
    const value = row[index]?.trim()
    if (value && !samples.includes(value)) samples.push(value.slice(0, 80))
    if (samples.length === 5) break
  }
  const answer = questions.answer(id)
  const isAnswered = isMeaning(answer)
  const known = readHeading(heading)
  return {
    id,
    index,
    heading,
    samples,
    isAnswered,
    meaning: isAnswered ? answer : (known?.meaning ?? (isBucket(heading) ? 'bucket' : 'ignored')),
    hints: known?.hints ?? [],
    sure: isAnswered || (known?.sure ?? true),
  }
}

const askColumn = (
  raw: RawTable,
  { id, heading, samples }: Column,
  choices: [string, string],
  questions: Questions,
): string => questions.ask({ id, code: 'column', source: raw.source, column: heading, samples, choices })

const isAsked = ({ id }: Column, questions: Questions): boolean => questions.list.some(open => open.id === id)

const find = (columns: readonly Column[], meaning: Meaning): Column | undefined =>
  columns.find(column => column.meaning === meaning)

const rank = (column: Column): number => (column.isAnswered ? 2 : column.sure ? 1 : 0)

const isCode = (heading: string): boolean =>
  /code|sku|\bno\b|\bnr\b|n[uú]m|\bid\b|c[oó]d|ref|matnr|nummer|\bpn\b|n°|nº/i.test(heading)

const open = /\bopen\b|remain|outstanding|still|offen|rest|pend/i

/** Of several columns with one meaning, keeps the one whose heading says it best. */
function keepOneEach(raw: RawTable, columns: readonly Column[], place: number, questions: Questions): void {
  for (const meaning of meanings) {
    if (meaning === 'ignored' || meaning === 'bucket') continue
    const same = columns.filter(column => column.meaning === meaning)
    const best = Math.max(...same.map(rank))
    const kept = same.filter(column => rank(column) === best)
    if (same.length < 2) continue
    let first = kept[0]
    // `Date` beside `Ship date` is when the order was written.
    if (meaning === 'date')
      first = kept.find(({ heading }) => !/^(?:date|datum|fecha)$/i.test(heading)) ?? first
    // What is still open, and not what was ordered at first.
    if (meaning === 'quantity') first = kept.find(({ heading }) => open.test(heading)) ?? first
    if (meaning === 'name') first = nameOfPart(columns, kept) ?? first
    if (meaning === 'item' && kept.length > 1) {
      if (readAsPair(columns, kept)) continue
      const codes = kept.filter(({ heading }) => isCode(heading))
      first = codes.length === 1 ? codes[0] : askItem(raw, kept, place, questions)
      const other = kept.find(column => column !== first)
      if (other && !find(columns, 'name')) other.meaning = 'name'
    }
    for (const column of same)
      if (column !== first && column.meaning === meaning) {
        // An item's number in the system stands beside the number that people use.
        column.meaning = 'ignored'
        column.sure = true
      }
  }
}

/** MRPeasy's bills have a `Product number` and a `Part No.`, and no other word of a bill. */
function readAsPair(columns: readonly Column[], items: readonly Column[]): boolean {
  const [product, part] = [
    /^(?:product|produ[kc]t|finished|fertig|parent)/i,
    /^(?:part|component|material|teil|pi[eè][cz])/i,
  ].map(word => items.find(({ heading }) => word.test(heading)))
  const hasOther = (['parent', 'component', 'date', 'week', 'onHand'] as const).some(meaning =>
    find(columns, meaning),
  )
  if (
    !product ||
    !part ||
    items.length > 2 ||
    hasOther ||
    !(find(columns, 'quantity') ?? find(columns, 'per'))
  )
    return false
  product.meaning = 'parent'
  part.meaning = 'component'
  return true
}

/** Of the names of a parent and of a part, the part's: it stands behind its number. */
function nameOfPart(columns: readonly Column[], names: readonly Column[]): Column | undefined {
  const part = find(columns, 'component')
  return part && names.find(({ index }) => index > part.index)
}

function askItem(
  raw: RawTable,
  candidates: readonly Column[],
  place: number,
  questions: Questions,
): Column | undefined {
  const [one, other] = candidates
  if (!one || !other) return one
  const answer = questions.ask(
    {
      id: `${place}.item`,
      code: 'item-column',
      source: raw.source,
      column: '',
      samples: [one, other].flatMap(({ samples }) => samples.slice(0, 2)),
      choices: [one.id, other.id],
    },
    id => candidates.some(column => column.id === id),
  )
  const open = questions.list.some(({ id }) => id === `${place}.item`)
  for (const column of [one, other]) column.sure = !open
  return candidates.find(({ id }) => id === answer)
}

/** Finds the column of the item where no heading says so. */
function nameTheItem(raw: RawTable, columns: readonly Column[], place: number, questions: Questions): void {
  const item = find(columns, 'item')
  if (item && rank(item) > 0) return
  if (find(columns, 'component')) {
    if (item) item.meaning = 'ignored'
    return
  }
  // `No.` beside a parent is the part.
  if (item && find(columns, 'parent')) {
    item.sure = true
    return
  }
  const names = columns.filter(({ heading }) => readHeading(heading)?.meaning === 'name')
  const plain = names.find(({ heading }) => /^(name|nombre|nom)$/i.test(heading))
  // NetSuite's `Name` is the item's number when it has a `Display Name`.
  if (plain && names.length > 1) {
    if (item) item.meaning = 'ignored'
    plain.meaning = 'item'
    plain.sure = true
    const other = names.find(column => column !== plain)
    if (other) other.meaning = 'name'
    return
  }
  if (item) {
    const name = find(columns, 'name')
    if (!name || (isCode(item.heading) && !/\bid\b/i.test(item.heading))) item.sure = true
    else {
      const chosen = askItem(raw, [item, name], place, questions)
      item.meaning = chosen === item ? 'item' : 'ignored'
      name.meaning = chosen === item ? 'name' : 'item'
    }
    return
  }
  if (plain ?? names[0]) {
    const name = plain ?? names[0]
    if (name) name.meaning = 'item'
    return
  }
  const unknown = columns.filter(
    ({ meaning, samples, heading }) =>
      meaning === 'ignored' &&
      !readHeading(heading) &&
      samples.length > 0 &&
      samples.some(text => /\p{L}/u.test(text)),
  )
  const chosen = askItem(raw, unknown, place, questions)
  if (!chosen) return
  chosen.meaning = 'item'
  if (unknown.length === 1) chosen.sure = false
}

/** Says what is the parent and what the part. */
function readAsBill(columns: readonly Column[]): void {
  const [item, parent, component, level] = (['item', 'parent', 'component', 'level'] as const).map(meaning =>
    find(columns, meaning),
  )
  if (component && item && !parent) {
    if (level) item.meaning = 'ignored'
    else item.meaning = 'parent'
  } else if (component && item && parent) item.meaning = 'ignored'
  else if (parent && !item && !component) parent.meaning = 'item'
  else if (component && !item && !parent) component.meaning = 'item'
  if (level && component && !parent) component.meaning = 'item'
}

function readQuantities(columns: readonly Column[]): void {
  const of = (meaning: Meaning) => find(columns, meaning)
  const isBill = Boolean(of('parent') ?? of('level'))
  const hasDate = Boolean(of('date') ?? of('week'))
  const lot = of('lotSize')
  if (lot && !lot.sure && hasDate && !of('quantity')) {
    lot.meaning = 'quantity'
    lot.sure = true
  }
  const batch = of('batch')
  if (batch && !isBill) batch.meaning = of('quantity') ? 'ignored' : 'quantity'
  const quantity = of('quantity')
  if (!quantity || quantity.isAnswered || hasDate) return
  if (of('bucket')) {
    quantity.meaning = 'ignored'
    return
  }
  if (isBill) quantity.meaning = of('per') ? (of('batch') ? 'ignored' : 'batch') : 'per'
  else if (of('onHand') || quantity.hints.includes('receipt')) quantity.meaning = 'ignored'
  else {
    // A quantity without a date may be what is there, or what is wanted.
    quantity.meaning = 'onHand'
    quantity.sure = false
  }
}

function holdsOf(raw: RawTable, at: ReadonlyMap<Meaning, Column>): ImportTable['holds'] {
  const holds: ('items' | 'lines' | 'demand' | 'receipts')[] = []
  const subject = at.has('item') || at.has('component')
  const isBill = (at.has('parent') && subject) || (at.has('level') && at.has('item'))
  const isDue = (at.has('quantity') || at.has('bucket')) && at.has('item')
  const isItems = subject && (ofItems.some(meaning => at.has(meaning)) || (!isBill && !isDue))
  if (isItems) holds.push('items')
  if (isBill) holds.push('lines')
  if (isDue) {
    const title = [raw.source, ...raw.preamble.slice(-2).map(row => row.join(' '))].join(' ')
    const isIncoming =
      [...at.values()].some(({ hints, meaning }) => meaning !== 'ignored' && hints.includes('receipt')) ||
      (!isItems && [title, ...raw.headings].some(text => incoming.test(text)))
    holds.push(isIncoming ? 'receipts' : 'demand')
  }
  return holds
}
