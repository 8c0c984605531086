import { pageDocument } from '../services/page-document.ts'
import { type Catalogs, isSettled, type Language, loadLanguage, messagesIn } from '../words/languages.ts'

/**
 * Returns a function that looks up an element's language and sets it as soon as its texts are loaded, or English where
 * they can't be. `find` returns nothing while the element speaks no language; `own` are its own catalogs.
 */
export function createLanguageUpdate(
  find: () => Language | undefined,
  setLanguage: (language: Language) => void,
  own?: Partial<Catalogs>,
): () => void {
  const update = () => {
    const wanted = find()
    if (!wanted) return
    if (isSettled(wanted, own)) setLanguage(messagesIn(wanted, own) ? wanted : 'en')
    else loadLanguage(wanted, own).then(update)
  }
  return update
}

/** Calls now and whenever the page's language changes. Returns a function that ends it. */
export function followPageLanguage(update: () => void): () => void {
  const page = new MutationObserver(update)
  page.observe(pageDocument.documentElement, { attributeFilter: ['lang'] })
  update()
  return () => page.disconnect()
}
