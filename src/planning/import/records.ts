import type { ParseConfig, ParseResult } from 'papaparse'
import type { Pace } from '../pace.ts'
import type { Problems } from './problems.ts'

// Text to rows. Papa Parse reads blocks of whole records: that keeps slices short, gives each row its line, and one
// quote that nobody closed costs its line and not the rest of the file.

export const mostRows = 400_000
export const mostColumns = 200

/** Rows of a text or sheet, with the line that each begins in. */
export interface Rows {
  readonly source: string
  readonly cells: (readonly string[])[]
  readonly lines: number[]
}

type Parse = (text: string, config: ParseConfig) => ParseResult<string[]>

/** About so many characters are parsed at once. */
const block = 2 ** 15

/** A quoted value longer than this is taken for one that nobody closed. */
const longestQuoted = 2 ** 18

/** Replaces the line ends of Windows and of old Macs, slice by slice. */
export async function withPlainLines(text: string, pace: Pace): Promise<string> {
  if (!text.includes('\r')) return text
  const parts: string[] = []
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + 2 ** 20, text.length)
    if (text.charCodeAt(to - 1) === 13 && text.charCodeAt(to) === 10) to += 1
    parts.push(text.slice(from, to).replace(/\r\n?/g, '\n'))
    from = to
    if (pace.isOver) await pace.rest()
  }
  return parts.join('')
}

/** Reads a text whose lines end with `\n`. */
export async function readRecords(
  text: string,
  delimiter: string,
  source: string,
  problems: Problems,
  pace: Pace,
): Promise<Rows> {
  const { default: papa } = await import('papaparse')
  const parse: Parse = papa.parse
  const rows: Rows = { source, cells: [], lines: [] }
  const findEnd = recordEnds(text, delimiter)
  let records: string[] = []
  let begins: number[] = []
  let size = 0
  let line = 1

  const flush = () => {
    const config: ParseConfig = { delimiter, newline: '\n', quoteChar: '"', skipEmptyLines: false }
    const { data } = parse(records.join('\n'), config)
    records.forEach((record, index) => {
      // Papa Parse closes a quote elsewhere when text follows it. Then each record is parsed for itself.
      const parsed = data.length === records.length ? data[index] : parse(record, config).data[0]
      const cells = parsed ?? ['']
      if (cells.length > mostColumns) problems.add('too-many-columns', source, begins[index], '', record)
      else {
        rows.cells.push(cells)
        rows.lines.push(begins[index] ?? 0)
      }
    })
    records = []
    begins = []
    size = 0
  }

  for (let from = 0; from < text.length; ) {
    const { end, isUnclosed, lines } = findEnd(from)
    if (rows.cells.length + records.length >= mostRows) {
      problems.add('too-many-rows', source, line)
      break
    }
    const record = text.slice(from, end)
    if (isUnclosed) problems.add('unclosed-quote', source, line, '', record)
    else if (isTooWide(record, delimiter)) problems.add('too-many-columns', source, line, '', record)
    else {
      records.push(record)
      begins.push(line)
      size += record.length + 1
    }
    line += lines
    from = end + 1
    if (size >= block) {
      flush()
      if (pace.isOver) await pace.rest((from / text.length) * 0.4)
    } else if (isUnclosed && pace.isOver) await pace.rest()
  }
  if (records.length > 0) flush()
  return rows
}

/** Counts delimiters no further than it must: a line may have half a million. */
function isTooWide(record: string, delimiter: string): boolean {
  if (record.length > 2 ** 20) return true
  if (record.length <= mostColumns || record.includes('"')) return false
  let count = 0
  for (
    let at = record.indexOf(delimiter);
    at >= 0 && count < mostColumns;
    at = record.indexOf(delimiter, at + 1)
  )
    count += 1
  return count >= mostColumns
}

interface RecordEnd {
  readonly end: number
  /** How many lines the record has. */
  readonly lines: number
  readonly isUnclosed: boolean
}

/** Returns a function that finds where the record that begins at an offset ends. Offsets have to rise. */
function recordEnds(text: string, delimiter: string): (from: number) => RecordEnd {
  let nextQuote = -2
  // No quote closes between here and there: whoever asks again need not look.
  let openFrom = -1
  let openTo = -1

  const lineEnd = (from: number): number => {
    const end = text.indexOf('\n', from)
    return end < 0 ? text.length : end
  }

  const closingQuote = (opening: number): number => {
    const limit = Math.min(text.length, opening + longestQuoted)
    let at = opening > openFrom && opening < openTo ? openTo - 1 : opening
    for (;;) {
      at = text.indexOf('"', at + 1)
      if (at < 0 || at >= limit) {
        openFrom = opening
        openTo = at < 0 ? text.length : limit
        return -1
      }
      if (text[at + 1] === '"') {
        at += 1
        continue
      }
      let after = at + 1
      while (text[after] === ' ') after += 1
      if (after >= text.length || text[after] === '\n' || text[after] === delimiter) return at
    }
  }

  return from => {
    if (nextQuote !== -1 && nextQuote < from) nextQuote = text.indexOf('"', from)
    const plain = lineEnd(from)
    if (nextQuote < 0 || nextQuote >= plain) return { end: plain, lines: 1, isUnclosed: false }
    let lines = 1
    let end = plain
    for (let field = from; field <= end; ) {
      if (text[field] === '"') {
        const close = closingQuote(field)
        if (close < 0) return { end: plain, lines: 1, isUnclosed: true }
        while (end < close) {
          end = lineEnd(end + 1)
          lines += 1
        }
        field = close
      }
      // Only as far as the record goes: the next delimiter may be megabytes away.
      const next = text.slice(field, end).indexOf(delimiter)
      if (next < 0) break
      field += next + 1
    }
    return { end, lines, isUnclosed: false }
  }
}
