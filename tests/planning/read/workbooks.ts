import { deflateRawSync } from 'node:zlib'

// Workbooks as Excel writes them, for tests: shared texts, dates by style, deflated parts.

type Value = string | number | Date | null

export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly Value[])[]
  readonly state?: string
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

export function workbook(sheets: readonly Sheet[], more: Readonly<Record<string, string>> = {}): Uint8Array {
  const texts: string[] = []
  const sheetXml = ({ rows }: Sheet) => {
    const cell = (value: Value, row: number, column: number): string => {
      const at = `r="${letterOf(column)}${row + 1}"`
      if (value === null) return `<c ${at} s="1"/>`
      if (value instanceof Date) return `<c ${at} s="1"><v>${value.getTime() / 86_400_000 + 25_569}</v></c>`
      if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`
      return `<c ${at} t="s"><v>${texts.push(value) - 1}</v></c>`
    }
    const lines = rows.map((row, index) =>
      row.length === 0
        ? ''
        : `<row r="${index + 1}">${row.map((value, column) => cell(value, index, column)).join('')}</row>`,
    )
    return `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData><rowBreaks count="0"/></worksheet>`
  }
  const sheetFiles = sheets.map(
    (sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)] as const,
  )
  const tags = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  )
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  return zip({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${tags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, index) => link(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}${link('s', 'sharedStrings', 'sharedStrings.xml')}${link('t', 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts.map(text => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheetFiles),
    ...more,
  })
}

interface Packed {
  readonly data: Uint8Array
  /** What it declares to hold. */
  readonly size: number
}

/** Returns a zip archive. A part may be given packed, with a declared size of its own. */
export function zip(files: Readonly<Record<string, string | Packed>>, flags = 0): Uint8Array {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path)
    const { data, size } =
      typeof content === 'string'
        ? { data: deflateRawSync(content), size: Buffer.byteLength(content) }
        : content
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(flags, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(size, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, name, data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, tail, name]))
    locals.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(locals.length, 8)
  end.writeUInt16LE(locals.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, index, end]))
}
