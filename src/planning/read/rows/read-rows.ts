import { type Column, those } from '../column.ts'
import { type Drafts, type DueKind, type Notes, newSink } from '../drafts.ts'
import { billNumber } from '../kinds/is-bill.ts'
import { dueKindOf, isBill, isDue, isOfItems, isOfItemsAlone, type Table } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { isNever, isNo, isWork, unfitted } from '../layouts/telling-words.ts'
import { cellIn, filledOf } from '../raw-table.ts'
import { isUnread } from '../result.ts'
import { worded } from '../worded.ts'
import { isTotal, summedUp } from '../words/row-words.ts'
import { bucketReader } from './bucket-rows.ts'
import { Cells, itemIn, LeftOut, writtenItem } from './cells.ts'
import { dueReader } from './due-rows.ts'
import { itemReader } from './item-rows.ts'
import { lineReader } from './line-rows.ts'
import type { Formats } from './number-and-date-order.ts'
import { withOneVersion } from './versions.ts'

// The rows of all tables. One that cannot be read is left out, with the reason; the others are planned.

/** What a spreadsheet makes of a long number in a CSV file: `4,00638E+12`. Several items may have become one. */
const shortened = /^\d(?:[.,]\d+)?E\+\d\d$/i

/** Reads the rows of all tables to what they say. */
export function readRows(tables: readonly Table[], formats: Formats, notes: Notes): Drafts {
  const sink = newSink()
  for (const given of tables) {
    const cells = new Cells(withOneVersion(new Cells(given, formats, notes, sink)), formats, notes, sink)
    readTable(cells, readersOf(cells))
  }
  return sink
}

type Readers = ReturnType<typeof readersOf>

function readersOf(cells: Cells) {
  const { table } = cells
  const { at, kinds } = table
  const component = at.get('component')
  const subject = component ? 'component' : 'item'
  const kind = dueKindOf(kinds)
  return {
    item: isOfItems(table) ? itemReader(cells) : undefined,
    line: isBill(table) && (at.has('parent') || at.has('level')) ? lineReader(cells) : undefined,
    dues: [
      ...(kind && at.has('quantity') ? [dueReader(cells, kind)] : []),
      ...(kind && at.has('bucket') ? [bucketReader(cells, bucketKindOf(table, kind))] : []),
    ],
    head: headReader(cells),
    subject,
    owner: component && isOfParent(table, component) ? 'parent' : subject,
    isOff: switchReader(cells),
    /** Items whose stock stands in the first of their rows. */
    begun: new Set<string>(),
  } as const
}

/** Beside what is on order of an item and its date, weeks are of what is wanted, unless their title says otherwise. */
const bucketKindOf = (table: Table, kind: DueKind): DueKind =>
  kind === 'receipts' &&
  table.at.has('quantity') &&
  isOfItems(table) &&
  !table.evidence.some(({ where, says }) => where === 'title' && says === 'coming')
    ? 'demand'
    : kind

/** Whether what a row says of an item is said of its parent: it is NetSuite's, or has `Kit stock` beside `Kit SKU`. */
function isOfParent({ at, columns }: Table, component: Column): boolean {
  const parent = at.get('parent')
  if (!parent) return false
  const wordsOf = ({ heading }: Column) => worded(heading).split(' ')
  const own = wordsOf(parent).filter(word => !wordsOf(component).includes(word))
  const isNamed = (column: Column) =>
    column.meaning === 'onHand' && wordsOf(column).some(word => own.includes(word))
  return is.member(component.heading) || columns.some(isNamed)
}

function readTable(cells: Cells, readers: Readers): void {
  const { sink, notes } = cells
  const { kinds, at, rows, lines, source, line } = cells.table
  if (kinds.some(isUnread)) return
  if (readers.line && !at.has('per')) notes.problems.add('no-quantity', { source, line })
  for (let index = 0; index < rows.length; index += 1) {
    cells.row = rows[index] ?? []
    cells.line = lines[index] ?? 0
    noteRagged(cells)
    const [lineCount, dueCount, topCount] = [sink.lines.length, sink.dues.length, sink.tops.length]
    try {
      readRow(cells, readers)
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error
      // Nothing of the row stays. Items come last, and keep nothing that they refuse.
      sink.lines.length = lineCount
      sink.dues.length = dueCount
      sink.tops.length = topCount
    }
  }
}

function noteRagged(cells: Cells): void {
  const { row, table } = cells
  const { length } = table.headings
  const isLonger = row.length > length && filledOf(row.slice(length)) > 0
  // Empty cells behind the last one are often left out. What else a row needs is asked for where it is read.
  const lacksStock =
    row.length < length &&
    table.columns.some(({ meaning, index }) => meaning === 'onHand' && index >= row.length)
  if (isLonger || lacksStock) cells.note('ragged-row', undefined, row.join(' ').slice(0, 80))
}

function readRow(cells: Cells, readers: Readers): void {
  const { names } = cells.sink
  const { subject } = readers
  const { id, name } = writtenItem(cells.text(subject))
  if (name && !names.has(id)) names.set(id, name)
  if (isSum(id, cells)) return
  if (id === '') readWithoutItem(cells, readers)
  else if (!readers.isOff(id)) readItem(id, cells, readers)
  else {
    if (!cells.has('parent')) readers.line?.(id, true)
    readers.head?.(id, true)
  }
  if (shortened.test(id)) cells.noteOnce('shortened-item', subject, id)
}

function readItem(id: string, cells: Cells, readers: Readers): void {
  const { table, row, sink } = cells
  const { subject, owner, begun } = readers
  // Notes stand below a list, in its first column, and the names of groups in it.
  const named = table.at.has('name') ? table.at.get(subject)?.profile.values : []
  if (filledOf(row) === 1 && table.headings.length > 1 && isNote(id, named)) cells.refuse('no-item', subject)
  readers.line?.(id)
  for (const read of readers.dues) read(id)
  readers.head?.(id)
  const owned = owner === subject ? id : writtenItem(cells.text(owner)).id
  const own = owned !== '' && !begun.has(owned) ? readers.item?.(owned) : undefined
  if (own) sink.items.push(own)
  if (table.isSigned && isDue(table)) begun.add(owned)
  if (!readers.item && table.at.has('name') && !sink.names.has(id)) sink.names.set(id, cells.text('name'))
}

/** Whether a text is a sentence, or has no digit where most items that have names do. */
const isNote = (id: string, items: readonly string[] = []): boolean =>
  /\s\S+\s|: /.test(id) || (!/\d/.test(id) && items.filter(text => /\d/.test(text)).length * 2 > items.length)

function readWithoutItem(cells: Cells, readers: Readers): void {
  const { at } = cells.table
  // The first line of a bill may name the parent alone.
  if (at.has('component') && at.has('parent') && cells.text('parent') !== '') readers.line?.('')
  // Odoo has further suppliers of an item in rows of their own.
  else if (isContinued(cells))
    cells.noteOnce('not-planned', readers.subject, cells.row.join(' ').trim().slice(0, 60))
  else cells.refuse('no-item', readers.subject)
}

/** Reads the head of a bill: the number of the bill, or of the item itself, and how many it makes. */
function headReader(cells: Cells): ((item: string, isOff?: boolean) => void) | undefined {
  const number = billNumber(cells.table.columns)
  const isHead = isBill(cells.table) && !cells.has('parent', 'component', 'level')
  if (!isHead && number?.meaning !== 'ignored') return undefined
  return (made, isOff) => {
    const key = number ? itemIn(cells.row, number.index) : made
    const item = isOff ? '' : made
    cells.sink.heads.push({ key, item, batch: (isHead ? cells.positive('batch') : undefined) || 1 })
  }
}

function isSum(id: string, cells: Cells): boolean {
  if (isTotal(id) || (id === '' && cells.row.some(cell => cell.length < 40 && isTotal(cell.trim()))))
    return true
  const of = id.length < 100 && id.includes(' ') ? summedUp(id) : undefined
  return of !== undefined && cells.subject !== undefined && cells.textsOf(cells.subject).has(of)
}

/** Whether a row has nothing but values of the columns that another path leads to: `Vendors/Vendor`. */
function isContinued({ row, table }: Cells): boolean {
  const filled = table.columns.filter(({ index }) => cellIn(row, index) !== '')
  return (
    filled.length > 0 &&
    filled.every(({ heading }) => /[/(]/.test(heading)) &&
    !isBill(table) &&
    !isDue(table)
  )
}

/** Whether `No` switches a row off. Of a second state of an order, and of a remark, only some words do. */
const isSwitch = ({ heading, known, isAnswered }: Column, table: Table): boolean =>
  isAnswered ||
  is.rowType(heading) ||
  is.category(heading) ||
  known?.meaning === 'active' ||
  (known?.meaning === 'status' && !isDue(table))

/**
 * Returns a function that says whether the row is switched off: a line, or an order, does not count then. An item is
 * planned all the same. Lines that do not name their parent are as the line that does.
 */
function switchReader(cells: Cells): (id: string) => boolean {
  const { columns, at } = cells.table
  const switches = those(columns, 'active', 'phantom')
  const { today } = cells.notes.horizon
  const isItem = isOfItemsAlone(cells.table)
  // A part may be left out of some of its assemblies alone: `DNP in variant B`.
  const isUnfitted = (column: Column, text: string): boolean => {
    const isOne = isBill(cells.table) && unfitted.test(text)
    const isAll = isOne && !/[\p{L}\d]/u.test(text.replace(unfitted, ''))
    if (isOne && !isAll) cells.noteOnce('unknown-state', column, text)
    return isAll
  }
  const isOff = (column: Column): boolean => {
    const text = cells.text(column)
    if (column.meaning === 'phantom') return isBill(cells.table) && is.rowType(column.heading) && isWork(text)
    const isNot = column.hints.includes('not')
    // Among marks, an empty cell says no.
    if (text === '')
      return !isNot && !isBill(cells.table) && column.profile.isMark && isSwitch(column, cells.table)
    if ((!isNot && isNever(text)) || isUnfitted(column, text)) return true
    return isNot
      ? !isNo(text) && !(cells.day(column, text) > today)
      : isSwitch(column, cells.table) && (isNo(text) || isWork(text))
  }
  let above: Column | undefined
  return id => {
    const isBelow = isBill(cells.table) && at.has('parent') && cells.text('parent') === ''
    const off = switches.find(isOff) ?? (isBelow ? above : undefined)
    if (!isBelow) above = off
    if (off) {
      const text = cells.text(off)
      const [code, value] = isItem ? (['inactive-item', id] as const) : (['not-planned', text || id] as const)
      cells.note(code, off, value)
    }
    return off !== undefined && !isItem
  }
}
