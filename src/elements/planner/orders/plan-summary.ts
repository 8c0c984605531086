import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { ordersIn } from './outlook.ts'
import { noticesIn, taskOf, taskOfLate, taskOfPlacement, taskOfRest } from './to-do.ts'

/** The longest text that is attached to a request, in characters. */
export const maxSummaryLength = 1500

/** Sums a plan up as lines of text, the most urgent first, as many as fit. */
export function summaryOf(planning: Planning, words: PlannerWords): string {
  const { exceptions, outlook, input, plan } = planning
  const { late, rests, releases, counts } = outlook
  const lines = [
    ...late.slice(0, 20).map(demand => taskOfLate(planning, words, demand)),
    ...rests.slice(0, 20).map(rest => taskOfRest(words, rest)),
    ...ordersIn(plan, releases, 20).map(placement => taskOfPlacement(planning, words, placement)),
    ...noticesIn(planning, exceptions)
      .slice(0, 20)
      .map(message => taskOf(planning, words, message)),
  ].map(({ what, why }) => `– ${what}. ${why}`)
  let text = words.t('planner.attach.heading', {
    items: words.count('planner.items', input.items.length),
    orders: words.count('planner.orders', counts.all),
  })
  for (const line of lines) {
    if (text.length + 1 + line.length > maxSummaryLength) break
    text += `\n${line}`
  }
  return text.slice(0, maxSummaryLength)
}
