// What a list leaves open. A question has choices, and is asked once; `read` takes the answer by its id.

export type QuestionCode =
  /** `1,234`: choices `comma` and `point`, the decimal sign. */
  | 'decimal'
  /** `03/04/2026`: choices `day-first` and `month-first`. */
  | 'date-order'
  /** Week 8 of the plan, or of the year: choices `plan` and `calendar`. */
  | 'week-number'
  /** `202601`, `Period 1`: choices `months` and `weeks`. */
  | 'period'
  /** `Jan` to `Dec`: choices are two years, in which the list may begin. */
  | 'year'
  /** Lead times in days: choices `working-days` and `calendar-days`. */
  | 'day-kind'
  /** Lead times without a unit: choices `working-days`, `weeks` and `calendar-days`. */
  | 'lead-unit'
  /** No lead times at all: choices `0` and `5`, in working days; any number is taken. */
  | 'lead-time'
  /** What a table is: choices are kinds, such as `items wanted`. Its id is the table's. */
  | 'table'
  /** What a table is whose dates are all past: choices are kinds, as of `table`. Its id is the table's. */
  | 'past-table'
  /** What a column means: choices are meanings. Its id is the column's. */
  | 'column'
  /** Which revision, alternative or scenario counts: choices are those that the list has. */
  | 'version'
  /** Which column is the item: choices are the ids of two columns. */
  | 'item-column'
  /** No demand: choices `none`, to plan without, and `enter`; lines `item;quantity;date` are the answer. */
  | 'demand'

export interface Question {
  readonly id: string
  readonly code: QuestionCode
  readonly source: string
  /** The heading of the column, where it is about one. */
  readonly column: string
  /** Values that it is about, at most five. Of the question of demand, the items that are part of nothing. */
  readonly samples: readonly string[]
  readonly choices: readonly [string, string, ...string[]]
  /** The question in words. */
  readonly sentence: string
}

export type Asked = Omit<Question, 'sentence'>

/** Asks. Each question takes its first choice until it is answered. */
export class Questions {
  readonly #answers: Readonly<Record<string, string>>
  /** Those that wait for an answer, by their id. */
  readonly open = new Map<string, Asked>()
  readonly #known = new Set<string>()

  constructor(answers: Readonly<Record<string, string>>) {
    this.#answers = answers
  }

  /** Returns the answer to a question, or undefined if there is none. */
  answer(id: string): string | undefined {
    this.#known.add(id)
    return Object.hasOwn(this.#answers, id) ? this.#answers[id] : undefined
  }

  /** Returns the answer if it is one of the choices or `fits`; if not, asks, and returns the first choice. */
  ask(question: Asked, fits: (answer: string) => boolean = () => false): string {
    const answer = this.answer(question.id)
    if (answer !== undefined && (question.choices.includes(answer) || fits(answer))) return answer
    if (!this.open.has(question.id)) this.open.set(question.id, question)
    return question.choices[0]
  }

  /** Whether a column, or a question about it, waits for an answer. */
  isAbout(column: string): boolean {
    return [...this.open.keys()].some(id => id === column || id.startsWith(`${column}:`))
  }

  /** The ids of answers that nobody asked for, and that no table or column has. */
  get strangers(): readonly string[] {
    // A question that an earlier answer has settled is none of a stranger's.
    const settled = /^(?:demand|lead-time|[^:]+:\S+|\d+\.item)$/
    return Object.keys(this.#answers).filter(id => !this.#known.has(id) && !settled.test(id))
  }
}

/** Asks how some texts are meant. */
export type Ask = (code: QuestionCode, texts: readonly string[], choices: Question['choices']) => string

/** Returns a function that asks about a place of a list, by whose name the ids of the questions begin. */
export const asker =
  (place: string, about: Pick<Asked, 'source' | 'column'>, questions: Questions): Ask =>
  (code, texts, choices) =>
    questions.ask({ id: `${place}:${code}`, code, ...about, samples: texts.slice(0, 5), choices })
