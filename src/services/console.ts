/**
 * Makes a line safe for the console: invisible characters and terminal controls are escaped, such as `\u{1b}`. Every
 * line that quotes a page or a service uses it.
 */
export const printable = (line: string): string =>
  line.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, sign => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
