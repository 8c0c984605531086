import type { Messages } from '../content/messages.ts'

// The languages, and their messages. English is no catalog: its messages come with the elements that use them, and stand
// in for a language that can't be loaded.

const catalogs = {
  de: () => import('../content/languages/de.ts'),
  es: () => import('../content/languages/es.ts'),
  fr: () => import('../content/languages/fr.ts'),
}

export type Language = 'en' | keyof typeof catalogs

/** Returns `de` for `de-AT`, and for `de_AT`, as some pages write it. */
const spokenFor = (tag: string): Language | undefined =>
  /^(en|de|es|fr)(?![a-z])/i.exec(tag)?.[1]?.toLowerCase() as Language | undefined

/** Returns the language of a `lang`; without one, the first of the visitor's languages that there is a catalog for. */
export const languageFor = (lang: string | undefined, visitors: readonly string[] = []): Language =>
  (lang ? spokenFor(lang) : visitors.map(spokenFor).find(Boolean)) ?? 'en'

const loaded = new Map<Language, Partial<Messages> | undefined>([['en', {}]])

/** Tells whether a language's messages are loaded, or can't be. */
export const isSettled = (language: Language): boolean => loaded.has(language)

/** Returns a language's messages, none for English; undefined until they are loaded, and where they can't be. */
export const messagesIn = (language: Language): Partial<Messages> | undefined => loaded.get(language)

/** Loads a language's messages. Never throws: without them English is shown, and the console says so once. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'en') return
  try {
    loaded.set(language, (await catalogs[language]()).default)
  } catch (error) {
    if (isSettled(language)) return
    loaded.set(language, undefined)
    console.error(`The texts in "${language}" could not be loaded; English is shown.`, error)
  }
}
