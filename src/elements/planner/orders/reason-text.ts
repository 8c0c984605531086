// A file of its own: only what is downloaded, attached or compared has reasons in full, and loads them.

import type { Told } from '../shown.ts'
import { causesText, reasonOf, rulesOf, sizingIn, sumOf, yieldOf } from './order-reasons.ts'

/** Says why orders of an item, by their places, are placed together. */
export function reasonText({ planning, words }: Told, item: string, orders: readonly number[]): string {
  const { causes, whys } = reasonOf(planning, item, orders)
  const sum = sumOf(words, item, whys)
  return [
    ...whys.flatMap(({ steps, moved }) => {
      const last = steps.at(-1)
      if (!last) return []
      const { sizing, order } = last
      const when = words.when(order.due - (moved.at(-1) ?? 0))
      return [
        words.t(sizing.safetyStock > 0 ? 'planner.reason.safety' : 'planner.reason', {
          ...sizingIn(words, item, sizing),
          when,
        }),
        rulesOf(words, item, sizing),
      ]
    }),
    sum && `${sum}.`,
    causesText(words, causes, item),
    yieldOf(words, planning.plan.itemOf(item)),
  ]
    .filter(Boolean)
    .join(' ')
}
