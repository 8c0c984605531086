/**
 * A list in the order of its entries' ranks; entries of one rank stand as their items do. A change moves the entries of
 * the items that it touches: sorting, or even reading, a hundred thousand others would take longer than planning them.
 * They move when somebody reads the list: not while a number is being typed.
 */
export class Ranked<Entry extends { readonly item: string }> {
  readonly #rankOf: (entry: Entry) => number
  readonly #placeOf: (item: string) => number
  readonly #ranks = new Map<number, Entry[]>()
  /** What each item has. */
  readonly #entries = new Map<string, readonly Entry[]>()
  #order: readonly number[] | undefined
  /** What the items have now whose entries may be others than those that stand here. */
  readonly #touched = new Map<string, () => readonly Entry[]>()
  #length = 0

  /** `rankOf` gives an entry's rank, the smallest first; `placeOf` the place of its item in the list. */
  constructor(rankOf: (entry: Entry) => number, placeOf: (item: string) => number) {
    this.#rankOf = rankOf
    this.#placeOf = placeOf
  }

  get length(): number {
    this.#settle()
    return this.#length
  }

  /** Adds the entries of an item that stands behind all others. */
  append(item: string, entries: readonly Entry[]): void {
    if (entries.length === 0) return
    this.#entries.set(item, entries)
    this.#length += entries.length
    for (const entry of entries) this.#entriesOf(this.#rankOf(entry)).push(entry)
  }

  /** Says that an item may have other entries, and what gives those that it has when they are read. */
  renew(item: string, entriesNow: () => readonly Entry[]): void {
    this.#touched.set(item, entriesNow)
  }

  /** Returns entries from a place on. */
  slice(from: number, count: number): readonly Entry[] {
    this.#settle()
    this.#order ??= [...this.#ranks.keys()].sort((one, other) => one - other)
    const found: Entry[] = []
    let passed = 0
    for (const rank of this.#order) {
      const entries = this.#ranks.get(rank) ?? []
      const first = Math.max(0, from - passed)
      for (const entry of entries.slice(first, first + count - found.length)) found.push(entry)
      passed += entries.length
      if (found.length === count) break
    }
    return found
  }

  #settle(): void {
    for (const [item, entriesNow] of this.#touched) this.#replace(item, entriesNow())
    this.#touched.clear()
  }

  /** Puts entries in place of those that an item had. */
  #replace(item: string, entries: readonly Entry[]): void {
    const place = this.#placeOf(item)
    const gone = this.#entries.get(item) ?? []
    for (const entry of gone) {
      const others = this.#entriesOf(this.#rankOf(entry))
      others.splice(this.#startOf(others, place), 1)
    }
    for (const entry of entries.toReversed()) {
      const others = this.#entriesOf(this.#rankOf(entry))
      others.splice(this.#startOf(others, place), 0, entry)
    }
    this.#entries.set(item, entries)
    this.#length += entries.length - gone.length
  }

  /** Returns where the entries of an item at a place begin among those of one rank, or would begin. */
  #startOf(entries: readonly Entry[], place: number): number {
    let low = 0
    let high = entries.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#placeOf(entries[middle]?.item ?? '') < place) low = middle + 1
      else high = middle
    }
    return low
  }

  #entriesOf(rank: number): Entry[] {
    const known = this.#ranks.get(rank)
    if (known) return known
    const entries: Entry[] = []
    this.#ranks.set(rank, entries)
    this.#order = undefined
    return entries
  }
}
