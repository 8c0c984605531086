import { askItem, type Column, find, rank } from './column.ts'
import { readHeading } from './headings.ts'
import type { Questions } from './questions.ts'
import { isCode } from './same-meaning.ts'
import type { RawTable } from './tables.ts'

/** Finds the column of the item where no heading says so. */
export function nameTheItem(
  raw: RawTable,
  columns: readonly Column[],
  place: number,
  questions: Questions,
): void {
  const item = find(columns, 'item')
  if (item && rank(item) > 0) return
  if (find(columns, 'component')) {
    if (item) item.meaning = 'ignored'
    return
  }
  // `No.` beside a parent is the part.
  if (item && find(columns, 'parent')) {
    item.sure = true
    return
  }
  const names = columns.filter(({ heading }) => readHeading(heading)?.meaning === 'name')
  const plain = names.find(({ heading }) => /^(name|nombre|nom)$/i.test(heading))
  // NetSuite's `Name` is the item's number when it has a `Display Name`.
  if (plain && names.length > 1) {
    if (item) item.meaning = 'ignored'
    plain.meaning = 'item'
    plain.sure = true
    const other = names.find(column => column !== plain)
    if (other) other.meaning = 'name'
    return
  }
  if (item) {
    // An `ID` may be the system's own beside a `Name`, and never beside a description.
    if (!plain || (isCode(item.heading) && !/\bid\b/i.test(item.heading))) item.sure = true
    else {
      const chosen = askItem(raw, [item, plain], place, questions)
      item.meaning = chosen === item ? 'item' : 'ignored'
      plain.meaning = chosen === item ? 'name' : 'item'
    }
    return
  }
  const [name] = plain ? [plain] : names
  if (name) {
    // A number under a heading that nobody knows may be the item's.
    const unknown = columns.filter(
      ({ meaning, heading, samples }) =>
        meaning === 'ignored' && !readHeading(heading) && isCode(heading) && samples.length > 0,
    )
    const chosen = askItem(raw, [...unknown.slice(0, 1), name], place, questions) ?? name
    chosen.meaning = 'item'
    if (chosen !== name) name.meaning = 'name'
    return
  }
  const unknown = columns.filter(
    ({ meaning, samples, heading }) =>
      meaning === 'ignored' &&
      !readHeading(heading) &&
      samples.length > 0 &&
      samples.some(text => /\p{L}/u.test(text)),
  )
  const chosen = askItem(raw, unknown, place, questions)
  if (!chosen) return
  chosen.meaning = 'item'
  if (unknown.length === 1) chosen.sure = false
}
