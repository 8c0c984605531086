import type { PlanInput } from '../engine/input.ts'
import type { Problem } from './problems.ts'
import type { Question } from './questions.ts'

// What `read` takes and returns.

/** A pasted text, or a file. Give `text` or `bytes`; a file that could not be opened has neither, and that is said. */
export interface ImportSource {
  readonly text?: string | undefined
  /** A file as it is: a text in UTF-8, UTF-16 or Windows-1252, or an .xlsx workbook. */
  readonly bytes?: Uint8Array | ArrayBuffer | undefined
  /** The file's name. Problems and tables repeat it. Default: its place in the list, from 1. */
  readonly name?: string | undefined
}

export interface ReadOptions {
  /** The date of period 0, such as `2026-03-02`. In a weekly plan, period 0 is the week of this date. */
  readonly today: string
  /** Days of the week on which people work, from 0 for Sunday to 6. Default Monday to Friday. */
  readonly workdays?: readonly number[] | undefined
  /** Dates on which nobody works. Default none. */
  readonly holidays?: readonly string[] | undefined
  /**
   * Answers by the id of the question: one of its choices. The question of demand also takes lines such as
   * `CD-20;50;2026-07-06`, that of lead times a number of working days. The id of a column takes any meaning.
   */
  readonly answers?: Readonly<Record<string, string>> | undefined
  /** Is called with the share that is done, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined
  /** Cancels: `read` then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined
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
  'level',
  'quantity',
  // What of the quantity is delivered already.
  'delivered',
  'date',
  'week',
  'order',
  // What is wanted on the date, or in the week, that the heading names.
  'bucket',
  'location',
  'ignored',
] as const

/** What a column says. `ignored` is said of a column that planning does not use. */
export type Meaning = (typeof meanings)[number]

export interface ImportColumn {
  /** Stable for the same text: the key of an answer that says what the column means. */
  readonly id: string
  /** The heading as it is written. */
  readonly heading: string
  readonly meaning: Meaning
  /** False where the heading does not say enough, and no answer has. */
  readonly sure: boolean
  /** The first values, at most five. */
  readonly samples: readonly string[]
}

export interface ImportTable {
  readonly source: string
  /** The line of the heading, from 1. */
  readonly line: number
  /** What its rows are read as. A list of items with `part_of` is two things. Empty if nothing is. */
  readonly holds: readonly ('items' | 'lines' | 'demand' | 'receipts')[]
  /** How many rows it has below the heading. */
  readonly rows: number
  readonly columns: readonly ImportColumn[]
}

export interface ReadResult {
  /**
   * What `plan` takes, always fit to be planned. Where a question is open, it is made with the question's first choice:
   * plan it when `questions` is empty, or say that it is provisional.
   */
  readonly input: PlanInput
  /** What a period of `input` is. `week` where every lead time and every date is in weeks, `day` for a working day. */
  readonly unit: 'day' | 'week'
  readonly tables: readonly ImportTable[]
  /** The first 200, in the order of the lines of each source. */
  readonly problems: readonly Problem[]
  /** How many problems there are beyond those. */
  readonly moreProblems: number
  readonly questions: readonly Question[]
}
