import type { Line, PlanInput } from '../../planning/engine/input.ts'

/** An item at its first place in the bills. */
export interface OutlineRow {
  readonly id: string
  /** How deep it stands there: 0 for what is part of nothing. */
  readonly depth: number
  /** How many of it go into the one above; nothing at the top. */
  readonly per: number | undefined
}

/** A list's items and bills, by item. */
export interface Outline {
  readonly places: ReadonlyMap<string, number>
  readonly parts: ReadonlyMap<string, readonly Line[]>
  readonly parents: ReadonlyMap<string, readonly Line[]>
  /** Each item once, below what it goes into. */
  readonly rows: readonly OutlineRow[]
}

/** Reads the bills of a list. */
export function outlineOf({ items, lines }: Pick<PlanInput, 'items' | 'lines'>): Outline {
  const places = new Map<string, number>()
  for (const { id } of items) places.set(id, places.size)
  const parts = new Map<string, Line[]>()
  const parents = new Map<string, Line[]>()
  for (const line of lines) {
    add(parts, line.parent, line)
    add(parents, line.child, line)
  }
  const rows: OutlineRow[] = []
  const seen = new Set<string>()
  for (const { id } of items) {
    if (parents.has(id) || seen.has(id)) continue
    const waiting: OutlineRow[] = [{ id, depth: 0, per: undefined }]
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      if (seen.has(row.id)) continue
      seen.add(row.id)
      rows.push(row)
      const { depth } = row
      const below = (parts.get(row.id) ?? []).filter(({ child }) => !seen.has(child))
      // The last goes in first, because the first comes out first.
      for (const { child, per } of below.toReversed()) waiting.push({ id: child, depth: depth + 1, per })
    }
  }
  return { places, parts, parents, rows }
}

/** Adds to the entries of an item, or of another key. */
export function add<Key, Entry>(lists: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const known = lists.get(key)
  if (known) known.push(entry)
  else lists.set(key, [entry])
}
