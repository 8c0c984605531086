// Levels of a bill in texts: `1`, `1.1`, `1.1.2`, or how far each is set in.

/** Whether texts are `1`, `1.1`, `1.1.1`, `1.2`: each continues another one. */
export function areNumbered(texts: readonly string[]): boolean {
  const numbers = texts.map(text => text.replace(/\.$/, ''))
  if (
    !numbers.some(text => text.includes('.')) ||
    !numbers.every(text => /^(?:0|[1-9]\d{0,3}(?:\.\d{1,4})*)$/.test(text))
  )
    return false
  const all = new Set(numbers)
  return numbers.every(text => !text.includes('.') || all.has(text.slice(0, text.lastIndexOf('.'))))
}

export const indentOf = (text: string): number => text.length - text.trimStart().length

/** Whether texts begin further in than the first one does, and are not just set to the right. */
export function areIndented(texts: readonly string[]): boolean {
  const filled = texts.filter(text => text.trim() !== '')
  const least = indentOf(filled[0] ?? '')
  const indents = filled.map(indentOf)
  return (
    indents.every(indent => indent >= least) &&
    indents.some(indent => indent > least) &&
    new Set(filled.map(text => text.trimEnd().length)).size > 1
  )
}
