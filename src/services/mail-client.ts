/** What mail apps and systems reliably take of a mailto address, in encoded characters. */
export const longestAddress = 1800

const longestSubject = 120
/** Encoded: a letter of some scripts is twelve characters then, and the fields have to fit beside it. */
const longestEncodedSubject = 400

/** One line of a message: a label and what was typed. */
export interface MailLine {
  readonly label: string
  readonly value: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly lines: readonly MailLine[]
}

/** The whole message as plain text, for reading and copying. */
export const mailText = (lines: readonly MailLine[]): string =>
  lines.map(({ label, value }) => `${label}: ${value}`).join('\n')

/**
 * A mailto address with the message prefilled, at most 1,800 characters long. Lines are kept whole where they fit;
 * otherwise the last one is shortened, then the longest of the others, each with `note` at its end.
 */
export function mailAddress({ to, subject, lines }: Mail, note: string): string {
  const title = oneLine(subject)
  const start = `mailto:${encode(to).replaceAll('%40', '@')}?subject=${encode(clip(title))}&body=`
  const fits = (candidate: readonly MailLine[]) =>
    start.length + encode(mailBody(candidate)).length <= longestAddress

  const byLength = lines.map((_, index) => index).sort((a, b) => length(lines, b) - length(lines, a))
  let shown = lines
  for (const index of [lines.length - 1, ...byLength]) {
    if (fits(shown)) break
    shown = shortenLine(shown, index, note, fits)
  }
  return start + encode(mailBody(shown))
}

/** Opens the visitor's mail app; false when the browser refuses. A browser never tells whether there is one. */
export function openMailClient(href: string): boolean {
  try {
    const anchor = document.createElement('a')
    anchor.href = href
    // Never connected, so that no listener of the host page can take the click.
    anchor.click()
    return true
  } catch {
    return false
  }
}

/** Cuts one line to the longest start with which the message fits, unless that would not make it shorter. */
function shortenLine(
  lines: readonly MailLine[],
  index: number,
  note: string,
  fits: (candidate: readonly MailLine[]) => boolean,
): readonly MailLine[] {
  const characters = [...(lines[index]?.value ?? '')]
  const cutTo = (count: number) =>
    lines.map((line, at) =>
      at === index ? { ...line, value: `${characters.slice(0, count).join('')} ${note}` } : line,
    )
  let [low, high] = [0, characters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(cutTo(middle))) low = middle
    else high = middle - 1
  }
  const shortened = cutTo(low)
  return length(shortened, index) < length(lines, index) ? shortened : lines
}

const length = (lines: readonly MailLine[], index: number): number => encode(lines[index]?.value ?? '').length

/** Line breaks as mail wants them, and no other control characters. */
const mailBody = (lines: readonly MailLine[]): string =>
  mailText(lines)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll('\n', '\r\n')

/** A line break in a subject would begin a new header. */
const oneLine = (value: string): string => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const clip = (value: string): string => {
  const characters = [...value]
  let shown = value
  for (let count = Math.min(characters.length, longestSubject); !fitsSubject(shown); count -= 1)
    shown = `${characters.slice(0, count - 1).join('')}…`
  return shown
}

const fitsSubject = (value: string): boolean =>
  [...value].length <= longestSubject && encode(value).length <= longestEncodedSubject

/** Half a surrogate pair can't be encoded, so it becomes U+FFFD. Browsers encode an apostrophe, which would be too late. */
const encode = (value: string): string => encodeURIComponent(value.toWellFormed()).replaceAll("'", '%27')
