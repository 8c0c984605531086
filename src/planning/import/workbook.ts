import type { Pace } from '../pace.ts'
import { decode } from './decode.ts'
import type { Problems } from './problems.ts'
import type { Rows } from './records.ts'
import { Refused, readSheet } from './sheet.ts'
import { attribute, elements } from './xml.ts'
import { type Entry, readEntries, unpack } from './zip.ts'

// Workbooks: their parts, their sheets and the texts that these share.

/** At most so many bytes are unpacked, however small the file is. */
const mostUnpacked = 256 * 2 ** 20

export async function readWorkbook(
  bytes: Uint8Array,
  name: string,
  problems: Problems,
  pace: Pace,
): Promise<readonly Rows[]> {
  try {
    const entries = readEntries(bytes)
    if (!entries) throw new Refused('broken-workbook')
    const part = parts(entries, pace)
    const book = await part('xl/workbook.xml')
    const links = await part('xl/_rels/workbook.xml.rels')
    if (book === undefined || links === undefined) throw new Refused('broken-workbook')
    const targets = linksOf(links)
    const texts = await sharedTexts((await part(targets.get('sharedStrings') ?? '')) ?? '', pace)
    const styles = (await part(targets.get('styles') ?? '')) ?? '<styleSheet/>'
    const sheets = sheetsOf(book, targets)
    const is1904 = /date1904="(?:1|true)"/.test(book)
    const all: Rows[] = []
    for (const { title, path } of sheets) {
      const xml = await part(path)
      if (xml === undefined) throw new Refused('broken-workbook')
      const rows: Rows = { source: sheets.length > 1 ? `${name}: ${title}` : name, cells: [], lines: [] }
      await readSheet(xml, texts, { styles, is1904 }, rows, problems, pace)
      if (rows.cells.length > 0) all.push(rows)
    }
    if (all.length === 0) problems.add('empty', name)
    return all
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    problems.add(error.code, name)
    return []
  }
}

/** Returns a function that unpacks a part as text; undefined if there is no such part. */
function parts(
  entries: ReadonlyMap<string, Entry>,
  pace: Pace,
): (name: string) => Promise<string | undefined> {
  let left = mostUnpacked
  return async name => {
    const entry = entries.get(name)
    if (!entry) return undefined
    if (entry.isEncrypted) throw new Refused('password')
    const bytes = await unpack(entry, left)
    if (bytes === 'huge' || bytes === 'broken') throw new Refused(`${bytes}-workbook`)
    left -= bytes.length
    if (pace.isOver) await pace.rest()
    return decode(bytes, 'utf-8', pace, false)
  }
}

/** The paths of parts, by the id of their link and by its kind. */
function linksOf(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  for (const [tag] of xml.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)) {
    const target = attribute(tag, 'Target')
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    targets.set(attribute(tag, 'Id'), path)
    targets.set(attribute(tag, 'Type').split('/').at(-1) ?? '', path)
  }
  return targets
}

/** The sheets that people see, in their order. */
const sheetsOf = (
  book: string,
  targets: ReadonlyMap<string, string>,
): readonly { title: string; path: string }[] =>
  [...book.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)]
    .filter(([tag]) => ['', 'visible'].includes(attribute(tag, 'state')))
    .map(([tag]) => ({
      title: attribute(tag, 'name'),
      path: targets.get(/\s\w+:id="([^"]*)"/.exec(tag)?.[1] ?? '') ?? '',
    }))

/** The texts that cells name by their place. */
async function sharedTexts(xml: string, pace: Pace): Promise<readonly string[]> {
  const texts: string[] = []
  for (const { inner } of elements(xml, 'si')) {
    texts.push(`<si>${inner}</si>`)
    if (pace.isOver) await pace.rest()
  }
  return texts
}
