import { type Attribute, Malformed } from './attributes.ts'

// Reads the text of a data file, in a browser or while prerendering.

/**
 * Reads JSON or CSV, whichever it looks like: servers send either as plain text. Returns the entries, or what is wrong
 * with them and the valid ones, if there are any.
 */
export async function listIn(text: string, list: Attribute): Promise<readonly unknown[] | Malformed> {
  // A byte order mark, which spreadsheets write.
  const source = text.replace(/^\uFEFF/, '').trim()
  if (source === '') return new Malformed('is empty: write a JSON list, or CSV with headings')
  if (source.startsWith('<')) return new Malformed('is a web page: put a JSON or CSV file there')
  const read = /^[[{]/.test(source) ? list.parse(source) : await fromCsv(source, list)
  if (!(read instanceof Malformed)) return read as readonly unknown[]
  // Without a valid entry, the page's own content says more than an empty list.
  return read.entries?.length ? read : new Malformed(read.why)
}

async function fromCsv(source: string, { shape = {}, accept }: Attribute): Promise<unknown> {
  const { entriesOf } = await import('./list-csv.ts')
  const entries = entriesOf(source, shape)
  return entries instanceof Malformed ? entries : accept(entries)
}
