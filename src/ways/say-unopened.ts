import { unopened } from '../content/unopened.ts'
import { pageDocument } from '../services/page-document.ts'
import { languageAround } from '../services/page-language.ts'

/** Says over the page, until the visitor goes on, that what they asked for cannot be opened; once, however often they ask. */
export function sayUnopened(element: Element): void {
  const language = languageAround(element, element.getAttribute('data-lang') ?? undefined)
  const notice = pageDocument.createElement('div')
  notice.role = 'alert'
  notice.popover = 'auto'
  notice.lang = language
  notice.style.padding = '1em'
  notice.append(unopened[language])
  notice.addEventListener('toggle', ({ newState }) => newState === 'closed' && notice.remove())
  // Outside of every element of ours: where that stands, it may be far from the window.
  pageDocument.body.append(notice)
  notice.showPopover()
}
