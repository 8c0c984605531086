import type { Column, Columns } from './column.ts'
import type { DueKind } from './drafts.ts'
import type { Evidence, Undecided } from './kinds/directions.ts'
import type { RawTable } from './raw-table.ts'
import type { Kind, Meaning } from './result.ts'

/** A table that has been read: what it is, and what its columns mean. */
export interface Table extends RawTable {
  readonly id: string
  readonly kinds: readonly Kind[]
  readonly evidence: readonly Evidence[]
  readonly columns: Columns
  /** The column with a meaning. */
  readonly at: ReadonlyMap<Meaning, Column>
  /** Whether receipts and requirements stand in one column, the latter below zero. */
  readonly isSigned: boolean
}

export type Kinded = Pick<Table, 'kinds'>

/** Tells whether the rows of a table say something of items. */
export const isOfItems = ({ kinds }: Kinded): boolean => kinds.includes('items') || kinds.includes('stock')

/** Tells whether they say nothing else. */
export const isOfItemsAlone = ({ kinds }: Kinded): boolean =>
  kinds.every(kind => kind === 'items' || kind === 'stock')

/** Tells whether they are lines of bills. */
export const isBill = ({ kinds }: Kinded): boolean => kinds.includes('bill')

/** Finds the first column of each meaning. */
export const firstOfEach = (columns: Columns): ReadonlyMap<Meaning, Column> =>
  new Map(columns.toReversed().map(column => [column.meaning, column]))

const ofKind: Partial<Record<Kind, DueKind>> = {
  wanted: 'demand',
  coming: 'receipts',
  proposals: 'proposals',
}

/** Tells what the rows of a table are, unless they say something else. */
export const dueKindOf = (kinds: readonly Kind[]): DueKind | undefined =>
  kinds.map(kind => ofKind[kind]).find(kind => kind !== undefined)

/** Tells whether they are wanted, come or are proposed. */
export const isDue = ({ kinds }: Kinded): boolean => dueKindOf(kinds) !== undefined

/** What the steps of assigning meanings to columns know of their table. */
export type Context = Pick<Undecided, 'table' | 'id' | 'knows' | 'hasLines' | 'questions' | 'today'> & Kinded

/** The columns with what a step has changed; nothing where all stay as they are. */
export type Changed = Columns | false | undefined

export type Step = (columns: Columns, context: Context) => Changed
