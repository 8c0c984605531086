import { findLevels, readAsBill } from './bill-columns.ts'
import { type Column, columnOf, find, isMeaning, isSigned, type Table } from './column.ts'
import { beginOf, isBucket } from './dates.ts'
import { readHeading } from './headings.ts'
import { bringsSomething, haveIncomingOrders, isIncoming, isOfCustomer } from './incoming.ts'
import { nameTheItem } from './item-column.ts'
import type { Questions } from './questions.ts'
import type { ImportTable, Meaning } from './result.ts'
import { isOpen, isWanted, keepOneEach } from './same-meaning.ts'
import type { RawTable } from './tables.ts'
import { validityOf } from './validity.ts'

// What the columns of a table mean, taken together: `Quantity` is a demand beside a date and how many go in beside a
// parent.

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

/** What else a column may say that does not say enough. */
const otherwise: Partial<Record<Meaning, Meaning>> = {
  onHand: 'quantity',
  lotMin: 'safetyStock',
}

const isWeakMost = (heading: string): boolean => {
  const known = readHeading(heading)
  return known?.meaning === 'lotMax' && !known.sure
}

/** The two things that a column may say, the likelier one first. */
function choicesOf({ headings }: RawTable, { meaning }: Column): [Meaning, Meaning] {
  // A `Max qty` is how high the stock may get, and `Min qty` beside it how low.
  if (meaning === 'lotMax') return ['ignored', meaning]
  if (meaning === 'lotMin' && headings.some(isWeakMost)) return ['safetyStock', meaning]
  return [meaning, otherwise[meaning] ?? 'ignored']
}

export function readColumns(raw: RawTable, place: number, questions: Questions): Table {
  const columns = raw.headings.map((heading, index) =>
    columnOf(raw, heading.trim(), `${place}.${index}`, index, questions),
  )
  keepOneEach(raw, columns, place, questions)
  nameTheItem(raw, columns, place, questions)
  const level = findLevels(raw, columns)
  if (level) columns.push(level)
  readAsBill(columns)
  readQuantities(columns)
  for (const column of columns) {
    const { id, meaning, heading, samples } = column
    // Nothing is planned from these.
    if (['name', 'order', 'location'].includes(meaning) || isSigned(columns)) column.sure = true
    if (column.sure || meaning === 'ignored' || column.isAnswered) continue
    const choices = choicesOf(raw, column)
    const answer = questions.ask({
      id,
      code: 'column',
      source: raw.source,
      column: heading,
      samples,
      choices,
    })
    if (isMeaning(answer)) column.meaning = answer
  }
  for (const column of columns)
    if (column.meaning === 'ignored' && !questions.isOpen(column.id)) column.sure = true
  // A type of item says so by its values.
  const type =
    find(columns, 'phantom') ?? columns.find(({ samples }) => samples.some(text => /^phantom/i.test(text)))
  if (type?.meaning === 'ignored') type.meaning = 'phantom'
  const at = new Map<Meaning, Column>()
  for (const column of columns) if (!at.has(column.meaning)) at.set(column.meaning, column)
  const table = { ...raw, columns, at, validity: validityOf(columns), isSigned: isSigned(columns) }
  if (!table.isSigned) return { ...table, holds: holdsOf(raw, columns, at) }
  // What SAP has available before the first receipt and requirement is the stock.
  return { ...table, holds: at.has('onHand') ? ['items', 'demand'] : ['demand'] }
}

function readQuantities(columns: readonly Column[]): void {
  const parent = find(columns, 'parent', 'level')
  const date = find(columns, 'date', 'week')
  const per = find(columns, 'per')
  // `Qty (Items)` is of an order where there is a date.
  if (per && date && !parent && !find(columns, 'component', 'quantity')) per.meaning = 'quantity'
  const lot = find(columns, 'lotSize')
  if (lot && !lot.sure && date) {
    const other = find(columns, 'quantity')
    lot.meaning = other?.sure ? 'ignored' : 'quantity'
    if (other && !other.sure) other.meaning = 'ignored'
    lot.sure = true
  }
  // A date beside stocks alone is when they were counted.
  if (!find(columns, 'quantity', 'batch'))
    for (const column of columns) if (column.meaning === 'date' && !column.sure) column.meaning = 'ignored'
  const batch = find(columns, 'batch')
  if (batch && !parent) batch.meaning = find(columns, 'quantity') ? 'ignored' : 'quantity'
  // The balance of an order is what is left of it.
  const balance = find(columns, 'onHand')
  if (balance && /^(?:open )?balance\b/i.test(balance.heading) && find(columns, 'order') && date) {
    for (const column of columns) if (column.meaning === 'quantity') column.meaning = 'ignored'
    balance.meaning = 'quantity'
  }
  // What an order has yielded so far is no stock.
  if (balance && /^actual/i.test(balance.heading) && find(columns, 'order') && date)
    balance.meaning = 'delivered'
  const left = find(columns, 'quantity')
  const delivered = find(columns, 'delivered')
  // `Received` may be a day, and `Complete` a yes.
  const isCount = delivered?.samples.every(text => /^[\d.,\s]+$/.test(text))
  if (delivered && ((left && isOpen(left)) || !isCount)) delivered.meaning = 'ignored'
  // What is overdue stands beside what is due later.
  if (!columns.some(({ heading }) => isBucket(beginOf(heading))))
    for (const column of columns) if (column.meaning === 'bucket') column.meaning = 'ignored'
  const quantity = find(columns, 'quantity')
  // Odoo's replenishment has the stock to come, and what it would order.
  if (
    quantity &&
    /^forecast$/i.test(quantity.heading) &&
    columns.some(({ heading }) => /^to order$/i.test(heading))
  )
    quantity.meaning = 'ignored'
  const name = find(columns, 'name')
  // The name in an order is the customer's.
  if (quantity && find(columns, 'order') && /^(?:name|nombre|nom)$/i.test(name?.heading ?? '') && name)
    name.meaning = 'ignored'
  if (!quantity || quantity.isAnswered || date) return
  if (find(columns, 'bucket')) {
    quantity.meaning = 'ignored'
    return
  }
  const stock = find(columns, 'onHand')
  if (quantity.hints.includes('receipt')) quantity.meaning = 'ignored'
  else if (parent) {
    const isOfBill = find(columns, 'per')
    quantity.meaning = isOfBill ? (batch || isWanted(quantity) ? 'ignored' : 'batch') : 'per'
  } else if (stock && (stock.sure || !quantity.sure)) quantity.meaning = 'ignored'
  else {
    // A quantity without a date may be what is there, or what is wanted.
    if (stock) stock.meaning = 'ignored'
    quantity.meaning = 'onHand'
    // What lies in a place is there.
    quantity.sure = columns.some(({ heading }) =>
      /\blocation|\bbin\b|serial|lagerort|lgort|ubicaci|emplacement/i.test(heading),
    )
  }
}

function holdsOf(
  raw: RawTable,
  columns: readonly Column[],
  at: ReadonlyMap<Meaning, Column>,
): ImportTable['holds'] {
  const holds: ('items' | 'lines' | 'demand' | 'receipts')[] = []
  const subject = at.has('item') || at.has('component')
  const isBill = (at.has('parent') && subject) || (at.has('level') && at.has('item'))
  const quantity = at.get('quantity')
  const isDue = (quantity || at.has('bucket')) && at.has('item')
  const isItems =
    subject &&
    (ofItems.some(meaning => at.has(meaning) && !(meaning === 'yield' && at.has('component'))) ||
      (!isBill && !isDue))
  if (isItems) holds.push('items')
  if (isBill) holds.push('lines')
  if (isDue) {
    const title = [raw.source, ...raw.preamble.slice(-2).map(row => row.join(' '))].join(' ')
    const isReceipts =
      [...at.values()].some(
        ({ hints, meaning }) => !['ignored', 'order'].includes(meaning) && hints.includes('receipt'),
      ) ||
      bringsSomething(columns, [title, ...raw.headings]) ||
      (!isItems &&
        !at.get('order')?.hints.includes('receipt') &&
        ![title, ...raw.headings].some(isOfCustomer) &&
        !(quantity && isWanted(quantity)) &&
        (haveIncomingOrders(columns) || [title, ...raw.headings].some(isIncoming)))
    holds.push(isReceipts ? 'receipts' : 'demand')
  }
  return holds
}
