/** A mail link, with a subject or without. */
export function mailHref(address: string, subject?: string): string {
  const href = `mailto:${encodeText(oneLine(address)).replaceAll('%40', '@')}`
  return subject === undefined ? href : `${href}?subject=${encodeText(oneLine(subject))}`
}

/** A part of a mail link. Half a surrogate pair can't be encoded, so it becomes U+FFFD; a browser encodes an apostrophe. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27')

/** A line break would begin a line, or a header, of the visitor's own making. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
