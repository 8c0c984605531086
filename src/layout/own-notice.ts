import { pageDocument } from '../services/page-document.ts'
import type { Toast } from '../state/toasts.ts'
import * as styles from './own-notice.styles.ts'
import { whenMended, within } from './toast-surroundings.ts'

/** Says in the live region of an element what its toast would say, until that is no longer true. */
export function sayInside(about: Element, { title, description, variant }: Toast): void {
  const region = within(about, '[data-notice]')[0]
  if (!(region instanceof HTMLElement)) return
  const name = pageDocument.createElement('b')
  name.append(title)
  const text = pageDocument.createElement('p')
  text.append(description)
  region.className = styles.notice
  region.dataset.notice = variant
  region.replaceChildren(name, text)
  whenMended(about, () => region.replaceChildren())
}
