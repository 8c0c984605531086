import type { Planning } from '../planning.ts'
import type { Words } from '../use-words.ts'
import { isNotice, taskOf, taskOfLate, taskOfPlacement } from './to-do.ts'

/** The longest text that is attached to a request, in characters. */
export const longestSummary = 1500

/** Sums a plan up as lines of text, the most urgent first, as many as fit. */
export function summaryOf(planning: Planning, words: Words): string {
  const { exceptions, outlook, input } = planning
  const { late, placements, counts } = outlook
  const lines = [
    ...late.slice(0, 20).map(demand => taskOfLate(planning, words, demand)),
    ...placements.slice(0, 20).map(placement => taskOfPlacement(planning, words, placement)),
    ...exceptions
      .filter(isNotice)
      .slice(0, 20)
      .map(message => taskOf(planning, words, message)),
  ].map(({ what, why }) => `– ${what}. ${why}`)
  let text = words.t('planner.attach.heading', {
    items: words.count('planner.items', input.items.length),
    orders: words.count('planner.orders', counts[0] + counts[1]),
  })
  for (const line of lines) {
    if (text.length + 1 + line.length > longestSummary) break
    text += `\n${line}`
  }
  return text.slice(0, longestSummary)
}
