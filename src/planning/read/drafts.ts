import type { Item, Lot } from '../engine/input.ts'
import type { Place, Problems } from './problems.ts'
import type { Questions } from './questions.ts'
import type { Horizon } from './words/horizon.ts'

// What the rows say, before it is known which items are one, and whether a period is a day or a week.

export type TimeUnit = 'working-days' | 'calendar-days' | 'weeks'

/** A time as it is written, such as 5 weeks. */
export interface Time {
  readonly value: number
  readonly unit: TimeUnit
}

/** Without a rule, sizes that hold whatever the rule is. */
export type LotDraft = Omit<Lot, 'rule'> & { readonly rule?: Lot['rule'] | 'weekly' | 'monthly' | undefined }

/** Who makes or sells an item, and at which price. Nothing is planned from it. */
export type Purchase = Pick<Item, 'make' | 'supplier' | 'price'>

/** What all rows of all lists say of an item. */
export interface ItemDraft extends Omit<Item, 'id' | 'leadTime' | 'leadIn' | 'lot'> {
  readonly leadTime?: Time | undefined
  readonly lot?: LotDraft | undefined
  readonly unit?: string | undefined
  /** How many pieces one pack has. */
  readonly pack?: number | undefined
}

/** What one row of a list says of an item. What it does not say is undefined. */
export interface ItemRow extends ItemDraft, Place {
  readonly item: string
  /** The id of the table. */
  readonly table: string
  /** Where it lies, in which lot. Stocks of several places add up. */
  readonly place: string | undefined
  /** The day on which it was counted: the newest counts. */
  readonly counted: number | undefined
  readonly column: string
  /** Whether the row is one of several of an item, as in a bill: it repeats what the others say. */
  readonly isRepeated: boolean
}

export interface LineDraft extends Place {
  readonly parent: string
  readonly child: string
  readonly per: number
  readonly scrap: number
  readonly fixed: boolean
  readonly unit: string | undefined
  /** The group of parts that stand for each other, and which of them comes first. */
  readonly alternative: string | undefined
  readonly priority: number
  /** Whether the row says for how many of the parent `per` is. */
  readonly hasBatch: boolean
  readonly table: string
  /** The heading of the column of the parent. */
  readonly column: string
}

export type DueKind = 'demand' | 'receipts' | 'proposals'

export interface DueDraft extends Place {
  readonly kind: DueKind
  /** Whether it stands in a forecast or beside its item, and may be the orders of another list. */
  readonly isSummary: boolean
  /** Whether it has a number, or is somebody's: it may be in a forecast. */
  readonly isOrder: boolean
  /** What it is called, where it has what orders of the parents take. */
  readonly dependent?: string | undefined
  readonly item: string
  readonly quantity: number
  readonly unit?: string | undefined
  readonly id?: string | undefined
  /** A day; of a week, its Monday. */
  readonly day: number
  readonly isWeek: boolean
  readonly table: string
  readonly column: string
  readonly written: string
}

/** The head of a bill: what it makes, nothing where it is switched off, and how many. */
export interface BillHead {
  readonly key: string
  readonly item: string
  readonly batch: number
}

/** An item of a bill that goes into nothing. */
interface Top extends Place {
  readonly item: string
}

/** Makes the place where rows are read to. */
export const newSink = () => ({
  items: [] as ItemRow[],
  lines: [] as LineDraft[],
  dues: [] as DueDraft[],
  heads: [] as BillHead[],
  tops: [] as Top[],
  /** Stocks that stand in rows among orders. Those of a list of items count more. */
  stocks: new Map<string, number>(),
  safety: new Map<string, number>(),
  names: new Map<string, string>(),
  phantoms: new Set<string>(),
  /** Phantoms that are kits: the stock that a list has of them is computed from their parts. */
  kits: new Set<string>(),
})

export type Sink = ReturnType<typeof newSink>

type Fixed<Read> =
  Read extends Map<infer Key, infer Value>
    ? ReadonlyMap<Key, Value>
    : Read extends Set<infer Value>
      ? ReadonlySet<Value>
      : Readonly<Read>

/** What all rows say. */
export type Drafts = { readonly [Of in keyof Sink]: Fixed<Sink[Of]> }

/** What all stages share: they write down what is wrong and what is asked, and read which days the plan has. */
export interface Notes {
  readonly problems: Problems
  readonly questions: Questions
  readonly horizon: Horizon
}
