import papa from 'papaparse'
import { Malformed } from './attributes.ts'
import type { Shape } from './shape.ts'

/** Returns the entries of a table whose headings are the names of an entry's fields. Other columns are ignored. */
export function entriesOf(source: string, shape: Shape): readonly object[] | Malformed {
  // Excel's first line may name the delimiter.
  const [line = '', delimiter = ''] = /^sep=(.)\r?\n/i.exec(source) ?? []
  const { data, errors } = papa.parse<readonly string[]>(source.slice(line.length), {
    delimiter,
    skipEmptyLines: 'greedy',
  })
  const [headings = [], ...rows] = data
  const names = headings.map(bare)
  const fields = Object.entries(shape).map(([field, kind]) => ({
    field,
    kind,
    at: names.indexOf(bare(field)),
  }))
  const missing = fields.filter(({ kind, at }) => at < 0 && !kind.endsWith('?')).map(({ field }) => field)
  if (missing.length > 0)
    return new Malformed(
      `is no JSON list, and as CSV lacks the headings ${missing.join(', ')}: write them in its first line`,
    )
  const fault = errors.find(({ type }) => type === 'Quotes')
  if (fault) return new Malformed(`is not CSV (${fault.message}): close each quote`)
  return rows.map(row =>
    Object.fromEntries(
      fields.flatMap(({ field, kind, at }) => {
        const cell = row[at]?.trim() ?? ''
        return cell === '' && kind.endsWith('?') ? [] : [[field, cellValue(cell, kind)]]
      }),
    ),
  )
}

/** `Button text` and `button_text` are `buttonText`. */
const bare = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** A ticked box, as spreadsheets and people write it in the bundle's languages, and one that is not. */
const ticked = /^(true|yes|wahr|ja|vrai|oui|verdadero|s[ií])$/i
const unticked = /^(false|no|falsch|nein|faux|non|falso)$/i

/** Reads a cell: a list of texts is one to a line. */
function cellValue(cell: string, kind: string): unknown {
  if (kind.startsWith('texts'))
    return cell
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean)
  if (kind.startsWith('flag') && ticked.test(cell)) return true
  if (kind.startsWith('flag') && unticked.test(cell)) return false
  return cell
}
