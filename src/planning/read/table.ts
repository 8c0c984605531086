import type { Column } from './column.ts'
import type { DueKind } from './drafts.ts'
import type { Evidence } from './evidence.ts'
import type { Kind, Meaning } from './result.ts'
import type { RawTable } from './tables.ts'

/** A table that has been read: what it is, and what its columns mean. */
export interface Table extends RawTable {
  readonly id: string
  readonly kinds: readonly Kind[]
  readonly evidence: readonly Evidence[]
  readonly columns: readonly Column[]
  /** The column with a meaning. */
  readonly at: ReadonlyMap<Meaning, Column>
  /** Whether receipts and requirements stand in one column, the latter below zero. */
  readonly isSigned: boolean
}

/** Whether its rows say something of items. */
export const isOfItems = ({ kinds }: Pick<Table, 'kinds'>): boolean =>
  kinds.some(kind => kind === 'items' || kind === 'stock')

export const firstOfEach = (columns: readonly Column[]): ReadonlyMap<Meaning, Column> => {
  const at = new Map<Meaning, Column>()
  for (const column of columns) if (!at.has(column.meaning)) at.set(column.meaning, column)
  return at
}

const ofKind: Partial<Record<Kind, DueKind>> = {
  wanted: 'demand',
  coming: 'receipts',
  proposals: 'proposals',
}

/** What the rows of a table are, unless they say something else. */
export const dueKindOf = (kinds: readonly Kind[]): DueKind | undefined =>
  kinds.map(kind => ofKind[kind]).find(kind => kind !== undefined)
