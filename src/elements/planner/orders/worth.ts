import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { itemsIn, type Release } from './outlook.ts'

/** Whether the list has prices. */
export const hasPrices = ({ input }: Planning): boolean =>
  input.items.some(({ price }) => price !== undefined)

/** What orders or stock are worth, in the currency of the list, and how many items have no price, so that they are left out. */
type Value = ReturnType<typeof valueIn>

/** Returns what the orders to place come to: what is made has its price in its parts. */
export const valueIn = (planning: Planning, releases: readonly Release[]) => ({
  worth: releases.reduce((sum, { worth }) => sum + worth, 0),
  without: unpriced(
    planning,
    itemsIn(releases).filter(id => !planning.isMade(id)),
  ),
})

/** Returns what is on hand, as far as it is more than nothing. */
export function valueOfStock(planning: Planning): Value {
  const there = planning.input.items
    .map(({ id }) => planning.plan.itemOf(id))
    .filter(({ onHand = 0 }) => onHand > 0)
  return {
    worth: there.reduce((sum, { onHand = 0, price = 0 }) => sum + onHand * price, 0),
    without: unpriced(
      planning,
      there.map(({ id }) => id),
    ),
  }
}

const unpriced = (planning: Planning, ids: readonly string[]): number =>
  ids.filter(id => planning.plan.itemOf(id).price === undefined).length

/** Says a value, and how many have no price. */
export const worthOf = (words: PlannerWords, { worth, without }: Value): string =>
  [words.money(worth), without > 0 && `(${words.count('planner.unpriced', without)})`]
    .filter(Boolean)
    .join(' ')
