// What the workbook library does not tell: which rows and sheets are hidden, which numbers are percents or durations, and
// how far apart rows are. It goes over a sheet's XML once, and writes it again without what is empty.

/** Returns an attribute of a tag as it is written, or nothing. */
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s(?:\\w+:)?${name}=(["'])(.*?)\\1`, 's').exec(tag.slice(0, 2000))?.[2] ?? ''

/** Yields the elements of a name. Goes over the text once, whatever is missing in it. */
function* elements(xml: string, name: string) {
  const prefix = new RegExp(`<(\\w{1,20}:)?${name}[\\s/>]`).exec(xml)?.[1] ?? ''
  const opening = `<${prefix}${name}`
  const closing = `</${prefix}${name}>`
  for (let at = xml.indexOf(opening); at >= 0; ) {
    const open = xml.indexOf('>', at)
    if (open < 0) return
    const tag = xml.slice(at, open + 1)
    // `<rowBreaks>` begins like `<row>`.
    const isOther = /[\w.-]/.test(tag[opening.length] ?? '')
    const isEmpty = tag.endsWith('/>')
    const close = isOther || isEmpty ? open : xml.indexOf(closing, open)
    if (close < 0) return
    if (!isOther) yield { tag, inner: isEmpty ? '' : xml.slice(open + 1, close) }
    at = xml.indexOf(opening, close)
  }
}

/**
 * The sheets that people see, in their order: the paths of their parts, and their places among all sheets, from 0. Names
 * are no key: a sign can be written in several ways.
 */
export function sheetsOf(book: string, links: string) {
  const targets = new Map<string, string>()
  for (const { tag } of elements(links, 'Relationship')) {
    const target = attribute(tag, 'Target')
    targets.set(attribute(tag, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  }
  return [...elements(book, 'sheet')]
    .filter(({ tag }) => attribute(tag, 'name'))
    .map(({ tag }, place) => ({ tag, place, path: targets.get(attribute(tag, 'id')) ?? '' }))
    .filter(({ tag }) => ['', 'visible'].includes(attribute(tag, 'state')))
}

type NumberKind = 'percent' | 'duration' | undefined

/** What kind of number each style shows. */
export function numberKinds(styles: string): readonly NumberKind[] {
  const codes = new Map<string, string>([
    ...(['9', '10'] as const).map(id => [id, '0%'] as const),
    ['46', '[h]:mm:ss'],
  ])
  for (const { tag } of elements(styles, 'numFmt'))
    codes.set(attribute(tag, 'numFmtId'), attribute(tag, 'formatCode'))
  const [formats] = elements(styles, 'cellXfs')
  return [...elements(formats?.inner ?? '', 'xf')].map(({ tag }) => {
    const code = codes.get(attribute(tag, 'numFmtId')) ?? ''
    if (code.includes('%')) return 'percent'
    return /\[h+\]/i.test(code) ? 'duration' : undefined
  })
}

/**
 * Returns the sheet again as XML, its rows numbered without gaps, without empty cells, percents and durations as texts,
 * with the row that each of these rows was. Rows that are hidden by a filter or by hand, and those with a cell beyond the
 * last column that is read, are left out and returned; rows that are folded away are read.
 */
export function scanSheet(xml: string, kinds: readonly NumberKind[], maxColumns: number) {
  const rows: string[] = []
  const lines: number[] = []
  const wide: number[] = []
  const hidden: number[] = []
  let hasFolded = false
  let number = 0
  for (const { tag, inner } of elements(xml, 'row')) {
    number = Number(attribute(tag, 'r')) || number + 1
    const cells = [...elements(inner, 'c')].filter(cell => cell.inner !== '')
    if (cells.length === 0) continue
    const isHidden = /^(?:1|true)$/.test(attribute(tag, 'hidden'))
    const isFolded = Number(attribute(tag, 'outlineLevel')) > 0
    if (isHidden && isFolded) hasFolded = true
    if (isHidden && !isFolded) hidden.push(number)
    else if (cells.some(cell => columnOf(attribute(cell.tag, 'r')) > maxColumns)) wide.push(number)
    else {
      lines.push(number)
      rows.push(
        `<row r="${lines.length}">${cells.map((cell, at) => cellXml(cell, at, lines.length, kinds)).join('')}</row>`,
      )
    }
  }
  const all = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`
  return { xml: all, lines, wide, hidden, hasFolded }
}

function cellXml(
  { tag, inner }: Record<'tag' | 'inner', string>,
  at: number,
  row: number,
  kinds: readonly NumberKind[],
): string {
  const letters = /^[A-Z]{1,3}/.exec(attribute(tag, 'r'))?.[0] ?? lettersOf(at + 1)
  const type = attribute(tag, 't')
  const style = attribute(tag, 's')
  const kind = type === '' || type === 'n' ? kinds[Number(style || -1)] : undefined
  const value = Number(/<(?:\w{1,20}:)?v[^<>]{0,99}>([^<]{1,40})</.exec(inner.slice(-400))?.[1])
  if (kind && Number.isFinite(value))
    return `<c r="${letters}${row}" t="str"><v>${shown(kind, value)}</v></c>`
  return `<c r="${letters}${row}"${type && ` t="${type}"`}${style && ` s="${style}"`}>${inner}</c>`
}

function shown(kind: 'percent' | 'duration', value: number): string {
  if (kind === 'percent') return `${Number((value * 100).toPrecision(12))}%`
  const seconds = Math.round(value * 86_400)
  const two = (part: number) => String(Math.floor(part) % 60).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(seconds / 60)}:${two(seconds)}`
}

/** The place of a column, from 1: A, B, … Z, AA. */
function columnOf(cell: string): number {
  let place = 0
  for (let at = 0; at < 4 && /[A-Z]/.test(cell[at] ?? ''); at += 1)
    place = place * 26 + cell.charCodeAt(at) - 64
  return place
}

const lettersOf = (place: number): string =>
  (place > 26 ? lettersOf(Math.floor((place - 1) / 26)) : '') + String.fromCharCode(65 + ((place - 1) % 26))
