import type { Sizing } from '../../../planning/engine/sizing-steps.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { reasonOf, sumOf } from './order-reasons.ts'
import { causesText, rulesOf, yieldOf } from './to-do.ts'

// A whole calculation in sentences, for files and comparisons.

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
    causesText(words, causes),
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
