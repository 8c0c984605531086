import { grouped } from '../../planning/engine/grouped.ts'
import type { PlanInput } from '../../planning/engine/input.ts'

/** An item at its first place in the bills. */
export interface BillRow {
  readonly id: string
  /** How deep it stands there: 0 for what is part of nothing. */
  readonly depth: number
  /** How many of it go into the one above; nothing at the top. */
  readonly per: number | undefined
}

/** The bills of a list: `parts` are the lines by what they go into, `rows` the items as a tree. */
export type Bills = ReturnType<typeof billsOf>

/** Reads the bills of a list. */
export function billsOf({ items, lines }: PlanInput) {
  const parts = grouped(lines, ({ parent }) => parent)
  const within = new Set(lines.map(({ child }) => child))
  /** Each item once, below what it goes into. */
  const rows: BillRow[] = []
  const seen = new Set<string>()
  for (const { id } of items) {
    if (within.has(id) || seen.has(id)) continue
    const waiting: BillRow[] = [{ id, depth: 0, per: undefined }]
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      if (seen.has(row.id)) continue
      seen.add(row.id)
      rows.push(row)
      const depth = row.depth + 1
      // The last goes in first, because the first comes out first.
      for (const { child: id, per } of parts.get(row.id)?.toReversed() ?? [])
        if (!seen.has(id)) waiting.push({ id, depth, per })
    }
  }
  return { parts, rows }
}
