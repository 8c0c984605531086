import papa from 'papaparse'
import { Malformed } from './attributes.ts'
import type { Shape } from './shape.ts'

/** Returns the entries of a table whose headings are the names of an entry's fields. Other columns are ignored. */
export function entriesOf(source: string, shape: Shape): readonly object[] | Malformed {
  const fields = new Map(Object.keys(shape).map(field => [bare(field), field]))
  const { data, errors, meta } = papa.parse<Readonly<Record<string, string>>>(source, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: heading => fields.get(bare(heading)) ?? heading,
  })
  const missing = Object.entries(shape)
    .filter(([field, kind]) => !kind.endsWith('?') && !meta.fields?.includes(field))
    .map(([field]) => field)
  if (missing.length > 0)
    return new Malformed(
      `is no JSON list, and as CSV lacks the headings ${missing.join(', ')}: write them in its first line`,
    )
  const fault = errors.find(({ type }) => type === 'Quotes')
  if (fault) return new Malformed(`is not CSV (${fault.message}): close each quote`)
  return data.map(row =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([field, kind]) => {
        const cell = row[field]?.trim() ?? ''
        return cell === '' && kind.endsWith('?') ? [] : [[field, cellValue(cell, kind)]]
      }),
    ),
  )
}

/** `Button text` and `button_text` are `buttonText`. */
const bare = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** Reads a cell: a list of texts is one to a line, and spreadsheets write TRUE for a ticked box. */
function cellValue(cell: string, kind: string): unknown {
  if (kind.startsWith('texts')) return cell.split(/\s*\n\s*/).filter(Boolean)
  if (kind.startsWith('flag') && /^(true|yes|false|no)$/i.test(cell)) return /^(true|yes)$/i.test(cell)
  return cell
}
