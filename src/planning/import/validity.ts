import type { Column, Validity } from './column.ts'
import { readDate } from './dates.ts'

// From when and until when a line of a bill holds.

const from =
  /^(?:valid|effective|eff\w*)\W*(?:from|start|in|date from)\b|g[uü]ltig (?:ab|von)|v[aá]lido desde|valable d[eu]/i

const until =
  /^(?:valid|effective|eff\w*)\W*(?:to|until|thru|through|end|out)\b|g[uü]ltig bis|expir|disable date|v[aá]lido hasta|jusqu/i

/** Finds the columns that say so. */
export const validityOf = (columns: readonly Column[]): Validity => ({
  from: columns.find(({ heading }) => from.test(heading)),
  until: columns.find(({ heading }) => until.test(heading)),
})

/** Returns the column that says that a row does not hold today, however its date is written, or undefined. */
export function pastOf({ from, until }: Validity, row: readonly string[], today: number): Column | undefined {
  const days = (column?: Column) => {
    const text = column ? (row[column.index]?.trim() ?? '') : ''
    return text === ''
      ? [Number.NaN]
      : (['day-first', 'month-first'] as const).map(order => readDate(text, order))
  }
  if (days(until).every(day => day < today)) return until
  return days(from).every(day => day > today) ? from : undefined
}
