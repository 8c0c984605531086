import type { Evidence } from './evidence.ts'
import type { Noted, Problem } from './problems.ts'
import type { Asked, Question } from './questions.ts'
import type { Language } from './result.ts'
import type { Sentences } from './sentences/sentence-types.ts'

// What is said in words: problems, questions, and what speaks for a table.

const languages: Readonly<Record<Language, () => Promise<{ readonly sentences: Sentences }>>> = {
  en: () => import('./sentences/en.ts'),
  de: () => import('./sentences/de.ts'),
  es: () => import('./sentences/es.ts'),
  fr: () => import('./sentences/fr.ts'),
}

export const loadSentences = async (language: Language): Promise<Sentences> =>
  (await languages[language]()).sentences

const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

export const problemInWords = (noted: Noted, { problems }: Sentences): Problem => ({
  ...noted,
  sentence: fill(problems[noted.code], { column: noted.column, value: noted.value }),
})

export const questionInWords = (asked: Asked, { questions }: Sentences): Question => ({
  ...asked,
  sentence: fill(questions[asked.code], { column: asked.column, value: asked.samples.join(', ') }),
})

export const evidenceInWords = (
  evidence: readonly Evidence[],
  { evidence: texts, kinds }: Sentences,
): readonly string[] => [
  ...new Set(
    [...evidence]
      .sort((one, other) => other.weight - one.weight)
      .map(({ says, where, word }) => fill(texts[where], { word: word.slice(0, 80), kind: kinds[says] })),
  ),
]
