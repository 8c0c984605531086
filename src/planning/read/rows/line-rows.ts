import { grouped } from '../../engine/grouped.ts'
import { levelOf } from '../column.ts'
import type { LineDraft } from '../drafts.ts'
import { isOfItems, type Table } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { isFixed, isNo, isYes, unfitted } from '../layouts/telling-words.ts'
import { cellIn } from '../raw-table.ts'
import { findTop } from '../tables/preamble.ts'
import { hundredsOf } from '../words/headings.ts'
import { indentOf } from '../words/level-texts.ts'
import { factorOf, isUnit, unitInHeading } from '../words/units.ts'
import { type Cells, itemIn, writtenItem } from './cells.ts'
import { unitReader } from './item-rows.ts'

// Turns rows into lines of bills: pairs of parent and part, `part_of`, or levels.

/** Reads the line of a row, whose item or component is `child`, or passes over one that is switched off. */
type LineReader = (child: string, isOff?: boolean) => void

/** Returns a function that reads the line of a row, by its parent or its level. */
export const lineReader = (cells: Cells): LineReader =>
  cells.table.at.has('parent') ? pairReader(cells) : levelReader(cells)

/** Returns a function that reads how much is lost, in the unit of the line: `Wastage Quantity`, `Scrap (g)`. Of a share there is none. */
function lostReader(cells: Cells, unitOf: () => string | undefined): (() => number) | undefined {
  const { heading = '' } = cells.table.at.get('scrap') ?? {}
  const own = unitInHeading(heading)
  if (heading.includes('%') || !(is.amount(heading) || isUnit(own))) return undefined
  return () => {
    const lost = cells.positive('scrap') ?? 0
    const factor = own ? factorOf(own, unitOf() ?? own) : 1
    if (lost && !factor) cells.noteOnce('unit-differs', 'scrap', own)
    return lost * (factor ?? 1)
  }
}

/** Returns a function that reads how many go into one of the parent. */
function perReader(cells: Cells, lostOf: (() => number) | undefined): (batch: number) => number {
  const { at } = cells.table
  const hundreds = hundredsOf(at.get('per')?.heading ?? '')
  // In a list of items, the yield is the item's.
  const isOfLine = at.has('component') || !isOfItems(cells.table)
  return batch => {
    if (unfitted.test(cells.text('per'))) cells.refuse('not-planned', 'per')
    const bare = cells.positive('per') ?? cells.refuse('no-quantity', 'per')
    const per = bare + (lostOf?.() ?? 0)
    const each = per / batch / hundreds / ((isOfLine && cells.good()) || 1)
    return each > 1e12 ? cells.refuse('not-a-number', 'per') : each
  }
}

/** Returns a function that adds the row's line to what all tables say. */
function lineAdder(cells: Cells) {
  const { lines } = cells.sink
  const { at, id, source } = cells.table
  const unitOf = unitReader(cells, 'per')
  const lostOf = lostReader(cells, unitOf)
  const perOf = perReader(cells, lostOf)
  const column = (at.get('parent') ?? at.get('level'))?.heading ?? ''
  return (parent: string, child: string, batch?: number) => {
    if (parent === child) cells.refuse('part-of-itself', at.has('parent') ? 'parent' : 'item')
    if (!at.has('per')) return
    const outdated = cells.outdatedBy()
    if (outdated) return cells.note('not-planned', outdated)
    const written = cells.text('fixed')
    const fixed = isYes(written) || isFixed(written)
    const line: LineDraft = {
      parent,
      child,
      table: id,
      source,
      line: cells.line,
      column,
      fixed,
      // What goes into each order does so whatever the bill is for.
      per: perOf(fixed ? 1 : (batch ?? 1)),
      scrap: lostOf ? 0 : (cells.share('scrap') ?? 0),
      unit: unitOf(),
      alternative: cells.text('alternative') || undefined,
      priority: priorityOf(cells, child),
      hasBatch: fixed || batch !== undefined,
    }
    lines.push(line)
    // `Fixed qty` beside how many go into one: so many go into each order on top.
    const more = cells.read(written, at.get('fixed'))
    if (more > 1) lines.push({ ...line, per: more, fixed: true })
  }
}

/** Which of several parts comes first: the lowest number, or the likeliest. A part that is likely alone is said. */
function priorityOf(cells: Cells, child: string): number {
  const column = cells.table.at.get('priority')
  if (!column) return 0
  const number = cells.read(cells.text('priority').replace('%', ''), column) || 0
  if (!column.hints.includes('not')) return number
  if (number > 0 && number < 100 && cells.text('alternative') === '')
    cells.note('alternative', 'priority', child)
  return -number
}

function pairReader(cells: Cells): (child: string) => void {
  const { at, rows, kinds } = cells.table
  // `Assembly; Part; Qty`, and nothing of an item, is a bill whose parents stand first.
  const isBillOnly = kinds.every(kind => kind === 'bill')
  const isPairs =
    at.has('component') || (isBillOnly && (at.get('parent')?.index ?? 0) < (at.get('item')?.index ?? 0))
  const place = at.get('parent')?.index ?? 0
  // Odoo writes the parent on the first of its lines alone. Where a parent is repeated, an empty one is a fault.
  const isRepeated = rows.some((row, index) => row[place] && row[place] === rows[index - 1]?.[place])
  const isOfLines = saysOfLines(cells.table)
  const addLine = lineAdder(cells)
  let parent = ''
  let batch: number | undefined
  return child => {
    const written = writtenItem(cells.text('parent')).id
    const own = cells.positive('batch') || undefined
    if (!isPairs) {
      if (written !== '') addLine(written, child, own)
      return
    }
    if (written !== '') {
      parent = written
      batch = own
    }
    if (isOfLines ? child !== '' : written !== '') markPhantom(cells, isOfLines ? child : parent)
    if (child === '') return
    // What has no quantity goes into nothing.
    if (written === '' && !at.has('component') && cells.text('per') === '') return
    if (written === '' && (isRepeated || parent === '')) cells.refuse('no-parent', 'parent')
    addLine(parent, child, own ?? batch)
  }
}

/** Whether the column tells which lines are phantoms, and not which bills. */
function saysOfLines({ at, rows }: Table): boolean {
  const [phantom, parent] = [at.get('phantom'), at.get('parent')]
  if (!phantom) return false
  const bills = grouped(rows, row => cellIn(row, parent?.index))
  // What stands behind a part is the part's, but for the type of a bill.
  const part = at.get('component') ?? at.get('item')
  if (!bills.has('') && part && part.index < phantom.index && !is.bill(phantom.heading)) return true
  const textOf = (row: readonly string[] | undefined) => cellIn(row, phantom.index).toLowerCase()
  // A mark on the first line alone may be the bill’s, unless the line below it has another one.
  const isOther = (row: readonly string[], next: readonly string[] = []) =>
    isYes(textOf(row)) &&
    ![textOf(row), ''].includes(textOf(next)) &&
    cellIn(row, parent?.index) === cellIn(next, parent?.index)
  return (
    rows.some((row, at) => isOther(row, rows[at + 1])) ||
    [...bills].some(([id, own]) => id !== '' && own.some((row, at) => at > 0 && isYes(textOf(row))))
  )
}

function markPhantom(cells: Cells, parent: string): void {
  const { phantoms, kits } = cells.sink
  const text = cells.text('phantom')
  if (!isYes(text) || isNo(text)) return
  phantoms.add(parent)
  if (is.kit(text)) kits.add(parent)
}

function levelReader(cells: Cells): LineReader {
  const { title, preamble } = cells.table
  const addLine = lineAdder(cells)
  // A list of where an item is used climbs from it.
  const isUpward = [title, ...preamble.flat()].some(text => is.whereUsed(text))
  const { top, depthOf } = depthReader(cells)
  /** The items by their numbers, such as `1.1`. */
  const numbered = numbersOf(cells, cells.table.at.get('level')?.index ?? 0)
  /** The item of each level above the row. */
  const above: string[] = top === '' ? [] : [top]
  let off = ''
  return (child, isOff) => {
    const depth = depthOf()
    const number = cells.text('level').replace(/\.$/, '')
    const byNumber = /^\d[\d.]*\.\d+$/.test(number) ? numbered.get(number.replace(/\.\d+$/, '')) : undefined
    const isPlaced = depth <= above.length || byNumber !== undefined
    if (!isPlaced && isOff) return
    if (!isPlaced) cells.refuse(Number.isNaN(depth) ? 'not-a-number' : 'level-jump', 'level')
    const parent = byNumber ?? above[depth - 1]
    // The place of an assembly that is switched off, or is below one, is empty: nothing is a part of it.
    const isLost = isOff || parent === ''
    if (depth <= above.length) {
      above.length = depth
      above.push(isLost ? '' : child)
    }
    numbered.set(number, isLost ? '' : child)
    if (isOff) off = child
    if (isLost) {
      if (!isOff) cells.noteOnce('not-planned', 'level', off)
      return
    }
    markPhantom(cells, child)
    if (parent === undefined) addTop(cells, child)
    else if (isUpward) addLine(child, parent)
    else addLine(parent, child, cells.positive('batch') || undefined)
  }
}

/** The item on top that stands above the list, if it does, and a function that reads how deep below it a row lies. */
function depthReader(cells: Cells): { readonly top: string; readonly depthOf: () => number } {
  const { at, rows, preamble } = cells.table
  const { index: place = 0, hints } = at.get('level') ?? {}
  const isIndented = hints?.includes('indented') === true
  const widths: number[] = []
  // Where rows are numbered `1.1`, a `2` is as high as the `1` before it.
  const isNumbering = rows.some(row => /^\d{1,3}(?:\.\d+)+$/.test(cellIn(row, place)))
  const levelIn = (text: string) => (isNumbering && /^\d+\.?$/.test(text) ? 1 : levelOf(text))
  const levels = rows.map(row => levelIn(cellIn(row, place))).filter(level => level >= 0)
  const base = isIndented ? 0 : levels.reduce((least, level) => Math.min(least, level), 999)
  const [first = 0, ...others] = rows.map(row => indentOf(row[place] ?? ''))
  const isBelow = isIndented ? others.includes(first) : base > 0
  const top = isBelow ? writtenItem(findTop(preamble)?.item ?? '').id : ''
  const depthOf = () => {
    const level = isIndented
      ? depthIn(widths, indentOf(cells.row[place] ?? ''))
      : levelIn(cells.text('level'))
    return level - base + (top === '' ? 0 : 1)
  }
  return { top, depthOf }
}

/** Notes an item that goes into nothing. */
function addTop(cells: Cells, item: string): void {
  cells.sink.tops.push({ item, source: cells.table.source, line: cells.line })
  // `.1` is a part of something.
  if (/^[.·]/.test(cells.text('level'))) cells.note('no-parent', 'level')
  // How many of it go in is said, and not into what.
  else if ((cells.positive('per') ?? 1) > 1) cells.noteOnce('no-parents', 'per')
}

/** The items of rows that are numbered `1`, `1.1`, `1.1.1`, in whatever order they stand; the first of each number. */
function numbersOf({ table, subject }: Cells, place: number): Map<string, string> {
  const found = new Map<string, string>()
  for (const row of table.rows) {
    const number = cellIn(row, place).replace(/\.$/, '')
    if (/^\d[\d.]{0,80}$/.test(number) && !found.has(number)) found.set(number, itemIn(row, subject?.index))
  }
  return found
}

/** Returns how many of the widths above are smaller, and takes the width for the last of them. */
function depthIn(widths: number[], width: number): number {
  while ((widths.at(-1) ?? -1) >= width) widths.pop()
  return widths.push(width) - 1
}
