import type { Item } from '../../planning/engine/input.ts'
import { rounded } from '../../planning/engine/record.ts'

export const sum = (quantities: readonly number[]): number =>
  rounded(quantities.reduce((all, one) => all + one, 0))

/** Returns how many are ordered or started for so many good ones. */
export const startedFor = ({ yield: good = 1 }: Item, received: number): number => rounded(received / good)

/** What an item's orders are a multiple of; 1 where any number will do. */
export const lotOf = ({ lot }: Item): number =>
  lot?.multiple ?? (lot?.rule === 'FOQ' ? (lot.quantity ?? 1) : 1)
