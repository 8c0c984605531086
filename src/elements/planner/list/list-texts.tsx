import { type ReactNode, useEffect, useState } from 'react'
import { useConfig } from '../../../services/config.ts'
import type { ListMessages } from '../../../words/en/planner-list.ts'
import type { Language } from '../../../words/languages.ts'
import { TranslationContext, translationIn, useTranslation } from '../../../words/translation.ts'

// What is said of a list of the visitor's own, and not of the sample. It is loaded with the first list.

const catalogs: Readonly<Record<Language, () => Promise<{ readonly listMessages: ListMessages }>>> = {
  en: () => import('../../../words/en/planner-list.ts'),
  de: () => import('../../../words/de/planner-list.ts'),
  es: () => import('../../../words/es/planner-list.ts'),
  fr: () => import('../../../words/fr/planner-list.ts'),
}

const known = new Map<Language, ListMessages>()

/** Loads the texts in a language, or in English where they cannot be loaded. */
export async function loadListMessages(language: Language): Promise<ListMessages> {
  const { listMessages } = await catalogs[language]().catch(error => {
    if (language === 'en') throw error
    return catalogs.en()
  })
  known.set(language, listMessages)
  return listMessages
}

/** Gives the texts to what is inside. Reading a list has loaded them; those of another language come a moment later. */
export function ListTexts({ children }: { readonly children: ReactNode }) {
  const { language } = useTranslation()
  const { messages } = useConfig()
  const [, show] = useState<ListMessages>()
  useEffect(() => {
    if (known.has(language)) return
    loadListMessages(language).then(show, error =>
      console.error('The sentences about the list could not be loaded.', error),
    )
  }, [language])
  const listMessages = known.get(language)
  if (!listMessages) return null
  return (
    <TranslationContext.Provider value={translationIn(language, { messages: listMessages }, messages)}>
      {children}
    </TranslationContext.Provider>
  )
}
