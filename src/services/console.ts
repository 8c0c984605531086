/**
 * Makes a line safe for a terminal: escapes invisible characters and controls, such as `\u{1b}`. Every line goes through it
 * that quotes a page and may be written in Node. A browser's console obeys nothing.
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
