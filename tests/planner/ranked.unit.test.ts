import { expect, test } from 'vitest'
import { Ranked } from '../../src/planner/ranked.ts'

interface Entry {
  readonly item: string
  readonly rank: number
}

const items = ['a', 'b', 'c', 'd']

function listOf(entries: readonly Entry[]): Ranked<Entry> {
  const ranked = new Ranked<Entry>(
    ({ rank }) => rank,
    item => items.indexOf(item),
  )
  for (const item of items)
    ranked.append(
      item,
      entries.filter(entry => entry.item === item),
    )
  return ranked
}

const all = (ranked: Ranked<Entry>) =>
  ranked
    .slice(0, ranked.length)
    .map(({ item, rank }) => `${item}${rank}`)
    .join(' ')

test('Entries stand by rank, and within one as their items', () => {
  const ranked = listOf([
    { item: 'a', rank: 2 },
    { item: 'c', rank: 1 },
    { item: 'b', rank: 1 },
    { item: 'd', rank: 0 },
    { item: 'd', rank: 2 },
  ])
  expect(all(ranked)).toBe('d0 b1 c1 a2 d2')
  expect(ranked.slice(1, 2).map(({ item }) => item)).toEqual(['b', 'c'])
  expect(ranked.slice(4, 9).map(({ item }) => item)).toEqual(['d'])
})

test('After random changes, a list stands as one that is made anew', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  let entries: readonly Entry[] = []
  const ranked = listOf(entries)
  for (let change = 0; change < 500; change += 1) {
    const item = items[random(4)] ?? 'a'
    const fresh = Array.from({ length: random(4) }, () => ({ item, rank: random(3) - 1 }))
    entries = [...entries.filter(entry => entry.item !== item), ...fresh]
    ranked.renew(item, () => entries.filter(entry => entry.item === item))
    // Several may have changed before anybody reads.
    if (random(3) === 0) continue
    expect(all(ranked)).toBe(all(listOf(entries)))
    expect(ranked.length).toBe(entries.length)
  }
})
