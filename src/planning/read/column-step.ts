import type { Column } from './column.ts'
import type { Questions } from './questions.ts'
import type { Kind } from './result.ts'
import type { RawTable } from './tables.ts'

// What a step of assigning meanings to columns is: it takes the columns, and returns others.

export interface Context {
  readonly table: RawTable
  readonly kinds: readonly Kind[]
  readonly id: string
  /** Whether a text is the number of an item in another table. */
  readonly knows: (text: string) => boolean
  readonly hasLines: (text: string) => boolean
  readonly questions: Questions
}

export type Step = (columns: readonly Column[], context: Context) => readonly Column[]

export const isDue = ({ kinds }: Context): boolean =>
  kinds.some(kind => kind === 'wanted' || kind === 'coming' || kind === 'proposals')

export const isBill = ({ kinds }: Context): boolean => kinds.includes('bill')
