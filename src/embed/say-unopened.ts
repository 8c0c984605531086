import { languageAround } from '../services/page-language.ts'
import { showNotice } from '../services/page-notice.ts'
import { unopened } from '../words/unopened.ts'

/** Says over the page that the form cannot be opened. Shows one notice at a time. */
export function sayUnopened(element: Element): void {
  const language = languageAround(element, element.getAttribute('data-lang') ?? undefined)
  showNotice(language, unopened[language])
}
