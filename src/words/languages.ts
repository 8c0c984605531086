import type { Messages } from './message-types.ts'
import type { SiteWords } from './site-words.ts'

// The languages and their messages. English has no catalog: its messages come with the elements that use them, and
// replace those of a language that cannot be loaded. An element with many messages of its own has catalogs of its own, so
// that the visitors of other elements do not download them.

/** The texts of a language: messages, or what the site's sections say. */
type Texts = Partial<Messages & SiteWords>

type Catalog = () => Promise<{ readonly default: Texts }>

export type Language = 'en' | 'de' | 'es' | 'fr'

/** How the messages in each language are loaded. */
export type Catalogs = Readonly<Record<Exclude<Language, 'en'>, Catalog>>

const shared: Catalogs = {
  de: () => import('./de/messages.ts'),
  es: () => import('./es/messages.ts'),
  fr: () => import('./fr/messages.ts'),
}

/** All of them. Written out, because the script tag's first file would have the catalogs' addresses otherwise. */
export const languages: readonly Language[] = ['en', 'de', 'es', 'fr']

/** Returns `de` for `de-AT`, and for `de_AT`, as some pages write it. */
const spokenFor = (tag: string): Language | undefined => {
  const [first] = tag.toLowerCase().split(/[^a-z]/)
  return languages.find(language => language === first)
}

/**
 * Returns the language for a `lang`. Without one, returns the first of the visitor's languages that the bundle
 * speaks, or English.
 */
export const languageFor = (lang: string | undefined, visitors: readonly string[] = []): Language =>
  (lang ? spokenFor(lang) : visitors.map(spokenFor).find(Boolean)) ?? 'en'

/** What dates and numbers are written by: the site is in British English. */
export const regionOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

const loaded = new Map<Catalog, Texts | undefined>()

/** The catalogs that an element needs in a language: what all share, and its own. */
const catalogsFor = (language: Language, own?: Partial<Catalogs>): readonly Catalog[] =>
  language === 'en' ? [] : [shared[language], own?.[language] ?? shared[language]]

/** Tells whether a language's messages are loaded, or cannot be loaded. `own` are the element's own catalogs. */
export const isSettled = (language: Language, own?: Partial<Catalogs>): boolean =>
  catalogsFor(language, own).every(catalog => loaded.has(catalog))

/** Returns a language's texts: none for English, undefined if not all are loaded. */
export function messagesIn(language: Language, own?: Partial<Catalogs>): Texts | undefined {
  const found = catalogsFor(language, own).map(catalog => loaded.get(catalog))
  return found.every(messages => messages) ? Object.assign({}, ...found) : undefined
}

/** Loads a language's messages. Never throws: without them the texts are English, and the console gets one line. */
export async function loadLanguage(language: Language, own?: Partial<Catalogs>): Promise<void> {
  await Promise.all(catalogsFor(language, own).map(catalog => loadCatalog(catalog, language)))
}

async function loadCatalog(catalog: Catalog, language: Language): Promise<void> {
  if (loaded.has(catalog)) return
  try {
    loaded.set(catalog, (await catalog()).default)
  } catch (error) {
    if (loaded.has(catalog)) return
    loaded.set(catalog, undefined)
    console.error(`The texts in "${language}" could not be loaded; English is shown.`, error)
  }
}
