import type { Demand, Item, Line, Receipt } from '../../src/entries/planner.ts'

// A plant in rows, as somebody would write it on a slip of paper.

/** Items by their ids. */
export const parts = (all: Readonly<Record<string, Omit<Item, 'id'>>>): readonly Item[] =>
  Object.entries(all).map(([id, item]) => ({ id, ...item }))

/** What goes into what, and how many. */
export const bill = (
  ...rows: readonly (readonly [parent: string, child: string, per: number])[]
): readonly Line[] => rows.map(([parent, child, per]) => ({ parent, child, per }))

type Row = readonly [item: string, period: number, quantity: number, id?: string]

const dated = ([item, period, quantity, id]: Row) => ({ item, period, quantity, ...(id && { id }) })

export const wanted = (...rows: readonly Row[]): readonly Demand[] => rows.map(dated)

export const coming = (...rows: readonly Row[]): readonly Receipt[] => rows.map(dated)
