import type { Item, Line, Lot, PlanInput } from '../../src/entries/planner.ts'

/** Returns a plant that is the same in every run: five levels, four lines a bill, a few parts that many bills share. */
export function plantOf(count: number, periods: number): PlanInput {
  const random = randomFrom(42)
  const below = (limit: number) => Math.floor(random() * limit)
  /** Where each level begins: few products, many parts. */
  const begins = [0, 0.03, 0.1, 0.25, 0.5].map(share => Math.floor(share * count))
  const items: Item[] = []
  const lines: Line[] = []
  for (let place = 0; place < count; place += 1) {
    items.push({
      id: `ITEM-${100_000 + place}`,
      onHand: below(200),
      leadTime: 1 + below(5),
      safetyStock: below(3) === 0 ? below(50) : 0,
      lot: lotOf(below(20), below),
    })
  }
  items.slice(0, begins.at(-1)).forEach((parent, place) => {
    const begin = begins.find(begin => begin > place) ?? count
    for (let line = 2 + below(5); line > 0; line -= 1) {
      // Squared, so that the first parts of the level below are used more often than the last.
      const child = items[begin + Math.floor(random() ** 2 * (count - begin))]
      if (child) lines.push({ parent: parent.id, child: child.id, per: 1 + below(4) })
    }
  })
  const demand = items
    .slice(0, begins[1])
    .flatMap(({ id }) =>
      Array.from({ length: 30 }, () => ({ item: id, period: below(periods), quantity: 1 + below(40) })),
    )
  const receipts = items
    .filter(() => below(10) === 0)
    .map(({ id }) => ({ item: id, period: below(8), quantity: 10 + below(90) }))
  return { periods, items, lines, demand, receipts }
}

function lotOf(kind: number, below: (limit: number) => number): Lot | undefined {
  if (kind < 9) return undefined
  if (kind < 15) return { rule: 'FOQ', quantity: 50 * (1 + below(10)) }
  if (kind < 18) return { rule: 'POQ', periods: 2 + below(4) }
  return { rule: 'L4L', min: 20, multiple: 10 }
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
