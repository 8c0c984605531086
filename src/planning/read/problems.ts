// What is wrong with a list, at a place that a person can find.

const errors = [
  ...(['empty', 'unreadable', 'too-large', 'binary', 'image', 'markup', 'password', 'old-workbook'] as const),
  ...(['broken-workbook', 'huge-workbook', 'no-header', 'nothing-to-plan', 'unclosed-quote'] as const),
  ...(['too-many-rows', 'too-many-items', 'too-many-tables', 'too-many-columns', 'too-long'] as const),
  ...(['no-item', 'no-quantity', 'no-date', 'not-a-number', 'not-a-date', 'no-parent'] as const),
  ...(['part-of-itself', 'level-jump', 'circle', 'too-much'] as const),
] as const

/** Errors leave out the row, or the file. */
export type ErrorCode = (typeof errors)[number]

const warnings = [
  ...(['ragged-row', 'negative', 'past-date', 'beyond-horizon', 'duplicate-item', 'several-places'] as const),
  ...(['older-count', 'duplicate-line', 'unknown-item', 'lead-time-missing', 'no-items'] as const),
  ...(['kit-stock', 'negative-count', 'closed-order', 'not-counted', 'no-dates', 'no-parents'] as const),
  ...(['not-planned', 'unknown-rule', 'shortened-item', 'hidden-rows', 'hidden-shown'] as const),
  ...(['unit-differs', 'whole-pieces', 'fractions', 'shares', 'longer-time', 'other-time'] as const),
  ...(['one-each', 'no-stock', 'percents', 'unknown-state', 'alternative', 'inactive-item'] as const),
  ...(['joined', 'joined-orders', 'below-order', 'proposed', 'counted-twice', 'unknown-answer'] as const),
  'not-used',
] as const

/** Warnings are planned, as their sentence says. */
export type WarningCode = (typeof warnings)[number]

export interface Problem {
  readonly code: ErrorCode | WarningCode
  readonly severity: 'error' | 'warning'
  /** The name of the source; of a workbook, with its sheet. */
  readonly source: string
  /** From 1. 0 where it is about all of the source. */
  readonly line: number
  /** The heading of the column, where it is about one. */
  readonly column: string
  /** What stands there, cut to 80 characters. Of a circle, its items all round. */
  readonly value: string
  /** The problem in words, and what is done about it. */
  readonly sentence: string
}

/** Where something stands: in which source, and in which line and column if it is about one. */
export interface Place {
  readonly source: string
  readonly line?: number | undefined
  readonly column?: string | undefined
}

const maxListed = 200

export class Problems {
  readonly #once = new Set<string>()
  readonly list: Omit<Problem, 'sentence'>[] = []
  /** How many there are beyond the list. */
  more = 0

  /** Notes a problem. Without a place, it is about all sources together. */
  add(code: Problem['code'], { source, line = 0, column = '' }: Place = { source: '' }, text = ''): void {
    if (this.isFull) {
      this.more += 1
      return
    }
    const value = text.slice(0, code === 'circle' ? 400 : 80)
    const severity = (errors as readonly string[]).includes(code) ? 'error' : 'warning'
    this.list.push({ code, severity, source, line, column, value })
  }

  /** Notes what holds for many rows, once. */
  addOnce(code: Problem['code'], place: Place, value = ''): void {
    const key = [code, place.source, place.column].join('\n')
    if (!this.#once.has(key)) this.add(code, place, value)
    this.#once.add(key)
  }

  /** Whether nobody will read what is noted from now on. */
  get isFull(): boolean {
    return this.list.length === maxListed
  }

  get hasError(): boolean {
    return this.list.some(({ severity }) => severity === 'error')
  }
}
