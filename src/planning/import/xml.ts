// The XML of a workbook's parts, without a parser: that of a browser would take a whole sheet in one go.

/** Returns an attribute of a tag, or nothing. */
export const attribute = (tag: string, name: string): string => {
  const value = new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return value.replace(/&(amp|lt|gt|quot|apos);/g, (_, sign: string) => signs[sign] ?? '')
}

/** Yields the elements of a name, from `<` to `>`. Goes over the text once, whatever is missing in it. */
export function* elements(
  xml: string,
  name: string,
): Generator<{ readonly tag: string; readonly inner: string; readonly end: number }> {
  const prefix = new RegExp(`<(\\w+:)?${name}[\\s/>]`).exec(xml)?.[1] ?? ''
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
    if (!isOther) yield { tag, inner: isEmpty ? '' : xml.slice(open + 1, close), end: close }
    at = xml.indexOf(opening, close)
  }
}
