import { unopened } from '../content/unopened.ts'
import { pageDocument } from '../services/page-document.ts'
import { languageAround } from '../services/page-language.ts'

/** Shows a notice over the page, until the visitor closes it: the form cannot be opened. Shows one notice at a time. */
export function sayUnopened(element: Element): void {
  const language = languageAround(element, element.getAttribute('data-lang') ?? undefined)
  const notice = pageDocument.createElement('div')
  notice.role = 'alert'
  notice.popover = 'auto'
  notice.lang = language
  notice.style.padding = '1em'
  notice.append(unopened[language])
  notice.addEventListener('toggle', ({ newState }) => newState === 'closed' && notice.remove())
  // Appended to the body, because the element may be far from the window.
  pageDocument.body.append(notice)
  notice.showPopover()
}
