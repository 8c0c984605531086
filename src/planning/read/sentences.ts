import type { Evidence } from './kinds/directions.ts'
import type { Problem } from './problems.ts'
import type { QuestionCode } from './questions.ts'
import type { Kind } from './result.ts'
import { filled } from './worded.ts'

// What is said in words: problems, questions, and what speaks for a table.

/** The texts of a language, with `{column}` and `{value}` of a problem or question, and `{word}` of evidence, to be filled in. */
export interface Sentences {
  readonly problems: Readonly<Record<Problem['code'], string>>
  readonly questions: Readonly<Record<QuestionCode, string>>
  readonly kinds: Readonly<Record<Kind, string>>
  readonly evidence: Readonly<Record<'heading' | 'values' | 'title' | 'layout' | 'joined' | 'answer', string>>
}

/** Where evidence stands, unless it stands in a heading. */
const places: Partial<Record<Evidence['where'], keyof Sentences['evidence']>> = {
  ...({ 'partner-code': 'values', state: 'values', number: 'values', values: 'values' } as const),
  ...({ title: 'title', layout: 'layout', joined: 'joined', answer: 'answer' } as const),
}

/** Says in words what speaks for a table, the strongest first. */
export function evidenceInWords(evidence: readonly Evidence[], sentences: Sentences): readonly string[] {
  const texts = [...evidence]
    .sort((one, other) => other.weight - one.weight)
    .map(({ says, where, word }) => {
      const values = { word: word.slice(0, 80), kind: sentences.kinds[says] }
      return filled(sentences.evidence[places[where] ?? 'heading'], values)
    })
  return [...new Set(texts)]
}
