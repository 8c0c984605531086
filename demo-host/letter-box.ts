import type { Letter } from './letter.ts'

const mostLetters = 200
const mostBytes = 20_000_000

export interface LetterBox {
  readonly keep: (letter: Letter) => void
  /** Newest first, each as its JSON. */
  readonly letters: () => readonly Buffer[]
}

/**
 * Keeps the latest messages in memory: at most 200, and at most 20 MB in all. Keeps them as bytes, because the memory
 * for strings cannot be counted.
 */
export function createLetterBox(): LetterBox {
  const letters: Buffer[] = []
  let bytes = 0
  return {
    keep(letter) {
      const json = Buffer.from(JSON.stringify(letter))
      letters.unshift(json)
      bytes += json.length
      while (letters.length > mostLetters || bytes > mostBytes) bytes -= letters.pop()?.length ?? 0
    },
    letters: () => [...letters],
  }
}
