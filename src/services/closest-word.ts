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
  let line = 0
  for (const letter of from) {
    line += 1
    const next = [line]
    let column = 0
    for (const other of to) {
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
      column += 1
    }
    row = next
  }
  return row.at(-1) ?? 0
}
