// What a list leaves open. A question has choices, and is asked once; `read` takes the answer by its id.

export type QuestionCode =
  /** `1,234`: choices `comma` and `point`, the decimal sign. */
  | 'decimal'
  /** `03/04/2026`: choices `day-first` and `month-first`. */
  | 'date-order'
  /** Week 8 of the plan, or of the year: choices `plan` and `calendar`. */
  | 'week-number'
  /** `202601`: choices `months` and `weeks`. */
  | 'period'
  /** `Jan` to `Dec`: choices are two years, in which the list may begin. */
  | 'year'
  /** Lead times in days: choices `working-days` and `calendar-days`. */
  | 'day-kind'
  /** Lead times without a unit: choices `working-days` and `weeks`; `calendar-days` is taken too. */
  | 'lead-unit'
  /** No lead times at all: choices `0` and `5`, in working days; any number is taken. */
  | 'lead-time'
  /** What a column means: choices are two meanings. */
  | 'column'
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
  readonly choices: readonly [string, string]
}

/** Asks. Each question takes its first choice until it is answered. */
export class Questions {
  readonly #answers: Readonly<Record<string, string>>
  readonly #open = new Map<string, Question>()

  constructor(answers: Readonly<Record<string, string>>) {
    this.#answers = answers
  }

  /** Returns the answer to a question, or undefined if there is none. */
  answer(id: string): string | undefined {
    return Object.hasOwn(this.#answers, id) ? this.#answers[id] : undefined
  }

  /** Returns the answer if it is one of the choices or `fits`; if not, asks, and returns the first choice. */
  ask(question: Question, fits: (answer: string) => boolean = () => false): string {
    const answer = this.answer(question.id)
    if (answer !== undefined && (question.choices.includes(answer) || fits(answer))) return answer
    if (!this.#open.has(question.id)) this.#open.set(question.id, question)
    return question.choices[0]
  }

  isOpen(id: string): boolean {
    return this.#open.has(id)
  }

  get list(): readonly Question[] {
    return [...this.#open.values()]
  }
}
