import type { Pace } from '../pace.ts'
import { isMember } from './bill-columns.ts'
import type { Column, Table } from './column.ts'
import { Cells, type Drafts, idOf, LeftOut } from './drafts.ts'
import type { Format } from './formats.ts'
import { bucketReader } from './read-buckets.ts'
import { dueReader } from './read-dues.ts'
import { itemReader } from './read-items.ts'
import { lineReader } from './read-lines.ts'
import { filledOf } from './tables.ts'

// The rows of a table. One that cannot be read is left out, with the reason; the others are planned.

const total =
  /^(?:[*∑Σ]+|(?:grand[- ]?|sub-?)?totals?|(?:zwischen|end)?summe|sum|totale|gesamt(?:summe|ergebnis)?|suma|somme|total g[eé]n[eé]ral)\s*:?$/i

/** Excel's subtotals: `CD-20 Total` behind the rows of CD-20. */
const subtotal = /^(.+) (?:total|ergebnis|somme)$/i

/** What a spreadsheet makes of a long number in a CSV file: `4,00638E+12`. Several items may have become one. */
const shortened = /^\d(?:[.,]\d+)?E\+\d\d$/i

export async function readRows(
  table: Table,
  formats: ReadonlyMap<Column, Format>,
  drafts: Drafts,
  pace: Pace,
  onProgress: (done: number) => void,
): Promise<void> {
  const { at, holds, rows, lines, headings, source } = table
  if (holds.length === 0) return
  const cells = new Cells(table, formats, drafts.problems)
  const readItem = holds.includes('items') ? itemReader(cells, drafts) : undefined
  const readLine = holds.includes('lines') ? await lineReader(cells, drafts, pace) : undefined
  const kind = holds.find(one => one === 'demand' || one === 'receipts')
  const readDue = kind && at.has('quantity') ? await dueReader(cells, drafts, kind, pace) : undefined
  const readBuckets = kind && at.has('bucket') ? bucketReader(cells, drafts, kind) : undefined
  const component = at.get('component')
  const subject = component ? 'component' : 'item'
  const owner = component && at.has('parent') && isMember(component) ? 'parent' : subject
  // The first line of a bill may name the parent alone.
  const mayBeEmpty = at.has('component') && at.has('parent')
  if (readLine && !at.has('per')) drafts.problems.add('no-quantity', source, table.line)

  let hasShortened = false
  /** Items whose stock stands in the first of their rows. */
  const begun = new Set<string>()
  for (let index = 0; index < rows.length; index += 1) {
    if (index % 64 === 0 && pace.isOver) {
      onProgress(index / rows.length)
      await pace.rest()
    }
    cells.row = rows[index] ?? []
    cells.line = lines[index] ?? 0
    const { row } = cells
    const isRagged =
      row.length < headings.length || row.slice(headings.length).some(cell => cell.trim() !== '')
    if (isRagged) drafts.problems.add('ragged-row', source, cells.line, '', row.join(' '))
    const lineCount = drafts.lines.length
    const dueCount = drafts.dues.length
    const topCount = drafts.tops.length
    try {
      const id = idOf(cells.text(subject), drafts.names)
      if (
        total.test(id) ||
        drafts.items.has(subtotal.exec(id)?.[1] ?? '') ||
        (id === '' && row.some(cell => total.test(cell.trim())))
      )
        continue
      // Notes stand below a list, in its first column.
      if (/\s\S+\s|: /.test(id) && filledOf(row) === 1 && headings.length > 1)
        cells.refuse('no-item', subject)
      if (id === '') {
        if (mayBeEmpty && cells.text('parent') !== '') {
          readLine?.('')
          continue
        }
        cells.refuse('no-item', subject)
      }
      if (!hasShortened && shortened.test(id)) {
        hasShortened = true
        cells.note('shortened-item', subject)
      }
      readLine?.(id)
      readDue?.(id)
      readBuckets?.(id)
      const owned = owner === subject ? id : idOf(cells.text(owner), drafts.names)
      if (owned !== '' && !begun.has(owned)) readItem?.(owned)
      if (table.isSigned) begun.add(owned)
      if (!readItem && at.has('name') && !drafts.names.has(id)) drafts.names.set(id, cells.text('name'))
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error
      // Nothing of the row stays. Items come last, and keep nothing that they refuse.
      drafts.lines.length = lineCount
      drafts.dues.length = dueCount
      drafts.tops.length = topCount
    }
  }
}
