import type { DueDraft, ItemDraft, LineDraft } from '../drafts.ts'
import type { Problems } from '../problems.ts'
import { grouped } from '../raw-table.ts'
import { largestOf, type MergedItem } from './merge.ts'

/** The engine counts to 1e15; lot sizes and rounding may add to what is counted here. */
const maxNeeded = 1e13

/**
 * Units that are converted, packs and thousands may make more of a quantity than a plan can count. Returns the orders
 * without those that are so large, each of which is noted.
 */
export function withoutExcessiveOrders(dues: readonly DueDraft[], problems: Problems): readonly DueDraft[] {
  const sums = new Map<string, number>()
  return dues.filter(({ item, quantity, source, line, column }) => {
    const sum = (sums.get(item) ?? 0) + quantity
    if (sum <= maxNeeded) sums.set(item, sum)
    else problems.add('too-much', source, line, column, item)
    return sum <= maxNeeded
  })
}

/** Returns the lines without those that multiply into more than a plan can count, each of which is noted. */
export function withoutExcess(
  { lines, below, items: order }: Acyclic,
  dues: readonly DueDraft[],
  items: ReadonlyMap<string, ItemDraft>,
  problems: Problems,
): readonly LineDraft[] {
  const needed = new Map<string, number>()
  for (const { item, quantity } of dues) needed.set(item, (needed.get(item) ?? 0) + quantity)
  const left = new Set<LineDraft>()
  for (const id of order) {
    const { onHand = 0, safetyStock = 0, lot, yield: good = 1 } = items.get(id) ?? {}
    const lots = Math.max(lot?.quantity ?? 0, lot?.min ?? 0, lot?.multiple ?? 0)
    // A lot for each period, at worst.
    const made = ((needed.get(id) ?? 0) + Math.abs(onHand) + safetyStock + lots * 260) / good
    for (const line of below.get(id) ?? []) {
      const sum = (needed.get(line.child) ?? 0) + made * line.per * (1 + line.scrap)
      if (sum <= maxNeeded) needed.set(line.child, sum)
      else {
        left.add(line)
        problems.add('too-much', line.source, line.line, line.column, line.child)
      }
    }
  }
  return lines.filter(line => !left.has(line))
}

/** Lines that can be planned, and their items, parents before their parts. */
interface Acyclic {
  readonly lines: readonly LineDraft[]
  /** The same lines, by parent. */
  readonly below: ReadonlyMap<string, readonly LineDraft[]>
  readonly items: readonly string[]
}

/** Leaves out the lines that close a circle, each of which is noted with its items all round. */
export function withoutCircles(lines: readonly LineDraft[], problems: Problems): Acyclic {
  const below = grouped(lines, ({ parent }) => parent)
  const done = new Set<string>()
  const open = new Set<string>()
  const closing = new Set<LineDraft>()
  // A stack of our own: a bill may have more levels than calls may be nested.
  for (const root of below.keys()) {
    if (done.has(root)) continue
    const stack: { readonly item: string; readonly own: readonly LineDraft[]; next: number }[] = []
    const enter = (item: string) => {
      stack.push({ item, own: below.get(item) ?? [], next: 0 })
      open.add(item)
    }
    enter(root)
    for (let last = stack.at(-1); last; last = stack.at(-1)) {
      const line = last.own[last.next]
      last.next += 1
      if (!line) {
        stack.pop()
        open.delete(last.item)
        done.add(last.item)
      } else if (done.has(line.child)) continue
      else if (open.has(line.child)) {
        closing.add(line)
        const path = problems.isFull ? [] : stack.map(({ item }) => item)
        const circle = [...path.slice(path.indexOf(line.child)), line.child].join(' → ')
        problems.add('circle', line.source, line.line, line.column, circle)
      } else enter(line.child)
    }
  }
  for (const parent of new Set([...closing].map(line => line.parent)))
    below.set(parent, below.get(parent)?.filter(line => !closing.has(line)) ?? [])
  return {
    lines: closing.size > 0 ? lines.filter(line => !closing.has(line)) : lines,
    below,
    // An item is done after its parts.
    items: [...done].reverse(),
  }
}

/** A lot of an item may be ordered in each period: the engine counts to 1e15. */
const maxOfItem = 1e12

/** Leaves out the numbers of items that packs and thousands make larger than a plan can count, each of which is noted. */
export function withoutExcessiveCounts(items: Map<string, MergedItem>, problems: Problems): void {
  for (const [id, item] of items) {
    const { onHand, safetyStock, lot } = item
    if (Math.max(Math.abs(onHand ?? 0), safetyStock ?? 0, lot ? largestOf(lot) : 0) <= maxOfItem) continue
    problems.add('too-much', item.source, item.line, '', id)
    items.set(id, { ...item, onHand: undefined, safetyStock: undefined, lot: undefined })
  }
}
