import { unitSizes } from './layouts/telling-words.ts'

// Units of quantities: the same one, one that can be converted, or neither.

const kindOf = (unit: string): (typeof unitSizes)[number] | undefined =>
  unitSizes.find(([, sizes]) => Object.hasOwn(sizes, unit))

const plain = (unit: string): string =>
  unit.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/\.$/, '').trim()

/** How many of the second unit one of the first is; undefined where they cannot be converted. */
export function factorOf(from: string, to: string): number | undefined {
  const [one, other] = [plain(from), plain(to)]
  if (one === other) return 1
  const kind = kindOf(one)
  if (!kind || kind !== kindOf(other)) return undefined
  return (kind[1][one] ?? 1) / (kind[1][other] ?? 1)
}

/** Whether a word is a unit of quantities. */
export const isUnit = (unit: string): boolean => (kindOf(plain(unit))?.[0] ?? 'time') !== 'time'

/** Whether a unit counts pieces: nobody orders half of one. */
export function countsPieces(unit: string): boolean {
  const kind = kindOf(plain(unit))
  return kind?.[0] === 'count' && kind[1][plain(unit)] === 1
}
