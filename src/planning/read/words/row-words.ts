import type { DueKind } from '../drafts.ts'
import { isBought, isMade, tells } from '../layouts/purchasing.ts'
import { isNo, isYes, rowTypes, type State, states, sums, wholly } from '../layouts/telling-words.ts'

// What a row is, and whether it counts, by a word that stands in it.

const typeOf = (text: string) => rowTypes.find(({ words }) => words.test(text))?.is

/** What a row is, by its word: undefined where the word says nothing. */
export const rowTypeOf = (text: string): ReturnType<typeof typeOf> =>
  !text || text.length > 60 ? undefined : typeOf(text.split(':', 1)[0]?.trim() ?? '')

export type RowWord = ReturnType<typeof rowTypeOf>

/** What a row has by its word; without one, what its list has. */
export const kindOf = (typed: RowWord, kind: DueKind): DueKind =>
  typed === 'coming' ? 'receipts' : typed === 'wanted' ? 'demand' : kind

/** Whether an order of a state counts. */
export function stateOf(text: string): State['is'] | undefined {
  if (!text || text.length > 100) return undefined
  // Some say of what a state is: `Work Order : Built`, `ITEM_COMPLETED`.
  const state = text.replace(/^(?:[\w ]+ : |[a-z]+_(?=[a-z]))/i, '')
  const whole = state.replace(wholly, '')
  const found = states.filter(({ says }) => says(state) || says(whole)).map(({ is }) => is)
  return (['open', 'closed', 'proposal', 'going'] as const).find(is => found.includes(is))
}

/** Whether a text says that its row sums up others. */
export const isTotal = (text: string): boolean => sums.total.test(text)

/** Whether a text says that its row has what lies in all places. */
export const isAllPlaces = (place: string): boolean => isTotal(place) || sums.places.test(place)

/** Whether a text counts rows: `12 records`. */
export const countsRows = (text: string): boolean => sums.count.test(text)

/** The item that a subtotal is of. */
export const summedUp = (text: string): string | undefined =>
  sums.of.map(words => words.exec(text)?.[1]).find(item => item !== undefined)

/** Tells whether an item is made, by what stands in the column of a heading; undefined where that does not say. */
export function makeOf(heading: string, text: string): boolean | undefined {
  // What is made to order is made or bought.
  const words = text.split(',').filter(word => !tells.toOrder(word))
  const [made, bought] = [isMade, isBought].map(says => words.some(word => says(word.trim())))
  if (made !== bought) return made
  const isAnswer = !made && (tells.makes(heading) || tells.buys(heading)) && (isYes(text) || isNo(text))
  return isAnswer ? isYes(text) !== tells.buys(heading) : undefined
}
