// What is wrong with a list, at a place that a person can find.

/** Errors leave out the row, or the file. */
export type ErrorCode =
  | 'empty'
  | 'too-large'
  | 'binary'
  | 'image'
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
])

const most = 200

export class Problems {
  readonly #list: Problem[] = []
  #count = 0

  add(code: Problem['code'], source: string, line = 0, column = '', value = ''): void {
    this.#count += 1
    if (this.#list.length === most) return
    const severity = warnings.has(code) ? 'warning' : 'error'
    this.#list.push({
      code,
      severity,
      source,
      line,
      column,
      value: value.slice(0, code === 'circle' ? 400 : 80),
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
