import { rowTypes, type State, states } from './layouts/telling-words.ts'

// What a row is, and whether it counts, by a word that stands in it.

const typeOf = (text: string) => rowTypes.find(({ words }) => words.test(text))?.is

/** What a row is, by its word: undefined where the word says nothing. */
export const rowTypeOf = (text: string): ReturnType<typeof typeOf> =>
  text.length > 60 ? undefined : typeOf(text.split(':', 1)[0]?.trim() ?? '')

/** Whether an order of a state counts. */
export function stateOf(text: string): State['is'] | undefined {
  if (text.length > 100) return undefined
  // NetSuite says of what a state is: `Work Order : Built`.
  const state = text.replace(/^[\w ]+ : /, '')
  const found = states.filter(({ words }) => words.test(state)).map(({ is }) => is)
  return (['open', 'closed', 'proposal', 'going'] as const).find(is => found.includes(is))
}

const total =
  /^(?:[*∑Σ]+|(?:grand[- ]?|sub-?)?totals?|(?:zwischen|end)?summe|sum|totale|gesamt(?:summe|ergebnis)?|suma|somme|total g[eé]n[eé]ral)\s*:?$/i

/** Whether a text says that its row sums up others. */
export const isTotal = (text: string): boolean => total.test(text)

/** Subtotals: `CD-20 Total` or `Summe CD-20` behind the rows of CD-20. */
const subtotals = [
  /^(.+) (?:total|ergebnis|somme)$/i,
  /^(?:sub-?total|total|zwischensumme|summe|sum|suma|somme)(?: of| für| de)? (.+)$/i,
]

/** The item that a subtotal is of. */
export const summedUp = (text: string): string | undefined =>
  subtotals.map(words => words.exec(text)?.[1]).find(item => item !== undefined)
