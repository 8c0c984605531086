import type { Pace } from '../pace.ts'
import { indentOf } from './bill-columns.ts'
import type { Column } from './column.ts'
import { type Cells, type Drafts, idOf } from './drafts.ts'
import { isYes } from './read-items.ts'
import { findTop } from './tables.ts'
import { pastOf } from './validity.ts'

// Rows to lines of bills: pairs of parent and part, `part_of`, or levels.

/** Returns a function that reads the line of a row, whose item or component is `child`. */
export async function lineReader(cells: Cells, drafts: Drafts, pace: Pace): Promise<(child: string) => void> {
  return cells.table.at.has('parent') ? pairReader(cells, drafts) : levelReader(cells, drafts, pace)
}

function addLine(cells: Cells, drafts: Drafts, parent: string, child: string, batch = 1): void {
  const { table } = cells
  const column = table.at.get('parent') ?? table.at.get('level')
  if (parent === child) cells.refuse('part-of-itself', table.at.has('parent') ? 'parent' : 'item')
  if (!table.at.has('per')) return
  const past = pastOf(table.validity, cells.row, drafts.horizon.today)
  if (past) {
    drafts.problems.add('not-planned', table.source, cells.line, past.heading, cells.row[past.index]?.trim())
    return
  }
  const per = cells.positive('per') ?? cells.refuse('no-quantity', 'per')
  // A share next to nothing is a slip.
  const good = table.at.has('component') ? (cells.share('yield') ?? 1) : 1
  const each = per / batch / hundredsOf(table.at.get('per')) / (good >= 0.001 && good <= 1 ? good : 1)
  if (each > 1e12) cells.refuse('not-a-number', 'per')
  drafts.lines.push({
    parent,
    child,
    per: each,
    scrap: cells.share('scrap') ?? 0,
    source: table.source,
    line: cells.line,
    column: column?.heading ?? '',
  })
}

/** `Menge je 100`, `Qty per 1000`. */
const hundredsOf = (column?: Column): number =>
  Number(/\b(?:je|per|pro|par|por|pour|for|für)\s+(10{1,3})\b/i.exec(column?.heading ?? '')?.[1] ?? 1)

function pairReader(cells: Cells, drafts: Drafts): (child: string) => void {
  const { at, rows } = cells.table
  // `Assembly; Part; Qty`, and nothing of an item, is a bill whose parents stand first.
  const isPairs =
    at.has('component') ||
    (!cells.table.holds.includes('items') &&
      !cells.table.holds.includes('demand') &&
      (at.get('parent')?.index ?? 0) < (at.get('item')?.index ?? 0))
  const place = at.get('parent')?.index ?? 0
  // Odoo writes the parent on the first of its lines alone. Where a parent is repeated, an empty one is a fault.
  const isRepeated = rows.some((row, index) => row[place] && row[place] === rows[index - 1]?.[place])
  let parent = ''
  let batch = 1
  return child => {
    const written = idOf(cells.text('parent'), drafts.names)
    if (!isPairs) {
      if (written !== '') addLine(cells, drafts, written, child)
      return
    }
    if (written !== '') {
      parent = written
      batch = cells.positive('batch') || 1
      if (isYes(cells.text('phantom'))) drafts.phantoms.add(parent)
    }
    if (child === '') return
    // What has no quantity goes into nothing.
    if (written === '' && !at.has('component') && cells.text('per') === '') return
    if (written === '' && (isRepeated || parent === '')) cells.refuse('no-parent', 'parent')
    addLine(cells, drafts, parent, child, batch)
  }
}

/** Returns the level of `2`, `..2`, `. . 2`, `L2`, `**` or `1.1`, or NaN. */
function levelOf(text: string): number {
  if (/^[*+]{1,30}$/.test(text)) return text.length
  const bare = text.replace(/^(?:[.\s·-]+|(?:level|lvl|l)\s*(?=\d))|\.$/gi, '').trim()
  if (/^\d{1,3}(?:\.\d+)+$/.test(bare)) return bare.split('.').length
  return /^\d{1,3}$/.test(bare) ? Number(bare) : Number.NaN
}

async function levelReader(cells: Cells, drafts: Drafts, pace: Pace): Promise<(child: string) => void> {
  const { table } = cells
  const { index: place = 0, hints } = table.at.get('level') ?? {}
  const isIndented = hints?.includes('indented')
  const widths: number[] = []
  // A list of where an item is used climbs from it.
  const isUpward = [table.source, ...table.preamble.flat()].some(text => whereUsed.test(text))
  let base = 999
  await pace.each(table.rows, row => {
    const level = isIndented ? 0 : levelOf((row[place] ?? '').trim())
    if (level < base) base = level
  })
  const top = base > 0 ? idOf(findTop(table.preamble)?.item ?? '', drafts.names) : ''
  /** The items by their numbers, such as `1.1`. */
  const numbered = new Map<string, string>()
  /** The item of each level above the row. */
  const above: string[] = top === '' ? [] : [top]
  return child => {
    const level = isIndented ? deeper(widths, indentOf(cells.row[place] ?? '')) : levelOf(cells.text('level'))
    if (Number.isNaN(level)) cells.refuse('not-a-number', 'level')
    const depth = level - base + (top === '' ? 0 : 1)
    if (depth > above.length) cells.refuse('level-jump', 'level')
    above.length = depth
    above.push(child)
    const number = cells.text('level').replace(/\.$/, '')
    numbered.set(number, child)
    const parent =
      (/^\d[\d.]*\.\d+$/.test(number) && numbered.get(number.replace(/\.\d+$/, ''))) || above[depth - 1]
    if (parent === undefined) {
      drafts.tops.push({ item: child, source: table.source, line: cells.line })
      // `.1` is a part of something.
      if (/^[.·]/.test(cells.text('level'))) cells.note('no-parent', 'level')
    } else if (isUpward) addLine(cells, drafts, child, parent)
    else addLine(cells, drafts, parent, child)
  }
}

const whereUsed = /where[- ]?used|verwendungsnachweis|cas d.emploi|casos? de empleo/i

/** Returns how many of the widths above are smaller, and takes the width for the last of them. */
function deeper(widths: number[], width: number): number {
  while ((widths.at(-1) ?? -1) >= width) widths.pop()
  return widths.push(width) - 1
}
