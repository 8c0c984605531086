import type { Item } from '../../planning/engine/input.ts'
import { rounded } from '../../planning/engine/record.ts'
import type { ScheduledOrder } from '../../planning/engine/schedule.ts'
import type { Release } from './orders/outlook.ts'
import type { PlannerWords } from './planner-words.ts'
import type { Planning } from './planning-with-undo.ts'

/** What orders or stock are worth, in the currency of the list. */
export interface Value {
  readonly worth: number
  /** How many of the items have no price, so that they are left out. */
  readonly without: number
}

/** Whether the list has prices. */
export const hasPrices = ({ input }: Planning): boolean =>
  input.items.some(({ price }) => price !== undefined)

/** Returns what the orders to place come to: what is made has its price in its parts. */
export const valueOfOrders = (planning: Planning, orders: readonly ScheduledOrder[]): Value =>
  sumOf(
    planning,
    orders
      .filter(({ item }) => !planning.isMade(item))
      .map(({ item, quantity }) => [item, startedFor(planning.itemOf(item), quantity)]),
  )

/** The same of whole releases. */
export function valueOfReleases(planning: Planning, releases: readonly Release[]): Value {
  const bought = new Set(releases.flatMap(({ items }) => items.filter(id => !planning.isMade(id))))
  return {
    worth: releases.reduce((sum, { worth }) => sum + worth, 0),
    without: [...bought].filter(id => planning.itemOf(id).price === undefined).length,
  }
}

/** Returns what is on hand, as far as it is more than nothing. */
export const valueOfStock = (planning: Planning): Value =>
  sumOf(
    planning,
    planning.input.items.map(({ id }) => [id, Math.max(0, planning.itemOf(id).onHand ?? 0)]),
  )

function sumOf(
  planning: Planning,
  quantities: readonly (readonly [item: string, quantity: number])[],
): Value {
  const there = quantities.filter(([, quantity]) => quantity > 0)
  const without = there.filter(([item]) => planning.itemOf(item).price === undefined)
  return {
    worth: there.reduce((sum, [item, quantity]) => sum + quantity * (planning.itemOf(item).price ?? 0), 0),
    without: new Set(without.map(([item]) => item)).size,
  }
}

/** Says a value, and how many have no price. */
export const worthOf = (words: PlannerWords, { worth, without }: Value): string =>
  [words.money(worth), without > 0 && `(${words.count('planner.unpriced', without)})`]
    .filter(Boolean)
    .join(' ')

export const sum = (quantities: readonly number[]): number =>
  rounded(quantities.reduce((all, one) => all + one, 0))

/** Returns how many are ordered or started for so many good ones. */
export const startedFor = ({ yield: good = 1 }: Item, received: number): number => rounded(received / good)
