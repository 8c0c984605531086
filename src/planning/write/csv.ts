/** Cells of a line. A number stays a number in a spreadsheet. */
export type Line = readonly (string | number)[]

/**
 * Returns lines as CSV: UTF-8 without a mark, commas, lines that end with CR LF. What a spreadsheet would take for a
 * formula has an apostrophe before it: at the beginning of a text, and where a spreadsheet may split it. One that splits at
 * semicolons or tabs sees no quotation mark that stands within.
 */
export const csvOf = (lines: readonly Line[]): string =>
  lines.map(cells => `${cells.map(cellOf).join(',')}\r\n`).join('')

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const whole = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  const safe = whole.replaceAll(/([;\s"]+)([=+\-@]?)/g, (all, between: string, sign: string) =>
    sign && /[;\t\r\n]/.test(between) ? `${between}'${sign}` : all,
  )
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
