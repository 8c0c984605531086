import type { ImportTexts, ListMessages } from '../content/planner-problems/en.ts'
import type { Language } from '../i18n/languages.ts'

/** What is said about a list, in one language. */
export interface ListTexts {
  readonly importTexts: ImportTexts
  readonly listMessages: ListMessages
}

const catalogs: Readonly<Record<Language, () => Promise<ListTexts>>> = {
  en: () => import('../content/planner-problems/en.ts'),
  de: () => import('../content/planner-problems/de.ts'),
  es: () => import('../content/planner-problems/es.ts'),
  fr: () => import('../content/planner-problems/fr.ts'),
}

/** Loads what is said about a list: in a language, or in English where that cannot be loaded. */
export const loadListTexts = (language: Language): Promise<ListTexts> =>
  catalogs[language]().catch(error => {
    if (language === 'en') throw error
    return catalogs.en()
  })
