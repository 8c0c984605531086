import { pageDocument } from './page-document.ts'

/** Limits a `mailto:` link to what mail apps and systems reliably open, in encoded characters. */
export const maxLinkLength = 1800

/** Limits the subject, in characters. */
const maxSubjectLength = 120
/**
 * Limits the subject, in encoded characters: a letter of some scripts takes twelve, and the fields must fit as well.
 */
const maxEncodedSubjectLength = 400

export interface MailLine {
  readonly label: string
  readonly value: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly lines: readonly MailLine[]
}

/** Returns the whole message as plain text, for reading and copying. */
export const mailText = (lines: readonly MailLine[]): string =>
  lines.map(({ label, value }) => `${label}: ${value}`).join('\n')

/**
 * Returns a `mailto:` link with the message, at most 1,800 characters long. If it is too long, the last line is
 * shortened, then the longest of the others, then the whole message. `note` marks each shortened text.
 */
export function mailLink({ to, subject, lines }: Mail, note: string): string {
  const start = `${addressLink(to, clip(subject))}&body=`
  const fitsText = (text: string) => start.length + encodeText(mailBody(text)).length <= maxLinkLength
  const fits = (candidate: readonly MailLine[]) => fitsText(mailText(candidate))

  const byLength = [...lines.keys()].sort((a, b) => length(lines, b) - length(lines, a))
  let shown = lines
  for (const index of [lines.length - 1, ...byLength]) {
    if (fits(shown)) break
    shown = shortenLine(shown, index, note, fits)
  }
  const text = mailText(shown)
  return start + encodeText(mailBody(fitsText(text) ? text : cut(text, note, fitsText)))
}

/**
 * Opens the visitor's mail app. Returns false if the browser refuses. Browsers do not tell whether a mail app exists.
 */
export function openMailClient(href: string): boolean {
  try {
    const anchor = pageDocument.createElement('a')
    anchor.href = href
    // Not connected to the page, so that no listener of the host page can intercept the click.
    anchor.click()
    return true
  } catch {
    return false
  }
}

/** Shortens one line to the longest start with which the message fits, if that makes it shorter at all. */
function shortenLine(
  lines: readonly MailLine[],
  index: number,
  note: string,
  fits: (candidate: readonly MailLine[]) => boolean,
): readonly MailLine[] {
  const withValue = (value: string) => lines.map((line, at) => (at === index ? { ...line, value } : line))
  const shortened = withValue(cut(lines[index]?.value ?? '', note, value => fits(withValue(value))))
  return length(shortened, index) < length(lines, index) ? shortened : lines
}

/** Returns the longest start of a text that fits with the note after it, or only the note. */
function cut(text: string, note: string, fits: (candidate: string) => boolean): string {
  const characters = [...text]
  const cutTo = (count: number) => `${characters.slice(0, count).join('')} ${note}`
  let [low, high] = [0, characters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(cutTo(middle))) low = middle
    else high = middle - 1
  }
  return cutTo(low)
}

const length = (lines: readonly MailLine[], index: number): number =>
  encodeText(lines[index]?.value ?? '').length

/** Returns text with the line breaks of mail, and without other control characters. */
const mailBody = (text: string): string =>
  text.replace(/(?![\r\n\t])\p{Cc}/gu, '').replace(/\r\n?|\n/g, '\r\n')

function clip(subject: string): string {
  const characters = [...oneLine(subject)]
  const start = (end: number) => characters.slice(0, end).join('')
  let count = Math.min(characters.length, maxSubjectLength)
  while (encodeText(start(count)).length > maxEncodedSubjectLength) count -= 1
  return count < characters.length ? `${start(count - 1)}…` : start(count)
}

export function addressLink(address: string, subject?: string): string {
  const href = `mailto:${encodeText(oneLine(address)).replaceAll('%40', '@')}`
  return subject === undefined ? href : `${href}?subject=${encodeText(oneLine(subject))}`
}

/** Encodes a part of a mail link. Half a surrogate pair becomes U+FFFD. Apostrophes are encoded as browsers do. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')).replaceAll("'", '%27')

/** Removes line breaks: with one, a visitor could add a line, or a header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Returns an address without what copying adds: letters that nobody sees, blanks, and the scheme and query of a link. */
export const cleanAddress = (address: string): string =>
  address
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^mailto:([^?]*).*$/is, '$1')

/**
 * Tells whether a text is an email address. Asks the browser, which knows no letters besides a to z before the @: each
 * other letter stands for one of them.
 */
export function isEmailAddress(address: string): boolean {
  const field = pageDocument.createElement('input')
  field.type = 'email'
  field.value = address.replace(/(?![\0-\x7f])[\p{L}\p{M}\p{N}]/gu, 'x')
  return field.validity.valid
}
