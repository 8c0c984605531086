/** Cells of a line. A number stays a number in a spreadsheet. */
export type Line = readonly (string | number)[]

/**
 * Returns lines as CSV: UTF-8 without a mark, commas, lines that end with CR LF. Text that a spreadsheet would take for a
 * formula begins with an apostrophe.
 */
export const csvOf = (lines: readonly Line[]): string =>
  lines.map(cells => `${cells.map(cellOf).join(',')}\r\n`).join('')

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
