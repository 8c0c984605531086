import type { Messages } from '../content/messages.ts'

// The languages and their messages. English has no catalog: its messages come with the elements that use them, and
// replace those of a language that cannot be loaded.

const catalogs = {
  de: () => import('../content/languages/de.ts'),
  es: () => import('../content/languages/es.ts'),
  fr: () => import('../content/languages/fr.ts'),
}

export type Language = 'en' | keyof typeof catalogs

/** Returns `de` for `de-AT`, and for `de_AT`, as some pages write it. */
const spokenFor = (tag: string): Language | undefined =>
  /^(en|de|es|fr)(?![a-z])/i.exec(tag)?.[1]?.toLowerCase() as Language | undefined

/**
 * Returns the language for a `lang`. Without one, returns the first of the visitor's languages that has a catalog.
 */
export const languageFor = (lang: string | undefined, visitors: readonly string[] = []): Language =>
  (lang ? spokenFor(lang) : visitors.map(spokenFor).find(Boolean)) ?? 'en'

const loaded = new Map<Language, Partial<Messages> | undefined>([['en', {}]])

/** Tells whether a language's messages are loaded, or cannot be loaded. */
export const isSettled = (language: Language): boolean => loaded.has(language)

/** Returns a language's messages: none for English, undefined if they are not loaded. */
export const messagesIn = (language: Language): Partial<Messages> | undefined => loaded.get(language)

/** Loads a language's messages. Never throws: without them the texts are English, and the console gets one line. */
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
