import type { Drafts, DueDraft, LineDraft, Place } from '../drafts.ts'
import { isPack } from '../layouts/telling-words.ts'
import type { Problems } from '../problems.ts'
import { grouped } from '../raw-table.ts'
import { countsDozens, countsPieces, factorOf } from '../words/units.ts'
import { withoutCircles, withoutExcess, withoutExcessiveOrders } from './excess.ts'
import type { MergedItem } from './merge.ts'

// The lines and orders of the lists in the units of their items.

/** The lines that can be planned, and the orders, in the units of their items. */
export function convert(drafts: Drafts, items: ReadonlyMap<string, MergedItem>, problems: Problems) {
  const chosen = withoutAlternatives(drafts.lines, problems)
  const scaled = (line: LineDraft, factor: number) => ({ ...line, per: line.per * factor })
  const lines = inUnits(chosen, ({ child }) => child, items, scaled, problems)
  noteInTwoLists(drafts.dues, problems)
  const times = (due: DueDraft, factor: number) => ({ ...due, quantity: due.quantity * factor })
  const counted = inUnits(drafts.dues, ({ item }) => item, items, times, problems)
  const dues = withoutExcessiveOrders(counted, problems)
  return { dues, lines: withoutExcess(withoutCircles(lines, problems), dues, items, problems) }
}

/** Says where two lists have the same order: both of them count. */
function noteInTwoLists(dues: readonly DueDraft[], problems: Problems): void {
  const lists = new Map<string, string>()
  for (const { kind, id, item, table, source, line, column } of dues) {
    if (id === undefined || kind === 'proposals') continue
    const key = [kind, id, item].join('\n')
    const list = lists.get(key) ?? table
    if (list !== table) problems.addOnce('duplicate-line', source, line, column, `${id}: ${item}`)
    lists.set(key, list)
  }
}

/** Converts quantities, and says where that cannot be done. */
function inUnits<T extends Place & { readonly unit?: string | undefined; readonly column: string }>(
  rows: readonly T[],
  itemOf: (row: T) => string,
  items: ReadonlyMap<string, MergedItem>,
  scale: (row: T, factor: number) => T,
  problems: Problems,
): readonly T[] {
  /** The units of items that only these rows know: pieces, if some are. */
  const first = new Map<string, string>()
  for (const row of rows)
    if (row.unit && (!first.has(itemOf(row)) || countsPieces(row.unit))) first.set(itemOf(row), row.unit)
  return rows.map(row => {
    const id = itemOf(row)
    const { unit: own, pack } = items.get(id) ?? {}
    const unit = own ?? first.get(id)
    if (!row.unit || !unit) return row
    // Where nothing but a pack or a dozen is known, nobody knows in what the item is counted.
    const isCounted =
      unit !== row.unit || own !== undefined || !(isPack(unit) || (items.has(id) && countsDozens(unit)))
    const factor = (isCounted ? factorOf(row.unit, unit) : undefined) ?? (isPack(row.unit) ? pack : undefined)
    if (factor) return scale(row, factor)
    problems.add(
      'unit-differs',
      row.source,
      row.line,
      row.column,
      `${id}: ${[...new Set([row.unit, unit])].join(', ')}`,
    )
    return row
  })
}

/** Of parts that stand for each other, the first counts. */
function withoutAlternatives(lines: readonly LineDraft[], problems: Problems): readonly LineDraft[] {
  if (lines.every(({ alternative }) => alternative === undefined)) return lines
  const keyOf = ({ parent, alternative }: LineDraft) => `${parent}\n${alternative}`
  const groups = grouped(lines, keyOf)
  return lines.filter(line => {
    const group = line.alternative === undefined ? [] : (groups.get(keyOf(line)) ?? [])
    const least = Math.min(...group.map(({ priority }) => priority))
    const isFirst = group.length < 2 || line.priority === least
    if (group.length > 1 && (!isFirst || group.every(({ priority }) => priority === least)))
      problems.add('alternative', line.source, line.line, line.column, line.child)
    return isFirst
  })
}
