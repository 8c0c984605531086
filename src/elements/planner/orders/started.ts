import type { Item } from '../../../planning/engine/input.ts'
import { rounded } from '../../../planning/engine/record.ts'

/** Returns how many are ordered or started for so many good ones. */
export const startedFor = ({ yield: good = 1 }: Item, received: number): number => rounded(received / good)
