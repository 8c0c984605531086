import { doctorMessages } from '../content/doctor.ts'
import { fillIn } from '../i18n/translation.ts'

/** Something that is wrong with the embedding, and what to change. */
export interface Finding {
  readonly what: string
  readonly change: string
}

type Key = keyof typeof doctorMessages

export const t = (key: Key, values: Readonly<Record<string, string>> = {}): string =>
  fillIn(doctorMessages[key], values)

/** A finding from two texts with the same values. */
export const finding = (what: Key, change: Key, values: Readonly<Record<string, string>> = {}): Finding => ({
  what: t(what, values),
  change: t(change, values),
})

/** The closest of the known words, if one is close enough to be meant. */
export function closest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map(other => ({ other, steps: distance(word, other) }))
    .sort((a, b) => a.steps - b.steps)
  const [best] = ranked
  return best && best.steps <= Math.max(2, word.length / 4) ? best.other : undefined
}

/** How many letters have to be added, left out or replaced. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [column, other] of [...to].entries()) {
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
