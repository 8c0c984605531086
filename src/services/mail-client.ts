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
 * Returns a `mailto:` link with the message, at most 1,800 characters long. If it is too long, the longest values are
 * shortened to one length, then the whole message. `note` marks each shortened text.
 */
export function mailLink({ to, subject, lines }: Mail, note: string): string {
  const start = `${mailtoLink(to, clip(subject))}&body=`
  const fits = (text: string) => start.length + encodeText(mailBody(text)).length <= maxLinkLength
  const textOf = (most: number) =>
    mailText(lines.map(({ label, value }) => ({ label, value: shortened(value, most, note) })))
  const text = textOf(largest(most => fits(textOf(most))))
  const whole = largest(most => fits(shortened(text, most, note)))
  return start + encodeText(mailBody(shortened(text, whole, note)))
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

/** Returns a text of at most so many characters, with the note after it where there were more. */
function shortened(text: string, most: number, note: string): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most).join('')} ${note}` : text
}

/** Returns the largest number of characters with which a message fits. */
function largest(fits: (most: number) => boolean): number {
  let [low, high] = [0, maxLinkLength]
  // Asked first: of what is cut, the note takes room too.
  if (fits(high)) return high
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

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

export function mailtoLink(address: string, subject?: string): string {
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
