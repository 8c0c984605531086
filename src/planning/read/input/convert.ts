import { grouped } from '../../engine/grouped.ts'
import type { Drafts, DueDraft, LineDraft } from '../drafts.ts'
import { isPack } from '../layouts/telling-words.ts'
import type { Place, Problems } from '../problems.ts'
import { countsDozens, countsPieces, factorOf } from '../words/units.ts'
import { type Items, largestOf, type MergedItem } from './merge.ts'

// The lines and orders of the lists in the units of their items, without what is more than a plan can count.

/** Returns the drafts with the lines that can be planned, and the orders, in the units of their items. */
export function convert(drafts: Drafts, items: Items, problems: Problems): Drafts {
  const chosen = withoutAlternatives(drafts.lines, problems)
  const scaled = (line: LineDraft, factor: number) => ({ ...line, per: line.per * factor })
  const lines = inUnits(chosen, ({ child }) => child, items, scaled, problems)
  noteInTwoLists(drafts.dues, problems)
  const times = (due: DueDraft, factor: number) => ({ ...due, quantity: due.quantity * factor })
  const dues = inUnits(drafts.dues, ({ item }) => item, items, times, problems)
  return withoutExcess({ ...drafts, dues, lines }, items, problems)
}

/** Says where two lists have the same order: both of them count. */
function noteInTwoLists(dues: readonly DueDraft[], problems: Problems): void {
  const orders = dues.filter(({ kind, id }) => id !== undefined && kind !== 'proposals')
  for (const own of grouped(orders, ({ kind, id, item }) => [kind, id, item].join('\n')).values()) {
    const other = own.find(({ table }) => table !== own[0]?.table)
    if (other) problems.addOnce('duplicate-line', other, `${other.id}: ${other.item}`)
  }
}

/** Converts quantities, and says where that cannot be done. */
function inUnits<T extends Place & { readonly unit?: string | undefined }>(
  rows: readonly T[],
  itemOf: (row: T) => string,
  items: Items,
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
    problems.add('unit-differs', row, `${id}: ${[...new Set([row.unit, unit])].join(', ')}`)
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
      problems.add('alternative', line, line.child)
    return isFirst
  })
}

/** The engine counts to 1e15; lot sizes and rounding may add to what is counted here. */
const maxNeeded = 1e13

/**
 * Units that are converted, packs and thousands may make more of a quantity than a plan can count. Returns the drafts
 * without orders that are so large, and without lines that multiply into as much; each is noted.
 */
function withoutExcess(drafts: Drafts, items: Items, problems: Problems): Drafts {
  const needed = new Map<string, number>()
  const adds = (item: string, quantity: number, place: Place) => {
    const sum = (needed.get(item) ?? 0) + quantity
    if (sum <= maxNeeded) needed.set(item, sum)
    else problems.add('too-much', place, item)
    return sum <= maxNeeded
  }
  const dues = drafts.dues.filter(due => adds(due.item, due.quantity, due))
  const { planned, below, order } = withoutCircles(drafts.lines, problems)
  const left = new Set<LineDraft>()
  for (const id of order) {
    const { onHand = 0, safetyStock = 0, lot, yield: good = 1 } = items.get(id) ?? {}
    const lots = Math.max(lot?.quantity ?? 0, lot?.min ?? 0, lot?.multiple ?? 0)
    // A lot for each period, at worst.
    const made = ((needed.get(id) ?? 0) + Math.abs(onHand) + safetyStock + lots * 260) / good
    for (const line of below.get(id) ?? [])
      if (!adds(line.child, made * line.per * (1 + line.scrap), line)) left.add(line)
  }
  return { ...drafts, dues, lines: planned.filter(line => !left.has(line)) }
}

/**
 * Leaves out the lines that close a circle, each of which is noted with its items all round. Returns the others, also by
 * parent, and the items, parents before their parts.
 */
function withoutCircles(lines: readonly LineDraft[], problems: Problems) {
  const below = grouped(lines, ({ parent }) => parent)
  /** For each item that has been entered, which of its lines is followed next. */
  const next = new Map<string, number>()
  const done = new Set<string>()
  const closing = new Set<LineDraft>()
  for (const root of below.keys()) {
    // A stack of our own: a bill may have more levels than calls may be nested.
    const path = next.has(root) ? [] : [root]
    for (let item = path.at(-1); item !== undefined; item = path.at(-1)) {
      const at = next.get(item) ?? 0
      const line = below.get(item)?.[at]
      next.set(item, at + 1)
      if (!line) {
        done.add(item)
        path.pop()
      } else if (!next.has(line.child)) path.push(line.child)
      else if (!done.has(line.child)) {
        closing.add(line)
        const round = problems.isFull ? [] : path.slice(path.indexOf(line.child))
        problems.add('circle', line, [...round, line.child].join(' → '))
      }
    }
  }
  const planned = closing.size > 0 ? lines.filter(line => !closing.has(line)) : lines
  // An item is done after its parts.
  return { planned, below: grouped(planned, ({ parent }) => parent), order: [...done].reverse() }
}

/** A lot of an item may be ordered in each period: the engine counts to 1e15. */
const maxOfItem = 1e12

/** Leaves out the numbers of items that packs and thousands make larger than a plan can count, each of which is noted. */
export function dropExcessiveCounts(items: Map<string, MergedItem>, problems: Problems): void {
  for (const [id, item] of items) {
    const { onHand, safetyStock, lot } = item
    if (Math.max(Math.abs(onHand ?? 0), safetyStock ?? 0, lot ? largestOf(lot) : 0) <= maxOfItem) continue
    problems.add('too-much', { ...item, column: '' }, id)
    items.set(id, { ...item, onHand: undefined, safetyStock: undefined, lot: undefined })
  }
}
