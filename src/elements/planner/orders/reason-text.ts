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
  const sum = sumOf(words, whys)
  return [
    ...whys.flatMap(({ steps, moved }) => {
      const last = steps.at(-1)
      return last
        ? [shortOf(words, last.sizing, Math.max(0, last.order.due - moved)), rulesOf(words, last.sizing)]
        : []
    }),
    sum && `${sum}.`,
    causesText(words, causes, item),
    yieldOf(words, planning.itemOf(item)),
  ]
    .filter(Boolean)
    .join(' ')
}

const shortOf = ({ t, number, when }: PlannerWords, sizing: Sizing, due: number): string =>
  t(sizing.safetyStock > 0 ? 'planner.reason.safety' : 'planner.reason', {
    needed: number(sizing.needed),
    safety: number(sizing.safetyStock),
    available: number(sizing.available),
    short: number(sizing.short),
    when: when(due),
  })
