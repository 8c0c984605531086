import type { ListMessages } from '../content/planner-problems/en.ts'
import type { Language } from '../i18n/languages.ts'

const catalogs: Readonly<Record<Language, () => Promise<{ readonly listMessages: ListMessages }>>> = {
  en: () => import('../content/planner-problems/en.ts'),
  de: () => import('../content/planner-problems/de.ts'),
  es: () => import('../content/planner-problems/es.ts'),
  fr: () => import('../content/planner-problems/fr.ts'),
}

/** Loads what stands around what is said of a list: in a language, or in English where that cannot be loaded. */
export const loadListMessages = (language: Language): Promise<ListMessages> =>
  catalogs[language]()
    .catch(error => {
      if (language === 'en') throw error
      return catalogs.en()
    })
    .then(({ listMessages }) => listMessages)
