import { Cells, LeftOut, writtenItem } from './cells.ts'
import { type Column, isMember } from './column.ts'
import type { Drafts, ItemRow, Notes } from './drafts.ts'
import { billNumber } from './is-bill.ts'
import { itemReader } from './item-rows.ts'
import { isNo, isWork } from './layouts/telling-words.ts'
import type { Format } from './number-and-date-order.ts'
import { isUnread } from './result.ts'
import { isTotal, summedUp } from './row-words.ts'
import { dueKindOf, isOfItems, type Table } from './table.ts'
import { filledOf } from './tables.ts'
import { worded } from './worded.ts'

// The rows of all tables. One that cannot be read is left out, with the reason; the others are planned.

/** What a spreadsheet makes of a long number in a CSV file: `4,00638E+12`. Several items may have become one. */
const shortened = /^\d(?:[.,]\d+)?E\+\d\d$/i

type Mutable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer E)[]
    ? E[]
    : T[K] extends ReadonlyMap<infer K, infer V>
      ? Map<K, V>
      : T[K] extends ReadonlySet<infer E>
        ? Set<E>
        : T[K]
}

type Sink = Mutable<Drafts>

/** What reads rows of a kind. It is loaded with the first list that has any. */
async function loadReaders(tables: readonly Table[]) {
  const [facts, lines, dues, versions] = await Promise.all([
    tables.some(isOfItems) ? import('./purchase.ts') : undefined,
    tables.some(isBill) ? import('./line-rows.ts') : undefined,
    tables.some(isDue) ? import('./due-rows.ts') : undefined,
    tables.some(table => isBill(table) || isDue(table)) ? import('./versions.ts') : undefined,
  ])
  return { ...facts, ...lines, ...dues, ...versions }
}

type Loaded = Awaited<ReturnType<typeof loadReaders>>

const isBill = ({ kinds }: Table): boolean => kinds.includes('bill')

const isDue = ({ kinds }: Table): boolean => dueKindOf(kinds) !== undefined

export async function readRows(
  tables: readonly Table[],
  formats: ReadonlyMap<string, Format>,
  notes: Notes,
): Promise<Drafts> {
  const loaded = await loadReaders(tables)
  const sink: Sink = {
    ...{ items: [], lines: [], dues: [], heads: [], tops: [] },
    ...{ stocks: new Map(), safety: new Map(), names: new Map(), phantoms: new Set(), kits: new Set() },
  }
  for (const given of tables) {
    const all = new Cells(given, formats, notes.problems)
    const table = loaded.withOneVersion?.(all, notes) ?? given
    const cells = new Cells(table, formats, notes.problems)
    readTable(cells, readersOf(table, cells, sink, notes, loaded), sink, notes)
  }
  return sink
}

interface Readers {
  readonly item: ((id: string) => ItemRow | undefined) | undefined
  readonly line: ((id: string) => void) | undefined
  readonly dues: readonly ((id: string) => void)[]
  readonly subject: 'item' | 'component'
  readonly owner: 'item' | 'component' | 'parent'
  readonly isOff: (id: string) => boolean
}

function readersOf(
  table: Table,
  cells: Cells,
  sink: Sink,
  notes: Notes,
  { factReader, lineReader, dueReader, bucketReader }: Loaded,
): Readers {
  const { at, kinds } = table
  const component = at.get('component')
  const subject = component ? 'component' : 'item'
  const kind = dueKindOf(kinds)
  return {
    item: isOfItems(table) ? itemReader(cells, notes, factReader?.(cells)) : undefined,
    line:
      kinds.includes('bill') && (at.has('parent') || at.has('level'))
        ? lineReader?.(cells, sink, notes)
        : undefined,
    dues: [
      ...(kind && dueReader && at.has('quantity') ? [dueReader(cells, sink, notes, kind)] : []),
      ...(kind && bucketReader && at.has('bucket') ? [bucketReader(cells, sink, notes, kind)] : []),
    ],
    subject,
    owner: component && isOfParent(table, component) ? 'parent' : subject,
    isOff: switchReader(cells, notes),
  }
}

/** Whether what a row says of an item is said of its parent: it is NetSuite's, or has `Kit stock` beside `Kit SKU`. */
function isOfParent({ at, columns }: Table, component: Column): boolean {
  const parent = at.get('parent')
  if (!parent) return false
  const own = worded(parent.heading)
    .split(' ')
    .filter(word => !worded(component.heading).split(' ').includes(word))
  const isNamed = ({ meaning, heading }: Column) =>
    meaning === 'onHand' &&
    worded(heading)
      .split(' ')
      .some(word => own.includes(word))
  return isMember(component) || columns.some(isNamed)
}

function readTable(cells: Cells, readers: Readers, sink: Sink, notes: Notes): void {
  const { kinds, at, rows, lines, source, line } = cells.table
  if (kinds.some(isUnread)) return
  if (readers.line && !at.has('per')) notes.problems.add('no-quantity', source, line)
  /** Items whose stock stands in the first of their rows. */
  const begun = new Set<string>()
  for (let index = 0; index < rows.length; index += 1) {
    cells.row = rows[index] ?? []
    cells.line = lines[index] ?? 0
    noteRagged(cells, notes)
    const { lines: billLines, dues, tops } = sink
    const counts = [billLines.length, dues.length, tops.length] as const
    try {
      readRow(cells, readers, sink, notes, begun)
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error
      // Nothing of the row stays. Items come last, and keep nothing that they refuse.
      billLines.length = counts[0]
      dues.length = counts[1]
      tops.length = counts[2]
    }
  }
}

function noteRagged({ row, line, table: { headings, source } }: Cells, { problems }: Notes): void {
  const isRagged =
    row.length < headings.length ||
    (row.length > headings.length && row.slice(headings.length).some(cell => cell.trim() !== ''))
  if (isRagged) problems.add('ragged-row', source, line, '', row.join(' ').slice(0, 80))
}

function readRow(cells: Cells, readers: Readers, sink: Sink, notes: Notes, begun: Set<string>): void {
  const { table } = cells
  const { subject } = readers
  const { id, name } = writtenItem(cells.text(subject))
  if (name && !sink.names.has(id)) sink.names.set(id, name)
  if (isSum(id, cells)) return
  if (id === '') readWithoutItem(cells, readers, sink, notes)
  else if (!readers.isOff(id)) readItem(id, cells, readers, sink, begun)
  if (shortened.test(id)) {
    const heading = table.at.get(subject)?.heading ?? ''
    notes.problems.addOnce('shortened-item', table.source, cells.line, heading, id)
  }
}

function readItem(id: string, cells: Cells, readers: Readers, sink: Sink, begun: Set<string>): void {
  const { table, row } = cells
  const { subject, owner } = readers
  // Notes stand below a list, in its first column.
  if (/\s\S+\s|: /.test(id) && filledOf(row) === 1 && table.headings.length > 1)
    cells.refuse('no-item', subject)
  readers.line?.(id)
  for (const read of readers.dues) read(id)
  addHead(id, cells, sink)
  const owned = owner === subject ? id : writtenItem(cells.text(owner)).id
  const own = owned !== '' && !begun.has(owned) ? readers.item?.(owned) : undefined
  if (own) sink.items.push(own)
  if (table.isSigned) begun.add(owned)
  if (!readers.item && table.at.has('name') && !sink.names.has(id)) sink.names.set(id, cells.text('name'))
}

function readWithoutItem(cells: Cells, readers: Readers, sink: Sink, { problems }: Notes): void {
  const { table, row } = cells
  const { at, source } = table
  // The first line of a bill may name the parent alone.
  if (at.has('component') && at.has('parent') && cells.text('parent') !== '') headOfBill(cells, readers, sink)
  // Odoo has further suppliers of an item in rows of their own.
  else if (isContinued(cells))
    problems.addOnce(
      'not-planned',
      source,
      cells.line,
      at.get(readers.subject)?.heading ?? '',
      row.join(' ').trim().slice(0, 60),
    )
  else cells.refuse('no-item', readers.subject)
}

/** The head of a bill: the number of the bill, or of the item itself, and how many it makes. */
function addHead(item: string, cells: Cells, sink: Sink): void {
  const { columns, kinds, at } = cells.table
  const number = billNumber(columns)
  const isHead = kinds.includes('bill') && !at.has('parent') && !at.has('component') && !at.has('level')
  if (!isHead && number?.meaning !== 'ignored') return
  const key = number ? writtenItem(cells.row[number.index]?.trim() ?? '').id : item
  sink.heads.push({ key, item, batch: (isHead ? cells.positive('batch') : undefined) || 1 })
}

function headOfBill(cells: Cells, readers: Readers, sink: Sink): void {
  const item = writtenItem(cells.text('parent')).id
  const batch = cells.positive('batch')
  if (batch) sink.heads.push({ key: item, item, batch })
  readers.line?.('')
}

function isSum(id: string, cells: Cells): boolean {
  if (isTotal(id) || (id === '' && cells.row.some(cell => cell.length < 40 && isTotal(cell.trim()))))
    return true
  const of = id.length < 100 ? summedUp(id) : undefined
  return of !== undefined && cells.subjects.has(of)
}

/** Whether a row has nothing but values of the columns that another path leads to: `Vendors/Vendor`. */
function isContinued({ row, table }: Cells): boolean {
  const filled = table.columns.filter(({ index }) => (row[index]?.trim() ?? '') !== '')
  return (
    filled.length > 0 &&
    filled.every(({ heading }) => /[/(]/.test(heading)) &&
    !table.kinds.includes('bill') &&
    dueKindOf(table.kinds) === undefined
  )
}

/**
 * Returns a function that says whether the row is switched off: a line, or an order, does not count then. An item is
 * planned all the same. Lines that do not name their parent are as the line that does.
 */
function switchReader(cells: Cells, { problems }: Notes): (id: string) => boolean {
  const { columns, kinds, at } = cells.table
  const switches = columns.filter(({ meaning }) => meaning === 'active')
  const isItem = kinds.every(kind => kind === 'items' || kind === 'stock')
  const isOff = (column: Column): boolean => {
    const text = cells.text('active', column)
    return text !== '' && (column.hints.includes('not') ? !isNo(text) : isNo(text) || isWork(text))
  }
  let above: Column | undefined
  return id => {
    const isBelow = kinds.includes('bill') && at.has('parent') && cells.text('parent') === ''
    const off = switches.find(isOff) ?? (isBelow ? above : undefined)
    if (!isBelow) above = off
    if (off) {
      const text = cells.text('active', off)
      const [code, value] = isItem ? (['inactive-item', id] as const) : (['not-planned', text || id] as const)
      problems.add(code, cells.table.source, cells.line, off.heading, value)
    }
    return off !== undefined && !isItem
  }
}
