import type { LineDraft } from './drafts.ts'
import { grouped } from './grouped.ts'
import type { Problems } from './problems.ts'

/** Lines that can be planned, and their items, parents before their parts. */
export interface Acyclic {
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
    const stack = [{ item: root, next: 0 }]
    open.add(root)
    for (let last = stack.at(-1); last; last = stack.at(-1)) {
      const line = below.get(last.item)?.[last.next]
      last.next += 1
      if (!line) {
        stack.pop()
        open.delete(last.item)
        done.add(last.item)
      } else if (open.has(line.child)) {
        closing.add(line)
        const path = problems.isFull ? [] : stack.map(({ item }) => item)
        const circle = [...path.slice(path.indexOf(line.child)), line.child].join(' → ')
        problems.add('circle', line.source, line.line, line.column, circle)
      } else if (!done.has(line.child)) {
        stack.push({ item: line.child, next: 0 })
        open.add(line.child)
      }
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
