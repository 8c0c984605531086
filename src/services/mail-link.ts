/** Returns a `mailto:` link. */
export function mailHref(address: string, subject?: string): string {
  const href = `mailto:${encodeText(oneLine(address)).replaceAll('%40', '@')}`
  return subject === undefined ? href : `${href}?subject=${encodeText(oneLine(subject))}`
}

/** Encodes a part of a mail link. Half a surrogate pair becomes U+FFFD; apostrophes are encoded as browsers do. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27')

/** Removes line breaks: with one, a visitor could add a line, or a header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
