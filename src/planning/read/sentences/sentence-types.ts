import type { Evidence } from '../evidence.ts'
import type { Problem } from '../problems.ts'
import type { QuestionCode } from '../questions.ts'
import type { Kind } from '../result.ts'

/** What is filled in: `{column}` and `{value}` of a problem or question, `{word}` of evidence. */
export interface Sentences {
  readonly problems: Readonly<Record<Problem['code'], string>>
  readonly questions: Readonly<Record<QuestionCode, string>>
  readonly kinds: Readonly<Record<Kind, string>>
  readonly evidence: Readonly<Record<Evidence['where'], string>>
}
