// Low-level codes: an item stands one level below the lowest of its parents, so that all its needs are known when it
// is planned.

/** Thrown for a bill of materials in which an item is, by way of others, a part of itself. */
export class CircleError extends Error {
  override readonly name = 'CircleError'
  /** The item ids all round, from parent to child. The first one is repeated at the end. */
  readonly path: readonly string[]
  constructor(path: readonly string[]) {
    super(`The bill of materials has a circle: ${path.join(' → ')}. Remove one of these lines.`)
    this.path = path
  }
}

/** Who is in whom, twice: the parts of each parent, and the lines of each child. */
export interface Bill {
  /** The parts of a parent are those from `below[parent]` to `below[parent + 1]`. */
  readonly below: Int32Array
  readonly parts: Int32Array
  /** The lines above a child are those from `above[child]` to `above[child + 1]` in the columns that follow. */
  readonly above: Int32Array
  readonly parent: Int32Array
  /** How many of the child are issued for one of the parent that is started, or for an order where `fixed` is 1. */
  readonly each: Float64Array
  readonly fixed: Uint8Array
}

export interface Levels {
  readonly level: Int32Array
  /** All items, parents before their parts. */
  readonly sequence: Int32Array
}

/** Throws a CircleError when the bill has a circle. */
export function levelsOf({ below, parts, above, parent }: Bill, ids: readonly string[]): Levels {
  const count = ids.length
  const level = new Int32Array(count)
  const sequence = new Int32Array(count)
  const waiting = new Int32Array(count)
  let found = 0
  for (let item = 0; item < count; item += 1) {
    const parents = (above[item + 1] ?? 0) - (above[item] ?? 0)
    waiting[item] = parents
    if (parents === 0) sequence[found++] = item
  }
  // An item is found after the last of its parents, so levels rise along the sequence.
  for (let next = 0; next < found; next += 1) {
    const item = sequence[next] ?? 0
    const deeper = (level[item] ?? 0) + 1
    const end = below[item + 1] ?? 0
    for (let line = below[item] ?? 0; line < end; line += 1) {
      const part = parts[line] ?? 0
      const left = (waiting[part] ?? 0) - 1
      waiting[part] = left
      if (left > 0) continue
      level[part] = deeper
      sequence[found++] = part
    }
  }
  if (found < count) throw new CircleError(circleOf(waiting, above, parent).map(item => ids[item] ?? ''))
  return { level, sequence }
}

/** Climbs from an item that has no place in the sequence, through parents that have none, until one repeats. */
function circleOf(waiting: Int32Array, above: Int32Array, parent: Int32Array): readonly number[] {
  const path: number[] = []
  for (let item = waiting.findIndex(left => left > 0); ; ) {
    const begin = path.indexOf(item)
    path.push(item)
    if (begin >= 0) return path.slice(begin).reverse()
    const parents = parent.subarray(above[item], above[item + 1])
    item = parents.find(other => (waiting[other] ?? 0) > 0) ?? item
  }
}
