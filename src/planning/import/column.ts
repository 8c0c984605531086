import type { Questions } from './questions.ts'
import type { ImportTable, Meaning } from './result.ts'
import type { RawTable } from './tables.ts'
import type { Hint } from './vocabulary.ts'

export interface Column {
  readonly id: string
  readonly index: number
  readonly heading: string
  meaning: Meaning
  sure: boolean
  readonly hints: readonly Hint[]
  readonly isAnswered: boolean
  readonly samples: readonly string[]
}

/** From when and until when the lines of a bill hold. */
export interface Validity {
  readonly from: Column | undefined
  readonly until: Column | undefined
}

export interface Table extends RawTable {
  readonly columns: readonly Column[]
  readonly holds: ImportTable['holds']
  /** The column with a meaning. */
  readonly at: ReadonlyMap<Meaning, Column>
  readonly validity: Validity
  /** The item of all rows, where it stands above them. */
  readonly of?: string
}

export const find = (columns: readonly Column[], ...meanings: readonly Meaning[]): Column | undefined =>
  columns.find(column => meanings.includes(column.meaning))

/** Whether a list has receipts and requirements in one column, the latter below zero. */
export const isSigned = (columns: readonly Column[]): boolean =>
  columns.some(({ meaning, hints }) => meaning === 'quantity' && hints.includes('signed'))

/** How sure a column is: answered, sure, or not. */
export const rank = (column: Column): number => (column.isAnswered ? 2 : column.sure ? 1 : 0)

/** Asks which of two columns has the items, unless there is one only. */
export function askItem(
  raw: RawTable,
  candidates: readonly Column[],
  place: number,
  questions: Questions,
): Column | undefined {
  const [one, other] = candidates
  if (!one || !other) return one
  const id = `${place}.item`
  const answer = questions.ask(
    {
      id,
      code: 'item-column',
      source: raw.source,
      column: '',
      samples: [one, other].flatMap(({ samples }) => samples.slice(0, 2)),
      choices: [one.id, other.id],
    },
    id => candidates.some(column => column.id === id),
  )
  for (const column of [one, other]) column.sure = !questions.isOpen(id)
  return candidates.find(({ id }) => id === answer)
}
