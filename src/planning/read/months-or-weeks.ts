import { isYearNumber } from './dates.ts'
import type { Asked, Questions } from './questions.ts'

// `202612` is a month of 2026, or a week. Taken together, the numbers of a list say which.

/** Returns a function that writes `202612` as `2026-12` or as `2026-W12`, and leaves all else. Asks where both may be. */
export function monthsOrWeeks(
  about: Pick<Asked, 'id' | 'source' | 'column'>,
  texts: readonly string[],
  questions: Questions,
): (text: string) => string {
  const samples = [...new Set(texts.map(text => text.trim()).filter(isYearNumber))].sort()
  const numbers = samples.map(text => Number(text.slice(4)))
  const isYear = numbers.length > 11
  const areMonths = isYear || numbers.some((number, at) => number === 1 && numbers[at - 1] === 12)
  const areWeeks =
    numbers.some(number => number > 12) ||
    (!areMonths &&
      numbers.length > 0 &&
      questions.ask({
        ...about,
        code: 'period',
        samples: samples.slice(0, 5),
        choices: ['months', 'weeks'],
      }) === 'weeks')
  return text => {
    const bare = text.trim()
    return isYearNumber(bare) ? `${bare.slice(0, 4)}-${areWeeks ? 'W' : ''}${bare.slice(4)}` : text
  }
}
