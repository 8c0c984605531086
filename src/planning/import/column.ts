import { beginOf, isBucket, weekOf } from './dates.ts'
import { type Heading, readHeading } from './headings.ts'
import type { Questions } from './questions.ts'
import { type ImportTable, type Meaning, meanings } from './result.ts'
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
  /** Whether receipts and requirements stand in one column, the latter below zero. */
  readonly isSigned: boolean
}

export const find = (columns: readonly Column[], ...meanings: readonly Meaning[]): Column | undefined =>
  columns.find(column => meanings.includes(column.meaning))

/** Whether a list has receipts and requirements in one column, the latter below zero. */
export const isSigned = (columns: readonly Column[]): boolean =>
  columns.some(({ meaning, hints }) => meaning === 'quantity' && hints.includes('signed'))

/** How sure a column is: answered, sure, or not. */
export const rank = (column: Column): number => (column.isAnswered ? 2 : column.sure ? 1 : 0)

export const isMeaning = (text: string | undefined): text is Meaning =>
  (meanings as readonly (string | undefined)[]).includes(text)

/** Reads what the heading of a column says, and what its first values show. */
export function columnOf(
  raw: RawTable,
  heading: string,
  id: string,
  index: number,
  questions: Questions,
): Column {
  const samples: string[] = []
  for (const row of raw.rows.slice(0, 200)) {
    const value = row[index]?.trim()
    if (value && !samples.includes(value)) samples.push(value.slice(0, 80))
    if (samples.length === 5) break
  }
  const answer = questions.answer(id)
  const isAnswered = isMeaning(answer)
  const begin = beginOf(heading)
  const known = meaningOf(heading, begin, samples)
  return {
    id,
    index,
    heading,
    samples,
    isAnswered,
    meaning: isAnswered ? answer : (known?.meaning ?? (isBucket(begin) ? 'bucket' : 'ignored')),
    hints: known?.hints ?? [],
    sure: isAnswered || (known?.sure ?? true),
  }
}

const dated = /^\d{1,4}[-./]\d{1,2}[-./]\d{2,4}\b/

/** When something is wanted or comes: `Required`, `Expected`, `Promised`. */
const isWhen = /requir|requer|requis|expect|espera|promis|wanted|erwart|attend|pr[eé]v/i

function meaningOf(heading: string, begin: string, samples: readonly string[]): Heading | undefined {
  if (weekOf.test(heading) && isBucket(begin)) return undefined
  const known = readHeading(heading)
  if (samples.length === 0 || !samples.every(text => dated.test(text))) return known
  // `Expected` and `Ordered` are quantities above numbers.
  const mayBeDate = known && known.meaning !== 'ignored' ? known.meaning === 'quantity' : isWhen.test(heading)
  return mayBeDate ? { meaning: 'date', hints: [], sure: true } : known
}

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
