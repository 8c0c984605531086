import { unzipSync, zipSync } from 'fflate'
import readExcel from 'read-excel-file/universal'
import type { Problems } from '../problems.ts'
import { type Grid, maxColumns } from '../raw-table.ts'
import { numberKinds, scanSheet, sheetsOf } from './sheet-scan.ts'

// A workbook to the rows of its sheets.

/** At most so many bytes are unpacked, however small the file is. */
const maxUnpacked = 256 * 2 ** 20

/** Why a workbook is not read. */
class Refused extends Error {
  readonly code: 'password' | 'broken-workbook' | 'huge-workbook'
  constructor(code: Refused['code']) {
    super()
    this.code = code
  }
}

export async function readWorkbook(
  bytes: Uint8Array,
  name: string,
  problems: Problems,
): Promise<readonly Grid[]> {
  try {
    const grids = await readSheets(unpack(bytes), name, problems)
    if (grids.length === 0) problems.add('empty', { source: name })
    return grids
  } catch (error) {
    // Both libraries throw for what is no workbook.
    problems.add(error instanceof Refused ? error.code : 'broken-workbook', { source: name })
    return []
  }
}

/** The parts that are read. */
const part = /^xl\/(?:.*\.xml|_rels\/workbook\.xml\.rels)$/

function unpack(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  // The first part of the archive says that it is encrypted.
  if (((bytes[6] ?? 0) & 1) === 1) throw new Refused('password')
  let left = maxUnpacked
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!part.test(name)) return false
      left -= originalSize
      if (left < 0) throw new Refused('huge-workbook')
      return true
    },
  })
}

async function readSheets(
  files: Readonly<Record<string, Uint8Array>>,
  name: string,
  problems: Problems,
): Promise<readonly Grid[]> {
  const text = (path: string) => {
    if (!files[path]) throw new Refused('broken-workbook')
    return new TextDecoder().decode(files[path])
  }
  const kinds = files['xl/styles.xml'] ? numberKinds(text('xl/styles.xml')) : []
  const sheets = sheetsOf(text('xl/workbook.xml'), text('xl/_rels/workbook.xml.rels')).map(sheet => ({
    ...sheet,
    ...scanSheet(text(sheet.path), kinds, maxColumns),
  }))
  // All sheets by the library, with the values of those that people see.
  const encoder = new TextEncoder()
  const written = Object.fromEntries(sheets.map(({ path, xml }) => [path, encoder.encode(xml)]))
  const stored = zipSync({ ...files, ...written }, { level: 0 })
  const data = await readExcel(new Uint8Array(stored).buffer)
  return sheets.flatMap(({ place, lines, wide, hidden, hasFolded }) => {
    const { sheet: title = '', data: rows = [] } = data[place] ?? {}
    const source = sheets.length > 1 ? `${name}: ${title}` : name
    for (const line of wide) problems.add('too-many-columns', { source, line })
    if (hidden.length > 0) problems.add('hidden-rows', { source, line: hidden[0] }, String(hidden.length))
    if (hasFolded) problems.add('hidden-shown', { source })
    if (lines.length === 0) return []
    return [{ source, title, lines, cells: lines.map((_, at) => (rows[at] ?? []).map(textOf)) }]
  })
}

/** Returns a cell as text. A number with three decimals gets a fourth, so that nobody takes its point for a group's. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  const text = String(value)
  return typeof value === 'number' && /^-?\d+\.\d{3}$/.test(text) ? `${text}0` : text
}
