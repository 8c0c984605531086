// A file of its own: only what is downloaded, attached or compared has reasons in full, and loads them.

import type { Sizing } from '../../../planning/engine/explain-order.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { causesText, reasonOf, rulesOf, sumOf, yieldOf } from './order-reasons.ts'

/** Says why orders of an item, by their places, are placed together. */
export function reasonText(
  planning: Planning,
  words: PlannerWords,
  item: string,
  orders: readonly number[],
): string {
  const { causes, whys } = reasonOf(planning, item, orders)
  const sum = sumOf(words, item, whys)
  return [
    ...whys.flatMap(({ steps, moved }) => {
      const last = steps.at(-1)
      return last
        ? [
            shortOf(words, item, last.sizing, last.order.due - (moved.at(-1) ?? 0)),
            rulesOf(words, item, last.sizing),
          ]
        : []
    }),
    sum && `${sum}.`,
    causesText(words, causes, item),
    yieldOf(words, planning.itemOf(item)),
  ]
    .filter(Boolean)
    .join(' ')
}

const shortOf = ({ t, quantity, when }: PlannerWords, item: string, sizing: Sizing, due: number): string =>
  t(sizing.safetyStock > 0 ? 'planner.reason.safety' : 'planner.reason', {
    needed: quantity(item, sizing.needed),
    safety: quantity(item, sizing.safetyStock),
    available: quantity(item, sizing.available),
    short: quantity(item, sizing.short),
    when: when(due),
  })
