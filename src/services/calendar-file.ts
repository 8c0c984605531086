// Writes a calendar file as RFC 5545 says.

/** An entry in a calendar. Its times have no zone: they are those of the visitor's clock. */
export interface CalendarEntry {
  /** Stays the same for an entry that is saved again, so that it replaces the first one. */
  readonly uid: string
  readonly made: Date
  readonly start: Date
  /** The same as `start` for a moment. */
  readonly end: Date
  /** Of both texts. */
  readonly language: string
  readonly summary: string
  readonly description: string
}

/** Returns a file with one entry. It is tentative, and does not make its owner busy. */
export function calendarFile({
  uid,
  made,
  start,
  end,
  language,
  summary,
  description,
}: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//MRP Agent//mrp-widgets//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${compact(made.toISOString())}Z`,
    `DTSTART:${local(start)}`,
    ...(end > start ? [`DTEND:${local(end)}`] : []),
    `SUMMARY;LANGUAGE=${language}:${escaped(summary)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escaped(description)}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

/** `2026-11-24T09:00:00.000Z` → `20261124T090000`. */
const compact = (iso: string): string => iso.slice(0, 19).replace(/[-:]/g, '')

/** Returns a time without its zone, as the visitor's clock shows it. */
const local = (time: Date): string =>
  compact(new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString())

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}+/gu, ' ')

/** Breaks a line after 75 bytes at most, never inside a character. A further line begins with a blank. */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const more = new TextEncoder().encode(character).length
    if (bytes + more > 75) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += more
  }
  return text
}
