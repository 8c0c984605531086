/**
 * Makes a line fit for the console: what is invisible or steers a terminal is spelt out, such as `\u{1b}`. Every line
 * that quotes a page or a service goes through here.
 */
export const printable = (line: string): string =>
  line.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, sign => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
