// Apart, because it is said where a form's code could not be loaded.

import { pageDocument } from './page-document.ts'

/** Shows a notice over the page, until the visitor closes it. */
export function showNotice(language: string, ...content: readonly (string | Node)[]): void {
  const notice = pageDocument.createElement('div')
  notice.role = 'alert'
  notice.popover = 'auto'
  notice.lang = language
  notice.style.padding = '1em'
  notice.append(...content)
  notice.addEventListener('toggle', ({ newState }) => newState === 'closed' && notice.remove())
  // Appended to the body, because what it is about may be far from the window.
  pageDocument.body.append(notice)
  notice.showPopover()
}
