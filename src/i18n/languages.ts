import type { Messages } from '../content/messages.ts'

// Which language an element speaks, and its texts. English is no catalog: it comes with the element that says it, and
// stands in for whatever can't be loaded.

const catalogs = {
  de: () => import('../content/languages/de.ts'),
  es: () => import('../content/languages/es.ts'),
  fr: () => import('../content/languages/fr.ts'),
}

export type Language = 'en' | keyof typeof catalogs

/** `de` for `de-AT`, and for `de_AT`, as some write it. */
const spokenFor = (tag: string): Language | undefined =>
  /^(en|de|es|fr)(?![a-z])/i.exec(tag)?.[1]?.toLowerCase() as Language | undefined

/** The language for what a `lang` says; without one, the first of the visitor's languages that is spoken here. */
export const languageFor = (lang: string | undefined, visitors: readonly string[] = []): Language =>
  (lang ? spokenFor(lang) : visitors.map(spokenFor).find(Boolean)) ?? 'en'

type Texts = Readonly<Partial<Messages>>

const texts = new Map<Language, Texts | undefined>([['en', {}]])

/** Whether it is known what there is of a language. */
export const isSettled = (language: Language): boolean => texts.has(language)

/** The texts in a language, as far as it is a catalog; undefined while there is none, and when it can't be loaded. */
export const textsIn = (language: Language): Texts | undefined => texts.get(language)

/** Loads a language's texts. Never throws: without them English is shown, and the console says so once. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'en') return
  try {
    texts.set(language, (await catalogs[language]()).default)
  } catch (error) {
    if (isSettled(language)) return
    texts.set(language, undefined)
    console.error(`The texts in "${language}" could not be loaded; English is shown.`, error)
  }
}
