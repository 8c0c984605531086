import type { Problems } from '../problems.ts'
import { cellIn, type RawTable } from '../raw-table.ts'
import { worded } from '../worded.ts'
import { meaningsOf, placeOf, readHeading } from '../words/headings.ts'
import { extend, numbersRows, pick } from './reshape.ts'
import { isOrderHead } from './tell-rare-shapes.ts'

// Orders in two lists: one has a row for each order with its date, state and customer, the other one its lines with
// items and quantities. Each line gets what its order says.

/** Returns the tables, where the lines of orders say what their heads say too. Loaded with the first head. */
export function withOrderHeads(tables: readonly RawTable[], problems: Problems): readonly RawTable[] {
  const heads = tables.filter(isOrderHead)
  const used = new Set<RawTable>()
  const joined = tables.map(table => {
    const joins = isOfLines(table) ? heads.flatMap(head => joinOf(head, table) ?? []) : []
    const found = onlyJoin(joins, table)
    if (!found) return table
    const { head, own, key } = found
    used.add(head)
    problems.addOnce('joined-orders', { ...head, column: head.headings[own] }, table.rows[0]?.[key])
    return withHead(table, found)
  })
  return joined.map(table => (used.has(table) ? { ...table, isJoined: true } : table))
}

/** Of several lists that have the lines' numbers, the one whose heading is the lines' own. Two that fit alike say nothing. */
function onlyJoin(joins: readonly Join[], { headings }: RawTable): Join | undefined {
  const named = joins.filter(
    ({ head, own, key }) => worded(head.headings[own] ?? '') === worded(headings[key] ?? ''),
  )
  const fitting = named.length > 0 ? named : joins
  return fitting.length === 1 ? fitting[0] : undefined
}

/** Whether a table has items and quantities, and no day. */
const isOfLines = ({ headings }: RawTable): boolean =>
  placeOf(headings, 'item') >= 0 && placeOf(headings, 'quantity') >= 0 && placeOf(headings, 'date') < 0

/** Finds the columns of two tables that have the numbers of orders: there once each, here mostly the same. */
function joinOf(head: RawTable, lines: RawTable) {
  for (const own of head.headings.keys()) {
    const byKey = new Map(head.rows.map(row => [cellIn(row, own), row]))
    const heading = head.headings[own] ?? ''
    const isKey =
      byKey.size === head.rows.length && !byKey.has('') && readHeading(heading)?.meaning !== 'date'
    const [key] = isKey ? keysOf(heading, lines, text => byKey.has(text)) : []
    if (key !== undefined) return { head, own, key, byKey }
  }
  return undefined
}

/** The places of the order's number in a head, `own`, and in the lines, `key`; and the head's rows by that number. */
type Join = NonNullable<ReturnType<typeof joinOf>>

/** The columns of lines that have numbers of orders, that of the same heading first. Positions are numbers of their own. */
function keysOf(
  name: string,
  { headings, rows }: RawTable,
  isOrder: (text: string) => boolean,
): readonly number[] {
  const rankOf = (at: number) => {
    const heading = headings[at] ?? ''
    const meaning = readHeading(heading)?.meaning
    if (meaning !== 'order' && numbersRows(rows, at)) return 3
    if (worded(heading) === worded(name)) return 0
    if (meaning === 'quantity' || meaning === 'ignored') return 3
    return meaning === 'order' ? 1 : 2
  }
  const hits = (at: number) => rows.filter(row => isOrder(cellIn(row, at))).length
  return [...headings.keys()]
    .filter(at => rankOf(at) < 3 && rows.length > 0 && hits(at) * 2 > rows.length)
    .sort((one, other) => rankOf(one) - rankOf(other))
}

/** Adds the columns that the lines do not have themselves. */
function withHead(lines: RawTable, { head, own, key, byKey }: Join): RawTable {
  const known = new Set(meaningsOf(lines.headings))
  const meanings = meaningsOf(head.headings)
  const added = [...meanings.keys()].filter(at => {
    const meaning = meanings[at]
    return at !== own && (meaning === undefined || meaning === 'ignored' || !known.has(meaning))
  })
  const isOrder = readHeading(lines.headings[key] ?? '')?.meaning === 'order'
  return {
    ...lines,
    headings: [
      // A child's `parent` is its order.
      ...lines.headings.map((heading, at) => (at === key && !isOrder ? 'Order' : heading)),
      ...pick(head.headings, added),
    ],
    rows: lines.rows.map(row => extend(row, lines.headings.length, pick(byKey.get(cellIn(row, key)), added))),
  }
}
