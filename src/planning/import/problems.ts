import { meantDate, meantNumber } from './suggestions.ts'

// What is wrong with a list, at a place that a person can find.

/** Errors leave out the row, or the file. */
export type ErrorCode =
  | 'empty'
  | 'unreadable'
  | 'too-large'
  | 'binary'
  | 'image'
  | 'markup'
  | 'password'
  | 'old-workbook'
  | 'broken-workbook'
  | 'huge-workbook'
  | 'no-header'
  | 'nothing-to-plan'
  | 'unclosed-quote'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'no-item'
  | 'no-quantity'
  | 'no-date'
  | 'not-a-number'
  | 'not-a-date'
  | 'no-parent'
  | 'part-of-itself'
  | 'level-jump'
  | 'circle'
  | 'too-much'

/** Warnings are planned. */
export type WarningCode =
  | 'ragged-row'
  | 'negative'
  | 'past-date'
  | 'beyond-horizon'
  | 'duplicate-item'
  | 'duplicate-line'
  | 'unknown-item'
  | 'lead-time-missing'
  | 'no-items'
  | 'many-items'
  | 'closed-order'
  | 'no-dates'
  | 'no-parents'
  | 'not-planned'
  | 'unknown-rule'
  | 'shortened-item'

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
  /**
   * What would be right in place of `value`, where only one thing would: `310` for `31O`, or the id `CD-20` for `CD20`.
   * A guess for a person to accept: nothing is planned with it.
   */
  readonly suggestion?: string
}

const warnings: ReadonlySet<string> = new Set<WarningCode>([
  'ragged-row',
  'negative',
  'past-date',
  'beyond-horizon',
  'duplicate-item',
  'duplicate-line',
  'unknown-item',
  'lead-time-missing',
  'no-items',
  'many-items',
  'closed-order',
  'no-dates',
  'no-parents',
  'not-planned',
  'unknown-rule',
  'shortened-item',
])

const most = 200

const meantOf: Partial<Record<Problem['code'], (value: string) => string | undefined>> = {
  'not-a-number': meantNumber,
  'not-a-date': meantDate,
}

export class Problems {
  readonly #list: Problem[] = []
  #count = 0

  add(code: Problem['code'], source: string, line = 0, column = '', value = '', meant?: string): void {
    this.#count += 1
    if (this.#list.length === most) return
    const suggestion = meant ?? (value.length < 40 ? meantOf[code]?.(value) : undefined)
    const severity = warnings.has(code) ? 'warning' : 'error'
    this.#list.push({
      code,
      severity,
      source,
      line,
      column,
      value: value.slice(0, code === 'circle' ? 400 : 80),
      ...(suggestion !== undefined && { suggestion }),
    })
  }

  get list(): readonly Problem[] {
    return this.#list
  }

  /** Whether nobody will read what is noted from now on. */
  get isFull(): boolean {
    return this.#list.length === most
  }

  get hasError(): boolean {
    return this.#list.some(({ severity }) => severity === 'error')
  }

  /** How many there are beyond the list. */
  get more(): number {
    return this.#count - this.#list.length
  }
}
