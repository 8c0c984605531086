import { grouped } from './grouped.ts'
import { type Heading, readHeading } from './headings.ts'
import { is } from './layouts/marks.ts'
import { billRoles } from './layouts/telling-words.ts'
import { levelOf } from './profile.ts'
import type { Meaning } from './result.ts'
import { findBase, type RawTable } from './tables.ts'

// Bills in other shapes: for a quantity that stands above them, set in by signs, by document or operation.

/** Each takes a table, and returns it, or another in its place. */
export const uprightBill = (table: RawTable): RawTable =>
  [withBase, withIndents, withPairs].reduce((one, shape) => shape(one), table)

/**
 * For how many a bill is, where that stands above it: `Base Qty (PC)  10.000`. It holds for the parts of what is made.
 * In a bill of several levels that is exploded for a quantity, or has totals, each row has what goes into all of the
 * row that it belongs to.
 */
function withBase(table: RawTable): RawTable {
  const { headings, rows, preamble } = table
  const known = headings.map(heading => readHeading(heading)?.meaning)
  const level = known.indexOf('level')
  const isOfBill = level >= 0 || known.includes('component')
  if (!isOfBill || known.includes('batch')) return table
  const base = findBase(preamble)
  const quantities = [...known.keys()].filter(at => known[at] === 'quantity' || known[at] === 'per')
  const [quantity = -1] = quantities
  const isTotal = quantities.length === 1 && is.total(headings[quantity] ?? '')
  const isExploded = level >= 0 && !known.includes('parent') && (isTotal || base?.isRequired === true)
  if (!isExploded && (!base || base.value === '1')) return table
  const levels = rows.map(row => levelOf((row[level] ?? '').trim()))
  const first = Math.min(...levels.filter(one => !Number.isNaN(one)))
  const above: string[] = []
  const baseOf = (row: readonly string[], depth: number) => {
    const isFirst = level < 0 || depth === first
    if (isExploded) above.splice(depth, above.length, (row[quantity] ?? '').trim())
    return isFirst ? (base?.value ?? '') : isExploded ? (above[depth - 1] ?? '') : ''
  }
  return {
    ...table,
    headings: [...headings, 'Base quantity'],
    rows: rows.map((row, index) => [
      ...row,
      ...headings.slice(row.length).map(() => ''),
      baseOf(row, levels[index] ?? first),
    ]),
  }
}

/** What stands before an item in place of blanks: `- R-100`, `..R-100`, `>> R-100`. */
const indent = /^(?:[-–—.•·>+*|] ?)+(?=\s*[\p{L}\d])/u

/** A bill whose parts are set in by signs gets blanks in their place. */
function withIndents(table: RawTable): RawTable {
  const { headings, rows } = table
  const known = headings.map(readHeading)
  const at = known.findIndex(heading => heading?.meaning === 'item' || heading?.meaning === 'component')
  const others = known.map(heading => heading?.meaning)
  const marks = rows.map(row => indent.exec(row[at] ?? '')?.[0] ?? '')
  const isBill = others.includes('quantity') || others.includes('per')
  const isIndented = marks[0] === '' && marks.some(mark => mark.trim() !== '')
  if (at < 0 || !isBill || !isIndented || others.includes('level') || others.includes('parent')) return table
  const wide = (mark: string) => ' '.repeat(2 * mark.replaceAll(' ', '').length)
  return {
    ...table,
    rows: rows.map((row, index) => {
      const mark = marks[index] ?? ''
      return row.map((cell, place) =>
        place === at ? wide(mark) + cell.slice(mark.length).trimStart() : cell,
      )
    }),
  }
}

/**
 * A bill by document or operation: what is made has a row of its own among what goes in, told by a word or by its sign.
 * It becomes pairs of parent and part, with the quantity that is made.
 */
function withPairs(table: RawTable): RawTable {
  const known = table.headings.map(readHeading)
  const columns = rolesOf(table, known)
  if (!columns) return table
  const { group, item, quantity, isMade } = columns
  const groups = grouped(table.rows.keys(), index => table.rows[index]?.[group]?.trim() ?? '')
  const all = [...groups.values()].map(members => ({ members, made: members.filter(isMade) }))
  // Each document makes one thing.
  if (
    all.some(({ members, made }) => made.length !== 1 && members.length > 1) ||
    !all.some(({ members }) => members.length > 1)
  )
    return table
  const kept = all.flatMap(({ members, made: [made = -1] }) =>
    members.filter(index => index !== made).map(index => ({ made, index })),
  )
  const amount = (index: number) => (table.rows[index]?.[quantity] ?? '').trim().replace(/^-|-$/, '').trim()
  const others = [...table.headings.keys()].filter(place => ![group, item, quantity].includes(place))
  return {
    ...table,
    headings: [
      'Parent',
      'Component',
      'Qty per',
      'Base quantity',
      ...others.map(place => table.headings[place] ?? ''),
    ],
    rows: kept.map(({ made, index }) => [
      table.rows[made]?.[item] ?? '',
      table.rows[index]?.[item] ?? '',
      amount(index),
      amount(made),
      ...others.map(place => table.rows[index]?.[place] ?? ''),
    ]),
    lines: kept.map(({ index }) => table.lines[index] ?? 0),
  }
}

interface Roles {
  readonly group: number
  readonly item: number
  readonly quantity: number
  readonly isMade: (index: number) => boolean
}

function rolesOf({ headings, rows }: RawTable, known: readonly (Heading | undefined)[]): Roles | undefined {
  const find = (...meanings: readonly Meaning[]) =>
    known.findIndex(heading => heading && meanings.includes(heading.meaning))
  const quantity = find('quantity', 'per')
  if (quantity < 0 || find('date', 'week') >= 0 || find('level') >= 0) return undefined
  const group = headings.findIndex(
    (heading, at) =>
      at !== quantity && (is.documents(heading) || is.orderNumber(heading)) && known[at]?.meaning !== 'per',
  )
  const item = known.findIndex(
    (heading, at) => at !== group && (heading?.meaning === 'item' || heading?.meaning === 'component'),
  )
  if (group < 0 || item < 0) return undefined
  const role = headings.findIndex((_, at) => {
    const texts = rows.map(row => row[at]?.trim() ?? '')
    return (
      texts.some(text => billRoles.made.test(text)) &&
      texts.some(text => billRoles.used.test(text)) &&
      at !== item &&
      at !== group
    )
  })
  const made = (text = '') => billRoles.made.test(text.trim())
  if (role >= 0) return { group, item, quantity, isMade: index => made(rows[index]?.[role]) }
  const isBelow = (index: number) => /^\s*-|-\s*$/.test(rows[index]?.[quantity] ?? '')
  const below = rows.filter((_, index) => isBelow(index)).length
  if (below === 0 || below === rows.length) return undefined
  return { group, item, quantity, isMade: index => !isBelow(index) }
}
