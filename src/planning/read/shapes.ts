import { beginOf, isBucket } from './dates.ts'
import { readHeading } from './headings.ts'
import { freeText } from './layouts/telling-words.ts'
import type { Meaning } from './result.ts'
import { isTotal, summedUp } from './row-words.ts'
import { withItemsAcross, withMeasures, withoutRepeats } from './shapes-across.ts'
import { withoutPairs, withoutPlaces, withoutTwoWays } from './shapes-apart.ts'
import { filledOf, findTop, isCounted, type RawTable } from './tables.ts'

// Lists in other shapes are set upright: a row for each item, order or part, with its keys in columns of their own. Each
// shape takes a table, and returns it, or others in its place.

/** A row is a field in a list on its side. One that has more rows has items in them. */
const maxFields = 50

/** Each takes a table, and returns it, or another in its place. */
const shapes: readonly ((table: RawTable) => RawTable)[] = [
  ...[withGroups, withItemAbove, turned, withSigns],
  ...[withItemsAcross, withPeriods, withMeasures, withoutRepeats],
]

/** Each takes a table apart that is several. */
const parts: readonly ((table: RawTable) => readonly RawTable[])[] = [
  withoutPairs,
  withoutTwoWays,
  withoutPlaces,
]

/** Whether a table may be a bill, which has shapes of its own. */
export const mayBeBill = ({ headings }: RawTable): boolean =>
  headings.some(heading => /^(?:quantity|per|component)$/.test(readHeading(heading)?.meaning ?? ''))

export const upright = (table: RawTable): readonly RawTable[] =>
  parts.reduce<readonly RawTable[]>(
    (tables, apart) => tables.flatMap(apart),
    [shapes.reduce((one, shape) => shape(one), table)],
  )

/** SAP's bill of one product, or the stock and requirements of one material: the item stands above the list. */
function withItemAbove(table: RawTable): RawTable {
  const top = findTop(table.preamble)
  if (!top) return table
  const known = table.headings.map(readHeading)
  const has = (...meanings: readonly Meaning[]) =>
    known.some(heading => heading && meanings.includes(heading.meaning))
  const isBill = has('component') && has('quantity', 'per') && !has('parent', 'level', 'date', 'week')
  const isSigned = known.some(heading => heading?.hints.includes('signed'))
  if (has('item') || !(isBill || isSigned)) return table
  return {
    ...table,
    headings: [top.heading, ...table.headings],
    rows: table.rows.map(row => [top.item, ...row]),
  }
}

/**
 * Orders below the name of their item, which stands in a row of its own: each gets it. Of names within names, as in
 * QuickBooks, the last one counts, without what it is called in brackets.
 */
function withGroups(table: RawTable): RawTable {
  const { headings, rows, lines } = table
  const item = headings.findIndex(
    heading => readHeading(heading)?.meaning === 'item' && readHeading(heading)?.sure,
  )
  const at = item < 0 && headings[0]?.trim() === '' ? 0 : item
  const nameOf = (row: readonly string[]) => (row[at] ?? '').trim()
  // A name may have a remark beside it.
  const told = [...headings.keys()].filter(place => !freeText.test(headings[place] ?? ''))
  const isName = (row: readonly string[]) =>
    nameOf(row) !== '' && filledOf(told.map(place => row[place] ?? '')) === 1
  const isSum = (row: readonly string[]) => isTotal(nameOf(row)) || summedUp(nameOf(row)) !== undefined
  const others = rows.filter(row => !isName(row) && !isSum(row))
  const [first = []] = rows
  if (at < 0 || others.length === 0 || !isName(first) || others.some(row => nameOf(row) !== '')) return table
  let name = ''
  const kept = rows.flatMap((row, index) => {
    if (isName(row)) name = nameOf(row).replace(/ \([^()]*\)$/, '')
    if (isName(row) || isSum(row)) return []
    return [{ row: row.map((cell, place) => (place === at ? name : cell)), line: lines[index] ?? 0 }]
  })
  return {
    ...table,
    headings: headings.map((heading, place) => (place === at ? heading.trim() || 'Item' : heading)),
    rows: kept.map(({ row }) => row),
    lines: kept.map(({ line }) => line),
  }
}

/** `Item; A; B` above `On hand; 5; 6`. */
function turned(table: RawTable): RawTable {
  const { headings, rows, line } = table
  if (rows.length > maxFields) return table
  const [corner = '', ...items] = headings
  const names = rows.map(row => row[0]?.trim() ?? '')
  const known = names.filter(name => {
    const heading = readHeading(name)
    return heading?.sure && heading.meaning !== 'item'
  }).length
  const isTurned =
    readHeading(corner)?.meaning === 'item' &&
    known > 1 &&
    known * 2 > names.length &&
    !items.some(item => readHeading(item) || isBucket(beginOf(item)))
  if (!isTurned) return table
  return {
    ...table,
    headings: [corner, ...names],
    rows: items.map((item, at) => [item, ...rows.map(row => row[at + 1] ?? '')]),
    lines: items.map(() => line),
  }
}

/** `+` and `-` in a column of their own are the signs of the quantities. */
function withSigns(table: RawTable): RawTable {
  const { headings, rows } = table
  const signs = headings.findIndex((_, at) => {
    const values = new Set(rows.map(row => (row[at] ?? '').trim()))
    return values.has('+') && values.has('-') && [...values].every(text => /^[+-]?$/.test(text))
  })
  const quantity = headings.findIndex(heading => readHeading(heading)?.meaning === 'quantity')
  if (signs < 0 || quantity < 0) return table
  const signed = (row: readonly string[], cell: string) =>
    (row[signs] ?? '').trim() === '-' ? `-${cell}` : cell
  return {
    ...table,
    headings: headings.map((heading, at) => (at === quantity ? 'Receipt/Reqmt' : heading)),
    rows: rows.map(row => row.map((cell, at) => (at === quantity ? signed(row, cell.trim()) : cell))),
  }
}

/** `1; 2; 3` above the columns of a forecast are its periods. */
function withPeriods(table: RawTable): RawTable {
  if (!isCounted(table.headings)) return table
  return {
    ...table,
    headings: table.headings.map(heading =>
      /^\s*\d{1,2}\s*$/.test(heading) ? `Period ${heading.trim()}` : heading,
    ),
  }
}
