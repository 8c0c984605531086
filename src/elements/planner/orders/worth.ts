import { joined } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import type { WordedPlan } from '../shown.ts'
import { itemsIn, type Release } from './outlook.ts'

/** Returns whether the list has prices. */
export const hasPrices = ({ input }: Planning): boolean =>
  input.items.some(({ price }) => price !== undefined)

/** Returns what is to be placed in some releases: what is made has its price in its parts. */
export const worthOfOrders = (told: WordedPlan, releases: readonly Release[]): string =>
  worthOf(
    told,
    releases.reduce((sum, { worth }) => sum + worth, 0),
    itemsIn(releases).filter(id => told.planning.kindOf(id) === 'buy'),
  )

/** Returns what the stock is worth, as far as it is more than nothing. */
export function worthOfStock(told: WordedPlan): string {
  const { input, plan } = told.planning
  const there = input.items.map(({ id }) => plan.itemOf(id)).filter(({ onHand = 0 }) => onHand > 0)
  return worthOf(
    told,
    there.reduce((sum, { onHand = 0, price = 0 }) => sum + onHand * price, 0),
    there.map(({ id }) => id),
  )
}

/** Says a sum in the currency of the list, and how many of its items have no price, so that they are left out. */
function worthOf({ planning, words }: WordedPlan, worth: number, ids: readonly string[]): string {
  const without = ids.filter(id => planning.plan.itemOf(id).price === undefined).length
  return joined(words.money(worth), without > 0 && `(${words.count('planner.unpriced', without)})`)
}
