import { type Column, find, has } from './column.ts'
import type { RawTable } from './tables.ts'

// Levels of a bill that no heading names: `1`, `1.1`, `1.1.2`, or how far an item is indented.

/** The column with numbers such as `1.1.2`. */
export const numberedColumn = ({ rows }: RawTable, columns: readonly Column[]): Column | undefined =>
  columns.find(
    ({ meaning, index, hints }) =>
      (['ignored', 'order'].includes(meaning) ||
        (meaning === 'item' &&
          (hints.includes('weak') || columns.filter(one => one.meaning === 'item').length > 1))) &&
      areNumbered(rows.map(row => row[index]?.trim() ?? '')),
  )

/** Whether a table of items with quantities alone has its levels in numbers or indents. */
export function isNumbered(table: RawTable, columns: readonly Column[]): boolean {
  const subjects = columns.filter(({ meaning }) => meaning === 'item' || meaning === 'component')
  if (subjects.length === 0 || has(columns, 'parent', 'level')) return false
  if (has(columns, 'component') && has(columns, 'item')) return false
  const numbered = numberedColumn(table, columns)
  if (numbered) return subjects.some(column => column !== numbered)
  return isIndented(table, find(columns, 'component', 'item'))
}

export const isIndented = ({ rows }: RawTable, item: Column | undefined): boolean =>
  item !== undefined && areIndented(rows.map(row => row[item.index] ?? ''))

/** Whether texts are `1`, `1.1`, `1.1.1`, `1.2`: each continues another one. */
function areNumbered(texts: readonly string[]): boolean {
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
function areIndented(texts: readonly string[]): boolean {
  const filled = texts.filter(text => text.trim() !== '')
  const least = indentOf(filled[0] ?? '')
  const indents = filled.map(indentOf)
  return (
    indents.every(indent => indent >= least) &&
    indents.some(indent => indent > least) &&
    new Set(filled.map(text => text.trimEnd().length)).size > 1
  )
}
