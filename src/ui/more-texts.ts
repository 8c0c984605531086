import { useEffect, useMemo, useState } from 'react'
import { useConfig } from '../services/config.ts'
import { isSettled, type Language, loadLanguage } from '../words/languages.ts'
import { type Speaking, type Translation, translationIn, useTranslation } from '../words/translation.ts'

/**
 * Returns the element's translation with texts that come with a part of its code: their English with that part, their
 * catalogs when it is first shown in a language. Until a catalog is there, they are English.
 */
export function useMoreTexts(more: Speaking | undefined): Translation {
  const outer = useTranslation()
  const { messages } = useConfig()
  const { language } = outer
  const [, setShown] = useState<Language>()
  useEffect(() => {
    if (more?.catalogs) void loadLanguage(language, more.catalogs).then(() => setShown(language))
  }, [language, more])
  const isThere = isSettled(language, more?.catalogs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there changes what is said
  return useMemo(() => {
    if (!more?.messages) return outer
    const known = more.messages
    const { t } = translationIn(language, more, messages)
    return { ...outer, t: (key, values) => (key in known ? t : outer.t)(key, values) }
  }, [outer, language, more, messages, isThere])
}
