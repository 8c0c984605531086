/** Returns the closest known word, if it is close enough to be meant. */
export function closest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map(other => ({ other, steps: distance(word, other) }))
    .sort((a, b) => a.steps - b.steps)
  const [best] = ranked
  return best && best.steps <= Math.max(2, word.length / 4) ? best.other : undefined
}

/** Returns how many letters must be added, removed or replaced. */
function distance(from: string, to: string): number {
  let row = [...new Array(to.length + 1).keys()]
  const [letters, others] = [[...from], [...to]]
  letters.forEach((letter, line) => {
    const next = [line + 1]
    others.forEach((other, column) => {
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    })
    row = next
  })
  return row.at(-1) ?? 0
}
