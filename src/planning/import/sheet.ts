import type { Pace } from '../pace.ts'
import type { Problems } from './problems.ts'
import { mostColumns, mostRows, type Rows } from './records.ts'
import { attribute, elements } from './xml.ts'
import { store } from './zip.ts'

// A sheet. The library reads a sheet in one go, which may take seconds: it is given a few hundred rows at a time, as a
// workbook of their own, without empty cells, and with the shared texts that these rows use.

/** About so many characters of a sheet are read at once. */
const piece = 2 ** 16

/** A row of more characters has more columns than anybody reads. */
const longestRow = 2 ** 20

/** Why a workbook is not read. */
type Refusal = 'password' | 'broken-workbook' | 'huge-workbook'

export class Refused extends Error {
  readonly code: Refusal
  constructor(code: Refusal) {
    super()
    this.code = code
  }
}

export interface Look {
  readonly styles: string
  readonly is1904: boolean
}

export async function readSheet(
  xml: string,
  texts: readonly string[],
  look: Look,
  rows: Rows,
  problems: Problems,
  pace: Pace,
): Promise<void> {
  const { default: readExcel } = await import('read-excel-file/universal')
  const cell = /<((?:\w+:)?c)\b([^<>]*?)(?:\/>|>([\s\S]*?)<\/\1>)/g
  let number = 0
  let part = pieceOf(texts)

  const flush = async () => {
    const { data } = (
      await readExcel(store(part.files(look))).catch(() => {
        throw new Refused('broken-workbook')
      })
    )[0] ?? { data: [] }
    part.lines.forEach((line, index) => {
      rows.cells.push((data[index] ?? []).map(textOf))
      rows.lines.push(line)
    })
    part = pieceOf(texts)
  }

  for (const { tag, inner, end } of elements(xml, 'row')) {
    number = Number(attribute(tag, 'r')) || number + 1
    if (rows.cells.length + part.lines.length >= mostRows) {
      problems.add('too-many-rows', rows.source, number)
      break
    }
    const cells =
      inner.length > longestRow ? [] : [...inner.matchAll(cell)].filter(([, , , content]) => content)
    const isTooWide = cells.some(
      ([, , attributes = '']) => columnOf(/\sr="([A-Z]+)/.exec(attributes)?.[1] ?? '') > mostColumns,
    )
    if (isTooWide || inner.length > longestRow) problems.add('too-many-columns', rows.source, number)
    else if (cells.length > 0) part.add(number, cells)
    if (part.size > piece) await flush()
    if (pace.isOver) await pace.rest((end / xml.length) * 0.4)
  }
  if (part.lines.length > 0) await flush()
}

/** The place of a column, from 1: A, B, … Z, AA. */
function columnOf(letters: string): number {
  let place = 0
  for (let at = 0; at < letters.length; at += 1) place = place * 26 + letters.charCodeAt(at) - 64
  return place
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of a few rows. They are numbered from 1, so that no gap is filled with empty ones. */
function pieceOf(texts: readonly string[]) {
  const lines: number[] = []
  const used: string[] = []
  const places = new Map<string, number>()
  const xml: string[] = []
  let size = 0

  function shared(index: string): number {
    const known = places.get(index)
    if (known !== undefined) return known
    const place = used.push(texts[Number(index)] ?? '<si><t/></si>') - 1
    places.set(index, place)
    return place
  }

  return {
    lines,
    get size() {
      return size
    },
    add(line: number, cells: readonly RegExpMatchArray[]): void {
      lines.push(line)
      const content = cells.map(([, tag = 'c', attributes = '', inner = '']) => {
        const numbered = attributes.replace(/(\sr="[A-Z]+)\d+"/, `$1${lines.length}"`)
        const value = /\st="s"/.test(attributes)
          ? inner.replace(
              /(<(?:\w+:)?v\b[^>]*>)\s*(\d+)\s*(?=<)/,
              (_, open: string, index: string) => `${open}${shared(index)}`,
            )
          : inner
        return `<${tag}${numbered}>${value}</${tag}>`
      })
      const all = `<row r="${lines.length}">${content.join('')}</row>`
      size += all.length
      xml.push(all)
    },
    files({ styles, is1904 }: Look): Readonly<Record<string, string>> {
      const links = [
        ['1', 'worksheet', 'worksheets/sheet1.xml'],
        ['2', 'sharedStrings', 'sharedStrings.xml'],
        ['3', 'styles', 'styles.xml'],
      ].map(
        ([id, type, target]) =>
          `<Relationship Id="rId${id}" Type="${relationships}/${type}" Target="${target}"/>`,
      )
      return {
        'xl/workbook.xml': `<workbook><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
        'xl/sharedStrings.xml': `<sst>${used.join('')}</sst>`,
        'xl/styles.xml': styles,
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${xml.join('')}</sheetData></worksheet>`,
      }
    },
  }
}

/** Returns a cell as text. A number with three decimals gets a fourth, so that nobody takes its point for a group's. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  const text = String(value)
  return typeof value === 'number' && /^-?\d+\.\d{3}$/.test(text) ? `${text}0` : text
}
