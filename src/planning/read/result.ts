import type { ProposedReceipt } from '../engine/compare.ts'
import type { PlanInput } from '../engine/input.ts'
import type { Problem } from './problems.ts'
import type { Question } from './questions.ts'

// What `read` takes and returns.

/** A pasted text, or a file. Give `text` or `bytes`; a file that could not be opened has neither, which is reported. */
export interface ImportSource {
  readonly text?: string | undefined
  /** A file as it is: a text in UTF-8, UTF-16 or Windows-1252, or an .xlsx workbook. */
  readonly bytes?: Uint8Array | ArrayBuffer | undefined
  /** The file's name. Problems and tables repeat it. Default: its place in the list, from 1. */
  readonly name?: string | undefined
}

/** The languages in which something is said. */
export type Language = 'en' | 'de' | 'es' | 'fr'

/** How much is taken. What is larger is not planned, and reported. */
export interface Limits {
  /** Rows of all tables together. Default: no limit. */
  readonly rows?: number | undefined
  /** Items. Default: no limit. */
  readonly items?: number | undefined
}

export interface ReadOptions {
  /** The date of period 0, such as `2026-03-02`. In a weekly plan, period 0 is the week of this date. */
  readonly today: string
  /** Days of the week on which people work, from 0 for Sunday to 6. Default Monday to Friday. */
  readonly workdays?: readonly number[] | undefined
  /** Dates on which nobody works. Default none. */
  readonly holidays?: readonly string[] | undefined
  /**
   * Answers and corrections, by id. Of a question: one of its choices; that of demand also takes lines such as
   * `CD-20;50;2026-07-06`, that of lead times a number of working days. Of a table: its kinds, separated by spaces, such as
   * `items bill`. Of a column: a meaning. An id that nothing has is a problem.
   */
  readonly answers?: Readonly<Record<string, string>> | undefined
  readonly limits?: Limits | undefined
  /** The language of the sentences. Default `en`. */
  readonly language?: Language | undefined
}

/** What a column may be read as. */
export const meanings = [
  'item',
  'name',
  'onHand',
  'leadTime',
  'safetyStock',
  'lotRule',
  'lotSize',
  'lotMin',
  'lotMax',
  'lotMultiple',
  'phantom',
  'yield',
  'parent',
  'component',
  'per',
  'batch',
  'scrap',
  // Whether `per` is for an order of any size.
  'fixed',
  // Parts of one group stand for each other; the one of the lowest priority number counts.
  'alternative',
  'priority',
  'level',
  'quantity',
  // What of the quantity is delivered already.
  'delivered',
  'date',
  'week',
  'order',
  // Whether an order, or a stock, counts: open, closed, blocked.
  'status',
  // What the row is: a sales order, a purchase order, a stock.
  'type',
  // What is wanted on the date, or in the week, that the heading names.
  'bucket',
  'unit',
  // Whether an item is made or bought, and of whom; what one costs.
  'make',
  'supplier',
  'price',
  'location',
  // The number of a batch, in a list of stocks.
  'lot',
  'active',
  'validFrom',
  'validTo',
  'ignored',
] as const

/** What a column says. `ignored` is said of a column that planning does not use. */
export type Meaning = (typeof meanings)[number]

/** What the rows of a table are. */
export const kinds = [
  'items',
  'stock',
  'bill',
  'wanted',
  'coming',
  'proposals',
  'prices',
  'calendar',
  'other',
] as const

export type Kind = (typeof kinds)[number]

/** Tells whether nothing is planned from a table of a kind. */
export const isUnread = (kind: Kind): boolean => kind === 'other' || kind === 'prices' || kind === 'calendar'

export interface ImportColumn {
  /** Stable for the same text: the key of an answer that says what the column means. */
  readonly id: string
  /** The heading as it is written. */
  readonly heading: string
  readonly meaning: Meaning
  /** False where the heading does not say enough, and no answer has. */
  readonly sure: boolean
  /** Whether the plan, or what is said about it, comes from this column. */
  readonly used: boolean
  /** The first values, at most five. */
  readonly samples: readonly string[]
}

export interface ImportTable {
  /** Stable for the same text: the key of an answer that says what the table is. */
  readonly id: string
  readonly source: string
  /** The line of the heading, from 1. */
  readonly line: number
  /** The line of the last row. */
  readonly lastLine: number
  /** How many rows it has below the heading. */
  readonly rows: number
  /** What its rows are read as. A list of items with `part_of` is two things. */
  readonly kinds: readonly Kind[]
  /** What speaks for it, in words, the strongest first. */
  readonly evidence: readonly string[]
  readonly columns: readonly ImportColumn[]
}

export interface ReadResult {
  /**
   * What `plan` takes, always fit to be planned. Where a question is open, it is made with the question's first choice:
   * plan it when `questions` is empty, or say that it is provisional.
   */
  readonly input: PlanInput
  /** Orders that another system suggests. They are planned anew, and `compare` says where the plan differs. */
  readonly proposals: readonly ProposedReceipt[]
  /** What a period of `input` is. `week` where every lead time and every date is in weeks, `day` for a working day. */
  readonly unit: 'day' | 'week'
  readonly tables: readonly ImportTable[]
  /** The first 200, in the order of the lines of each source. */
  readonly problems: readonly Problem[]
  /** How many problems there are beyond those. */
  readonly moreProblems: number
  readonly questions: readonly Question[]
}
