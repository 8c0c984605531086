import { type Grid, saysPage } from '../raw-table.ts'

// Columns lined up by spaces, as on the demo page and in reports of old systems.

interface Span {
  readonly from: number
  to: number
}

/** Returns the rows of a text, block by block. */
export function alignedRows(text: string): Pick<Grid, 'cells' | 'lines'> {
  const cells: (readonly string[])[] = []
  const lines: number[] = []
  let block: string[] = []
  const add = (row: readonly string[]) => {
    cells.push(row)
    lines.push(cells.length)
  }
  const flush = () => {
    for (const row of splitAligned(block)) add(row)
    block = []
  }
  for (const raw of text.split('\n')) {
    const line = raw.slice(0, 20_000).replaceAll('\t', ' ').trimEnd()
    if (line !== '') block.push(line)
    // The title of a page stands apart from the headings below it.
    if (line === '' || (block.length === 1 && saysPage(line))) flush()
    if (line === '') add([''])
  }
  flush()
  return { cells, lines }
}

/** Returns the cells of lines whose columns are lined up by spaces. The first line has the headings. */
function splitAligned(lines: readonly string[]): readonly (readonly string[])[] {
  // `BOM for Trolley` above a list is one text.
  if (lines.length === 1 && / (?:for|of|zu|für|von|pour|para|du|del?) /i.test(lines[0] ?? '')) return [lines]
  const words = lines.map(line => line.trim().split(/\s+/))
  const count = words[0]?.length ?? 0
  const spaced = lines[0]?.trim().split(/\s{2,}/).length ?? 0
  // Nothing is lined up, but each line has as many words as the heading.
  if (spaced < 2 && count > 1 && words.every(({ length }) => length === count)) return words
  // Nor is it where several spaces stand between values, as many as there are headings.
  const apart = lines.map(line => line.trimEnd().split(/(?<=\S)\s{2,}/))
  if (spaced > 1 && apart.every(({ length }) => length === spaced)) return apart
  const spans = spansOf(lines)
  return lines.map(line =>
    spans.map(({ from, to }, index) => line.slice(from, spans[index + 1] ? to : undefined).trimEnd()),
  )
}

/** Finds the columns: what stands between places that are blank in all lines. */
function spansOf(lines: readonly string[]): readonly Span[] {
  const heading = lines[0] ?? ''
  const width = Math.min(
    2000,
    lines.reduce((most, line) => Math.max(most, line.length), 0),
  )
  // One bit for the heading, one for the lines below it.
  const filled = new Uint8Array(width)
  lines.forEach((line, index) => {
    const bit = index === 0 ? 1 : 2
    for (let at = 0; at < line.length && at < width; at += 1)
      if (line.charCodeAt(at) > 32) filled[at] = (filled[at] ?? 0) | bit
  })
  const spans: Span[] = []
  for (let at = 0; at < width; at += 1) {
    if (!filled[at]) continue
    const last = spans.at(-1)
    if (last?.to === at) last.to = at + 1
    else spans.push({ from: at, to: at + 1 })
  }
  // A single blank is inside of a heading, or of a name, where one side has nothing of the other kind.
  const has = ({ from, to }: Span, bit: number) => filled.subarray(from, to).some(bits => bits & bit)
  const columns: Span[] = []
  for (const span of spans) {
    const last = columns.at(-1)
    const isApart =
      !last ||
      span.from - last.to > 1 ||
      [last, span].every(one => has(one, 1) && (has(one, 2) || lines.length === 1))
    if (isApart) columns.push({ ...span })
    else last.to = span.to
  }
  return columns.filter(({ from, to }) => heading.slice(from, to).trim() !== '' || lines.length > 1)
}
