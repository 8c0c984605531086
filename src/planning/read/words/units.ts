import { inThousands } from '../layouts/number-words.ts'
import { unitSizes } from '../layouts/telling-words.ts'
import { memoize } from '../memoize.ts'
import { readHeading } from './headings.ts'

// Units of quantities: the same one, one that can be converted, or neither.

const sizesOf = (unit: string): (typeof unitSizes)[number] | undefined =>
  unitSizes.find(([, sizes]) => Object.hasOwn(sizes, unit))

/** `Dozens` and `piece(s)` are as the one, and `gross` is one itself. */
function plainUnit(unit: string): string {
  const bare = unit.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/\.$/, '').trim()
  return sizesOf(bare) ? bare : bare.replace(/(?<=\p{L}{3})(?:s|\(s\))$/u, '')
}

/** How many of the second unit one of the first is; undefined where they cannot be converted. */
export function factorOf(from: string, to: string): number | undefined {
  const [one, other] = [plainUnit(from), plainUnit(to)]
  if (one === other) return 1
  const kind = sizesOf(one)
  if (!kind || kind !== sizesOf(other)) return undefined
  return (kind[1][one] ?? 1) / (kind[1][other] ?? 1)
}

/** Whether a word is a unit of quantities. */
export const isUnit = (unit: string): boolean => (sizesOf(plainUnit(unit))?.[0] ?? 'time') !== 'time'

/** Whether a unit counts pieces: nobody orders half of one. */
export const countsPieces = (unit: string): boolean => factorOf(unit, 'pcs') === 1

/** Whether a unit counts a dozen pieces or more. Shoes are counted in pairs. */
export const countsDozens = (unit: string): boolean => (factorOf(unit, 'pcs') ?? 0) >= 12

/** `On hand (pcs)`. `Still to be delivered (qty)` has none, nor `Qty (Items)`, nor has `Demand (tsd)`, which is in thousands. */
export const unitInHeading = memoize((heading: string | undefined = ''): string => {
  if (inThousands.test(heading)) return ''
  const unit = /[([]\s*([\p{L}0-9]{1,12})\s*[)\]]/u.exec(heading)?.[1] ?? ''
  return isUnit(unit) || !['quantity', 'item'].includes(readHeading(unit)?.meaning ?? '') ? unit : ''
}, 1000)

/** Whether a heading has a unit of quantities: `Scrap (kg)` says how much is lost, and not which share. */
export const hasUnit = (heading: string): boolean => isUnit(unitInHeading(heading))

/** Whether a heading has a unit of time: `Soll (h)`. `Plan (t)` is in tonnes. */
export const isTimed = (heading: string): boolean =>
  sizesOf(plainUnit(unitInHeading(heading)))?.[0] === 'time'
