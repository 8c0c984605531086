/**
 * Makes a line safe for the console: escapes invisible characters and terminal controls, such as `\u{1b}`. Every line that
 * quotes a page or a service goes through it.
 */
export const printable = (line: string): string =>
  line.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, sign => `\\u{${sign.codePointAt(0)?.toString(16)}}`)

/** Returns what went wrong, of whatever was thrown. A page may reject with something that no text can be made of. */
export function messageOf(error: unknown): string {
  try {
    return `${error instanceof Error ? error.message : error}`
  } catch {
    return 'unknown'
  }
}
