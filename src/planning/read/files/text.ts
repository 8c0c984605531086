import Papa, { type ParseConfig } from 'papaparse'
import type { Problems } from '../problems.ts'
import { filledOf, type Grid, maxColumns, maxDelimiters } from '../raw-table.ts'
import { isBucket } from '../words/dates.ts'
import { readHeading } from '../words/headings.ts'

// Turns a text into rows: finds the separator between its values, or whether spaces line them up.

const delimiters = ['\t', ';', '|', ','] as const

type Rows = Pick<Grid, 'cells' | 'lines'>

export async function readText(raw: string, source: string, problems: Problems): Promise<Grid> {
  const plain = withoutQuoting(
    raw
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
      .replace(/<br ?\/?>/gi, ' '),
  )
  const [, named] = /^"?sep=(.)"?\n/i.exec(plain.slice(0, 10)) ?? []
  const text = named ? `\n${plain.slice(plain.indexOf('\n') + 1)}` : plain
  const lines = firstLines(text)
  const delimiter = named ?? delimiterOf(lines)
  const isAligned = !delimiter && lines.some(line => /\S +\S/.test(line.trim()))
  const rows = isAligned
    ? (await import('./aligned.ts')).alignedRows(text)
    : csvRows(text, delimiter ?? '\t', source, problems)
  return { source, title: source, ...withoutWide(rows, source, problems) }
}

/** Takes away what a mail has before each line that it quotes: `> Item;On hand`. Parts of a bill may begin so, and its headings do not. */
function withoutQuoting(text: string): string {
  const isHeading = (line: string) => countHeadings(line.split(/[\t;|,]|\s{2,}/)) > 1
  const isQuoted = firstLines(text).every(line => line.startsWith('>') || !isHeading(line))
  return isQuoted ? text.replace(/^(?:> ?)+/gm, '') : text
}

/** The first lines that have something in them. */
const firstLines = (text: string): readonly string[] =>
  text
    .slice(0, 20_000)
    .split('\n', 400)
    .filter(line => line.trim() !== '')
    .slice(0, 100)

const unquote = (cell: string): string => cell.trim().replace(/^"(.*)"$/, '$1')

/** How many cells of a line are headings that are known. */
const countHeadings = (cells: readonly string[]): number =>
  cells.slice(0, maxColumns).filter(cell => cell.trim() !== '' && readHeading(unquote(cell))).length

/** The delimiter with which a line has the most known headings; after that, the one that most lines have. */
function delimiterOf(lines: readonly string[]): string | undefined {
  const scores = delimiters.map(delimiter => {
    const split = lines.map(line => line.split(delimiter, maxColumns))
    const headings = split
      .slice(0, 50)
      .map(cells => (cells.length > 1 ? countHeadings(cells) + cells.filter(isBucket).length : 0))
      .reduce((one, other) => Math.max(one, other), 0)
    const having = split.filter(cells => cells.length > 1).length / Math.max(1, lines.length)
    return (headings > 1 ? headings * 10 : 0) + (having > 0.5 ? 1 + having : 0)
  })
  const best = Math.max(...scores)
  // Commas in names do not make a list of comma-separated values where spaces line up more headings.
  const spaced = lines
    .slice(0, 50)
    .map(line => line.trim().split(/ {2,}| (?=\S+$)/))
    .map(cells => (cells.some(cell => /[;|\t]/.test(cell)) ? 0 : countHeadings(cells)))
    .reduce((one, other) => Math.max(one, other), 0)
  if (best === 0 || (spaced > 1 && best < spaced * 10)) return undefined
  return delimiters[scores.indexOf(best)]
}

type Config = ParseConfig & { readonly delimiter: string }

function csvRows(text: string, delimiter: string, source: string, problems: Problems): Rows {
  const config: Config = { delimiter, newline: '\n' }
  const written = text.split('\n').map(line => shortenWideLine(line, delimiter))
  if (!text.includes('"')) return parseByLine(written, config, source, problems)
  const { data, errors } = Papa.parse<string[]>(written.join('\n'), config)
  if (errors.some(({ type }) => type === 'Quotes')) return parseByLine(written, config, source, problems)
  let line = 1
  const lines = data.map(cells => {
    const begun = line
    line += 1
    for (const cell of cells) line += cell.split('\n').length - 1
    return begun
  })
  return { cells: data, lines }
}

/** Shortens a line of more values than anybody reads, so that it costs no more than others. */
const shortenWideLine = (line: string, delimiter: string): string =>
  line.length > maxDelimiters && line.split(delimiter, maxDelimiters).length === maxDelimiters
    ? `${delimiter.repeat(maxColumns + 1)}…`
    : line

/** One quotation mark that nobody closed costs its line, and not the rest of the file. */
function parseByLine(written: readonly string[], config: Config, source: string, problems: Problems): Rows {
  const cells: string[][] = []
  const lines: number[] = []
  written.forEach((line, at) => {
    const { data, errors } = line.includes('"')
      ? Papa.parse<string[]>(line, config)
      : { data: [line.split(config.delimiter)], errors: [] }
    if (errors.some(({ code }) => code === 'MissingQuotes'))
      problems.add('unclosed-quote', { source, line: at + 1 }, line)
    else
      for (const row of data) {
        cells.push(row)
        lines.push(at + 1)
      }
  })
  return { cells, lines }
}

function withoutWide({ cells, lines }: Rows, source: string, problems: Problems): Rows {
  if (cells.every(row => row.length <= maxColumns)) return { cells, lines }
  const isKept = cells.map(row => filledOf(row.slice(maxColumns)) === 0)
  cells.forEach((row, index) => {
    if (!isKept[index]) problems.add('too-many-columns', { source, line: lines[index] }, row.join(' '))
  })
  return {
    cells: cells.filter((_, index) => isKept[index]).map(row => row.slice(0, maxColumns)),
    lines: lines.filter((_, index) => isKept[index]),
  }
}
