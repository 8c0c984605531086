import type { Sentences } from '../planning/read/sentences.ts'
import type { Language } from './languages.ts'

/** What is said about a list that is read, a file for each language: who reads lists in one loads no other. */
const files: Readonly<Record<Language, () => Promise<{ readonly sentences: Sentences }>>> = {
  en: () => import('./en/list-sentences.ts'),
  de: () => import('./de/list-sentences.ts'),
  es: () => import('./es/list-sentences.ts'),
  fr: () => import('./fr/list-sentences.ts'),
}

export const loadListSentences = async (language: Language = 'en'): Promise<Sentences> =>
  (await files[language]()).sentences
