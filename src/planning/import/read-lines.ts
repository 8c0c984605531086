import { type Cells, type Drafts, idOf } from './drafts.ts'
import { readHeading } from './headings.ts'
import type { Pace } from './pace.ts'
import { isYes } from './read-items.ts'

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
  const per = cells.positive('per') ?? cells.refuse('no-quantity', 'per')
  drafts.lines.push({
    parent,
    child,
    per: per / batch,
    scrap: cells.share('scrap') ?? 0,
    source: table.source,
    line: cells.line,
    column: column?.heading ?? '',
  })
}

function pairReader(cells: Cells, drafts: Drafts): (child: string) => void {
  const { at, rows } = cells.table
  const isPairs = at.has('component')
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
    if (written === '' && (isRepeated || parent === '')) cells.refuse('no-parent', 'parent')
    addLine(cells, drafts, parent, child, batch)
  }
}

/** Returns the level of `2`, `..2`, `. . 2` or `1.1`, or NaN. */
function levelOf(text: string): number {
  const bare = text.replace(/^[.\s·-]+/, '').trim()
  if (/^\d{1,3}(?:\.\d+)+$/.test(bare)) return bare.split('.').length
  return /^\d{1,3}$/.test(bare) ? Number(bare) : Number.NaN
}

async function levelReader(cells: Cells, drafts: Drafts, pace: Pace): Promise<(child: string) => void> {
  const { table } = cells
  const place = table.at.get('level')?.index ?? 0
  let base = 999
  for (const [index, row] of table.rows.entries()) {
    if (index % 512 === 0 && pace.isOver) await pace.rest()
    const level = levelOf(row[place] ?? '')
    if (level < base) base = level
  }
  const top = base > 0 ? idOf(topOf(table.preamble), drafts.names) : ''
  /** The item of each level above the row. */
  const above: string[] = top === '' ? [] : [top]
  return child => {
    const level = levelOf(cells.text('level'))
    if (Number.isNaN(level)) cells.refuse('not-a-number', 'level')
    const depth = level - base + (top === '' ? 0 : 1)
    if (depth > above.length) cells.refuse('level-jump', 'level')
    above.length = depth
    above.push(child)
    const parent = above[depth - 1]
    if (parent !== undefined) addLine(cells, drafts, parent, child)
  }
}

/** Returns the item of `Material  CD-20` or `Material: CD-20` above a heading, or nothing. */
function topOf(preamble: readonly (readonly string[])[]): string {
  for (const row of preamble) {
    const cells = row.map(cell => cell.trim()).filter(cell => cell !== '')
    const [key = '', value = ''] = cells.length > 1 ? cells : (cells[0]?.split(/:\s*|\s{2,}/, 2) ?? [])
    const meaning = readHeading(key.replace(/:$/, ''))?.meaning
    if (value !== '' && (meaning === 'item' || meaning === 'parent')) return value
  }
  return ''
}
